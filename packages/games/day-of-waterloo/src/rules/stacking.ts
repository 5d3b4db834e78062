import { type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import { armyIn, beneath, countedIn, isEmpty, sideIn, spIn, strengthOf, topIn } from '../position.ts';
import type { World } from '../world.ts';

/** 5.1, 5.2 Stacking. */

/** 5.2: whether one more unit fits among those in a hex: no enemies, no other army, no more than the ground holds. */
export function roomFor(w: World, s: State, hex: Place, unit: Unit): boolean {
  const top = topIn(w, s, hex);
  if (top < 0) return true;
  if (w.army[top] !== w.army[unit]) return false;
  const most = w.mostSP[hex];
  if (most > 0) return spIn(w, s, hex) + strengthOf(w, s, unit) <= most;
  // 5.2f: a second brigade of the Guard makes one division of two.
  return w.guard[top] === 1 && w.guard[unit] === 1 && beneath(w, s, top) < 0;
}

/** The same for units that come together; `pair` where they are a Guard pair, one unit (5.2f). */
export function roomForAll(w: World, s: State, hex: Place, units: readonly Unit[], pair: boolean): boolean {
  if (units.length === 1) return roomFor(w, s, hex, units[0]);
  const top = topIn(w, s, hex);
  if (top >= 0 && w.army[top] !== w.army[units[0]]) return false;
  const most = w.mostSP[hex];
  if (most === 0) return top < 0 && pair;
  let sp = spIn(w, s, hex);
  for (const unit of units) sp += strengthOf(w, s, unit);
  return sp <= most;
}

/** Why a unit may not stand in a hex with those who are there; null if it may. */
export function refuseRoom(w: World, s: State, hex: Place, unit: Unit): Refusal | null {
  if (roomFor(w, s, hex, unit)) return null;
  const data = { unit: w.unitId(unit), hex: w.hexId(hex) };
  if (sideIn(w, s, hex) !== w.side[unit]) return refusal('5.1a', 'enemy-there', data);
  if (armyIn(w, s, hex) !== w.army[unit]) return refusal('5.1b', 'other-army', data);
  return w.mostSP[hex] > 0
    ? refusal('5.2a', 'hex-full', { ...data, most: w.mostSP[hex], sp: spIn(w, s, hex) + strengthOf(w, s, unit) })
    : refusal('5.2b', 'one-unit', { ...data, units: countedIn(w, s, hex) });
}

/** 5.1a: whether enemy leaders stand in a hex alone; combat units may enter it (3.4.2d), leaders may not. */
export function enemyLeaderIn(w: World, s: State, hex: Place, piece: Unit): boolean {
  if (!isEmpty(w, s, hex)) return false;
  for (let leader = w.units; leader < w.pieces; leader++)
    if (s[w.at.where + leader] === hex && w.side[leader] !== w.side[piece]) return true;
  return false;
}
