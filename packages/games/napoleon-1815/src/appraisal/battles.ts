import type { State } from '@hundred-days/kernel';
import { isHome, seenByEnemy } from '../places.ts';
import { AT, PLACES, placeOf, postedIn, SLOTS, strengthOf, whereIs } from '../position.ts';
import { ALLIED, FRENCH, otherSide, SIDE, UNITS } from '../units.ts';
import { worthOf } from './worth.ts';

/** In a battle: positions where the enemy stands in numbers, and empty ones that he could enter (7.4). */
export function stance(s: State): number {
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s[AT.battleTown + slot] < 0 || s[AT.battleStage + slot] === 0) continue;
    for (let place = 1; place <= PLACES; place++) {
      if (!isHome(place)) continue;
      sum += pressed(s, slot, ALLIED, place) - pressed(s, slot, FRENCH, place);
    }
  }
  return sum;
}

function pressed(s: State, slot: number, side: number, place: number): number {
  const own = steps(s, slot, side, place);
  const enemy = steps(s, slot, otherSide(side), seenByEnemy(place));
  if (enemy > 0) return (3 * enemy) / (own + enemy);
  return own === 0 ? 1 : 0.4 / own;
}

/** Steps in a place of a battle; hidden blocks count two each. */
function steps(s: State, slot: number, side: number, place: number): number {
  let sum = 0;
  let known = 0;
  const town = s[AT.battleTown + slot];
  for (let unit = 0; unit < UNITS; unit++) {
    if (SIDE[unit] !== side || whereIs(s, unit) !== town || placeOf(s, unit) !== place) continue;
    known++;
    sum += worthOf(unit, strengthOf(s, unit));
  }
  return sum + 2 * Math.max(0, postedIn(s, slot, side, place) - known);
}
