import { type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import { hexId, RIVER, ROAD } from '../board.ts';
import type { Desk } from '../desk.ts';
import { faceOf, onMap, whereIs } from '../position.ts';
import { isHq, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { mayEnter } from './march.ts';
import { mustBeCleared } from './reinforcements.ts';
import { walk } from './walk.ts';

/** "Why not?" for a march: what bars the plainest way there. */

/** The HQs of a piece's army on the map, the nearest to a hex first. */
export const nearestHqs = (w: World, s: State, piece: Unit, hex: Place): number[] =>
  [...w.hqsOfArmy[w.army[piece]]]
    .filter((hq) => onMap(w, s, hq))
    .sort((a, b) => w.map.distance(whereIs(w, s, a), hex) - w.map.distance(whereIs(w, s, b), hex));

/** Why a Corps that may move cannot get to a hex: from where it stands or, off the map, from the entries it may choose. */
export function whyNoMarch(desk: Desk, s: State, piece: Unit, hex: Place, entries: readonly Place[]): Refusal | null {
  const { w } = desk;
  const entering = !onMap(w, s, piece);
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

const nearest = (w: World, hexes: readonly number[], to: Place): number =>
  [...hexes].sort((a, b) => w.map.distance(a, to) - w.map.distance(b, to))[0];

/** Walks the plainest way there, for each HQ, and tells what bars it; by road if only so it is near enough. */
function whyNoWay(w: World, s: State, unit: Unit, from: Place, to: Place, entering: boolean): Refusal | null {
  const data = { unit: unitId(w, unit), hex: hexId(w, to) };
  if (from === to) return refusal('MOV-3', 'no-move', data);
  const path = plainWay(w, s, unit, from, to, true, false) ?? plainWay(w, s, unit, from, to, false, false);
  if (path === null) return refusal('TEC-4', 'rivers-bar', data);
  const byRoad = plainWay(w, s, unit, from, to, true, true);
  const hqs = nearestHqs(w, s, unit, to).filter((unit) => isHq(w, unit));
  const found = firstRefusal(w, s, unit, hqs, path, entering);
  // A march of twice the allowance is by road or not at all: what bars the road is then the reason.
  const steps = path.length - (entering ? 0 : 1);
  const tooFar = found !== null && steps > w.allowance[2 * unit + faceOf(w, s, unit)];
  const onRoad = tooFar && byRoad !== null ? firstRefusal(w, s, unit, hqs, byRoad, entering) : null;
  // The plain way was free but no end: another way was needed, and none is short enough.
  return (onRoad !== null && onRoad.code !== 'too-far' ? onRoad : found) ?? refusal('MOV-3', 'no-way', data);
}

function firstRefusal(
  w: World,
  s: State,
  unit: Unit,
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

/**
 * A shortest way, round Corps and enemy Detachments in between and along roads if asked, whether these meet or not (TEC-3);
 * null if there is none.
 */
function plainWay(
  w: World,
  s: State,
  unit: Unit,
  from: Place,
  to: Place,
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
