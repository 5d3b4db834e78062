import type { State } from '@hundred-days/kernel';
import type { Appraise } from '../../appraise.ts';
import type { Arm, Field } from './field.ts';

/** So many of the pieces of a lump are near its middle: who is still on his way there, or cut off, holds nobody up. */
const MOST = 3 / 4;

export function placesIn(field: Field, s: State, side: number, arm?: Arm): number[] {
  const places: number[] = [];
  field.placesOf(s, side, places, arm);
  return places;
}

/** The place of one of them that is nearest to all. */
function middleOf(field: Field, places: readonly number[]): number {
  const wayFrom = (from: number): number => places.reduce((sum, to) => sum + field.distance(from, to), 0);
  const ways = new Map(places.map((place) => [place, 0]));
  for (const place of ways.keys()) ways.set(place, wayFrom(place));
  return [...ways].reduce((best, one) => (one[1] < best[1] ? one : best))[0];
}

/** What was found of the last position that was asked for: it is asked for again with every choice of a phase. */
export function remembered<T>(find: (field: Field, s: State, side: number) => T): typeof find {
  let last: { readonly field: Field; readonly s: State; readonly side: number; readonly found: T } | null = null;
  return (field, s, side) => {
    if (last === null || last.s !== s || last.side !== side || last.field !== field)
      last = { field, s, side, found: find(field, s, side) };
    return last.found;
  };
}

/** Where a side is gathered most easily; nowhere where it has nobody. */
export const gatheringPlace = remembered((field, s, side): readonly number[] => {
  const places = placesIn(field, s, side);
  return places.length === 0 ? [] : [middleOf(field, places)];
});

/** Whether a side is together: most stand as near to the middle as so many have room there. */
export const isLump = remembered((field, s, side): boolean => {
  const places = placesIn(field, s, side);
  if (places.length === 0) return true;
  const middle = middleOf(field, places);
  const near = 1 + Math.sqrt(places.length) / 3;
  return places.filter((place) => field.distance(place, middle) <= near).length >= MOST * places.length;
});

/** How many pieces of an arm are no longer where they were when the phase began. */
export function moved(field: Field, began: () => State, arm: Arm): Appraise {
  return (s, seat) => {
    const side = field.sideOf(s, seat);
    const there = placesIn(field, began(), side, arm);
    let gone = 0;
    for (const place of placesIn(field, s, side, arm)) {
      const at = there.indexOf(place);
      if (at < 0) gone++;
      else there[at] = -1;
    }
    return gone;
  };
}
