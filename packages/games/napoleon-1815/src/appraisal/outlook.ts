import type { Place, Side, State } from '@hundred-days/kernel';
import { blocksOf, eliminatedOf } from '../position.ts';
import { ALLIED, FRENCH } from '../units.ts';
import type { World } from '../world.ts';
import { ARMY_OF_CITY, CITY_UNITS } from './cities.ts';
import { distance } from './distance.ts';

/** 10.2b: until this turn nobody asks how the game will end. */
const EARLY = 8;
/** How much less comes of those who are another town away, and what those still do who are a town too far. */
const FADES = 0.85;
const FORCED = 0.3;
/** Nobody holds it: something will come. */
const LEAST = 2;
/** Ways to share out those who could go to either of two cities. */
const SHARES: readonly number[] = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** How soon it counts that time runs out: whoever strikes on the last turn alone has struck too late. */
const SOON = 0.75;

/** How much of what a position is worth to the French is whether they will still win: nothing at first, all on the last turn. */
export const latenessOf = (w: World, s: State): number =>
  Math.max(0, (s[w.at.turn] - EARLY) / (w.turns - EARLY)) ** SOON;

/** French turns to come, the one that has begun among them. */
const frenchTurns = (w: World, s: State): number => Math.ceil((w.turns + 1 - s[w.at.turn]) / 2);

/** Who comes to a city has to be the stronger: roads and rivers let few in at once. */
const likely = (own: number, enemy: number): number => own ** 4 / (own ** 4 + 2 * enemy ** 4);

/** How much of those who are so far from a city can still come there. */
const arriving = (far: number, turns: number): number =>
  far > turns + 1 ? 0 : FADES ** Math.max(0, far - 1) * (far > turns ? FORCED : 1);

/** What a side can bring to one of two cities, to the other, and to the one or the other. */
interface Reach {
  readonly only: readonly [number, number];
  readonly either: readonly [number, number];
}

function reachOf(w: World, worth: Float64Array, side: Side, turns: number, a: Place, b: Place): Reach {
  const [only, either]: [number, number][] = [
    [0, 0],
    [0, 0],
  ];
  for (let town = 0; town < w.townCount; town++) {
    const force = worth[2 * town + side];
    if (force === 0) continue;
    const toA = force * arriving(distance(w, town, a), turns);
    const toB = force * arriving(distance(w, town, b), turns);
    const sum = toA > 0 && toB > 0 ? either : only;
    sum[0] += toA;
    sum[1] += toB;
  }
  return { only, either };
}

/** What comes to the one, and to the other, if so great a share of those who can choose goes to the first. */
const shared = ({ only, either }: Reach, share: number): [number, number] => [
  only[0] + share * either[0],
  only[1] + (1 - share) * either[1],
];

/** 10.1d: the chance to hold two cities in the end, if every unit that can goes to one of them; the Allies see what comes. */
function pairHeld(w: World, worth: Float64Array, turns: number, a: Place, b: Place): number {
  const french = reachOf(w, worth, FRENCH, turns, a, b);
  const allied = reachOf(w, worth, ALLIED, turns, a, b);
  const against = SHARES.map((share) => shared(allied, share));
  let best = 0;
  for (const share of SHARES) {
    const [ownA, ownB] = shared(french, share);
    let least = 1;
    for (const [hisA, hisB] of against)
      least = Math.min(least, likely(ownA, Math.max(LEAST, hisA)) * likely(ownB, Math.max(LEAST, hisB)));
    best = Math.max(best, least);
  }
  return best;
}

function citiesHeld(w: World, worth: Float64Array, turns: number): number {
  let best = 0;
  for (const [i, a] of w.cities.entries())
    for (const b of w.cities.slice(i + 1)) best = Math.max(best, pairHeld(w, worth, turns, a, b));
  return best;
}

/** 10.1c: how near both Allied armies are to their end, with what the cities the French hold now will cost them. */
function bothBroken(w: World, s: State, turns: number): number {
  let share = 1;
  for (const army of [1, 2]) {
    let gone = eliminatedOf(w, s, army);
    for (const [i, city] of w.cities.entries())
      if (ARMY_OF_CITY[i] === army && blocksOf(w, s, city, FRENCH) > 0) gone += CITY_UNITS[i] * (turns - 1);
    share *= Math.min(1, gone / w.defeatedAt[army]);
  }
  return share ** 2;
}

/** The chance that the French still win before time is up (10.1c, 10.1d), as it looks from here. */
export function chanceOfFrench(w: World, s: State, worth: Float64Array): number {
  const turns = frenchTurns(w, s);
  return 1 - (1 - citiesHeld(w, worth, turns)) * (1 - bothBroken(w, s, turns));
}
