import { type Phase, type Refusal, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { FIRST, MAJOR, NET, NEXT, NIGHT, RIVER, roadBetween, townId, VIA } from '../board.ts';
import {
  AT,
  ATTACK_WORDS,
  attackerOf,
  blocksOf,
  commandersOf,
  has,
  LONGEST_WAY,
  MARCHED,
  MOVED,
  mark,
  onMap,
  owns,
  setStep,
  sideOfSeat,
  transfer,
  whereIs,
} from '../position.ts';
import { GROUP_MOVES, MOVE_LIMIT, RIVER_LIMIT } from '../tables.ts';
import { ARMIES, ARMY, FORCED_PACE, otherSide, PACE, SIDE, SIDES, UNITS, UNITS_OF, unitId } from '../units.ts';
import { publish, tellOwner } from './publishing.ts';

/** 5.0 Movement: Group Moves, each unit by its own path; what was done is shown when the moves are ended. */

/** 5.1g: where in `groups` the Group Moves of an army stand. */
const FIRST_GROUP: readonly number[] = [0, 2, 3];

/** 5.1: whether an army has a Group Move for units of a town: the town's own, or one that is not spent. */
function hasGroupMove(s: State, army: number, town: number): boolean {
  for (let i = FIRST_GROUP[army]; i < FIRST_GROUP[army] + GROUP_MOVES[army]; i++) {
    if (s[AT.groups + i] === town + 1 || s[AT.groups + i] === 0) return true;
  }
  return false;
}

function spendGroupMove(s: State, army: number, town: number): void {
  if (groupOf(s, army, town) >= 0) return;
  for (let i = FIRST_GROUP[army]; i < FIRST_GROUP[army] + GROUP_MOVES[army]; i++) {
    if (s[AT.groups + i] !== 0) continue;
    s[AT.groups + i] = town + 1;
    return;
  }
}

/** The Group Move of an army for units of a town, -1 if it has made none there. */
function groupOf(s: State, army: number, town: number): number {
  for (let i = FIRST_GROUP[army]; i < FIRST_GROUP[army] + GROUP_MOVES[army]; i++)
    if (s[AT.groups + i] === town + 1) return i;
  return -1;
}

/** 5.2a: which towns a Group attacks is open to the ally who moves after it (11.0f). */
const attacksTown = (s: State, group: number, town: number): boolean =>
  ((s[AT.attacks + group * ATTACK_WORDS + Math.floor(town / 15)] >> (town % 15)) & 1) === 1;

function noteAttack(s: State, group: number, town: number): void {
  s[AT.attacks + group * ATTACK_WORDS + Math.floor(town / 15)] |= 1 << (town % 15);
}

/** 5.2a, 5.2d: a Group that attacks the same town already and may not be joined by this one; its town, or -1. */
function strangerAt(s: State, unit: number, town: number): number {
  const start = whereIs(s, unit);
  for (let group = 0; group < 4; group++) {
    const theirs = s[AT.groups + group] - 1;
    if (theirs < 0 || theirs === start || !attacksTown(s, group, town)) continue;
    const together = roadBetween(start, town) >= 0 && roadBetween(theirs, town) >= 0 && roadBetween(start, theirs) >= 0;
    if (!together) return theirs;
  }
  return -1;
}

export function beginMovement(s: State): void {
  const side = attackerOf(s);
  s.fill(0, AT.groups, AT.groups + 4);
  s.fill(0, AT.attacks, AT.attacks + 4 * ATTACK_WORDS);
  s.fill(0, AT.used, AT.used + NET.edges.length);
  s.fill(0, AT.crossings, AT.crossings + NET.edges.length);
  s.fill(0, AT.entered, AT.entered + NET.edges.length);
  s.fill(0, AT.way, AT.way + 4 * UNITS);
  s[AT.ended] = 0;
  s[AT.side] = side;
  s[AT.active] = commandersOf(s, side)[0];
  setStep(s, 'movement');
}

const mayMove = (s: State, seat: number, unit: number): boolean =>
  owns(s, seat, unit) && onMap(s, unit) && !has(s, unit, MOVED) && hasGroupMove(s, ARMY[unit], whereIs(s, unit));

/** 11.0f: the first of two Allied players may let the other move first. */
const mayHandOn = (s: State, seat: number): boolean => {
  const seats = commandersOf(s, sideOfSeat(s, seat));
  if (seats.length < 2 || s[AT.ended] !== 0 || seat !== seats[0]) return false;
  return ![...UNITS_OF[sideOfSeat(s, seat)]].some((unit) => has(s, unit, MOVED));
};

/** Calls `take` with every legal path of a unit that starts with `path`; stops when it answers true. */
function eachPath(s: State, unit: number, path: number[], take: (path: readonly number[]) => boolean): boolean {
  const longest = NIGHT[s[AT.turn]] ? PACE[unit] : FORCED_PACE[unit];
  const enemy = otherSide(SIDE[unit]);
  const from = path[path.length - 1];
  for (let i = FIRST[from]; i < FIRST[from + 1]; i++) {
    const to = NEXT[i];
    if (path.includes(to) || s[AT.used + VIA[i]] >= MOVE_LIMIT[MAJOR[VIA[i]]]) continue;
    path.push(to);
    const attacks = blocksOf(s, to, enemy) > 0;
    if ((!attacks || mayAttack(s, unit, to, VIA[i])) && take(path)) return true;
    // 5.0c: whoever meets the enemy stops.
    if (!attacks && path.length <= longest && eachPath(s, unit, path, take)) return true;
    path.pop();
  }
  return false;
}

/** 5.2, 5.5a, 5.7b */
const mayAttack = (s: State, unit: number, town: number, road: number): boolean =>
  !NIGHT[s[AT.turn]] &&
  (RIVER[road] === 0 || s[AT.crossings + road] < RIVER_LIMIT[MAJOR[road]]) &&
  strangerAt(s, unit, town) < 0;

export const movementPhase: Phase<Action> = {
  name: 'movement',
  rule: '2.1a',
  accepts: ['move', 'pass', 'end'],
  seats: (s) => 1 << s[AT.active],
  pieces(s, seat) {
    const pieces: number[] = [TABLE];
    for (const unit of UNITS_OF[sideOfSeat(s, seat)]) {
      if (mayMove(s, seat, unit) && eachPath(s, unit, [whereIs(s, unit)], () => true)) pieces.push(unit);
    }
    return pieces;
  },
  choices(s, seat, piece) {
    if (piece === TABLE) return mayHandOn(s, seat) ? [{ type: 'end' }, { type: 'pass' }] : [{ type: 'end' }];
    const found: Action[] = [];
    if (!mayMove(s, seat, piece)) return found;
    eachPath(s, piece, [whereIs(s, piece)], (path) => {
      found.push({ type: 'move', unit: piece, path: [...path] });
      return false;
    });
    return found;
  },
  refuse(s, seat, action) {
    if (action.type === 'pass') return mayHandOn(s, seat) ? null : refusal('11.0f', 'cannot-hand-on');
    return action.type === 'move' ? (refuseMover(s, seat, action.unit) ?? refusePath(s, action)) : null;
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'move') move(s, action, tell);
    else if (action.type === 'pass') s[AT.active] = commandersOf(s, sideOfSeat(s, seat))[1];
    else endMoves(s, seat, tell);
  },
};

/** Why a unit may not move at all now. */
export function refuseMover(s: State, seat: number, unit: number): Refusal | null {
  const data = { unit: unitId(unit) };
  if (!owns(s, seat, unit)) return refusal('2.1a', 'not-your-unit', data);
  if (!onMap(s, unit)) return refusal('1.0a', 'not-on-map', data);
  if (has(s, unit, MOVED)) return refusal('5.0e', 'has-moved', data);
  if (hasGroupMove(s, ARMY[unit], whereIs(s, unit))) return null;
  const rule = ARMY[unit] === 0 ? '5.1c' : '5.1d';
  return refusal(rule, 'no-group-move', { ...data, army: ARMIES[ARMY[unit]], most: GROUP_MOVES[ARMY[unit]] });
}

export function refusePath(s: State, { unit, path }: Of<'move'>): Refusal | null {
  const name = { unit: unitId(unit) };
  const night = NIGHT[s[AT.turn]];
  if (path[0] !== whereIs(s, unit))
    return refusal('5.3c', 'starts-elsewhere', { ...name, town: townId(whereIs(s, unit)) });
  if (path.length < 2) return refusal('5.3c', 'no-move', name);
  if (new Set(path).size < path.length) return refusal('5.3c', 'town-twice', name);
  if (path.length - 1 > FORCED_PACE[unit]) return refusal('5.6a', 'too-far', { ...name, towns: FORCED_PACE[unit] });
  if (night && path.length - 1 > PACE[unit])
    return refusal('5.7c', 'no-march-at-night', { ...name, towns: PACE[unit] });
  for (let i = 1; i < path.length; i++) {
    const no = refuseStep(s, unit, path[i - 1], path[i], i === path.length - 1);
    if (no !== null) return no;
  }
  return null;
}

function refuseStep(s: State, unit: number, from: number, to: number, last: boolean): Refusal | null {
  const data = { unit: unitId(unit), from: townId(from), town: townId(to) };
  const road = roadBetween(from, to);
  if (road < 0) return refusal('1.0c', 'no-road', data);
  const limit = MOVE_LIMIT[MAJOR[road]];
  if (s[AT.used + road] >= limit) return refusal('5.4a', 'road-full', { ...data, most: limit });
  if (blocksOf(s, to, otherSide(SIDE[unit])) === 0) return null;
  if (!last) return refusal('5.0c', 'enemy-in-the-way', data);
  if (NIGHT[s[AT.turn]]) return refusal('5.7b', 'no-attack-at-night', data);
  if (RIVER[road] === 1 && s[AT.crossings + road] >= RIVER_LIMIT[MAJOR[road]])
    return refusal('5.5a', 'river-full', { ...data, most: RIVER_LIMIT[MAJOR[road]] });
  const stranger = strangerAt(s, unit, to);
  return stranger < 0 ? null : refusal('5.2a', 'groups-apart', { ...data, other: townId(stranger) });
}

function move(s: State, { unit, path }: Of<'move'>, tell: Tell): void {
  const to = path[path.length - 1];
  spendGroupMove(s, ARMY[unit], path[0]);
  for (let i = 1; i < path.length; i++) s[AT.used + roadBetween(path[i - 1], path[i])]++;
  const last = roadBetween(path[path.length - 2], to);
  if (blocksOf(s, to, otherSide(SIDE[unit])) > 0) {
    if (RIVER[last] === 1) s[AT.crossings + last]++;
    noteEntry(s, last, to);
    noteAttack(s, groupOf(s, ARMY[unit], path[0]), to);
  }
  for (let i = 0; i <= LONGEST_WAY; i++) s[AT.way + 4 * unit + i] = i < path.length ? path[i] + 1 : 0;
  transfer(s, unit, to);
  mark(s, unit, path.length - 1 > PACE[unit] ? MOVED | MARCHED : MOVED);
  tellOwner(s, unit, tell, 'moved', '5.1b', { path: path.map(townId) });
}

/** 7.1a, 7.1e: a road by which Attackers came into a town. */
export function noteEntry(s: State, road: number, town: number): void {
  s[AT.entered + road] |= NET.ends[2 * road] === town ? 1 : 2;
}

/** The seat has ended its moves: they are shown, by path, colour and number (3.2b). */
function endMoves(s: State, seat: number, tell: Tell): void {
  s[AT.ended] |= 1 << seat;
  if (tell !== null) tellPaths(s, seat, tell);
  publish(s, null);
  const left = commandersOf(s, sideOfSeat(s, seat)).find((other) => (s[AT.ended] & (1 << other)) === 0);
  if (left === undefined) setStep(s, 'movement-done');
  else s[AT.active] = left;
}

function tellPaths(s: State, seat: number, tell: NonNullable<Tell>): void {
  const groups = new Map<
    string,
    { readonly army: number; readonly path: readonly string[]; readonly marched: boolean; count: number }
  >();
  for (const unit of UNITS_OF[sideOfSeat(s, seat)]) {
    if (!owns(s, seat, unit) || !has(s, unit, MOVED)) continue;
    const path = wayOf(s, unit).map(townId);
    const marched = has(s, unit, MARCHED);
    const key = `${ARMY[unit]} ${marched} ${path.join('-')}`;
    const group = groups.get(key) ?? { army: ARMY[unit], path, marched, count: 0 };
    group.count++;
    groups.set(key, group);
  }
  // The order of the units must not show in the order of what is told (FOG-10).
  for (const key of [...groups.keys()].sort()) {
    const group = groups.get(key);
    if (group === undefined) continue;
    const { army, path, marched, count } = group;
    tell({
      type: marched ? 'blocks-marched' : 'blocks-moved',
      rule: '3.2b',
      data: { army: ARMIES[army], echo: ARMIES[army], count, path },
    });
  }
  tell({ type: 'moves-ended', rule: '5.0a', data: { side: SIDES[sideOfSeat(s, seat)] }, closes: true });
}

/** The towns of a unit's move in this turn, the first where it started. */
export function wayOf(s: State, unit: number): number[] {
  const way: number[] = [];
  for (let i = 0; i <= LONGEST_WAY; i++) if (s[AT.way + 4 * unit + i] > 0) way.push(s[AT.way + 4 * unit + i] - 1);
  return way;
}
