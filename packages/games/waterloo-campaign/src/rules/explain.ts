import { type Phase, type Refusal, refusal, type State } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { HEXSIDES, hexId, MAP, RIVER, ROAD } from '../board.ts';
import type { Desk } from '../desk.ts';
import { AT, onMap, stepOf, whereIs } from '../position.ts';
import { ARMY, HQS_OF_ARMY, isDetachment, isHq, SIDE, unitId } from '../units.ts';
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
  const step = stepOf(s);
  if (step === 'over') return refusal('END-1', 'game-over');
  if ((phase.seats(s) & (1 << seat)) === 0) return refusal('GEN-12', 'not-your-decision');
  switch (step) {
    case 'movement':
    case 'arrival':
      return whyNotMarch(desk, s, seat, piece, hex);
    case 'attack':
      return refuseAttack(s, seat, piece, hex);
    case 'hq':
      return phase.refuse(s, seat, { type: 'place', hq: piece, hex, mode: 0 });
    case 'modes':
      return phase.refuse(s, seat, { type: 'mode', hq: piece, mode: 0 });
    case 'admission':
      return phase.refuse(s, seat, { type: 'admit', unit: piece });
    case 'return':
      return phase.refuse(s, seat, { type: 'return', unit: piece, hex });
    case 'detachments':
      return whyNotDetach(phase, s, seat, piece, hex);
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
function whyNotDetach(phase: Phase<Action>, s: State, seat: number, piece: number, hex: number): Refusal | null {
  if (!isDetachment(piece)) return refusal('D-1', 'not-your-detachment', { unit: unitId(piece), hex: hexId(hex) });
  const refusals = nearestHqs(s, piece, hex).map((hq) =>
    phase.refuse(s, seat, { type: 'detach', unit: piece, hq, hex }),
  );
  return refusals.includes(null) ? null : (refusals.find((no) => no?.code !== 'hq-has-placed') ?? refusals[0]);
}

const nearestHqs = (s: State, piece: number, hex: number): number[] =>
  [...HQS_OF_ARMY[ARMY[piece]]]
    .filter((hq) => onMap(s, hq))
    .sort((a, b) => MAP.distance(whereIs(s, a), hex) - MAP.distance(whereIs(s, b), hex));

function whyNotMarch(desk: Desk, s: State, seat: number, piece: number, hex: number): Refusal | null {
  const arriving = stepOf(s) === 'arrival';
  const no = arriving ? notTheArrival(s, piece) : refuseMover(s, seat, piece);
  if (no !== null) return no;
  const entering = !onMap(s, piece);
  const entries = arriving ? [s[AT.entryHex]] : openEntries(s, piece);
  if (entering && entries.includes(hex)) return null;
  const starts = entering ? entries.filter((entry) => !mustBeCleared(s, SIDE[piece], entry)) : [whereIs(s, piece)];
  if (starts.length === 0) return refusal('REI-6', 'clear-first', { unit: unitId(piece), hex: hexId(entries[0]) });
  desk.march.find(s, piece, entering ? starts : [], -1);
  if (desk.march.end(hex, -1) >= 0) return null;
  return whyNoWay(s, piece, nearest(starts, hex), hex, entering);
}

function notTheArrival(s: State, piece: number): Refusal | null {
  if (piece === s[AT.entering]) return null;
  return refusal('REI-6', 'arrives-now', { unit: unitId(s[AT.entering]), hex: hexId(s[AT.entryHex]) });
}

const nearest = (hexes: readonly number[], to: number): number =>
  [...hexes].sort((a, b) => MAP.distance(a, to) - MAP.distance(b, to))[0];

/** Walks the plainest way there, for each HQ, and tells what bars it; by road if only so it is near enough. */
function whyNoWay(s: State, unit: number, from: number, to: number, entering: boolean): Refusal | null {
  const data = { unit: unitId(unit), hex: hexId(to) };
  if (from === to) return refusal('MOV-3', 'no-move', data);
  const path = plainWay(s, unit, from, to, true, false) ?? plainWay(s, unit, from, to, false, false);
  if (path === null) return refusal('TEC-4', 'rivers-bar', data);
  const byRoad = plainWay(s, unit, from, to, true, true);
  const hqs = nearestHqs(s, unit, to).filter(isHq);
  const found = firstRefusal(s, unit, hqs, path, entering);
  // A march of twice the allowance is by road or not at all: what bars the road is then the reason.
  const tooFar = found !== null && (found.code === 'too-far' || found.code === 'mixed-with-road');
  const onRoad = tooFar && byRoad !== null ? firstRefusal(s, unit, hqs, byRoad, entering) : null;
  // The plain way was free but no end: another way was needed, and none is short enough.
  return (onRoad !== null && onRoad.code !== 'too-far' ? onRoad : found) ?? refusal('MOV-3', 'no-way', data);
}

function firstRefusal(
  s: State,
  unit: number,
  hqs: readonly number[],
  path: readonly number[],
  entering: boolean,
): Refusal | null {
  for (const hq of hqs) {
    const walked = walk(s, unit, hq, path, entering);
    if (!walked.ok) return walked.no;
  }
  return null;
}

/** A shortest way, round Corps and enemy Detachments in between and along roads if asked; null if there is none. */
function plainWay(s: State, unit: number, from: number, to: number, around: boolean, roads: boolean): number[] | null {
  const came = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (let head = 0; head < queue.length && !came.has(to); head++) {
    const hex = queue[head];
    for (let d = 0; d < 6; d++) {
      const next = MAP.neighbours[6 * hex + d];
      if (next < 0 || came.has(next) || (HEXSIDES[6 * hex + d] & RIVER) !== 0) continue;
      if (roads && (HEXSIDES[6 * hex + d] & ROAD) === 0) continue;
      if (around && next !== to && !mayEnter(s, SIDE[unit], next)) continue;
      came.set(next, hex);
      queue.push(next);
    }
  }
  if (!came.has(to)) return null;
  const path: number[] = [];
  for (let hex = to; hex >= 0; hex = came.get(hex) ?? -1) path.push(hex);
  return path.reverse();
}
