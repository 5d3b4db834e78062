import type { Place, Side, State } from '@hundred-days/kernel';
import { blocksOf } from '../position.ts';
import { ALLIED, FRENCH } from '../units.ts';
import type { World } from '../world.ts';
import { distance } from './distance.ts';
import type { Judgement } from './judgement.ts';

/** Blocks in a town and next to it that count as together, by side: the French win by bringing more to one place. */
const MASS: readonly number[] = [20, 14];
/** What a city that is held counts for as towns already gone: the way to the next one must not make it worth less. */
const WAY = 4;
/** An Allied block, for each town it is away from a city to be taken back. */
const RETAKE = 0.06;
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

/** The Allies stand by what feeds them, and go back for what is lost: how far each block of a town is from where it is wanted. */
function calls(w: World, s: State, haste: number, judgement: Judgement): (town: Place) => number {
  const lost = w.cities.filter((city) => blocksOf(w, s, city, FRENCH) > 0);
  const wayBack = (town: Place): number =>
    lost.length === 0 ? 0 : Math.min(...lost.map((city) => distance(w, town, city)));
  const { cover, goBack, goBackLate } = judgement;
  // 10.1d: there is nothing left to guard.
  if (lost.length >= 2) return (town) => goBack * (1 + goBackLate * haste) * wayBack(town);
  const wanted = w.cities.filter((city) => !lost.includes(city));
  const rally = cover > 0 ? threatened(w, s, wanted) : -1;
  const wayThere = (town: Place): number => (rally < 0 ? 0 : Math.max(0, distance(w, town, rally) - 1));
  return (town) => cover * wayThere(town) + RETAKE * wayBack(town);
}

/** What an army gains by standing in one mass: blocks next to each other help each other in the fights to come. */
function inMass(w: World, s: State, side: Side, town: Place, together: number): number {
  const own = blocksOf(w, s, town, side);
  let near = own;
  for (let i = w.first[town]; i < w.first[town + 1]; i++) near += blocksOf(w, s, w.next[i], side);
  return together * own * Math.min(MASS[side], near);
}

const isInReach = (w: World, town: Place, enemies: readonly Place[], reach: number): boolean =>
  enemies.some((enemy) => distance(w, town, enemy) <= reach);

/** The French have to come; the Allies stand by what feeds them; stacks within reach of each other help each other. */
export function approach(w: World, s: State, haste: number, judgement: Judgement): number {
  const { advance, hastened, together, reach } = judgement;
  const lost = w.cities.filter((city) => blocksOf(w, s, city, FRENCH) > 0);
  const wanted = w.cities.filter((city) => !lost.includes(city));
  const called = calls(w, s, haste, judgement);
  const french = townsOf(w, s, FRENCH);
  let sum = 0;
  for (const town of french) {
    const way = wayToNext(w, town, wanted) - WAY * lost.length;
    sum += inMass(w, s, FRENCH, town, together);
    sum -= advance * (1 + hastened * haste) * blocksOf(w, s, town, FRENCH) * way;
  }
  for (const town of townsOf(w, s, ALLIED)) {
    if (french.includes(town)) continue;
    const blocks = blocksOf(w, s, town, ALLIED);
    sum += blocks * called(town);
    if (isInReach(w, town, french, reach)) sum -= inMass(w, s, ALLIED, town, together);
    if (w.cities.includes(town)) sum -= Math.min(3, blocks) * 0.6;
  }
  return sum;
}

function townsOf(w: World, s: State, side: Side): Place[] {
  const towns: Place[] = [];
  for (let town = 0; town < w.townCount; town++) if (blocksOf(w, s, town, side) > 0) towns.push(town);
  return towns;
}
