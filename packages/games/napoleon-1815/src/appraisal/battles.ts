import type { Side, State } from '@hundred-days/kernel';
import { isHome, seenByEnemy } from '../places.ts';
import { PLACES, placeOf, postedIn, SLOTS, strengthOf, whereIs } from '../position.ts';
import { ALLIED, FRENCH, otherSide } from '../units.ts';
import type { World } from '../world.ts';
import { worthOf } from './worth.ts';

/** In a battle: positions where the enemy stands in numbers, and empty ones that he could enter (7.4). */
export function stance(w: World, s: State): number {
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s[w.at.battleTown + slot] < 0 || s[w.at.battleStage + slot] === 0) continue;
    for (let place = 1; place <= PLACES; place++) {
      if (!isHome(place)) continue;
      sum += pressed(w, s, slot, ALLIED, place) - pressed(w, s, slot, FRENCH, place);
    }
  }
  return sum;
}

function pressed(w: World, s: State, slot: number, side: Side, place: number): number {
  const own = steps(w, s, slot, side, place);
  const enemy = steps(w, s, slot, otherSide(side), seenByEnemy(place));
  if (enemy > 0) return (3 * enemy) / (own + enemy);
  return own === 0 ? 1 : 0.4 / own;
}

/** Steps in a place of a battle; hidden blocks count two each. */
function steps(w: World, s: State, slot: number, side: Side, place: number): number {
  let sum = 0;
  let known = 0;
  const town = s[w.at.battleTown + slot];
  for (let unit = 0; unit < w.unitCount; unit++) {
    if (w.side[unit] !== side || whereIs(w, s, unit) !== town || placeOf(w, s, unit) !== place) continue;
    known++;
    sum += worthOf(w, unit, strengthOf(w, s, unit));
  }
  return sum + 2 * Math.max(0, postedIn(w, s, slot, side, place) - known);
}
