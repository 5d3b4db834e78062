import type { Place, State } from '@hundred-days/kernel';
import { blocksOf } from '../position.ts';
import { ALLIED, FRENCH } from '../units.ts';
import type { World } from '../world.ts';

/** What an occupied city takes from the Allies for each French turn to come, and how many turns are believed in. */
const CITY_UNITS: readonly number[] = [1, 1, 2];
const TURNS_BELIEVED = 2.5;
const UNIT_STARVED = 3.4;
/** 10.1d: the ends of the game that lie in two cities. */
const LAST_CITIES = 120;
const ONE_CITY = 0.15;
/** A French stack a march away from a city that is open to it. */
const CITY_NEAR = 5;
const ARMY_OF_CITY: readonly number[] = [1, 1, 2];

/** 9.0, 10.1d: cities the French hold, and those they can walk into. */
export function cities(w: World, s: State): number {
  const turns = Math.ceil((w.turns - s[w.at.turn]) / 2);
  let sum = 0;
  let held = 0;
  for (const [i, city] of w.cities.entries()) {
    const broken = (s[w.at.defeated] & (1 << ARMY_OF_CITY[i])) !== 0;
    const each = broken ? 0 : CITY_UNITS[i] * UNIT_STARVED;
    if (blocksOf(w, s, city, FRENCH) > 0) {
      held++;
      sum += each * Math.min(turns, TURNS_BELIEVED) * safety(w, s, city) + 3;
    } else if (blocksOf(w, s, city, ALLIED) === 0) sum += exposure(w, s, city, each);
    else if (blocksOf(w, s, city, ALLIED) < 3) sum += 0.5 * exposure(w, s, city, each);
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
function exposure(w: World, s: State, city: Place, each: number): number {
  let sum = 0;
  for (let i = w.first[city]; i < w.first[city + 1]; i++) {
    if (blocksOf(w, s, w.next[i], FRENCH) > 0) return CITY_NEAR + 0.3 * each;
    for (let j = w.first[w.next[i]]; j < w.first[w.next[i] + 1]; j++)
      if (blocksOf(w, s, w.next[j], FRENCH) > 0) sum = CITY_NEAR * 0.4;
  }
  return sum;
}
