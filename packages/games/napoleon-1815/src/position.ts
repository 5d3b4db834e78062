import type { Place, Seat, Side, State, Unit } from '@hundred-days/kernel';
import { derivedFaults, stepNumbers } from '@hundred-days/kernel';
import { IN_FIGHT, MARKS, ON_MAP, OPTION_SET, type OPTIONS, PLACES, SLOTS, STEPS, type StepName } from './layout.ts';
import { ALLIED, ARMIES_OF, FRENCH, SIDE_OF_ARMY } from './units.ts';
import type { World } from './world.ts';

export {
  BATTLE_STEPS,
  HOMES,
  LONGEST_WAY,
  MARKS,
  OPTIONS,
  OUTCOMES,
  PLACES,
  SLOTS,
  STEPS,
  type StepName,
} from './layout.ts';

/** Where the blocks are and what they have done. */

const STEP_NUMBERS = stepNumbers(STEPS);

/** Where a unit is when it is in no town. */
export const UNPLACED = -1;
export const ELIMINATED = -2;
export const UNKNOWN = -3;

export const SKIRMISH = 1;
export const FIRST_BATTLE = 2;
export const NOT_DEPLOYED = 0;
export const DEPLOYED = 1;
export const ROUND_DONE = 2;
export const IDLE_OUT = 100;

/** On the map, for a Player Turn. */
export const MOVED = ON_MAP.mask.moved;
export const MARCHED = ON_MAP.mask.marched;
export const DISRUPTED = ON_MAP.mask.disrupted;
/** Face up: a leader at a march (8.1c), a unit shown in a skirmish (6.6c). */
export const FACE_UP = ON_MAP.mask['face-up'];
/** 12.0e: has lost its step to the bid. */
export const REDUCED = ON_MAP.mask.reduced;

/** Flags of both sets are one number: those of a battle stand above the others. */
const ABOVE = 16;
/** In a battle, for a Battle Turn. */
export const STEPPED = IN_FIGHT.mask.stepped << ABOVE;
export const SPENT = IN_FIGHT.mask.spent << ABOVE;
export const FIRED = IN_FIGHT.mask.fired << ABOVE;
export const CHECKED = IN_FIGHT.mask.checked << ABOVE;
/** 6.32d: has engaged, or disengaged. */
export const ENGAGED = IN_FIGHT.mask.engaged << ABOVE;
/** 6.32h: horse artillery that has engaged with its first step. */
export const HALTED = IN_FIGHT.mask.halted << ABOVE;
/** In a battle, as long as it lasts. */
export const SQUARE = IN_FIGHT.mask.square << ABOVE;
export const HOLDS = IN_FIGHT.mask.holds << ABOVE;
/** 6.33i: shock is still to come; 6.33k: the short range bonus is used up. */
export const SHOCK = IN_FIGHT.mask.shock << ABOVE;
export const CLOSE_FIRED = IN_FIGHT.mask['close-fired'] << ABOVE;
/** 6.24d: has fired, so that it stays face up. */
export const KNOWN = IN_FIGHT.mask.known << ABOVE;

export const BATTLE_TURN = STEPPED | SPENT | FIRED | CHECKED | ENGAGED | HALTED;
export const IN_BATTLE = BATTLE_TURN | SQUARE | HOLDS | SHOCK | CLOSE_FIRED | KNOWN;
export const IN_TURN = MOVED | MARCHED | DISRUPTED | FACE_UP | IN_BATTLE;

export type OptionName = (typeof OPTIONS)[number];
export const optionBit = (name: OptionName): number => OPTION_SET.mask[name];
export const plays = (w: World, s: State, name: OptionName): boolean => (s[w.at.options] & OPTION_SET.mask[name]) !== 0;

export const stepOf = (w: World, s: State): StepName => STEPS[s[w.at.step]];
export function setStep(w: World, s: State, name: StepName): void {
  s[w.at.step] = STEP_NUMBERS[name];
}

/** The side whose Player Turn it is: the Attacker in every fight (6.1a). */
export const attackerOf = (w: World, s: State): number => w.turnSide[s[w.at.turn]];
/** 0 for the Attacker, 1 for the Defender: the order of home positions. */
export const roleOf = (w: World, s: State, side: Side): number => (side === attackerOf(w, s) ? 0 : 1);

/** The seat that owns an army (11.0, 12.0c). */
export function ownerOf(w: World, s: State, army: number): number {
  if (s[w.at.seats] === 3) return army;
  return SIDE_OF_ARMY[army] === FRENCH ? s[w.at.frenchSeat] : 1 - s[w.at.frenchSeat];
}
export const owns = (w: World, s: State, seat: Seat, unit: Unit): boolean => ownerOf(w, s, w.army[unit]) === seat;
/** The rule by which a unit is not this seat's to command: 11.0a, 11.0e, its ally decides for it; else what is done in the step. */
export const notHis = (w: World, s: State, seat: Seat, unit: Unit, rule: string, allys = '11.0e'): string =>
  sideOfSeat(w, s, seat) === w.side[unit] && !owns(w, s, seat, unit) ? allys : rule;
/** The seats of a side, the Anglo-Dutch before the Prussian. */
export function seatsOf(w: World, s: State, side: Side): number[] {
  return side === ALLIED && s[w.at.seats] === 3 ? [1, 2] : [ownerOf(w, s, ARMIES_OF[side][0])];
}
/** 10.2c: those of them whose army has not been defeated; the others have nothing left to decide. */
export const commandersOf = (w: World, s: State, side: Side): number[] =>
  seatsOf(w, s, side).filter((seat) => s[w.at.seats] < 3 || (s[w.at.defeated] & (1 << seat)) === 0);
export const sideOfSeat = (w: World, s: State, seat: Seat): number =>
  s[w.at.seats] === 3 ? SIDE_OF_ARMY[seat] : seat === s[w.at.frenchSeat] ? FRENCH : ALLIED;

export const whereIs = (w: World, s: State, unit: Unit): number => s[w.at.where + unit];
export const placeOf = (w: World, s: State, unit: Unit): number => s[w.at.place + unit];
export const strengthOf = (w: World, s: State, unit: Unit): number => s[w.at.strength + unit];
export const onMap = (w: World, s: State, unit: Unit): boolean => s[w.at.where + unit] >= 0;
/** What a unit is or has done, all in one number; and as others see it. */
export const flagsOf = (w: World, s: State, unit: Unit): number =>
  s[w.at.flags + unit] | (s[w.at.battleFlags + unit] << ABOVE);
export const shownFlagsOf = (w: World, s: State, unit: Unit): number =>
  s[w.at.shownFlags + unit] | (s[w.at.shownBattleFlags + unit] << ABOVE);
export function setFlags(w: World, s: State, unit: Unit, flags: number): void {
  s[w.at.flags + unit] = flags;
  s[w.at.battleFlags + unit] = flags >> ABOVE;
}
export const has = (w: World, s: State, unit: Unit, flag: number): boolean => (flagsOf(w, s, unit) & flag) !== 0;
export function mark(w: World, s: State, unit: Unit, flag: number): void {
  setFlags(w, s, unit, flagsOf(w, s, unit) | flag);
}
export function unmark(w: World, s: State, unit: Unit, flag: number): void {
  setFlags(w, s, unit, flagsOf(w, s, unit) & ~flag);
}

/** Blocks in a town: of an army, of a side. Open to everybody (3.2b). */
export const blocksOfArmy = (w: World, s: State, town: Place, army: number): number =>
  s[w.at.standing + 3 * town + army];
export const blocksOf = (w: World, s: State, town: Place, side: Side): number =>
  side === FRENCH ? s[w.at.standing + 3 * town] : s[w.at.standing + 3 * town + 1] + s[w.at.standing + 3 * town + 2];

/** The slot of the battle in a town, -1 if there is none. */
export const slotOf = (w: World, s: State, town: Place): number =>
  s[w.at.fights + town] >= FIRST_BATTLE ? s[w.at.fights + town] - FIRST_BATTLE : -1;
/** Units of a side in a place of a battle, 1 to PLACES. */
export const postedIn = (w: World, s: State, slot: number, side: Side, place: number): number =>
  s[w.at.posted + (2 * slot + side) * PLACES + place - 1];

/** Puts a unit that is nowhere into a town. */
export function put(w: World, s: State, unit: Unit, town: Place): void {
  s[w.at.where + unit] = town;
  s[w.at.standing + 3 * town + w.army[unit]]++;
}

/** Takes a unit off the map: UNPLACED or ELIMINATED. */
export function lift(w: World, s: State, unit: Unit, to: number): void {
  if (s[w.at.place + unit] > 0) post(w, s, unit, 0);
  s[w.at.standing + 3 * s[w.at.where + unit] + w.army[unit]]--;
  s[w.at.where + unit] = to;
}

/** A unit goes from its town to another; out of its battle, if it is in one. */
export function transfer(w: World, s: State, unit: Unit, town: Place): void {
  lift(w, s, unit, UNPLACED);
  put(w, s, unit, town);
}

/** A unit of a battle takes a place there; 0: it stands outside the battle board. */
export function post(w: World, s: State, unit: Unit, place: number): void {
  const slot = slotOf(w, s, s[w.at.where + unit]);
  const base = w.at.posted + (2 * slot + w.side[unit]) * PLACES - 1;
  const from = s[w.at.place + unit];
  if (from > 0) s[base + from]--;
  if (place > 0) s[base + place]++;
  s[w.at.place + unit] = place;
}

/** What others see of every unit of a side (or of all) is brought up to date (FOG-13). */
export function publishUnits(w: World, s: State): void {
  s.copyWithin(w.at.shownWhere, w.at.where, w.at.where + w.unitCount);
  s.copyWithin(w.at.shownPlace, w.at.place, w.at.place + w.unitCount);
  s.copyWithin(w.at.shownStrength, w.at.strength, w.at.strength + w.unitCount);
  s.copyWithin(w.at.shownFlags, w.at.flags, w.at.flags + w.unitCount);
  s.copyWithin(w.at.shownBattleFlags, w.at.battleFlags, w.at.battleFlags + w.unitCount);
  s.copyWithin(w.at.shownHost, w.at.host, w.at.host + w.unitCount);
}

export const eliminatedOf = (w: World, s: State, army: number): number => {
  let count = 0;
  for (let unit = 0; unit < w.unitCount; unit++)
    if (w.army[unit] === army && s[w.at.where + unit] === ELIMINATED) count++;
  return count;
};

/** A block more or less in a town, and in its place of the battle there. */
export function count(w: World, s: State, unit: Unit, town: Place, place: number, by: number): void {
  if (town < 0) return;
  s[w.at.standing + 3 * town + w.army[unit]] += by;
  const slot = slotOf(w, s, town);
  if (place > 0 && slot >= 0) s[w.at.posted + (2 * slot + w.side[unit]) * PLACES + place - 1] += by;
}

/** Works the counts out from the blocks, the hidden ones of a viewer's position included. */
export function rebuild(w: World, s: State): void {
  const { at } = w;
  s.fill(0, at.coreSize);
  for (let unit = 0; unit < w.unitCount; unit++) count(w, s, unit, s[at.where + unit], s[at.place + unit], 1);
  // Two marks for each army of each town.
  for (let i = 0; i < 3 * w.townCount; i++) s[at.standing + i] += s[at.hidden + 2 * i] + s[at.hidden + 2 * i + 1];
  addHiddenInBattles(w, s);
}

function addHiddenInBattles(w: World, s: State): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s[w.at.battleTown + slot] < 0) continue;
    for (let place = 0; place < PLACES; place++) {
      for (let army = 0; army < 3; army++) {
        let count = 0;
        for (let shape = 0; shape < MARKS; shape++) count += s[hiddenBattleField(w, slot, place + 1, army, shape)];
        if (count === 0) continue;
        s[w.at.posted + (2 * slot + SIDE_OF_ARMY[army]) * PLACES + place] += count;
        s[w.at.standing + 3 * s[w.at.battleTown + slot] + army] += count;
      }
    }
  }
}

export const hiddenField = (w: World, town: Place, army: number, disrupted: boolean): number =>
  w.at.hidden + 6 * town + 2 * army + (disrupted ? 1 : 0);
export const hiddenBattleField = (w: World, slot: number, place: number, army: number, shape: number): number =>
  w.at.hiddenInBattle + ((slot * PLACES + place - 1) * 3 + army) * MARKS + shape;

/** Everything that must be true of a position in any game; the names of what is not. */
export function unsound(w: World, s: State): string[] {
  const wrong = derivedFaults(w.at, s, (again) => rebuild(w, again));
  for (let unit = 0; unit < w.unitCount; unit++) {
    const town = s[w.at.where + unit];
    if (town >= w.townCount || town < UNKNOWN) wrong.push(`unit ${unit} is nowhere`);
    if (town >= 0 && s[w.at.strength + unit] < 1) wrong.push(`unit ${unit} has no strength`);
    if (town >= 0 && s[w.at.place + unit] > 0 && slotOf(w, s, town) < 0) wrong.push(`unit ${unit} is in no battle`);
  }
  return wrong;
}
