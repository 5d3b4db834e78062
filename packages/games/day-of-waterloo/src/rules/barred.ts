import { type Place, type Refusal, refusal, type State } from '@hundred-days/kernel';
import { FOREST, SWAMP } from '../board.ts';
import { armyIn, COLUMN, did, inSeenZoi, isEmpty, isLeader, onMap, sideIn, topIn, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { advance, progressAt } from './progress.ts';
import { crossesBridge, gunsBarred, hasEnemyLeader, mayStop, owedFor, type Party, partyAllowance } from './roads.ts';
import { refuseRoom } from './stacking.ts';

/** 9.2 Why a way is closed, or cannot end where it does. */

/** Walks the path hex by hex and pays for each (9.1a). */
export function refuseWay(w: World, s: State, party: Party, path: readonly Place[]): Refusal | null {
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
export function refuseGoal(w: World, s: State, party: Party, path: readonly Place[]): Refusal | null {
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
