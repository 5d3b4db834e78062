import type { State, Unit } from '@hundred-days/kernel';
import { strengthOf, UNKNOWN, whereIs } from '../position.ts';
import { ARMIES, SIDE_OF_ARMY } from '../units.ts';
import type { World } from '../world.ts';

export const worthOf = (w: World, unit: Unit, strength: number): number => strength * w.stepWorth[unit];

/** An unknown block: the mean of those of its army that lie hidden, with some of their steps gone. */
const WEAR = 0.85;

function hiddenWorth(w: World, s: State, army: number): number {
  let sum = 0;
  let count = 0;
  for (const unit of w.unitsOfArmy[army]) {
    if (s[w.at.where + unit] !== UNKNOWN) continue;
    sum += worthOf(w, unit, w.strength[unit]);
    count++;
  }
  return count === 0 ? 0 : (WEAR * sum) / count;
}

/** Blocks and their worth by side and town. */
interface Muster {
  readonly worth: Float64Array;
  readonly total: Float64Array;
}

export function muster(w: World, s: State): Muster {
  const worth = new Float64Array(2 * w.townCount);
  const total = new Float64Array(2);
  const known = new Int16Array(3 * w.townCount);
  for (let unit = 0; unit < w.unitCount; unit++) {
    const town = whereIs(w, s, unit);
    if (town < 0) continue;
    worth[2 * town + w.side[unit]] += worthOf(w, unit, strengthOf(w, s, unit));
    known[3 * town + w.army[unit]]++;
  }
  for (let army = 0; army < ARMIES.length; army++) {
    const each = hiddenWorth(w, s, army);
    if (each === 0) continue;
    for (let town = 0; town < w.townCount; town++)
      worth[2 * town + SIDE_OF_ARMY[army]] += each * (s[w.at.standing + 3 * town + army] - known[3 * town + army]);
  }
  for (let i = 0; i < 2 * w.townCount; i++) total[i % 2] += worth[i];
  return { worth, total };
}
