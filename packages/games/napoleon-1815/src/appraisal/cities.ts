import type { Place, State } from '@hundred-days/kernel';
import { blocksOf } from '../position.ts';
import { ALLIED, FRENCH } from '../units.ts';
import type { World } from '../world.ts';
import type { Judgement } from './judgement.ts';

/** What an occupied city takes from the Allies for each French turn to come, and from which army. */
export const CITY_UNITS: readonly number[] = [1, 1, 2];
export const ARMY_OF_CITY: readonly number[] = [1, 1, 2];
const UNIT_STARVED = 3.4;
/** 10.1d: the ends of the game that lie in two cities. */
const LAST_CITIES = 120;
const ONE_CITY = 0.15;

/** 9.0, 10.1d: cities the French hold, and those they can walk into. */
export function cities(w: World, s: State, { cityTurns, cityNear }: Judgement): number {
  const turns = Math.ceil((w.turns - s[w.at.turn]) / 2);
  let sum = 0;
  let held = 0;
  for (const [i, city] of w.cities.entries()) {
    const broken = (s[w.at.defeated] & (1 << ARMY_OF_CITY[i])) !== 0;
    const each = broken ? 0 : CITY_UNITS[i] * UNIT_STARVED;
    if (blocksOf(w, s, city, FRENCH) > 0) {
      held++;
      sum += each * Math.min(turns, cityTurns) * safety(w, s, city) + 3;
    } else if (blocksOf(w, s, city, ALLIED) === 0) sum += exposure(w, s, city, each, cityNear);
    else if (blocksOf(w, s, city, ALLIED) < 3) sum += 0.5 * exposure(w, s, city, each, cityNear);
  }
  const share = held >= 2 ? 1 : held === 1 ? ONE_CITY : 0;
  return sum + (share * LAST_CITIES) / (1 + (w.turns - s[w.at.turn]));
}

/** How likely a French garrison is still there after the Allies have moved: by the blocks next to it. */
function safety(w: World, s: State, city: Place): number {
  let near = 0;
  for (let i = w.first[city]; i < w.first[city + 1]; i++) near += blocksOf(w, s, w.next[i], ALLIED);
  const own = blocksOf(w, s, city, FRENCH);
  return near <= own ? 1 : own >= 3 ? 0.7 : 0.45;
}

/** A city without a garrison is in danger from every French stack near it. */
function exposure(w: World, s: State, city: Place, each: number, near: number): number {
  let sum = 0;
  for (let i = w.first[city]; i < w.first[city + 1]; i++) {
    if (blocksOf(w, s, w.next[i], FRENCH) > 0) return near + 0.3 * each;
    for (let j = w.first[w.next[i]]; j < w.first[w.next[i] + 1]; j++)
      if (blocksOf(w, s, w.next[j], FRENCH) > 0) sum = near * 0.4;
  }
  return sum;
}
