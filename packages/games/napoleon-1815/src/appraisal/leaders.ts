import type { State } from '@hundred-days/kernel';
import { blocksOfArmy, whereIs } from '../position.ts';
import { FRENCH, SIDE_OF_ARMY } from '../units.ts';
import type { World } from '../world.ts';

/** A leader gives what he can to those he stands with (8.1, 8.2); this many at most. */
const LED = 0.12;
const LED_MOST = 8;

/** Leaders with their armies. In a view a hidden one is nowhere. */
export function leaders(w: World, s: State): number {
  let sum = 0;
  for (const [army, leader] of w.leaders.entries()) {
    const town = whereIs(w, s, leader);
    if (town < 0) continue;
    const led = LED * Math.min(LED_MOST, blocksOfArmy(w, s, town, army) - 1);
    sum += SIDE_OF_ARMY[army] === FRENCH ? led : -led;
  }
  return sum;
}
