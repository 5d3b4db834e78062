import type { Place, Refusal, Seat, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import {
  attackerOf,
  blocksOf,
  commandersOf,
  has,
  LONGEST_WAY,
  MARCHED,
  MOVED,
  mark,
  notHis,
  onMap,
  owns,
  setStep,
  sideOfSeat,
  transfer,
  whereIs,
} from '../position.ts';
import { ARMIES, otherSide, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { publish, tellOwner } from './publishing.ts';

/** 5.0 Movement: Group Moves, each unit by its own path; what was done is shown when the moves are ended. */

/** 5.1g: where in `groups` the Group Moves of an army stand. */
const FIRST_GROUP: readonly number[] = [0, 2, 3];

/** 5.1: whether an army has a Group Move for units of a town: the town's own, or one that is not spent. */
function hasGroupMove(w: World, s: State, army: number, town: Place): boolean {
  for (let i = FIRST_GROUP[army]; i < FIRST_GROUP[army] + w.groupMoves[army]; i++) {
    if (s[w.at.groups + i] === town + 1 || s[w.at.groups + i] === 0) return true;
  }
  return false;
}

function spendGroupMove(w: World, s: State, army: number, town: Place): void {
  if (groupOf(w, s, army, town) >= 0) return;
  for (let i = FIRST_GROUP[army]; i < FIRST_GROUP[army] + w.groupMoves[army]; i++) {
    if (s[w.at.groups + i] !== 0) continue;
    s[w.at.groups + i] = town + 1;
    return;
  }
}

/** The Group Move of an army for units of a town, -1 if it has made none there. */
function groupOf(w: World, s: State, army: number, town: Place): number {
  for (let i = FIRST_GROUP[army]; i < FIRST_GROUP[army] + w.groupMoves[army]; i++)
    if (s[w.at.groups + i] === town + 1) return i;
  return -1;
}

/** 5.2a: which towns a Group attacks is open to the ally who moves after it (11.0f). */
const attacksTown = (w: World, s: State, group: number, town: Place): boolean =>
  ((s[w.at.attacks + group * w.attackWords + Math.floor(town / 15)] >> (town % 15)) & 1) === 1;

function noteAttack(w: World, s: State, group: number, town: Place): void {
  s[w.at.attacks + group * w.attackWords + Math.floor(town / 15)] |= 1 << (town % 15);
}

/** 5.2a, 5.2d: a Group that attacks the same town already and may not be joined by this one; its town, or -1. */
function strangerAt(w: World, s: State, unit: Unit, town: Place): number {
  const start = whereIs(w, s, unit);
  for (let group = 0; group < 4; group++) {
    const theirs = s[w.at.groups + group] - 1;
    if (theirs < 0 || theirs === start || !attacksTown(w, s, group, town)) continue;
    const together =
      w.roadBetween(start, town) >= 0 && w.roadBetween(theirs, town) >= 0 && w.roadBetween(start, theirs) >= 0;
    if (!together) return theirs;
  }
  return -1;
}

export function beginMovement(w: World, s: State): void {
  const side = attackerOf(w, s);
  s.fill(0, w.at.groups, w.at.groups + 4);
  s.fill(0, w.at.attacks, w.at.attacks + 4 * w.attackWords);
  s.fill(0, w.at.used, w.at.used + w.net.edges.length);
  s.fill(0, w.at.crossings, w.at.crossings + w.net.edges.length);
  s.fill(0, w.at.entered, w.at.entered + w.net.edges.length);
  s.fill(0, w.at.way, w.at.way + 4 * w.unitCount);
  s[w.at.ended] = 0;
  s[w.at.side] = side;
  s[w.at.active] = commandersOf(w, s, side)[0];
  setStep(w, s, 'movement');
}

const mayMove = (w: World, s: State, seat: Seat, unit: Unit): boolean =>
  owns(w, s, seat, unit) &&
  onMap(w, s, unit) &&
  !has(w, s, unit, MOVED) &&
  hasGroupMove(w, s, w.army[unit], whereIs(w, s, unit));

/** 11.0f: the first of two Allied players may let the other move first. */
const mayHandOn = (w: World, s: State, seat: Seat): boolean => {
  const seats = commandersOf(w, s, sideOfSeat(w, s, seat));
  if (seats.length < 2 || s[w.at.ended] !== 0 || seat !== seats[0]) return false;
  return ![...w.unitsOf[sideOfSeat(w, s, seat)]].some((unit) => has(w, s, unit, MOVED));
};

/** Calls `take` with every legal path of a unit that starts with `path`; stops when it answers true. */
function eachPath(w: World, s: State, unit: Unit, path: number[], take: (path: readonly number[]) => boolean): boolean {
  const longest = w.night[s[w.at.turn]] ? w.pace[unit] : w.forcedPace[unit];
  const enemy = otherSide(w.side[unit]);
  const from = path[path.length - 1];
  for (let i = w.first[from]; i < w.first[from + 1]; i++) {
    const to = w.next[i];
    if (path.includes(to) || s[w.at.used + w.via[i]] >= w.moveLimit[w.major[w.via[i]]]) continue;
    path.push(to);
    const attacks = blocksOf(w, s, to, enemy) > 0;
    if ((!attacks || mayAttack(w, s, unit, to, w.via[i])) && take(path)) return true;
    // 5.0c: whoever meets the enemy stops.
    if (!attacks && path.length <= longest && eachPath(w, s, unit, path, take)) return true;
    path.pop();
  }
  return false;
}

/** 5.2, 5.5a, 5.7b */
const mayAttack = (w: World, s: State, unit: Unit, town: Place, road: number): boolean =>
  !w.night[s[w.at.turn]] &&
  (w.river[road] === 0 || s[w.at.crossings + road] < w.riverLimit[w.major[road]]) &&
  strangerAt(w, s, unit, town) < 0;

export const movementPhase = (w: World): Stage<Action> => ({
  rule: '2.1a',
  accepts: ['move', 'pass', 'end'],
  untimely: { march: '5.6c' },
  pieces(s, seat) {
    const pieces: number[] = [TABLE];
    for (const unit of w.unitsOf[sideOfSeat(w, s, seat)]) {
      if (mayMove(w, s, seat, unit) && eachPath(w, s, unit, [whereIs(w, s, unit)], () => true)) pieces.push(unit);
    }
    return pieces;
  },
  choices(s, seat, piece) {
    if (piece === TABLE) return mayHandOn(w, s, seat) ? [{ type: 'end' }, { type: 'pass' }] : [{ type: 'end' }];
    const found: Action[] = [];
    if (!mayMove(w, s, seat, piece)) return found;
    eachPath(w, s, piece, [whereIs(w, s, piece)], (path) => {
      found.push({ type: 'move', unit: piece, path: [...path] });
      return false;
    });
    return found;
  },
  refuse(s, seat, action) {
    if (action.type === 'pass') return mayHandOn(w, s, seat) ? null : refusal('11.0f', 'cannot-hand-on');
    return action.type === 'move' ? (refuseMover(w, s, seat, action.unit) ?? refusePath(w, s, action)) : null;
  },
  whyNot: (s, seat, unit, town) => whyNotMove(w, s, seat, unit, town),
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'move') move(w, s, action, tell);
    else if (action.type === 'pass') s[w.at.active] = commandersOf(w, s, sideOfSeat(w, s, seat))[1];
    else endMoves(w, s, seat, tell);
  },
});

/** Why a unit may not move at all now. */
function refuseMover(w: World, s: State, seat: Seat, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (!owns(w, s, seat, unit)) return refusal(notHis(w, s, seat, unit, '2.1a', '11.0a'), 'not-your-unit', data);
  if (!onMap(w, s, unit)) return refusal('3.4b', 'not-on-map', data);
  if (has(w, s, unit, MOVED)) return refusal('5.0e', 'has-moved', data);
  if (hasGroupMove(w, s, w.army[unit], whereIs(w, s, unit))) return null;
  // 5.1e: nor is the move of the other ally his, whether that was made or not.
  const rule = w.army[unit] === 0 ? '5.1c' : '5.1e';
  return refusal(rule, 'no-group-move', { ...data, army: ARMIES[w.army[unit]], most: w.groupMoves[w.army[unit]] });
}

function refusePath(w: World, s: State, { unit, path }: Of<'move'>): Refusal | null {
  const name = { unit: w.unitId(unit) };
  const night = w.night[s[w.at.turn]];
  if (path[0] !== whereIs(w, s, unit))
    return refusal('5.3c', 'starts-elsewhere', { ...name, town: w.townId(whereIs(w, s, unit)) });
  if (path.length < 2) return refusal('5.3c', 'no-move', name);
  if (new Set(path).size < path.length) return refusal('5.3c', 'town-twice', name);
  if (path.length - 1 > w.forcedPace[unit]) return refusal('5.6a', 'too-far', { ...name, towns: w.forcedPace[unit] });
  if (night && path.length - 1 > w.pace[unit])
    return refusal('5.7c', 'no-march-at-night', { ...name, towns: w.pace[unit] });
  for (let i = 1; i < path.length; i++) {
    const no = refuseStep(w, s, unit, path[i - 1], path[i], i === path.length - 1);
    if (no !== null) return no;
  }
  return null;
}

/** The shortest way there, or what bars it. */
function whyNotMove(w: World, s: State, seat: Seat, unit: Unit, town: Place): Refusal | null {
  const no = refuseMover(w, s, seat, unit);
  if (no !== null) return no;
  const path = shortestWay(w, whereIs(w, s, unit), town);
  return refusePath(w, s, { type: 'move', unit, path });
}

function shortestWay(w: World, from: number, to: number): number[] {
  const came = new Int16Array(w.townCount).fill(-1);
  const queue = [from];
  for (let head = 0; head < queue.length && came[to] < 0; head++) {
    for (let i = w.first[queue[head]]; i < w.first[queue[head] + 1]; i++) {
      if (came[w.next[i]] >= 0 || w.next[i] === from) continue;
      came[w.next[i]] = queue[head];
      queue.push(w.next[i]);
    }
  }
  const path = [to];
  while (path[0] !== from && came[path[0]] >= 0) path.unshift(came[path[0]]);
  return path;
}

function refuseStep(w: World, s: State, unit: Unit, from: number, to: number, last: boolean): Refusal | null {
  const data = { unit: w.unitId(unit), from: w.townId(from), town: w.townId(to) };
  const road = w.roadBetween(from, to);
  if (road < 0) return refusal('1.0c', 'no-road', data);
  const limit = w.moveLimit[w.major[road]];
  if (s[w.at.used + road] >= limit) return refusal('5.4a', 'road-full', { ...data, most: limit });
  if (blocksOf(w, s, to, otherSide(w.side[unit])) === 0) return null;
  if (!last) return refusal('5.0c', 'enemy-in-the-way', data);
  if (w.night[s[w.at.turn]]) return refusal('5.7b', 'no-attack-at-night', data);
  if (w.river[road] === 1 && s[w.at.crossings + road] >= w.riverLimit[w.major[road]])
    return refusal('5.5a', 'river-full', { ...data, most: w.riverLimit[w.major[road]] });
  const stranger = strangerAt(w, s, unit, to);
  return stranger < 0 ? null : refusal('5.2a', 'groups-apart', { ...data, other: w.townId(stranger) });
}

function move(w: World, s: State, { unit, path }: Of<'move'>, tell: Tell): void {
  const to = path[path.length - 1];
  spendGroupMove(w, s, w.army[unit], path[0]);
  for (let i = 1; i < path.length; i++) s[w.at.used + w.roadBetween(path[i - 1], path[i])]++;
  const last = w.roadBetween(path[path.length - 2], to);
  if (blocksOf(w, s, to, otherSide(w.side[unit])) > 0) {
    if (w.river[last] === 1) s[w.at.crossings + last]++;
    noteEntry(w, s, last, to);
    noteAttack(w, s, groupOf(w, s, w.army[unit], path[0]), to);
  }
  for (let i = 0; i <= LONGEST_WAY; i++) s[w.at.way + 4 * unit + i] = i < path.length ? path[i] + 1 : 0;
  transfer(w, s, unit, to);
  mark(w, s, unit, path.length - 1 > w.pace[unit] ? MOVED | MARCHED : MOVED);
  tellOwner(w, s, unit, tell, 'moved', '5.1b', { path: path.map(w.townId) });
}

/** 7.1a, 7.1e: a road by which Attackers came into a town. */
export function noteEntry(w: World, s: State, road: number, town: Place): void {
  s[w.at.entered + road] |= w.net.ends[2 * road] === town ? 1 : 2;
}

/** The seat has ended its moves: they are shown, by path, colour and number (3.2b). */
function endMoves(w: World, s: State, seat: Seat, tell: Tell): void {
  s[w.at.ended] |= 1 << seat;
  if (tell !== null) tellPaths(w, s, seat, tell);
  publish(w, s, null);
  const left = commandersOf(w, s, sideOfSeat(w, s, seat)).find((other) => (s[w.at.ended] & (1 << other)) === 0);
  if (left === undefined) setStep(w, s, 'movement-done');
  else s[w.at.active] = left;
}

function tellPaths(w: World, s: State, seat: Seat, tell: NonNullable<Tell>): void {
  const groups = new Map<
    string,
    { readonly army: number; readonly path: readonly string[]; readonly marched: boolean; count: number }
  >();
  for (const unit of w.unitsOf[sideOfSeat(w, s, seat)]) {
    if (!owns(w, s, seat, unit) || !has(w, s, unit, MOVED)) continue;
    const path = wayOf(w, s, unit).map(w.townId);
    const marched = has(w, s, unit, MARCHED);
    const key = `${w.army[unit]} ${marched} ${path.join('-')}`;
    const group = groups.get(key) ?? { army: w.army[unit], path, marched, count: 0 };
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
  tell({ type: 'moves-ended', rule: '5.0a', data: { side: SIDES[sideOfSeat(w, s, seat)] }, closes: true });
}

/** The towns of a unit's move in this turn, the first where it started. */
export function wayOf(w: World, s: State, unit: Unit): number[] {
  const way: number[] = [];
  for (let i = 0; i <= LONGEST_WAY; i++) if (s[w.at.way + 4 * unit + i] > 0) way.push(s[w.at.way + 4 * unit + i] - 1);
  return way;
}
