import { type Phase, type Refusal, refusal, type State } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { hexId, RIVER, ROAD } from '../board.ts';
import type { Desk } from '../desk.ts';
import { onMap, stepOf, whereIs } from '../position.ts';
import { isDetachment, isHq, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { refuseAttack } from './attack.ts';
import { mayEnter } from './march.ts';
import { refuseMover } from './movement.ts';
import { mustBeCleared, openEntries } from './reinforcements.ts';
import { walk } from './walk.ts';

/** "Why not?" for a piece and a hex: the rule that decides, whatever the phase. */
export function whyNot(
  desk: Desk,
  phase: Phase<Action>,
  s: State,
  seat: number,
  piece: number,
  hex: number,
): Refusal | null {
  const { w } = desk;
  const step = stepOf(w, s);
  if (step === 'over') return refusal('END-1', 'game-over');
  if ((phase.seats(s) & (1 << seat)) === 0) return refusal('GEN-12', 'not-your-decision');
  switch (step) {
    case 'movement':
    case 'arrival':
      return whyNotMarch(desk, s, seat, piece, hex);
    case 'attack':
      return refuseAttack(w, s, seat, piece, hex);
    case 'hq':
      return phase.refuse(s, seat, { type: 'place', hq: piece, hex, mode: 0 });
    case 'modes':
      return phase.refuse(s, seat, { type: 'mode', hq: piece, mode: 0 });
    case 'admission':
      return phase.refuse(s, seat, { type: 'admit', unit: piece });
    case 'return':
      return phase.refuse(s, seat, { type: 'return', unit: piece, hex });
    case 'detachments':
      return whyNotDetach(w, phase, s, seat, piece, hex);
    case 'recall':
      return phase.refuse(s, seat, { type: 'recall', unit: piece });
    case 'withdrawal':
      return phase.refuse(s, seat, { type: 'withdraw', unit: piece, to: hex });
    case 'charge':
    case 'countercharge':
      return phase.refuse(s, seat, { type: 'commit', unit: piece });
    default:
      return phase.refuse(s, seat, { type: 'retreat', unit: piece, to: hex });
  }
}

/** Any HQ of the army will do; if none does, the nearest one's reason is told. */
function whyNotDetach(
  w: World,
  phase: Phase<Action>,
  s: State,
  seat: number,
  piece: number,
  hex: number,
): Refusal | null {
  if (!isDetachment(w, piece))
    return refusal('D-1', 'not-your-detachment', { unit: unitId(w, piece), hex: hexId(w, hex) });
  const refusals = nearestHqs(w, s, piece, hex).map((hq) =>
    phase.refuse(s, seat, { type: 'detach', unit: piece, hq, hex }),
  );
  return refusals.includes(null) ? null : (refusals.find((no) => no?.code !== 'hq-has-placed') ?? refusals[0]);
}

const nearestHqs = (w: World, s: State, piece: number, hex: number): number[] =>
  [...w.hqsOfArmy[w.army[piece]]]
    .filter((hq) => onMap(w, s, hq))
    .sort((a, b) => w.map.distance(whereIs(w, s, a), hex) - w.map.distance(whereIs(w, s, b), hex));

function whyNotMarch(desk: Desk, s: State, seat: number, piece: number, hex: number): Refusal | null {
  const { w } = desk;
  const arriving = stepOf(w, s) === 'arrival';
  const no = arriving ? notTheArrival(w, s, piece) : refuseMover(w, s, seat, piece);
  if (no !== null) return no;
  const entering = !onMap(w, s, piece);
  const entries = arriving ? [s[w.at.entryHex]] : openEntries(w, s, piece);
  if (entering && entries.includes(hex)) return null;
  const starts = entering
    ? entries.filter((entry) => !mustBeCleared(w, s, w.side[piece], entry))
    : [whereIs(w, s, piece)];
  if (starts.length === 0)
    return refusal('REI-6', 'clear-first', { unit: unitId(w, piece), hex: hexId(w, entries[0]) });
  desk.march.find(s, piece, entering ? starts : [], -1);
  if (desk.march.end(hex, -1) >= 0) return null;
  return whyNoWay(w, s, piece, nearest(w, starts, hex), hex, entering);
}

function notTheArrival(w: World, s: State, piece: number): Refusal | null {
  if (piece === s[w.at.entering]) return null;
  return refusal('REI-6', 'arrives-now', { unit: unitId(w, s[w.at.entering]), hex: hexId(w, s[w.at.entryHex]) });
}

const nearest = (w: World, hexes: readonly number[], to: number): number =>
  [...hexes].sort((a, b) => w.map.distance(a, to) - w.map.distance(b, to))[0];

/** Walks the plainest way there, for each HQ, and tells what bars it; by road if only so it is near enough. */
function whyNoWay(w: World, s: State, unit: number, from: number, to: number, entering: boolean): Refusal | null {
  const data = { unit: unitId(w, unit), hex: hexId(w, to) };
  if (from === to) return refusal('MOV-3', 'no-move', data);
  const path = plainWay(w, s, unit, from, to, true, false) ?? plainWay(w, s, unit, from, to, false, false);
  if (path === null) return refusal('TEC-4', 'rivers-bar', data);
  const byRoad = plainWay(w, s, unit, from, to, true, true);
  const hqs = nearestHqs(w, s, unit, to).filter((unit) => isHq(w, unit));
  const found = firstRefusal(w, s, unit, hqs, path, entering);
  // A march of twice the allowance is by road or not at all: what bars the road is then the reason.
  const tooFar = found !== null && (found.code === 'too-far' || found.code === 'mixed-with-road');
  const onRoad = tooFar && byRoad !== null ? firstRefusal(w, s, unit, hqs, byRoad, entering) : null;
  // The plain way was free but no end: another way was needed, and none is short enough.
  return (onRoad !== null && onRoad.code !== 'too-far' ? onRoad : found) ?? refusal('MOV-3', 'no-way', data);
}

function firstRefusal(
  w: World,
  s: State,
  unit: number,
  hqs: readonly number[],
  path: readonly number[],
  entering: boolean,
): Refusal | null {
  for (const hq of hqs) {
    const walked = walk(w, s, unit, hq, path, entering);
    if (!walked.ok) return walked.no;
  }
  return null;
}

/** A shortest way, round Corps and enemy Detachments in between and along roads if asked; null if there is none. */
function plainWay(
  w: World,
  s: State,
  unit: number,
  from: number,
  to: number,
  around: boolean,
  roads: boolean,
): number[] | null {
  const came = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (let head = 0; head < queue.length && !came.has(to); head++) {
    const hex = queue[head];
    for (let d = 0; d < 6; d++) {
      const next = w.map.neighbours[6 * hex + d];
      if (next < 0 || came.has(next) || (w.hexsides[6 * hex + d] & RIVER) !== 0) continue;
      if (roads && (w.hexsides[6 * hex + d] & ROAD) === 0) continue;
      if (around && next !== to && !mayEnter(w, s, w.side[unit], next)) continue;
      came.set(next, hex);
      queue.push(next);
    }
  }
  if (!came.has(to)) return null;
  const path: number[] = [];
  for (let hex = to; hex >= 0; hex = came.get(hex) ?? -1) path.push(hex);
  return path.reverse();
}
