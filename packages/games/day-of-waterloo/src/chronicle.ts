import {
  type Chronicle,
  type Coin,
  chronicleOf,
  type GameEvent,
  gathered,
  type Place,
  RETREAT_TENTHS,
  type Roll,
  type Side,
  type State,
  TENTHS,
  type Unit,
  type Way,
  waysOf,
} from '@hundred-days/kernel';
import { GRAND_FARM } from './board.ts';
import { ATTACKING, DEFENDING, FIRING, RESULTS } from './fighting.ts';
import { ODDS, readRows } from './fighttables.ts';
import {
  CADRE,
  corpsOf,
  isDemoralized,
  lowerOfPair,
  sideOfSeat,
  spIn,
  stepOf,
  strengthOf,
  unitsIn,
  whereIs,
} from './position.ts';
import { fireColumn } from './rules/bombardment.ts';
import { armyLosses } from './rules/disintegration.ts';
import { allWith, sourcesOf } from './rules/parts.ts';
import { DR, DR2, DRC, EX } from './rules/results.ts';
import { checkedMorale } from './rules/strength.ts';
import { ARMIES, HORSE_GUN, NO_GUN, SIDES, sideOfArmy } from './units.ts';
import type { World } from './world.ts';

/**
 * The day looked back on, in strength points. A result that drives units back is worth what its owner cannot avoid: a part of
 * the strength that goes, or the points he pays to stand (11.9b), whichever is less. Whom a retreat traps is not counted.
 */
export const chronicle = ({ world: w }: { readonly world: World }): Chronicle => ({
  ...chronicleOf(w, SIDES, 'strength'),
  side: (_, seat) => sideOfSeat(seat),
  settled: (s) => !SETTING_UP.has(stepOf(w, s)),
  rests: (before, after, events) => rests(w, before, after, events),
  losses: (s) =>
    ARMIES.map((name, army) => ({
      side: sideOfArmy(army),
      army: name,
      lost: armyLosses(w, s, army),
      limit: w.armyLevel[army],
    })),
  rolls: (before, events) =>
    events.flatMap((event, at) => rollOf(momentOf(w, before, events.slice(0, at)), event) ?? []),
});

const SETTING_UP: ReadonlySet<string> = new Set(['fate', 'price', 'deployment']);
/** Steps in which no charge and no combat is open. */
const OPEN: ReadonlySet<string> = new Set(['movement', 'combat', 'breakthrough']);

/** A phase is over, a charge or a combat. */
function rests(w: World, before: State, after: State, events: readonly GameEvent[]): boolean {
  const step = stepOf(w, after);
  if (step === 'over') return true;
  if (!OPEN.has(step)) return false;
  return !OPEN.has(stepOf(w, before)) || events.some(({ type }) => type === 'phase');
}

/** A position in the middle of a step: that before it, and what has been told since. */
interface Moment {
  readonly w: World;
  readonly s: State;
  readonly told: readonly GameEvent[];
  strength(unit: Unit): number;
  /** 12.2e */
  isDoubled(unit: Unit): boolean;
  /** Top first; who has come in since is not among them. */
  unitsIn(hex: Place): Unit[];
}

const LEAVES: ReadonlySet<string> = new Set(['retreated', 'evaded', 'displaced', 'advanced']);

function momentOf(w: World, s: State, told: readonly GameEvent[]): Moment {
  const idsOf = (types: ReadonlySet<string>): Set<unknown> =>
    new Set(told.filter(({ type }) => types.has(type)).flatMap(({ data }) => data.ownUnits ?? data.unit));
  const left = idsOf(LEAVES);
  const broken = new Set(told.filter(({ type }) => type === 'corps-demoralized').map(({ data }) => data.corps));
  const strength = (unit: Unit): number =>
    told.reduce(
      (sum, { type, data }) => (type === 'lost' && data.unit === w.unitId(unit) ? sum - (data.lost as number) : sum),
      strengthOf(w, s, unit),
    );
  return {
    w,
    s,
    told,
    strength,
    isDoubled: (unit) => isDemoralized(w, s, unit) || broken.has(w.corpsIds[corpsOf(w, s, unit)]),
    unitsIn: (hex) => unitsIn(w, s, hex).filter((unit) => !left.has(w.unitId(unit)) && strength(unit) > 0),
  };
}

function rollOf(moment: Moment, event: GameEvent): Roll | null {
  switch (event.type) {
    case 'rallied':
      return rallyRoll(moment, event);
    case 'bombarded':
      return fireRoll(moment, event);
    case 'charge-rolled':
      return chargeRoll(moment, event);
    case 'rolled':
      return combatRoll(moment, event);
    case 'stack-check':
      return stackRoll(moment, event);
    case 'reaction-passed':
    case 'reaction-failed':
      return checkRoll(moment, event, 'points');
    case 'follow-passed':
    case 'follow-failed':
    case 'held-back':
    case 'carried-away':
      return checkRoll(moment, event, 'moves');
    default:
      return null;
  }
}

const FACES = [1, 2, 3, 4, 5, 6];

interface OneDie {
  readonly side: Side;
  readonly die: number;
  readonly units: readonly Unit[];
  readonly others: readonly Unit[];
  readonly odds: string;
  readonly coin?: Coin;
  worth(die: number): number;
}

const oneDie = ({ w }: Moment, { rule }: GameEvent, { side, die, units, others, odds, coin, worth }: OneDie): Roll => ({
  side,
  rule,
  coin: coin ?? 'points',
  dice: [{ side, die }],
  ways: waysOf(FACES.map(worth)),
  came: worth(die),
  units: units.map(w.unitId),
  others: others.map(w.unitId),
  odds,
});

const sumOf = (units: readonly Unit[], of: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => sum + of(unit), 0);
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** 8.1h, 8.1j: each die not above the target gives a point back, as long as there is one to come and room for it. */
function rallyRoll({ w, s }: Moment, { rule, data }: GameEvent): Roll {
  const {
    unit: id,
    dice,
    modifier,
    morale,
    recovered,
  } = data as {
    unit: string;
    dice: readonly number[];
    modifier: number;
    morale: number;
    recovered: number;
  };
  const unit = w.unitIndex(id);
  const side = w.side[unit];
  const camp = whereIs(w, s, unit) === CADRE ? whereIs(w, s, w.corpsLeader[corpsOf(w, s, unit)]) : whereIs(w, s, unit);
  const room = w.mostSP[camp] > 0 ? w.mostSP[camp] - spIn(w, s, camp) : Number.POSITIVE_INFINITY;
  const most = Math.min(s[w.at.casualties + unit], room);
  return {
    side,
    rule,
    coin: 'points',
    dice: dice.map((die) => ({ side, die })),
    ways: rallyWays(morale, morale - modifier, most),
    came: TENTHS * recovered,
    units: [id],
    others: [],
    odds: `≤ ${morale - modifier}`,
  };
}

/** So many dice that each give a point back if they show at most `upTo`, `most` points at all. */
function rallyWays(dice: number, upTo: number, most: number): readonly Way[] {
  const hits = Math.max(0, Math.min(FACES.length, upTo));
  let ways: readonly Way[] = [{ worth: 0, ways: 1 }];
  for (let die = 0; die < dice; die++)
    ways = gathered(
      ways.flatMap(({ worth, ways: count }) => [
        { worth: Math.min(TENTHS * most, worth + TENTHS), ways: count * hits },
        { worth, ways: count * (FACES.length - hits) },
      ]),
    );
  return ways;
}

/** 10.1g, 10.1h, 12.2b */
function fireRoll(moment: Moment, event: GameEvent): Roll {
  const { w, s, told } = moment;
  const { hex, die, modified, points } = event.data as { hex: string; die: number; modified: number; points: number };
  const targets = moment.unitsIn(w.map.indexOf(hex));
  const there = sumOf(targets, moment.strength);
  const doubles = moment.isDoubled(targets[0]);
  const column = fireColumn(w, points);
  const worth = (face: number): number => {
    const found = readRows(w.bombardRows, face + modified - die, column);
    return TENTHS * Math.min(there, doubles ? Math.max(1, 2 * found) : found);
  };
  const fired = told.findLast(({ type }) => type === 'fire');
  const units = fired === undefined ? allWith(w, s, FIRING) : (fired.data.units as readonly string[]).map(w.unitIndex);
  return oneDie(moment, event, {
    side: w.side[units[0]],
    die,
    units,
    others: [targets[0]],
    odds: String(points),
    worth,
  });
}

/** What a fight can cost: the groups of both sides by hex, and the ground. */
interface Fight {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  /** 11.9.6 */
  readonly farms: boolean;
  /** 9.4.3b, 9.4.5f: whether those under the attackers, or the defenders, have no part in it. */
  readonly apart: readonly ('attackers' | 'defenders')[];
}

/** The units of a hex that fight, and the SP under them that pay for them in the end (11.10.2a). */
interface Group {
  readonly units: readonly Unit[];
  readonly below: number;
}

/** 11.8, 11.9.6, 12.2c: what a result is worth to the attacker. */
function resultWorth(moment: Moment, result: number, { attackers, defenders, farms, apart }: Fight): number {
  const attacking = byHex(moment, attackers, apart.includes('attackers'));
  const defending = byHex(moment, defenders, apart.includes('defenders'));
  if (result === EX) return exchange(moment, defending, 1) - exchange(moment, attacking, 1);
  const length = result === DR || result === DRC || RESULTS[result] === 'Ar' ? 1 : 2;
  if (result !== DR && result !== DR2 && result !== DRC) return -drivenBack(moment, attacking, length);
  const held = defending.filter(({ units }) => farms && moment.w.terrain[hexOf(moment, units[0])] === GRAND_FARM);
  if (held.length === 0) return drivenBack(moment, defending, length);
  const others = defending.filter((group) => !held.includes(group));
  return drivenBack(moment, others, length) + exchange(moment, held, length) - exchange(moment, attacking, length);
}

const hexOf = ({ w, s }: Moment, unit: Unit): Place => whereIs(w, s, unit);

function byHex(moment: Moment, units: readonly Unit[], isApart: boolean): Group[] {
  const hexes = [...new Set(units.map((unit) => hexOf(moment, unit)))];
  return hexes.map((hex) => {
    const stack = moment.unitsIn(hex);
    const group = stack.filter((unit) => units.includes(unit));
    const under = stack.slice(stack.indexOf(group[0])).filter((unit) => !group.includes(unit));
    return { units: group, below: isApart ? 0 : sumOf(under, moment.strength) };
  });
}

/** 11.8b, 12.2d: the hex that pays least. */
const exchange = (moment: Moment, groups: readonly Group[], price: number): number =>
  TENTHS *
  Math.min(
    ...groups.map(({ units, below }) =>
      Math.min(below + sumOf(units, moment.strength), moment.isDoubled(units[0]) ? 2 * price : price),
    ),
  );

/** 11.9b, 11.9c, 12.2c: hex by hex, to stand or to go. */
const drivenBack = (moment: Moment, groups: readonly Group[], length: number): number =>
  groups.reduce((sum, group) => sum + backCost(moment, group, length), 0);

function backCost(moment: Moment, { units, below }: Group, length: number): number {
  const left = units.map(moment.strength);
  // 12.2c: the first Demoralized unit pays, then those under it.
  const first = units.findIndex(moment.isDoubled);
  let due = first < 0 ? 0 : length;
  for (let i = first; due > 0 && i < units.length; i++) {
    const paid = Math.min(due, left[i]);
    left[i] -= paid;
    due -= paid;
  }
  const under = Math.min(due, below);
  const paid = first < 0 ? 0 : length - due + under;
  const going = units.reduce((sum, unit, i) => sum + goingCost(moment, unit, left[i], length), 0);
  const standing = Math.min(
    length,
    left.reduce((sum, one) => sum + one, below - under),
  );
  return TENTHS * paid + Math.min(going, TENTHS * standing);
}

/** 11.9c: foot artillery stays and pays. */
const goingCost = ({ w }: Moment, unit: Unit, sp: number, length: number): number =>
  isRooted(w, unit) ? TENTHS * Math.min(length, sp) : RETREAT_TENTHS * sp;
const isRooted = (w: World, unit: Unit): boolean => w.gun[unit] !== NO_GUN && w.gun[unit] !== HORSE_GUN;

/** 9.4.4, 11.9.3b: low is good for the charger. */
function chargeRoll(moment: Moment, event: GameEvent): Roll {
  const { w, s, told } = moment;
  const { hex, die, modified, column } = event.data as { hex: string; die: number; modified: number; column: number };
  const declared = told.findLast(({ type }) => type === 'charge' || type === 'surprise-charge');
  const isSurprise = declared?.type === 'surprise-charge';
  const named = isSurprise ? [declared.data.unit as string] : (declared?.data.units as readonly string[] | undefined);
  const attackers = named === undefined ? allWith(w, s, ATTACKING) : named.map(w.unitIndex);
  const defenders = isSurprise ? allWith(w, s, ATTACKING) : moment.unitsIn(w.map.indexOf(hex));
  const fight: Fight = { attackers, defenders, farms: false, apart: ['attackers'] };
  const middle = (w.chargeRows.columns - 1) / 2;
  const worth = (face: number): number =>
    resultWorth(moment, readRows(w.chargeRows, face + modified - die, column + middle), fight);
  const side = w.side[attackers[0]];
  return oneDie(moment, event, { side, die, units: attackers, others: defenders, odds: signed(column), worth });
}

/** 11.8, 9.4.5f */
function combatRoll(moment: Moment, event: GameEvent): Roll {
  const { w } = moment;
  const { die, modified, column, fight } = event.data as {
    die: number;
    modified: number;
    column: string;
    fight: string;
  };
  const unitsOf = (name: string): Unit[] => (event.data[name] as readonly string[]).map(w.unitIndex);
  const [attackers, defenders] = [unitsOf('attackers'), unitsOf('defenders')];
  const isDuel = fight === 'duel';
  const stakes: Fight = { attackers, defenders, farms: !isDuel, apart: isDuel ? ['attackers', 'defenders'] : [] };
  const at = ODDS.columns.indexOf(column);
  const worth = (face: number): number =>
    resultWorth(moment, readRows(w.combatRows, face + modified - die, at), stakes);
  return oneDie(moment, event, {
    side: w.side[attackers[0]],
    die,
    units: attackers,
    others: defenders,
    odds: column,
    worth,
  });
}

/** 11.9.2: one die for all who are left in a hex; who fails goes, and foot artillery pays. */
function stackRoll(moment: Moment, event: GameEvent): Roll {
  const { w, s } = moment;
  const { hex, die } = event.data as { hex: string; die: number };
  const place = w.map.indexOf(hex);
  const took = (unit: Unit): boolean => (s[w.at.part + unit] & (ATTACKING | DEFENDING)) !== 0;
  const rest = moment.unitsIn(place).filter((unit) => !took(unit));
  const isDefending = !sourcesOf(w, s).includes(place);
  const worth = (face: number): number =>
    -sumOf(rest, (unit) =>
      face > neededBy(moment, unit, rest, isDefending) ? goingCost(moment, unit, moment.strength(unit), 1) : 0,
    );
  return oneDie(moment, event, { side: w.side[rest[0]], die, units: rest, others: [], odds: '', worth });
}

/** 5.2f: the lower brigade of a Guard pair checks with the upper one. */
function neededBy({ w, s }: Moment, unit: Unit, rest: readonly Unit[], isDefending: boolean): number {
  const upper = rest.find((one) => lowerOfPair(w, s, one) === unit);
  return checkedMorale(w, s, upper ?? unit, isDefending);
}

/** 9.4.5c: cavalry that fails to react goes back; 11.11c, 11.11h: who passes follows, or is held in hand. */
function checkRoll(moment: Moment, event: GameEvent, coin: Coin): Roll {
  const { unit: id, die, needed, modifier = 0 } = event.data as Readonly<Record<string, string & number>>;
  const unit = moment.w.unitIndex(id);
  const most = needed - modifier;
  const failed = coin === 'points' ? -RETREAT_TENTHS * moment.strength(unit) : 0;
  const passed = coin === 'points' ? 0 : TENTHS;
  const worth = (face: number): number => (face > most ? failed : passed);
  return oneDie(moment, event, {
    side: moment.w.side[unit],
    die,
    units: [unit],
    others: [],
    odds: `≤ ${most}`,
    coin,
    worth,
  });
}
