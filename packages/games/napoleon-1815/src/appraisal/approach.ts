import type { Place, State } from '@hundred-days/kernel';
import { blocksOf } from '../position.ts';
import { ALLIED, FRENCH } from '../units.ts';
import type { World } from '../world.ts';
import { distance } from './distance.ts';
import type { Judgement } from './judgement.ts';

/** Blocks in a town and next to it that count as together, by side: the French win by bringing more to one place. */
const MASS: readonly number[] = [20, 14];
/** What a city that is held counts for as towns already gone: the way to the next one must not make it worth less. */
const WAY = 4;
/** An Allied block, for each town it is away from a city to be taken back; 10.1d: two lost cities are the game in the end. */
const RETAKE = 0.06;
const RETAKE_LATE = 4;
/** French blocks farther off than this threaten no city. */
const FAR = 6;

/** Towns to the nearest city that is still to be taken; Ghent counts as one farther. */
function wayToNext(w: World, town: Place, wanted: readonly number[]): number {
  let least = wanted.length === 0 ? 0 : 99;
  for (const city of wanted) least = Math.min(least, distance(w, town, city) + (city === w.ghent ? 1 : 0));
  return least;
}

/** The city most of the French are near, of those they do not hold; -1 if there is none. */
function threatened(w: World, s: State, wanted: readonly number[]): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const city of wanted) {
    let sum = 0;
    for (let town = 0; town < w.townCount; town++) {
      const french = blocksOf(w, s, town, FRENCH);
      if (french > 0) sum += french * Math.min(FAR, distance(w, town, city) + (city === w.ghent ? 1 : 0));
    }
    if (sum >= least) continue;
    least = sum;
    nearest = city;
  }
  return nearest;
}

/** The French have to come; the Allies stand by what feeds them; stacks within reach of each other help each other. */
export function approach(w: World, s: State, haste: number, judgement: Judgement): number {
  const { advance, hastened, together, cover } = judgement;
  let sum = 0;
  const lost = w.cities.filter((city) => blocksOf(w, s, city, FRENCH) > 0);
  const wanted = w.cities.filter((city) => !lost.includes(city));
  const retake = RETAKE * (lost.length >= 2 ? 1 + RETAKE_LATE * haste : 1);
  const rally = cover > 0 ? threatened(w, s, wanted) : -1;
  for (let town = 0; town < w.townCount; town++) {
    const french = blocksOf(w, s, town, FRENCH);
    if (french > 0) sum -= advance * (1 + hastened * haste) * french * (wayToNext(w, town, wanted) - WAY * lost.length);
    const allied = french > 0 ? 0 : blocksOf(w, s, town, ALLIED);
    if (french + allied === 0) continue;
    const side = french > 0 ? FRENCH : ALLIED;
    if (allied > 0 && rally >= 0) sum += cover * allied * Math.max(0, distance(w, town, rally) - 1);
    if (allied > 0 && lost.length > 0)
      sum += retake * allied * Math.min(...lost.map((city) => distance(w, town, city)));
    let near = 0;
    for (let i = w.first[town]; i < w.first[town + 1]; i++) near += blocksOf(w, s, w.next[i], side);
    const mates = together * (french + allied) * Math.min(MASS[side], near + french + allied);
    sum += side === FRENCH ? mates : -mates;
    if (side === ALLIED && w.cities.includes(town)) sum -= Math.min(3, allied) * 0.6;
  }
  return sum;
}
