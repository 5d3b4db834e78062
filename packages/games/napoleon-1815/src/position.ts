import { layout, type State } from '@hundred-days/kernel';
import { ROADS, TOWNS, TURN_SIDE } from './board.ts';
import { ALLIED, ARMIES_OF, ARMY, FRENCH, SIDE, SIDE_OF_ARMY, UNITS } from './units.ts';

/**
 * Where the blocks are and what they have done. What others see of a block is not where it stands but where it stood when
 * its owner last ended a step (FOG-13): that is kept beside it, in the fields `shown…`.
 */

/** Decisions, in the order of the sequence of play, and then the moments between them: nobody decides in those. */
export const STEPS = [
  'bidding',
  'reduction',
  'deployment',
  'movement',
  'march',
  'skirmish-order',
  'showing',
  'hits',
  'withdrawal',
  'deployment-order',
  'terrain',
  'posting',
  'battle-order',
  'morale',
  'combat',
  'reinforcement',
  'rout',
  'regroup',
  'supply',
  'over',
  'bidding-done',
  'deployment-next',
  'turn-begins',
  'movement-done',
  'march-done',
  'skirmish-next',
  'shown',
  'hits-done',
  'withdrawal-done',
  'deploy-battle-next',
  'terrain-next',
  'posted',
  'battle-next',
  'battle-turn',
  'morale-next',
  'combat-done',
  'reinforcement-done',
  'rout-done',
  'battle-won',
  'regroup-done',
  'fights-over',
  'supply-next',
  'defeats',
] as const;
export type StepName = (typeof STEPS)[number];
const STEP_NUMBERS = Object.fromEntries(STEPS.map((name, number) => [name, number])) as Record<StepName, number>;

/** 24 French units make at most eight battles of three. */
export const SLOTS = 8;
/** The six home positions of a battle: the Attacker's left, center and right, then the Defender's. */
export const HOMES = 6;
/** Seven places for the units of a side: its left, center, right, its reserve, and the enemy's left, center, right. */
export const PLACES = 7;
/** What can be seen of a hidden block in a battle: nothing more, that it holds a Farm or Hill, a square, a shelter. */
export const MARKS = 4;
/** Fields for a set of towns, fifteen bits each. */
export const ATTACK_WORDS = Math.ceil(TOWNS / 15);
/** A move enters at most three towns (5.6a). */
export const LONGEST_WAY = 3;

export const AT = layout(
  {
    turn: 1,
    /** index into STEPS */
    step: 1,
    /** the seat that decides */
    active: 1,
    /** 11.0: how many seats there are, and the seat of the French (12.0c) */
    seats: 1,
    frenchSeat: 1,
    /** bits: see OPTIONS */
    options: 1,
    /** index into OUTCOMES of victory.ts */
    outcome: 1,
    /** 12.0: the last bid, -1 for none; steps still to be removed by the winner's side */
    bidSide: 1,
    bidSteps: 1,
    bidder: 1,
    toRemove: 1,
    /** seats that have ended their part of a step, a bit each; 11.0f: hand-overs in a row without an action */
    ended: 1,
    idleHands: 1,
    /** 5.1g: the towns (+ 1) whose Groups have moved: two French, Anglo-Dutch, Prussian */
    groups: 4,
    /** 5.2a: the towns each of these Groups attacks, fifteen to a field */
    attacks: 4 * ATTACK_WORDS,
    /** 8.1c: the town (+ 1) for which dice are rolled, by army of the leader shown there; 0 for none */
    marchTown: 1,
    leaderShown: 1,
    /** the town of the fight being carried out, -1 for none */
    fight: 1,
    /** the side whose Battle Turn it is, or that shows, posts, retreats, regroups now */
    side: 1,
    /** the seat that acts in the Combat step, while hits are taken */
    combatSeat: 1,
    /** 6.21: the marker drawn and not placed yet; how many are still to be drawn by the side */
    marker: 1,
    draws: 1,
    /** 6.21k: crossings of the Stream of each column in this Battle Turn, by the Attacker's position */
    crossed: 3,
    /** 6.7: what the Attacker has done in this Battle Turn */
    busy: 1,
    /** 6.4: hits that are still to be taken: how many, by which side, the home position and target group they fall on */
    hits: 1,
    hitSide: 1,
    hitHome: 1,
    hitGroup: 1,
    /** bits: long range (6.4d), by cavalry (6.21i), in a skirmish */
    hitKind: 1,
    /** 11.0g: units a side has picked for a skirmish so far */
    picked: 1,
    /** 6.6d: 1 after the Defender's fire, 2 after the Attacker's */
    rounds: 1,
    /** 7.4: the side that is routed, -1 for none; the side that has won the battle */
    routed: 1,
    victor: 1,
    /** 9.0: units the armies still have to give up */
    starving: 3,
    /** 10.0b: armies that are defeated, a bit each */
    defeated: 1,
    /** 6.21r: markers in the pool, by kind */
    pool: 5,
    /** 0: no fight; 1: a skirmish to come; 2 + slot: a battle */
    fights: TOWNS,
    battleTown: SLOTS,
    /** 0: not deployed yet; 1: deployed; 2: has had its round of this cycle */
    battleStage: SLOTS,
    /** 6.7: idle Battle Turns of the Attacker; IDLE_OUT once he must leave */
    battleIdle: SLOTS,
    /** in a viewer's position below 0 where a hidden block holds the ground whose own mark is a square or a shelter (FOG-7) */
    markers: SLOTS * HOMES,
    /** 6.21s: Woods that were put aside */
    aside: SLOTS,
    /** 5.4: units that used a road; 5.5: attackers who crossed a river on it; 7.1a: ends by which Attackers came */
    used: ROADS,
    crossings: ROADS,
    entered: ROADS,
    /** 6.34c, 7.2a, 7.5b: units that reinforced, retreated or regrouped by a road now */
    flow: ROADS,
    where: UNITS,
    /** 0 on the map; in a battle the place, 1 to PLACES */
    place: UNITS,
    strength: UNITS,
    flags: UNITS,
    /** 6.52: the unit in whose square it shelters, + 1 */
    host: UNITS,
    /** the towns of its move in this turn, + 1 each; the first is where it started */
    way: UNITS * (LONGEST_WAY + 1),
    shownWhere: UNITS,
    shownPlace: UNITS,
    shownStrength: UNITS,
    shownFlags: UNITS,
    shownHost: UNITS,
    /** in a viewer's position only: hidden blocks by town, army and mark; and by battle, place, army and mark */
    hidden: TOWNS * 6,
    hiddenInBattle: SLOTS * PLACES * 3 * MARKS,
  },
  {
    /** units in a town, by army; units of each side in each place of a battle */
    standing: TOWNS * 3,
    posted: SLOTS * 2 * PLACES,
  },
);

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
export const MOVED = 1 << 0;
export const MARCHED = 1 << 1;
export const DISRUPTED = 1 << 2;
/** Face up: a leader at a march (8.1c), a unit shown in a skirmish (6.6c). */
export const FACE_UP = 1 << 3;
/** In a battle, for a Battle Turn. */
export const STEPPED = 1 << 4;
export const SPENT = 1 << 5;
export const FIRED = 1 << 6;
export const CHECKED = 1 << 7;
/** 6.32d: has engaged, or disengaged. */
export const ENGAGED = 1 << 8;
/** In a battle, as long as it lasts. */
export const SQUARE = 1 << 9;
export const HOLDS = 1 << 10;
/** 6.33i: shock is still to come; 6.33k: the short range bonus is used up. */
export const SHOCK = 1 << 11;
export const CLOSE_FIRED = 1 << 12;
/** 6.24d: has fired, so that it stays face up. */
export const KNOWN = 1 << 13;
/** 12.0e: has lost its step to the bid. */
export const REDUCED = 1 << 14;
/** 6.32h: in a Battle Turn, horse artillery that has engaged with its first step. The sign bit, and a flag like the others. */
export const HALTED = 1 << 15;

export const BATTLE_TURN = STEPPED | SPENT | FIRED | CHECKED | ENGAGED | HALTED;
export const IN_BATTLE = BATTLE_TURN | SQUARE | HOLDS | SHOCK | CLOSE_FIRED | KNOWN;
export const IN_TURN = MOVED | MARCHED | DISRUPTED | FACE_UP | IN_BATTLE;

export const OPTIONS = ['threePlayers', 'bidding', 'hiddenUntilFire'] as const;
export type OptionName = (typeof OPTIONS)[number];
const OPTION_BITS = Object.fromEntries(OPTIONS.map((name, i) => [name, 1 << i])) as Record<OptionName, number>;
export const optionBit = (name: OptionName): number => OPTION_BITS[name];
export const plays = (s: State, name: OptionName): boolean => (s[AT.options] & OPTION_BITS[name]) !== 0;

export const stepOf = (s: State): StepName => STEPS[s[AT.step]];
export function setStep(s: State, name: StepName): void {
  s[AT.step] = STEP_NUMBERS[name];
}

/** The side whose Player Turn it is: the Attacker in every fight (6.1a). */
export const attackerOf = (s: State): number => TURN_SIDE[s[AT.turn]];
/** 0 for the Attacker, 1 for the Defender: the order of home positions. */
export const roleOf = (s: State, side: number): number => (side === attackerOf(s) ? 0 : 1);

/** The seat that owns an army (11.0, 12.0c). */
export function ownerOf(s: State, army: number): number {
  if (s[AT.seats] === 3) return army;
  return SIDE_OF_ARMY[army] === FRENCH ? s[AT.frenchSeat] : 1 - s[AT.frenchSeat];
}
export const owns = (s: State, seat: number, unit: number): boolean => ownerOf(s, ARMY[unit]) === seat;
/** The seats of a side, the Anglo-Dutch before the Prussian. */
export function seatsOf(s: State, side: number): number[] {
  return side === ALLIED && s[AT.seats] === 3 ? [1, 2] : [ownerOf(s, ARMIES_OF[side][0])];
}
/** 10.2c: those of them whose army has not been defeated; the others have nothing left to decide. */
export const commandersOf = (s: State, side: number): number[] =>
  seatsOf(s, side).filter((seat) => s[AT.seats] < 3 || (s[AT.defeated] & (1 << seat)) === 0);
export const sideOfSeat = (s: State, seat: number): number =>
  s[AT.seats] === 3 ? SIDE_OF_ARMY[seat] : seat === s[AT.frenchSeat] ? FRENCH : ALLIED;

export const whereIs = (s: State, unit: number): number => s[AT.where + unit];
export const placeOf = (s: State, unit: number): number => s[AT.place + unit];
export const strengthOf = (s: State, unit: number): number => s[AT.strength + unit];
export const onMap = (s: State, unit: number): boolean => s[AT.where + unit] >= 0;
export const has = (s: State, unit: number, flag: number): boolean => (s[AT.flags + unit] & flag) !== 0;
export function mark(s: State, unit: number, flag: number): void {
  s[AT.flags + unit] |= flag;
}
export function unmark(s: State, unit: number, flag: number): void {
  s[AT.flags + unit] &= ~flag;
}

/** Blocks in a town: of an army, of a side. Open to everybody (3.2b). */
export const blocksOfArmy = (s: State, town: number, army: number): number => s[AT.standing + 3 * town + army];
export const blocksOf = (s: State, town: number, side: number): number =>
  side === FRENCH ? s[AT.standing + 3 * town] : s[AT.standing + 3 * town + 1] + s[AT.standing + 3 * town + 2];

/** The slot of the battle in a town, -1 if there is none. */
export const slotOf = (s: State, town: number): number =>
  s[AT.fights + town] >= FIRST_BATTLE ? s[AT.fights + town] - FIRST_BATTLE : -1;
/** Units of a side in a place of a battle, 1 to PLACES. */
export const postedIn = (s: State, slot: number, side: number, place: number): number =>
  s[AT.posted + (2 * slot + side) * PLACES + place - 1];

/** Puts a unit that is nowhere into a town. */
export function put(s: State, unit: number, town: number): void {
  s[AT.where + unit] = town;
  s[AT.standing + 3 * town + ARMY[unit]]++;
}

/** Takes a unit off the map: UNPLACED or ELIMINATED. */
export function lift(s: State, unit: number, to: number): void {
  if (s[AT.place + unit] > 0) post(s, unit, 0);
  s[AT.standing + 3 * s[AT.where + unit] + ARMY[unit]]--;
  s[AT.where + unit] = to;
}

/** A unit goes from its town to another; out of its battle, if it is in one. */
export function transfer(s: State, unit: number, town: number): void {
  lift(s, unit, UNPLACED);
  put(s, unit, town);
}

/** A unit of a battle takes a place there; 0: it stands outside the battle board. */
export function post(s: State, unit: number, place: number): void {
  const slot = slotOf(s, s[AT.where + unit]);
  const base = AT.posted + (2 * slot + SIDE[unit]) * PLACES - 1;
  const from = s[AT.place + unit];
  if (from > 0) s[base + from]--;
  if (place > 0) s[base + place]++;
  s[AT.place + unit] = place;
}

/** What others see of every unit of a side (or of all) is brought up to date (FOG-13). */
export function publishUnits(s: State): void {
  s.copyWithin(AT.shownWhere, AT.where, AT.where + UNITS);
  s.copyWithin(AT.shownPlace, AT.place, AT.place + UNITS);
  s.copyWithin(AT.shownStrength, AT.strength, AT.strength + UNITS);
  s.copyWithin(AT.shownFlags, AT.flags, AT.flags + UNITS);
  s.copyWithin(AT.shownHost, AT.host, AT.host + UNITS);
}

export const eliminatedOf = (s: State, army: number): number => {
  let count = 0;
  for (let unit = 0; unit < UNITS; unit++) if (ARMY[unit] === army && s[AT.where + unit] === ELIMINATED) count++;
  return count;
};

/** Works the counts out from the blocks, the hidden ones of a viewer's position included. */
export function rebuild(s: State): void {
  s.fill(0, AT.coreSize);
  for (let unit = 0; unit < UNITS; unit++) {
    const town = s[AT.where + unit];
    if (town < 0) continue;
    s[AT.standing + 3 * town + ARMY[unit]]++;
    const slot = slotOf(s, town);
    if (s[AT.place + unit] > 0 && slot >= 0) s[AT.posted + (2 * slot + SIDE[unit]) * PLACES + s[AT.place + unit] - 1]++;
  }
  for (let i = 0; i < TOWNS * 6; i++) s[AT.standing + 3 * Math.floor(i / 6) + ((i % 6) >> 1)] += s[AT.hidden + i];
  addHiddenInBattles(s);
}

function addHiddenInBattles(s: State): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    for (let place = 0; place < PLACES; place++) {
      for (let army = 0; army < 3; army++) {
        let count = 0;
        for (let shape = 0; shape < MARKS; shape++) count += s[hiddenBattleField(slot, place + 1, army, shape)];
        if (count === 0) continue;
        s[AT.posted + (2 * slot + SIDE_OF_ARMY[army]) * PLACES + place] += count;
        s[AT.standing + 3 * s[AT.battleTown + slot] + army] += count;
      }
    }
  }
}

export const hiddenField = (town: number, army: number, disrupted: boolean): number =>
  AT.hidden + 6 * town + 2 * army + (disrupted ? 1 : 0);
export const hiddenBattleField = (slot: number, place: number, army: number, shape: number): number =>
  AT.hiddenInBattle + ((slot * PLACES + place - 1) * 3 + army) * MARKS + shape;

/** Everything that must be true of a position in any game; the names of what is not. */
export function unsound(s: State): string[] {
  const wrong: string[] = [];
  const again = s.slice();
  rebuild(again);
  for (let i = AT.coreSize; i < AT.size; i++) {
    if (s[i] === again[i]) continue;
    wrong.push('derived part differs from the core');
    break;
  }
  for (let unit = 0; unit < UNITS; unit++) {
    const town = s[AT.where + unit];
    if (town >= TOWNS || town < UNKNOWN) wrong.push(`unit ${unit} is nowhere`);
    if (town >= 0 && s[AT.strength + unit] < 1) wrong.push(`unit ${unit} has no strength`);
    if (town >= 0 && s[AT.place + unit] > 0 && slotOf(s, town) < 0) wrong.push(`unit ${unit} is in no battle`);
  }
  return wrong;
}
