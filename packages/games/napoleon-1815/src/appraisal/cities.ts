import type { State } from '@hundred-days/kernel';
import { BRUSSELS, FIRST, GHENT, LIEGE, NEXT, TURNS } from '../board.ts';
import { AT, blocksOf } from '../position.ts';
import { ALLIED, FRENCH } from '../units.ts';

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
const FED_BY: readonly number[] = [BRUSSELS, GHENT, LIEGE];

/** 9.0, 10.1d: cities the French hold, and those they can walk into. */
export function cities(s: State): number {
  const turns = Math.ceil((TURNS - s[AT.turn]) / 2);
  let sum = 0;
  let held = 0;
  for (const [i, city] of FED_BY.entries()) {
    const broken = (s[AT.defeated] & (1 << ARMY_OF_CITY[i])) !== 0;
    const each = broken ? 0 : CITY_UNITS[i] * UNIT_STARVED;
    if (blocksOf(s, city, FRENCH) > 0) {
      held++;
      sum += each * Math.min(turns, TURNS_BELIEVED) * safety(s, city) + 3;
    } else if (blocksOf(s, city, ALLIED) === 0) sum += exposure(s, city, each);
    else if (blocksOf(s, city, ALLIED) < 3) sum += 0.5 * exposure(s, city, each);
  }
  const share = held >= 2 ? 1 : held === 1 ? ONE_CITY : 0;
  return sum + (share * LAST_CITIES) / (1 + (TURNS - s[AT.turn]));
}

/** How likely a French garrison is still there after the Allies have moved: by the blocks next to it. */
function safety(s: State, city: number): number {
  let near = 0;
  for (let i = FIRST[city]; i < FIRST[city + 1]; i++) near += blocksOf(s, NEXT[i], ALLIED);
  const own = blocksOf(s, city, FRENCH);
  return near <= own ? 1 : own >= 3 ? 0.7 : 0.45;
}

/** A city without a garrison is in danger from every French stack near it. */
function exposure(s: State, city: number, each: number): number {
  let sum = 0;
  for (let i = FIRST[city]; i < FIRST[city + 1]; i++) {
    if (blocksOf(s, NEXT[i], FRENCH) > 0) return CITY_NEAR + 0.3 * each;
    for (let j = FIRST[NEXT[i]]; j < FIRST[NEXT[i] + 1]; j++)
      if (blocksOf(s, NEXT[j], FRENCH) > 0) sum = CITY_NEAR * 0.4;
  }
  return sum;
}
