import type {
  Choices,
  EnterCost,
  MayEnd,
  Place,
  Reached,
  Refusal,
  Side,
  Stage,
  State,
  Tell,
  Unit,
} from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { ARTILLERY, CAVALRY, FOREST, SWAMP } from '../board.ts';
import type { Desk } from '../desk.ts';
import { BEATEN, SPENT } from '../fighting.ts';
import {
  arePair,
  armyIn,
  become,
  beneath,
  COLUMN,
  did,
  ENTERED,
  EXITED,
  inCommand,
  inSeenZoi,
  inZoi,
  is,
  isEmpty,
  isLeader,
  isSeen,
  lift,
  lower,
  MOVED,
  MOVING,
  moveLeader,
  note,
  OFF_MAP,
  onMap,
  putUnder,
  REORGANIZING,
  raise,
  setStep,
  sideIn,
  TAKEN,
  topIn,
  unitsIn,
  unnote,
  weatherOf,
  whereIs,
} from '../position.ts';
import { enemyOf, FRENCH, PRUSSIAN_ARMY, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import {
  type Arrival,
  type Arrivals,
  arrivalAt,
  arrivalCost,
  arrivalEnds,
  arrivalsOf,
  comesAfter,
  edgeSteps,
  entryHexOf,
  isBidden,
  isBlocked,
  isDue,
  mustArrive,
  refuseArrival,
  whoComesFirst,
} from './arrivals.ts';
import { applyCharge, canCharge, chargesOf, refuseCharge } from './charges.ts';
import { frenchLeft } from './demoralization.ts';
import { refuseRaise } from './deployment.ts';
import { divert } from './fate.ts';
import { overrun, rejoin } from './overrun.ts';
import { mayMove, mpLeft, refuseMoving } from './pace.ts';
import { isCavalry, mightHold } from './questions.ts';
import {
  crossesBridge,
  fullCostOf,
  gunsBarred,
  hasEnemyLeader,
  mayStop,
  OWED_FOR_BRIDGE,
  owedFor,
  type Party,
  partyAllowance,
  singleStep,
  stepCosts,
} from './roads.ts';
import { seenGoing } from './sightings.ts';
import { refuseRoom } from './stacking.ts';
import { highestPin, showPin } from './zones.ts';

/** 9.0 Movement, with the entry of reinforcements, and units that leave the map (9.3.6a). Points are half points. */

type March = Of<'move' | 'enter'>;

/** 9.0b: a unit alone, or all that were picked up with it, top first. */
export function partyOf(w: World, s: State, piece: Unit): Party {
  if (isLeader(w, piece) || !did(w, s, piece, TAKEN)) return { units: [piece], single: true, pair: false };
  const units = unitsIn(w, s, whereIs(w, s, piece)).filter((unit) => did(w, s, unit, TAKEN));
  const pair = units.length === 2 && arePair(w, s, units[0], units[1]);
  return { units, single: units.length === 1 || pair, pair };
}

/** Half points a party has left. */
export const remaining = (w: World, s: State, party: Party): number =>
  partyAllowance(w, s, party) - (did(w, s, party.units[0], MOVING) ? s[w.at.spent] : 0);

/** Why a piece on the map may not set out, or go on; null if it may. */
export function refuseStart(w: World, s: State, piece: Unit): Refusal | null {
  if (mayStart(w, s, piece)) return null;
  const data = { unit: w.unitId(piece) };
  const hex = whereIs(w, s, piece);
  if (hex < 0) return refusal('9.0a', 'not-on-map', data);
  if (isLeader(w, piece)) {
    if (!inCommand(w, s, piece)) return refusal('7.2e', 'out-of-command', data);
    if (did(w, s, piece, MOVED)) return refusal('9.3.2a', 'already-moved', data);
    return s[w.at.duel + hex] !== 0 ? refusal('9.4.5h', 'frozen', { ...data, hex: w.hexId(hex) }) : null;
  }
  const no = refuseMoving(w, s, piece);
  if (no !== null || !inSeenZoi(w, s, enemyOf(w.side[piece]), hex)) return no;
  return refusal('6.1a', 'pinned', { ...data, hex: w.hexId(hex) });
}

/** The same without words: it is asked of every piece. */
function mayStart(w: World, s: State, piece: Unit): boolean {
  const hex = whereIs(w, s, piece);
  if (hex < 0 || !inCommand(w, s, piece) || did(w, s, piece, MOVED)) return false;
  if (isLeader(w, piece)) return s[w.at.duel + hex] === 0;
  if (is(w, s, piece, REORGANIZING) || (s[w.at.marker + piece] & (SPENT | BEATEN)) !== 0) return false;
  return s[w.at.duel + hex] === 0 && !inSeenZoi(w, s, enemyOf(w.side[piece]), hex);
}

const startNode = (w: World, s: State, { units: [piece] }: Party): number => {
  const hex = whereIs(w, s, piece);
  if (hex < 0) return w.offMap;
  if (isLeader(w, piece)) return hex;
  return did(w, s, piece, MOVING) && s[w.at.owed] > 0 ? hex + w.hexes : hex;
};

const hexOf = (w: World, node: number): Place => (node >= w.hexes ? node - w.hexes : node);

function endsOf(w: World, s: State, party: Party): MayEnd {
  const [piece] = party.units;
  const start = whereIs(w, s, piece);
  if (start < 0) return arrivalEnds(w, s, party);
  if (isLeader(w, piece)) return (node) => node !== start;
  return (node) => {
    const hex = hexOf(w, node);
    return hex !== start && mayStop(w, s, party, hex, node >= w.hexes);
  };
}

/** Where the legs of a party begin, and with how many half points; null for a piece that cannot come in. */
function startOf(w: World, s: State, party: Party): Arrival | null {
  const [piece] = party.units;
  if (!onMap(w, s, piece) && !isBlocked(w, s, piece)) return arrivalAt(w, s, piece);
  return { node: startNode(w, s, party), points: remaining(w, s, party) };
}

/**
 * Every hex a party can go to in one leg, and the start, which comes first; with a goal only what may lie on a way there. The results
 * stay in the desk's searches.
 */
export function findMoves(desk: Desk, s: State, party: Party, most = Number.MAX_SAFE_INTEGER, goal = -1): Reached {
  const { w, ways, reach } = desk;
  const [piece] = party.units;
  const { node, points } = startOf(w, s, party) ?? NOWHERE;
  if (party.units.length === 1 && node !== w.offMap) {
    ways.search(s, piece, { node, points: Math.min(most, points), goal });
    return ways;
  }
  const steps = node === w.offMap ? edgeSteps(w, s, party) : stepCosts(w, s, party);
  reach.from(node, Math.min(most, points), steps, endsOf(w, s, party));
  return reach;
}

const NOWHERE: Arrival = { node: -1, points: 0 };

/** Whether the place where the search began is a goal, too: the hex by which a piece comes in. */
const startIsGoal = (w: World, s: State, party: Party, reached: Reached): boolean =>
  !onMap(w, s, party.units[0]) &&
  reached.start >= 0 &&
  reached.start !== w.offMap &&
  endsOf(w, s, party)(reached.start);

/** Of the two ways into a hex, in Road Column or not, the one that costs less; -1 if there is none. */
function bestNode(w: World, reached: Reached, hex: Place): number {
  const full = reached.cost(hex);
  const column = reached.cost(hex + w.hexes);
  if (full < 0) return column < 0 ? -1 : hex + w.hexes;
  return column >= 0 && column < full ? hex + w.hexes : hex;
}

/** The way to a node as hexes, without the place off the map. */
function wayTo(w: World, reached: Reached, node: number): Place[] {
  const way = reached.path(node);
  if (way[0] === w.offMap) way.shift();
  for (let i = 0; i < way.length; i++) if (way[i] >= w.hexes) way[i] -= w.hexes;
  return way;
}

/** A hex next to the start whose cheapest way leads round: it may also be entered directly. */
function directWays(w: World, s: State, party: Party, reach: Reached): Place[][] {
  const [piece] = party.units;
  const start = whereIs(w, s, piece);
  if (isLeader(w, piece)) return [];
  const found: Place[][] = [];
  if (start < 0 && !isBlocked(w, s, piece)) return [];
  const firsts = start < 0 ? w.edge : w.neighbours.subarray(6 * start, 6 * start + 6);
  for (const hex of firsts) {
    // Without a road the last step costs as much whatever way leads to it.
    if (hex < 0 || (start >= 0 && w.wayRate[hex] === 0)) continue;
    const node = bestNode(w, reach, hex);
    if (node < 0 || lengthOf(w, reach, node) === (start < 0 ? 1 : 2)) continue;
    const way = start < 0 ? [hex] : [start, hex];
    if (isDirect(w, s, party, way)) found.push(way);
  }
  return found;
}

const lengthOf = (w: World, reached: Reached, node: number): number => wayTo(w, reached, node).length;
const isDirect = (w: World, s: State, party: Party, way: readonly Place[]): boolean =>
  refuseWay(w, s, party, way) === null && refuseGoal(w, s, party, way) === null;

const asMarch = (piece: Unit, entering: boolean, path: readonly Place[]): March =>
  entering ? { type: 'enter', unit: piece, path } : { type: 'move', unit: piece, path };

/** The legs of a party, each written out when it is asked for, after what else its piece may do. */
class Marches {
  readonly #first: readonly Action[];
  readonly #count: number;
  readonly #leg: (i: number) => Action;

  constructor(first: readonly Action[], count: number, leg: (i: number) => Action) {
    this.#first = first;
    this.#count = count;
    this.#leg = leg;
  }

  get length(): number {
    return this.#first.length + this.#count;
  }

  at(index: number): Action | undefined {
    const before = this.#first.length;
    if (index < before) return this.#first[index];
    return index < before + this.#count ? this.#leg(index - before) : undefined;
  }
}

function marchesOf(desk: Desk, s: State, piece: Unit, first: readonly Action[]): Choices<Action> {
  const { w, ways, reach } = desk;
  const party = partyOf(w, s, piece);
  const entering = !onMap(w, s, piece);
  const found = findMoves(desk, s, party);
  const direct = directWays(w, s, party, found).map((way) => asMarch(piece, entering, way));
  const deeds = direct.length === 0 ? first : [...first, ...direct];
  const from = startIsGoal(w, s, party, found) ? 0 : 1;
  if (found === ways) {
    const kept = ways.kept(from);
    return new Marches(deeds, kept.count, (i) => asMarch(piece, entering, kept.way(i)));
  }
  const nodes: number[] = [];
  for (let i = from; i < found.count; i++) {
    const node = found.place(i);
    if (bestNode(w, found, hexOf(w, node)) === node) nodes.push(node);
  }
  const kept = reach.snapshot();
  return new Marches(deeds, nodes.length, (i) => asMarch(piece, entering, wayTo(w, kept, nodes[i])));
}

/** A quick look whether a piece that is not picked up has a leg at all. */
function hasMove(desk: Desk, s: State, piece: Unit): boolean {
  const { w } = desk;
  const left = mpLeft(w, s, piece);
  if (left <= 0) return false;
  const hex = whereIs(w, s, piece);
  if (isLeader(w, piece)) return hasStep(w, s, piece, hex, left);
  const column = did(w, s, piece, MOVING) && s[w.at.owed] > 0;
  const guns = w.arm[piece] === ARTILLERY && w.gunsByRoad[weatherOf(w, s)];
  const costs = w.fullCost[w.arm[piece]];
  const zone = w.at.seenZoi + enemyOf(w.side[piece]) * w.hexes;
  for (let slot = 6 * hex; slot < 6 * hex + 6 && !column; slot++) {
    const to = w.neighbours[slot];
    if (costs[slot] < 0 || costs[slot] > left || s[w.at.top + to] !== 0 || s[w.at.duel + to] !== 0) continue;
    if (s[zone + to] === 0 && (!guns || w.along[slot] === 1)) return true;
  }
  return desk.ways.anywhere(s, piece, { node: column ? hex + w.hexes : hex, points: left });
}

/** A leader may stop wherever he may go. */
function hasStep(w: World, s: State, leader: Unit, hex: Place, left: number): boolean {
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const to = w.neighbours[slot];
    if (w.leaderCost[slot] < 0 || w.leaderCost[slot] > left || s[w.at.duel + to] !== 0) continue;
    const there = sideIn(w, s, to);
    if (there < 0 ? !hasEnemyLeader(w, s, to, w.side[leader]) : there === w.side[leader]) return true;
  }
  return false;
}

/** 15.3c, 9.2.2, 9.2.3b: whether a piece that waits can come in, by the edge where its own point is blocked. */
function hasArrival(desk: Desk, s: State, piece: Unit, arrivals: Arrivals): boolean {
  const { w } = desk;
  if (comesAfter(w, s, piece, arrivals)) return false;
  return (
    arrivals.able.includes(piece) || (isBlocked(w, s, piece) && findMoves(desk, s, partyOf(w, s, piece)).count > 1)
  );
}

/** 9.3.6a */
function refuseExit(w: World, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (w.side[unit] !== FRENCH || isLeader(w, unit)) return refusal('9.3.6a', 'stays-on-map', data);
  const no = refuseStart(w, s, unit);
  if (no !== null) return no;
  const hex = whereIs(w, s, unit);
  if (w.exitBy[hex] === 0) return refusal('9.3.6a', 'no-exit', { ...data, hex: w.hexId(hex) });
  const other = companionOf(w, s, unit);
  if (other >= 0) return refusal('9.0b', 'moves-with', { ...data, hex: w.hexId(hex), other: w.unitId(other) });
  const points = w.exitCost[w.exitBy[hex] - 1];
  const left = remaining(w, s, partyOf(w, s, unit));
  return points <= left ? null : refusal('9.1a', 'too-far', { ...data, points: points / 2, left: left / 2 });
}

const mayExit = (w: World, s: State, piece: Unit): boolean =>
  w.exitBy[whereIs(w, s, piece)] > 0 && w.side[piece] === FRENCH && refuseExit(w, s, piece) === null;

/** 5.4.3a: not its top, and in a stack. */
const mayRaise = (w: World, s: State, unit: Unit): boolean =>
  unit < w.units && onMap(w, s, unit) && topIn(w, s, whereIs(w, s, unit)) !== unit;

/** 5.4.3a: not its top, which would show another, nor the lowest. */
const mayLower = (w: World, s: State, unit: Unit): boolean => mayRaise(w, s, unit) && beneath(w, s, unit) >= 0;

function refuseLower(w: World, s: State, side: number, unit: Unit): Refusal | null {
  const no = refuseRaise(w, s, side, unit);
  if (no !== null || mayLower(w, s, unit)) return no;
  return refusal('5.4.3a', 'lowest', { unit: w.unitId(unit) });
}

const isStacked = (w: World, s: State, unit: Unit): boolean =>
  topIn(w, s, whereIs(w, s, unit)) !== unit || beneath(w, s, unit) >= 0;

/** 9.0b: who may be picked up: those of one hex who can all still move, and have moved as far. */
function refuseTake(w: World, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (isLeader(w, unit)) return refusal('9.0b', 'leader', data);
  if (did(w, s, unit, TAKEN)) return null;
  const no = refuseStart(w, s, unit);
  if (no !== null) return no;
  if (!isStacked(w, s, unit)) return refusal('9.0b', 'alone', data);
  for (const other of unitsIn(w, s, whereIs(w, s, unit)))
    if (did(w, s, other, TAKEN) && did(w, s, other, MOVING) !== did(w, s, unit, MOVING))
      return refusal('9.0b', 'on-the-way', { ...data, other: w.unitId(other) });
  return null;
}

/** The same without words; whoever is picked up may be put down. */
const mayTake = (w: World, s: State, unit: Unit): boolean =>
  did(w, s, unit, TAKEN) || (isStacked(w, s, unit) && mayStart(w, s, unit) && refuseTake(w, s, unit) === null);

/** What else than going somewhere a piece may do. */
function deedsOf(w: World, s: State, piece: Unit): Action[] {
  const found: Action[] = [];
  if (mayRaise(w, s, piece)) found.push({ type: 'raise', unit: piece });
  if (mayLower(w, s, piece)) found.push({ type: 'lower', unit: piece });
  if (piece < w.units && onMap(w, s, piece) && mayTake(w, s, piece)) found.push({ type: 'take', unit: piece });
  if (onMap(w, s, piece) && mayExit(w, s, piece)) found.push({ type: 'exit', unit: piece });
  if (piece < w.units && onMap(w, s, piece)) for (const charge of chargesOf(w, s, piece)) found.push(charge);
  return found;
}

/** A group goes by the name of its topmost member, and leaves nobody behind on its way (9.0b): who it is that goes with, or -1. */
function companionOf(w: World, s: State, piece: Unit): Unit {
  if (isLeader(w, piece)) return -1;
  const { units } = partyOf(w, s, piece);
  if (units[0] !== piece) return units[0];
  if (!did(w, s, piece, MOVING)) return -1;
  const there = unitsIn(w, s, whereIs(w, s, piece));
  return there.find((unit) => did(w, s, unit, MOVING) && !units.includes(unit)) ?? -1;
}

const leadsParty = (w: World, s: State, piece: Unit): boolean => companionOf(w, s, piece) < 0;

/** Whether a piece on the map has anything to do. */
function mayAct(desk: Desk, s: State, piece: Unit, hex: Place): boolean {
  const { w } = desk;
  if (isLeader(w, piece)) return mayStart(w, s, piece) && hasMove(desk, s, piece);
  // 5.4.3a: it may be raised; 9.0b: it may be put down.
  if (topIn(w, s, hex) !== piece || did(w, s, piece, TAKEN)) return true;
  if (!mayMove(w, s, piece)) return false;
  const pinned = inSeenZoi(w, s, enemyOf(w.side[piece]), hex);
  if (!pinned && hasMove(desk, s, piece)) return true;
  if (w.arm[piece] === CAVALRY && canCharge(w, s, piece)) return true;
  return !pinned && (mayTake(w, s, piece) || mayExit(w, s, piece));
}

export function movementPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  return {
    rule: '9.0a',
    accepts: ['move', 'enter', 'exit', 'take', 'raise', 'lower', 'charge', 'end'],

    pieces(s, side) {
      const found: Unit[] = [TABLE];
      const due: Unit[] = [];
      for (const piece of w.unitsOf[side]) {
        const hex = whereIs(w, s, piece);
        if (hex >= 0 ? !mayAct(desk, s, piece, hex) : !isDue(w, s, piece)) continue;
        found.push(piece);
        if (hex < 0) due.push(piece);
      }
      if (due.length === 0) return found;
      const arrivals = arrivalsOf(desk, s, due);
      const mayEnd = !arrivals.able.some((piece) => isBidden(w, s, piece));
      return found.filter((piece) =>
        piece === TABLE ? mayEnd : onMap(w, s, piece) || hasArrival(desk, s, piece, arrivals),
      );
    },

    choices(s, side, piece) {
      if (piece === TABLE) return mustArrive(desk, s).length > 0 ? [] : [{ type: 'end' }];
      if (w.side[piece] !== side) return [];
      if (whereIs(w, s, piece) === OFF_MAP)
        return isDue(w, s, piece) && whoComesFirst(desk, s, piece) < 0 ? marchesOf(desk, s, piece, []) : [];
      const deeds = deedsOf(w, s, piece);
      return mayStart(w, s, piece) && leadsParty(w, s, piece) ? marchesOf(desk, s, piece, deeds) : deeds;
    },

    refuse(s, side, action) {
      if (action.type === 'end') return refuseEnd(desk, s);
      if (action.type === 'charge') return refuseCharge(w, s, action);
      if (!('unit' in action)) return null;
      if (w.side[action.unit] !== side) return refusal('9.3a', 'not-your-unit', { unit: w.unitId(action.unit) });
      if (action.type === 'raise') return refuseRaise(w, s, side, action.unit);
      if (action.type === 'lower') return refuseLower(w, s, side, action.unit);
      if (action.type === 'take') return refuseTake(w, s, action.unit);
      if (action.type === 'exit') return refuseExit(w, s, action.unit);
      return refuseMarch(desk, s, action as March);
    },
    whyNot: (s, side, piece, place) =>
      w.side[piece] === side
        ? whyNotMarch(desk, s, piece, place)
        : refusal('9.3a', 'not-your-unit', { unit: w.unitId(piece) }),

    apply(s, _side, action, dice, tell) {
      if (action.type === 'end') setStep(w, s, 'movement-ended');
      else if (action.type === 'charge') applyCharge(w, s, action, dice, tell);
      else if (action.type === 'raise') bringUp(w, s, action.unit, tell);
      else if (action.type === 'lower') lower(w, s, action.unit);
      else if (action.type === 'take') take(w, s, action.unit);
      else if (action.type === 'exit') leave(w, s, action.unit, tell);
      else march(w, s, action as March, tell);
    },
  };
}

/** 15.3b */
function refuseEnd(desk: Desk, s: State): Refusal | null {
  const waiting = mustArrive(desk, s);
  return waiting.length === 0 ? null : refusal('15.3b', 'must-enter', { units: waiting.map(desk.w.unitId) });
}

function refuseMarch(desk: Desk, s: State, action: March): Refusal | null {
  const { w } = desk;
  const { type, unit, path } = action;
  const entering = type === 'enter';
  const no = entering ? refuseArrival(desk, s, unit, path[0]) : refuseSettingOut(w, s, unit, path);
  if (no !== null) return no;
  const party = partyOf(w, s, unit);
  const short = path.length === (entering ? 1 : 2);
  const way = short ? path : cheapestWay(desk, s, party, path);
  const same = way.length === path.length && way.every((hex, i) => hex === path[i]);
  // The cheapest way has been walked by the search: only of others it is said what is wrong with them.
  const barred = same && !short ? null : (refuseWay(w, s, party, path) ?? refuseGoal(w, s, party, path));
  if (barred !== null || same) return barred;
  return refusal('9.3.2a', 'by-legs', { unit: w.unitId(unit), path: way.map(w.hexId) });
}

/** The way to the end of a path that costs least, and no more than the path itself; none if that is none. */
function cheapestWay(desk: Desk, s: State, party: Party, path: readonly Place[]): readonly Place[] {
  const { w } = desk;
  const at = progressAt(w, s, party, path);
  const spent = !onMap(w, s, party.units[0]) && isBlocked(w, s, party.units[0]) ? 0 : at.spent;
  for (let i = 1; i < path.length; i++) {
    if (w.map.direction(path[i - 1], path[i]) < 0) return [];
    advance(w, s, party, path[i - 1], path[i], at);
  }
  const goal = path[path.length - 1];
  const reach = findMoves(desk, s, party, at.spent - spent, goal);
  const node = bestNode(w, reach, goal);
  return node < 0 ? [] : wayTo(w, reach, node);
}

function refuseSettingOut(w: World, s: State, unit: Unit, path: readonly Place[]): Refusal | null {
  const no = refuseStart(w, s, unit);
  if (no !== null) return no;
  const data = { unit: w.unitId(unit), hex: w.hexId(whereIs(w, s, unit)) };
  const other = companionOf(w, s, unit);
  if (other >= 0) return refusal('9.0b', 'moves-with', { ...data, other: w.unitId(other) });
  for (const one of partyOf(w, s, unit).units) {
    const held = refuseStart(w, s, one);
    if (held !== null) return held;
  }
  if (path[0] !== whereIs(w, s, unit)) return refusal('9.0a', 'path-start', data);
  return path.length < 2 ? refusal('9.0a', 'no-move', data) : null;
}

/** How far a party has got: half points spent, and owed for the hex it is in. */
interface Progress {
  spent: number;
  owed: number;
}

/** Takes one step, which is known to be open; what it costs depends on who stands where now. */
function advance(w: World, s: State, party: Party, from: Place, to: Place, at: Progress): void {
  const [piece] = party.units;
  const arm = w.arm[piece];
  const slot = 6 * from + w.map.direction(from, to);
  if (isLeader(w, piece)) {
    at.spent += w.leaderCost[slot];
    return;
  }
  if (at.owed > 0 && w.holdsBack[from] === 1 && w.along[slot] === 0) at.spent += owedFor(w, arm, from);
  const friends = !isEmpty(w, s, to);
  const column = party.single ? singleStep(w, arm, slot, true, friends) : -1;
  if (column >= 0) {
    at.spent += column;
    at.owed = crossesBridge(w, party, slot) ? OWED_FOR_BRIDGE : debt(w, arm, to);
    return;
  }
  at.spent += party.single ? w.fullCost[arm][slot] : fullCostOf(w, party, slot);
  at.owed = 0;
}

const debt = (w: World, arm: number, hex: Place): number => {
  const owed = owedFor(w, arm, hex);
  return owed < 0 ? OWED_FOR_BRIDGE : owed;
};

/** Where a party stands before the first step of its path on the map. */
function progressAt(w: World, s: State, { units: [piece] }: Party, path: readonly Place[]): Progress {
  if (onMap(w, s, piece))
    return did(w, s, piece, MOVING) ? { spent: s[w.at.spent], owed: s[w.at.owed] } : { spent: 0, owed: 0 };
  const blocked = isBlocked(w, s, piece);
  const column = arrivalCost(w, s, piece, path[0], true, blocked);
  if (column >= 0) return { spent: column, owed: debt(w, w.arm[piece], path[0]) };
  return { spent: arrivalCost(w, s, piece, path[0], false, blocked), owed: 0 };
}

/** Walks the path hex by hex and pays for each (9.1a). */
function refuseWay(w: World, s: State, party: Party, path: readonly Place[]): Refusal | null {
  const [piece] = party.units;
  const unit = w.unitId(piece);
  const allowance = partyAllowance(w, s, party);
  const at = progressAt(w, s, party, path);
  const enemy = enemyOf(w.side[piece]);
  const entering = !onMap(w, s, piece);
  if (at.spent < 0) return refusal('9.2.3a', 'blocked', { unit, hex: w.hexId(path[0]) });
  if (at.spent > allowance)
    return refusal('9.2.2d', 'column-too-long', { unit, points: at.spent / 2, allowance: allowance / 2 });
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1], path[i]];
    if ((entering || i > 1) && !isLeader(w, piece) && inSeenZoi(w, s, enemy, from))
      return refusal('6.0c', 'must-stop', { unit, hex: w.hexId(from) });
    const no = refuseStep(w, s, party, from, to, at.owed > 0);
    if (no !== null) return no;
    advance(w, s, party, from, to, at);
    if (at.spent > allowance)
      return refusal('9.1a', 'too-far', { unit, points: at.spent / 2, allowance: allowance / 2 });
    if (isLeader(w, piece) || i === path.length - 1 || !inSeenZoi(w, s, enemy, to)) continue;
    if (!mayStop(w, s, party, to, at.owed > 0)) return refusal('5.2e', 'no-stop', { unit, hex: w.hexId(to) });
  }
  return null;
}

function refuseStep(w: World, s: State, party: Party, from: Place, to: Place, column: boolean): Refusal | null {
  const [piece] = party.units;
  const data = { unit: w.unitId(piece), from: w.hexId(from), hex: w.hexId(to) };
  const direction = w.map.direction(from, to);
  if (direction < 0) return refusal('9.0a', 'gap', data);
  const slot = 6 * from + direction;
  const { pond, river, stream } = w.hexsides.bit;
  const side = w.hexsides.flags[slot];
  const along = w.along[slot] === 1;
  if ((side & pond) !== 0) return refusal('9.2.12a', 'pond', data);
  if ((side & river) !== 0 && !along) return refusal('9.2.4a', 'river', data);
  if (sideIn(w, s, to) === enemyOf(w.side[piece])) return refusal('9.3.5a', 'enemy-there', data);
  if (s[w.at.duel + to] !== 0) return refusal('9.4.5h', 'frozen', data);
  if (isLeader(w, piece))
    return isEmpty(w, s, to) && hasEnemyLeader(w, s, to, w.side[piece]) ? refusal('5.1a', 'enemy-there', data) : null;
  if ((side & stream) !== 0 && !along && party.units.some((unit) => w.fullCost[w.arm[unit]][slot] < 0))
    if (party.units.some((unit) => w.hexCost[w.arm[unit]][to] >= 0)) return refusal('9.2.4b', 'stream', data);
  if (gunsBarred(w, s, party, slot)) return refusal('9.2.14b', 'guns-by-road', data);
  if (!party.single && crossesBridge(w, party, slot)) return refusal('5.3d', 'bridge-singly', data);
  const held = refuseHeld(w, party, from, slot, column);
  return held ?? refuseGround(w, s, party, to, slot, data);
}

/** 9.2.1b: out of ground that it could enter in Road Column only. */
function refuseHeld(w: World, party: Party, from: Place, slot: number, column: boolean): Refusal | null {
  const [piece] = party.units;
  if (!column || w.holdsBack[from] === 0 || w.along[slot] === 1 || owedFor(w, w.arm[piece], from) >= 0) return null;
  return refusal('9.2.1b', 'keeps-to-road', { unit: w.unitId(piece), hex: w.hexId(from) });
}

/** 9.2.7a, 9.2.8a: ground that is entered in Road Column only, which is for single units (5.3c) where no friend is (5.3e). */
function refuseGround(
  w: World,
  s: State,
  party: Party,
  to: Place,
  slot: number,
  data: { readonly unit: string; readonly from: string; readonly hex: string },
): Refusal | null {
  const barred = party.units.some((unit) => w.fullCost[w.arm[unit]][slot] < 0);
  if (!barred) return null;
  if (w.along[slot] === 1) {
    if (!party.single) return refusal('5.3c', 'road-singly', data);
    return isEmpty(w, s, to) ? null : refusal('5.3e', 'road-taken', data);
  }
  if (w.terrain[to] === FOREST) return refusal('9.2.7a', 'forest', data);
  return w.terrain[to] === SWAMP ? refusal('9.2.8a', 'swamp', data) : refusal('9.1a', 'no-way', data);
}

/** Where the leg ends: 5.1, 5.2, 5.3. */
function refuseGoal(w: World, s: State, party: Party, path: readonly Place[]): Refusal | null {
  const [piece] = party.units;
  const goal = path[path.length - 1];
  const data = { unit: w.unitId(piece), hex: w.hexId(goal) };
  if (goal === whereIs(w, s, piece)) return refusal('9.0a', 'no-move', data);
  if (isLeader(w, piece)) return null;
  const at = progressAt(w, s, party, path);
  for (let i = 1; i < path.length; i++) advance(w, s, party, path[i - 1], path[i], at);
  if (mayStop(w, s, party, goal, at.owed > 0)) return null;
  const top = topIn(w, s, goal);
  if (top < 0) return refusal('5.2b', 'one-unit', { ...data, units: party.units.length });
  if (armyIn(w, s, goal) === w.army[piece]) {
    if (at.owed > 0) return refusal('5.3b', 'in-column', data);
    if (did(w, s, top, COLUMN)) return refusal('5.3e', 'column-there', { ...data, other: w.unitId(top) });
  }
  for (const unit of party.units) {
    const no = refuseRoom(w, s, goal, unit);
    if (no !== null) return no;
  }
  return w.mostSP[goal] > 0
    ? refusal('5.2a', 'hex-full', { ...data, most: w.mostSP[goal] })
    : refusal('5.2b', 'one-unit', { ...data, units: party.units.length });
}

/** 9.0b: picked up, or put down again; of another hex: the others are put down. */
function take(w: World, s: State, unit: Unit): void {
  if (did(w, s, unit, TAKEN)) {
    unnote(w, s, unit, TAKEN);
    return;
  }
  const hex = whereIs(w, s, unit);
  for (const other of w.unitsOf[w.side[unit]])
    if (did(w, s, other, TAKEN) && whereIs(w, s, other) !== hex) unnote(w, s, other, TAKEN);
  note(w, s, unit, TAKEN);
}

/** 9.3.2a: the moves of all others are final now. */
export function settleOthers(w: World, s: State, party: Party): void {
  for (const piece of w.unitsOf[w.side[party.units[0]]]) {
    if ((s[w.at.did + piece] & (MOVING | TAKEN)) === 0 || party.units.includes(piece)) continue;
    if (did(w, s, piece, MOVING)) note(w, s, piece, MOVED);
    unnote(w, s, piece, MOVING | TAKEN);
  }
}

function march(w: World, s: State, { type, unit, path }: March, tell: Tell): void {
  const party = partyOf(w, s, unit);
  const entering = type === 'enter';
  const enemy = enemyOf(w.side[unit]);
  const pinned = !isLeader(w, unit) && !entering && isPinnedUnseen(w, s, path[0], enemy);
  if (pinned) {
    showPin(w, s, highestPin(w, s, enemy, path[0]), path[0], tell);
    return;
  }
  settleOthers(w, s, party);
  const at = progressAt(w, s, party, path);
  let [last, spent, owed] = entering ? [-1, 0, 0] : [0, at.spent, at.owed];
  let pin = -1;
  for (let i = entering ? 0 : 1; i < path.length && pin < 0; i++) {
    if (i > 0) advance(w, s, party, path[i - 1], path[i], at);
    if (!isLeader(w, unit)) overrun(w, s, path[i], w.side[unit], tell);
    const mayEnd = isLeader(w, unit) || mayStop(w, s, party, path[i], at.owed > 0);
    if (mayEnd) [last, spent, owed] = [i, at.spent, at.owed];
    if (!isLeader(w, unit) && isPinnedUnseen(w, s, path[i], enemy)) pin = i;
  }
  const over = pin >= 0 && last !== pin;
  if (entering && last >= 0) begin(w, s, unit, tell);
  const looked =
    tell !== null && !isLeader(w, unit) && hasLooked(w, s, path.slice(0, pin < 0 ? path.length : pin), enemy);
  tellMarch(w, s, party, { entering, looked, path: path.slice(0, last + 1) }, tell);
  settle(w, s, party, last < 0 ? OFF_MAP : path[last], spent, owed, over);
  if (entering && last >= 0) arrived(w, s, unit, path[0], path[last], tell);
  if (pin >= 0) showPin(w, s, highestPin(w, s, enemy, path[pin]), path[pin], tell);
}

/** 5.4.2f: covered by cavalry that its owner's enemy does not see. */
const isPinnedUnseen = (w: World, s: State, hex: Place, enemy: number): boolean =>
  inZoi(w, s, enemy, hex) && !inSeenZoi(w, s, enemy, hex);

/** Puts a party where its leg has ended, beneath those there, in its own order. */
function settle(w: World, s: State, party: Party, hex: Place, spent: number, owed: number, over: boolean): void {
  const [piece] = party.units;
  if (isLeader(w, piece)) moveLeader(w, s, piece, hex);
  else if (hex !== whereIs(w, s, piece)) {
    for (const unit of party.units) {
      if (onMap(w, s, unit)) lift(w, s, unit, OFF_MAP);
      if (hex >= 0) putUnder(w, s, unit, hex);
    }
  }
  // 5.3b: what is left pays for the hex, if it is enough.
  const inColumn = owed > 0 && partyAllowance(w, s, party) - spent < owed;
  s[w.at.spent] = spent;
  s[w.at.owed] = owed;
  for (const unit of party.units) {
    unnote(w, s, unit, COLUMN);
    if (inColumn && hex >= 0) note(w, s, unit, COLUMN);
    note(w, s, unit, over ? MOVED : MOVING);
    if (over) unnote(w, s, unit, TAKEN | MOVING);
  }
}

/** 15.3b: the first Prussian to come in begins it for all. */
function begin(w: World, s: State, piece: Unit, tell: Tell): void {
  if (w.army[piece] !== PRUSSIAN_ARMY || s[w.at.prussiansBegun] === 1) return;
  s[w.at.prussiansBegun] = 1;
  if (tell !== null) tell({ type: 'prussians-begin', rule: '15.3b', data: { turn: s[w.at.turn] } });
}

function arrived(w: World, s: State, piece: Unit, by: Place, hex: Place, tell: Tell): void {
  become(w, s, piece, ENTERED);
  if (w.side[piece] === FRENCH) divert(w, s, s[w.at.entry + piece], tell);
  if (isLeader(w, piece)) return;
  if (by === entryHexOf(w, s, piece)) s[w.at.column + s[w.at.entry + piece] - 1]++;
  rejoin(w, s, w.army[piece], hex, tell);
}

/** 5.4.2e: a stack is seen by its top counter, on every hex of its way. */
interface Told {
  readonly entering: boolean;
  readonly looked: boolean;
  readonly path: readonly Place[];
}

function tellMarch(w: World, s: State, party: Party, { entering, looked, path }: Told, tell: Tell): void {
  if (tell === null || path.length < (entering ? 1 : 2)) return;
  const [unit] = party.units;
  const data = { ...seenGoing(w, party.units), path: path.map(w.hexId), side: SIDES[w.side[unit]] };
  const bar = looked ? { reveals: true } : {};
  const by = entering && path[0] !== entryHexOf(w, s, unit) ? '9.2.3b' : '9.2.2a';
  if (entering) tell({ type: 'entered', rule: by, data: { ...data, entry: s[w.at.entry + unit] }, ...bar });
  else if (isLeader(w, unit) || isSeen(w, s, unit)) tell({ type: 'moved', rule: '9.0a', data, ...bar });
  else tell({ type: 'moved', rule: '5.4.2e', data, reveals: true });
}

/** 5.4.2f: where hidden cavalry might have pinned it and did not, a march has shown that none lies there; so it is not taken back. */
const hasLooked = (w: World, s: State, path: readonly Place[], enemy: Side): boolean =>
  path.some((hex) => !inSeenZoi(w, s, enemy, hex) && mightBeCovered(w, s, hex, enemy));

function mightBeCovered(w: World, s: State, hex: Place, enemy: Side): boolean {
  for (let d = 0; d < 6; d++) {
    const next = w.neighbours[6 * hex + d];
    if (next < 0 || w.zoneSide[6 * hex + d] === 0 || sideIn(w, s, next) !== enemy) continue;
    if (mightHold(w, s, next, (unit) => isCavalry(w, unit))) return true;
  }
  return false;
}

/** 5.4.3a, 5.4.2e: the new top counter is seen. */
function bringUp(w: World, s: State, unit: Unit, tell: Tell): void {
  raise(w, s, unit);
  if (tell === null) return;
  const data = { unit: w.unitId(unit), hex: w.hexId(whereIs(w, s, unit)) };
  tell({ type: 'raised', rule: '5.4.3a', data, reveals: true });
}

/** 9.3.6a: for good, and no loss; who goes together leaves together (9.0b). */
function leave(w: World, s: State, unit: Unit, tell: Tell): void {
  const hex = whereIs(w, s, unit);
  const enemy = enemyOf(w.side[unit]);
  if (isPinnedUnseen(w, s, hex, enemy)) {
    showPin(w, s, highestPin(w, s, enemy, hex), hex, tell);
    return;
  }
  const party = partyOf(w, s, unit);
  settleOthers(w, s, party);
  for (const one of party.units) {
    unnote(w, s, one, TAKEN | MOVING | COLUMN);
    lift(w, s, one, EXITED);
    if (tell === null) continue;
    tell({ type: 'exited', rule: '9.3.6a', data: { unit: w.unitId(one), entry: w.exitBy[hex] }, reveals: true });
  }
  frenchLeft(w, s, tell);
}

/** Why a piece may not go to a hex; null if it may. */
function whyNotMarch(desk: Desk, s: State, piece: Unit, goal: Place): Refusal | null {
  const { w } = desk;
  const entering = whereIs(w, s, piece) === OFF_MAP;
  const data = { unit: w.unitId(piece), hex: w.hexId(goal) };
  if (entering) {
    const by = isDue(w, s, piece) && isBlocked(w, s, piece) ? firstOpen(desk, s, piece) : null;
    const no = refuseArrival(desk, s, piece, by ?? (s[w.at.entry + piece] > 0 ? entryHexOf(w, s, piece) : goal));
    if (no !== null) return no;
  } else {
    const no = refuseSettingOut(w, s, piece, [whereIs(w, s, piece), goal]);
    if (no !== null) return no;
  }
  const party = partyOf(w, s, piece);
  const reach = findMoves(desk, s, party);
  if (goal !== whereIs(w, s, piece) && bestNode(w, reach, goal) >= 0) return null;
  return refuseGoalAlone(desk, s, party, goal) ?? refusal('9.1a', 'no-way', data);
}

/** An edge hex by which a piece can come in when its own is blocked. */
function firstOpen(desk: Desk, s: State, piece: Unit): Place | null {
  for (const hex of desk.w.edge) if (refuseArrival(desk, s, piece, hex) === null) return hex;
  return null;
}

/** A hex that is not reached: what is wrong with it, or that it is too far. */
function refuseGoalAlone(desk: Desk, s: State, party: Party, goal: Place): Refusal | null {
  const { w } = desk;
  const [piece] = party.units;
  const data = { unit: w.unitId(piece), hex: w.hexId(goal) };
  if (goal === whereIs(w, s, piece)) return refusal('9.0a', 'no-move', data);
  if (sideIn(w, s, goal) === enemyOf(w.side[piece])) return refusal('9.3.5a', 'enemy-there', data);
  if (s[w.at.duel + goal] !== 0) return refusal('9.4.5h', 'frozen', data);
  if (!isLeader(w, piece)) {
    const full = party.units.length === 1 ? refuseRoom(w, s, goal, piece) : null;
    if (full !== null) return full;
    if (!isEmpty(w, s, goal) && did(w, s, topIn(w, s, goal), COLUMN)) return refusal('5.3e', 'column-there', data);
  }
  const start = startOf(w, s, party);
  if (start === null) return null;
  const steps = onMap(w, s, piece) ? stepCosts(w, s, party) : edgeSteps(w, s, party);
  desk.reach.from(start.node, FAR, isLeader(w, piece) ? leaderNodes(w, steps) : steps, endsOf(w, s, party));
  const node = bestNode(w, desk.reach, goal);
  if (node < 0) return null;
  return refusal('9.1a', 'too-far', { ...data, points: desk.reach.cost(node) / 2, left: start.points / 2 });
}

/** More half points than any way on the map costs. */
const FAR = 400;

const leaderNodes =
  (w: World, steps: EnterCost): EnterCost =>
  (from, node, via) =>
    node >= w.hexes ? -1 : steps(from, node, via);

/** Fills in the way to the hex where a path ends, where the path itself is none. */
export function completeMarch(desk: Desk, s: State, action: March): Action {
  const { w } = desk;
  const { type, unit, path } = action;
  const entering = type === 'enter';
  if (entering ? !isDue(w, s, unit) : !mayStart(w, s, unit)) return action;
  if (refuseMarch(desk, s, action) === null) return action;
  const reach = findMoves(desk, s, partyOf(w, s, unit));
  const node = bestNode(w, reach, path[path.length - 1]);
  return node < 0 ? action : asMarch(unit, entering, wayTo(w, reach, node));
}

/** 9.1a: half points spent after each hex of a way on the map; the first is where it begins, or the hex by which it comes in. */
export function spentAlong(w: World, s: State, { unit, path }: March): number[] {
  const party = partyOf(w, s, unit);
  const at = progressAt(w, s, party, path);
  const spent = [at.spent];
  for (let i = 1; i < path.length; i++) {
    advance(w, s, party, path[i - 1], path[i], at);
    spent.push(at.spent);
  }
  return spent;
}

/** 5.3b: whether a way ends in Road Column. */
export function endsInColumn(w: World, s: State, { unit, path }: March): boolean {
  const party = partyOf(w, s, unit);
  const at = progressAt(w, s, party, path);
  for (let i = 1; i < path.length; i++) advance(w, s, party, path[i - 1], path[i], at);
  return at.owed > 0 && partyAllowance(w, s, party) - at.spent < at.owed;
}
