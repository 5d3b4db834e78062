import type { Choices, Place, Refusal, Seat, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { BARRED, Moves, refusal, STOP, TABLE, tableAnd } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { DAY } from '../battles.ts';
import { areNeighbours, touching } from '../board.ts';
import { EXITED, MOVED, OFF_MAP } from '../layout.ts';
import type { MarchDesk } from '../marches.ts';
import {
  battleOf,
  did,
  firstIn,
  hasRoom,
  inEnemyZone,
  inZoneOf,
  isChosen,
  isEmpty,
  lift,
  note,
  onMap,
  put,
  setStep,
  shift,
  sideIn,
  strengthOf,
  whereIs,
} from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { testMorale } from './morale.ts';
import { occupy } from './occupation.ts';
import { type Deeds, deedOf, takenInPassing } from './passage.ts';
import {
  arrivalCost,
  isAvailable,
  mayComeInBy,
  paceOf,
  refuseArrival,
  refuseWaiting,
  stackOfColumn,
  waysIn,
} from './reinforcements.ts';
import { scoreExit } from './victory.ts';

/** 5.0 Movement, with the arrival of reinforcements (9.0) and units that leave the map (6.0). Points are half points. */

type March = Of<'move' | 'enter' | 'exit'>;

/** 5.1, 29.51 */
export const allowanceOf = (w: World, s: State, unit: Unit): number =>
  w.doubleMarcher[unit] === 1 && s[w.at.turn] === 1 && isChosen(w, s, 'double-march')
    ? 2 * w.allowance[unit]
    : w.allowance[unit];

const isDay = (w: World, s: State): boolean => battleOf(w, s).turnKind[s[w.at.turn]] === DAY;

/** 5.5, and what the campaign adds: whether a unit may enter an enemy zone. */
const mayClose = (w: World, s: State, unit: Unit): boolean => isDay(w, s) && w.above?.mayClose(s, unit) !== false;

/** 5.15, 5.4b, 9.0a: on the map, not moved and not locked; or waiting to come. */
const mayStart = (w: World, s: State, unit: Unit): boolean =>
  (onMap(w, s, unit) ? !did(w, s, unit, MOVED) && !inEnemyZone(w, s, unit) : isAvailable(w, s, unit)) &&
  w.above?.mayStart(s, unit) !== false;

/** 6.0: half points to leave the map from a hex, 0 where a unit may not. */
const exitCost = (w: World, s: State, unit: Unit, hex: Place): number =>
  battleOf(w, s).exitCost[paceOf(w, s, unit)][w.side[unit] * w.hexes + hex];

/** What a step costs a unit, `| STOP` where it must stop, or BARRED. What it reads is at hand: it is asked of every step. */
function stepOf(w: World, s: State, unit: Unit): (from: Place, to: Place, via: number) => number {
  const { side: sides, beyond, offMap } = w;
  const enemy = enemyOf(sides[unit]);
  const first = w.at.first;
  const enemyZone = w.at.zone + enemy * w.hexes;
  const costs = w.stepCost[paceOf(w, s, unit)];
  const inContact = mayClose(w, s, unit) ? STOP : BARRED;
  const comesIn = onMap(w, s, unit) ? null : waysIn(w, s, unit);
  return (from, to, via) => {
    if (to === beyond) return exitCost(w, s, unit, from) || BARRED;
    if (from === offMap && comesIn?.(to) !== true) return BARRED;
    const points = from === offMap ? arrivalCost(w, s, unit, to) : costs[6 * from + via];
    const there = s[first + to];
    // 5.3x
    if (points < 0 || (there > 0 && sides[there - 1] === enemy)) return BARRED;
    // 5.4b, 5.5
    return s[enemyZone + to] > 0 ? points | inContact : points;
  };
}

const mayStop = (w: World, s: State, place: Place): boolean =>
  place >= w.hexes || s[w.at.first + place] === 0 || hasRoom(w, s, place);

const startOf = (w: World, s: State, unit: Unit): Place => (onMap(w, s, unit) ? whereIs(w, s, unit) : w.offMap);

/** Every place a unit can go to in one move, the one beyond the map among them; the results stay in the desk's search. */
export function findMoves(desk: MarchDesk, s: State, unit: Unit): number {
  const { w, reach } = desk;
  const start = startOf(w, s, unit);
  return reach.from(
    start,
    allowanceOf(w, s, unit),
    stepOf(w, s, unit),
    (place) => place !== start && mayStop(w, s, place),
  );
}

/** The objective hexes a unit could take in passing: after findMoves. */
function passingTakes({ w, reach }: MarchDesk, s: State, unit: Unit): readonly Place[] {
  const enemy = enemyOf(w.side[unit]);
  const allowance = allowanceOf(w, s, unit);
  const goesOn = (hex: Place): boolean => reach.cost(hex) < allowance && !inZoneOf(w, s, enemy, hex);
  return takenInPassing(w, s, unit, (hex) => reach.reached(hex) && goesOn(hex));
}

/** Where something can be taken on the way: all deeds. */
function findDeeds(desk: MarchDesk, s: State, unit: Unit, takes: readonly Place[]): Deeds {
  const { w } = desk;
  const step = stepOf(w, s, unit);
  const enemy = enemyOf(w.side[unit]);
  const start = startOf(w, s, unit);
  return desk.passage.search(
    start,
    allowanceOf(w, s, unit),
    takes,
    (from, to, via) => {
      const points = step(from, to, via);
      return points < 0 ? points : points & ~STOP;
    },
    (place) => place !== w.beyond && !inZoneOf(w, s, enemy, place),
    (place) => (place === start ? start !== w.offMap : mayStop(w, s, place)),
  );
}

/** A path from where the unit stands, or from off the map, perhaps to beyond it, as an action. */
function asMarch(w: World, unit: Unit, entering: boolean, path: readonly Place[]): March {
  if (path[path.length - 1] === w.beyond) return { type: 'exit', unit, path: path.slice(entering ? 1 : 0, -1) };
  return entering ? { type: 'enter', unit, path: path.slice(1) } : { type: 'move', unit, path };
}

function marchesOf(desk: MarchDesk, s: State, unit: Unit): Choices<Action> {
  const { w } = desk;
  const entering = !onMap(w, s, unit);
  findMoves(desk, s, unit);
  const takes = passingTakes(desk, s, unit);
  if (takes.length === 0)
    return new Moves(desk.reach.snapshot(), (reached, place) => asMarch(w, unit, entering, reached.path(place)));
  const deeds = findDeeds(desk, s, unit, takes);
  return {
    length: deeds.length,
    at: (index) => (index >= 0 && index < deeds.length ? asMarch(w, unit, entering, deeds.path(index)) : undefined),
  };
}

/** A quick look whether a unit has a move at all. */
function hasMove(desk: MarchDesk, s: State, unit: Unit): boolean {
  const { w } = desk;
  const from = whereIs(w, s, unit);
  if (from < 0 && comesInByItsOwn(w, s, unit)) return true;
  if (from >= 0) {
    const costs = w.stepCost[paceOf(w, s, unit)];
    const enemy = enemyOf(w.side[unit]);
    for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
      const to = w.neighbours[slot];
      if (costs[slot] < 0 || costs[slot] > w.allowance[unit] || !isEmpty(w, s, to)) continue;
      if (!inZoneOf(w, s, enemy, to) || mayClose(w, s, unit)) return true;
    }
  }
  return findMoves(desk, s, unit) > 1;
}

/** 9.0a: by the hex it is listed for, and there it could stop. */
function comesInByItsOwn(w: World, s: State, unit: Unit): boolean {
  const listed = s[w.at.entry + unit];
  const points = arrivalCost(w, s, unit, listed);
  return points <= allowanceOf(w, s, unit) && hasRoom(w, s, listed) && mayComeInBy(w, s, unit, listed);
}

export function movementPhase(desk: MarchDesk): Stage<Action> {
  const { w } = desk;
  return {
    rule: '4.1a',
    accepts: ['move', 'enter', 'exit', 'end'],

    pieces: (s, seat) => tableAnd(w.unitsOf[seat], (unit) => mayStart(w, s, unit) && hasMove(desk, s, unit)),

    choices(s, seat, piece) {
      if (piece === TABLE) return [{ type: 'end' }];
      return w.side[piece] === seat && mayStart(w, s, piece) ? marchesOf(desk, s, piece) : [];
    },

    refuse: (s, seat, action) => (action.type === 'end' ? null : refuseMarch(w, s, seat, action as March)),
    whyNot: (s, seat, piece, place) => whyNotMarch(desk, s, seat, piece, place),

    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'end') setStep(w, s, 'movement-ended');
      else march(w, s, action as March, tell);
    },
  };
}

function refuseMarch(w: World, s: State, seat: Seat, action: March): Refusal | null {
  const { unit, path } = action;
  if (w.side[unit] !== seat) return refusal('4.1a', 'not-your-unit', { unit: w.unitId(unit) });
  const entering = !onMap(w, s, unit) && action.type !== 'move';
  const no = entering ? refuseArrival(w, s, unit, path[0]) : refuseStart(w, s, action);
  return no ?? refusePath(w, s, action, entering) ?? refuseGoal(w, s, action);
}

function refuseStart(w: World, s: State, { type, unit, path }: March): Refusal | null {
  if (type === 'enter') return refuseWaiting(w, s, unit);
  return refuseSettingOut(w, s, unit, type === 'exit') ?? refusePathStart(w, s, unit, path[0]);
}

/** 5.15, 5.4b: whether a unit on the map may still set out. */
function refuseSettingOut(w: World, s: State, unit: Unit, leaving: boolean): Refusal | null {
  const data = { unit: w.unitId(unit) };
  const at = whereIs(w, s, unit);
  if (!onMap(w, s, unit)) return refusal(at === EXITED ? '6.11' : '4.1a', 'not-on-map', data);
  if (did(w, s, unit, MOVED)) return refusal('5.15', 'already-moved', data);
  const no = w.above?.refuseStart(s, unit) ?? null;
  if (no !== null || !inEnemyZone(w, s, unit)) return no;
  return refusal(leaving ? '6.0x' : isDay(w, s) ? '5.4b' : '5.5', 'locked', { ...data, hex: w.hexId(at) });
}

const refusePathStart = (w: World, s: State, unit: Unit, from: Place): Refusal | null =>
  from === whereIs(w, s, unit)
    ? null
    : refusal('5.14', 'path-start', { unit: w.unitId(unit), hex: w.hexId(whereIs(w, s, unit)) });

/** Walks the path hex by hex, paying for each (5.0a). */
function refusePath(w: World, s: State, { type, unit, path }: March, entering: boolean): Refusal | null {
  const enemy = enemyOf(w.side[unit]);
  const allowance = allowanceOf(w, s, unit);
  let points = entering ? arrivalCost(w, s, unit, path[0]) : 0;
  if (points > allowance) {
    const stack = stackOfColumn(w, s, s[w.at.entry + unit]);
    return refusal('9.0c', 'column-too-long', { ...cost(w, unit, points, allowance), stack });
  }
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1];
    if ((entering || i > 1) && inZoneOf(w, s, enemy, from)) return mustStop(w, unit, from);
    const no = refuseStep(w, s, unit, from, path[i]);
    if (no !== null) return no;
    points += w.stepCost[paceOf(w, s, unit)][6 * from + w.map.direction(from, path[i])];
  }
  const last = path[path.length - 1];
  if (type === 'exit') {
    if (exitCost(w, s, unit, last) === 0)
      return refusal(exitRule(w, s), 'not-an-exit', { unit: w.unitId(unit), hex: w.hexId(last) });
    if ((entering || path.length > 1) && inZoneOf(w, s, enemy, last)) return mustStop(w, unit, last, '6.0x');
    points += exitCost(w, s, unit, last);
  }
  return points <= allowance ? null : refusal('5.1', 'too-far', cost(w, unit, points, allowance));
}

const cost = (w: World, unit: Unit, points: number, allowance: number) => ({
  unit: w.unitId(unit),
  points: points / 2,
  allowance: allowance / 2,
});

/** 29.32: in one battle nobody leaves at all; in the others by the hexes named, if any. */
const exitRule = (w: World, s: State): string =>
  w.above?.exitRule ?? (battleOf(w, s).id === 'historic-wavre' ? '29.32' : '6.0');

const mustStop = (w: World, unit: Unit, hex: Place, rule = '5.4b'): Refusal =>
  refusal(rule, 'must-stop', { unit: w.unitId(unit), hex: w.hexId(hex) });

/** 5.5 */
const refuseContact = (w: World, s: State, unit: Unit, hex: Place): Refusal | null =>
  isDay(w, s)
    ? (w.above?.refuseContact(s, unit, hex) ?? null)
    : refusal('5.5', 'no-contact', { unit: w.unitId(unit), hex: w.hexId(hex) });

function refuseStep(w: World, s: State, unit: Unit, from: Place, to: Place): Refusal | null {
  const data = { unit: w.unitId(unit), from: w.hexId(from), hex: w.hexId(to) };
  const direction = w.map.direction(from, to);
  if (direction < 0) return refusal('5.14', 'gap', data);
  if (w.closedSide[6 * from + direction] === 1) return refusal('5.23', 'river', data);
  const enemy = enemyOf(w.side[unit]);
  if (sideIn(w, s, to) === enemy)
    return refusal('5.3x', 'enemy-there', { ...data, other: w.unitId(firstIn(w, s, to)) });
  return inZoneOf(w, s, enemy, to) ? refuseContact(w, s, unit, to) : null;
}

/** Where the move ends: a hex with room (5.3, 10.2); back where it began only if something was taken on the way. */
function refuseGoal(w: World, s: State, { type, unit, path }: March): Refusal | null {
  if (type === 'exit') return null;
  const goal = path[path.length - 1];
  const data = { unit: w.unitId(unit), hex: w.hexId(goal) };
  if (goal === whereIs(w, s, unit)) return takesSomething(w, s, unit, path) ? null : refusal('5.0a', 'no-move', data);
  return hasRoom(w, s, goal) ? null : refuseFull(w, data, goal);
}

const refuseFull = (w: World, data: { readonly unit: string; readonly hex: string }, hex: Place): Refusal =>
  w.chateau[hex] === 1 ? refusal('10.2', 'chateau-full', data) : refusal('5.3', 'hex-full', data);

const takesSomething = (w: World, s: State, unit: Unit, path: readonly Place[]): boolean =>
  takenInPassing(w, s, unit, (hex) => path.includes(hex)).length > 0;

function march(w: World, s: State, action: March, tell: Tell): void {
  const { unit, path } = action;
  const goal = path[path.length - 1];
  const entering = !onMap(w, s, unit);
  if (entering) s[w.at.column + w.entry[s[w.at.entry + unit]] - 1]++;
  tellMarch(w, action, tell);
  for (let i = entering ? 0 : 1; i < path.length; i++) occupy(w, s, unit, path[i], tell);
  if (action.type === 'exit') leave(w, s, unit, entering, tell);
  else if (entering) put(w, s, unit, goal);
  else shift(w, s, unit, goal);
  note(w, s, unit, MOVED);
  w.above?.marched(s, unit, entering, tell);
  testMorale(w, s, tell);
}

/** 6.11, 6.12: the unit has left for good; it is no loss. */
function leave(w: World, s: State, unit: Unit, entering: boolean, tell: Tell): void {
  if (entering) s[w.at.where + unit] = EXITED;
  else lift(w, s, unit, EXITED);
  scoreExit(w, s, unit, strengthOf(w, s, unit), tell);
  w.above?.exited(s, unit, tell);
}

function tellMarch(w: World, { type, unit, path }: March, tell: Tell): void {
  if (tell === null) return;
  const data = { unit: w.unitId(unit), path: path.map(w.hexId) };
  if (type === 'move') tell({ type: 'moved', rule: '5.0a', data });
  else if (type === 'enter') tell({ type: 'entered', rule: '9.0a', data });
  else tell({ type: 'exited', rule: '6.0', data });
}

/** The listed way to the same end: all ways that take the same hexes are the same deed. */
export function canonicalMarch(desk: MarchDesk, s: State, action: March): Action {
  const { w } = desk;
  const { unit, path } = action;
  const entering = !onMap(w, s, unit);
  const goal = action.type === 'exit' ? w.beyond : path[path.length - 1];
  if (!mayStart(w, s, unit)) return action;
  findMoves(desk, s, unit);
  const takes = passingTakes(desk, s, unit);
  if (takes.length === 0) return desk.reach.reached(goal) ? asMarch(w, unit, entering, desk.reach.path(goal)) : action;
  const deeds = findDeeds(desk, s, unit, takes);
  const deed = deedOf(deeds, takes, goal, entering ? path : path.slice(1));
  return deed < 0 ? action : asMarch(w, unit, entering, deeds.path(deed));
}

/** A person may name only where a unit goes: the way there is added. */
export function completeMarch(desk: MarchDesk, s: State, action: March): Action {
  const { w } = desk;
  const { unit, path } = action;
  const [goal] = path;
  if (path.length > 1 || goal === whereIs(w, s, unit) || !mayStart(w, s, unit)) return action;
  if (action.type === 'enter' && mayComeInBy(w, s, unit, goal)) return action;
  findMoves(desk, s, unit);
  if (!desk.reach.reached(goal)) return action;
  const entering = !onMap(w, s, unit);
  const way = desk.reach.path(goal);
  if (action.type === 'exit') return { type: 'exit', unit, path: entering ? way.slice(1) : way };
  return asMarch(w, unit, entering, way);
}

/** "Why not?" for a unit and a hex. */
function whyNotMarch(desk: MarchDesk, s: State, seat: Seat, unit: Unit, hex: Place): Refusal | null {
  const { w } = desk;
  if (w.side[unit] !== seat) return refusal('4.1a', 'not-your-unit', { unit: w.unitId(unit) });
  const no = whereIs(w, s, unit) === OFF_MAP ? refuseWaiting(w, s, unit) : refuseSettingOut(w, s, unit, false);
  if (no !== null) return no;
  findMoves(desk, s, unit);
  if (desk.reach.reached(hex) && hex !== whereIs(w, s, unit)) return null;
  return whyNotStop(w, s, unit, hex) ?? whatBarsTheWay(desk, s, unit, hex);
}

/** The hex itself is at fault. */
function whyNotStop(w: World, s: State, unit: Unit, hex: Place): Refusal | null {
  const data = { unit: w.unitId(unit), hex: w.hexId(hex) };
  const enemy = enemyOf(w.side[unit]);
  if (hex === whereIs(w, s, unit)) return refusal('5.0a', 'no-move', data);
  if (sideIn(w, s, hex) === enemy)
    return refusal('5.3x', 'enemy-there', { ...data, other: w.unitId(firstIn(w, s, hex)) });
  const no = inZoneOf(w, s, enemy, hex) ? refuseContact(w, s, unit, hex) : null;
  if (no !== null) return no;
  return hasRoom(w, s, hex) ? null : refuseFull(w, data, hex);
}

/** The hex is free: the ground, enemy units or enemy zones keep the unit from it, whichever comes first. */
function whatBarsTheWay(desk: MarchDesk, s: State, unit: Unit, hex: Place): Refusal {
  const { w } = desk;
  const allowance = allowanceOf(w, s, unit);
  const data = { unit: w.unitId(unit), hex: w.hexId(hex), allowance: allowance / 2 };
  const alone = costTo(desk, s, unit, hex, false);
  if (alone < 0 || alone > allowance) {
    const from = whereIs(w, s, unit);
    if (from >= 0 && areNeighbours(w, from, hex) && !touching(w, from, hex))
      return refusal('5.23', 'river', { ...data, from: w.hexId(from) });
    return alone < 0 ? refusal('9.14', 'no-way-in', data) : refusal('5.1', 'too-far', { ...data, points: alone / 2 });
  }
  const around = costTo(desk, s, unit, hex, true);
  if (around < 0 || around > allowance) return refusal('5.3x', 'enemies-bar', data);
  // 5.4b: the zone that stops it lies before the hex, on the way it would have taken.
  const enemy = enemyOf(w.side[unit]);
  const stop = desk.reach.path(hex).find((passed, i) => i > 0 && inZoneOf(w, s, enemy, passed));
  return refusal('5.4b', 'zones-bar', { ...data, from: w.hexId(stop ?? hex) });
}

/** More than any way across a battlefield costs. */
const ANY_DISTANCE = 2000;

/** Half points to a hex if zones did not stop anybody, with or without the enemy units in the way; -1 if there is none. */
function costTo(desk: MarchDesk, s: State, unit: Unit, hex: Place, enemies: boolean): number {
  const { w } = desk;
  const enemy = enemyOf(w.side[unit]);
  const costs = w.stepCost[paceOf(w, s, unit)];
  const comesIn = onMap(w, s, unit) ? null : waysIn(w, s, unit);
  desk.reach.from(startOf(w, s, unit), ANY_DISTANCE, (from, to, via) => {
    if (to === w.beyond) return BARRED;
    if (enemies && sideIn(w, s, to) === enemy) return BARRED;
    if (from === w.offMap)
      return to === s[w.at.entry + unit] || comesIn?.(to) === true ? arrivalCost(w, s, unit, to) : BARRED;
    return costs[6 * from + via];
  });
  return desk.reach.cost(hex);
}
