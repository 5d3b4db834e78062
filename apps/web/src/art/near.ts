import type { Rect } from './types.ts';

/** Larger than most of what is looked for: a box lies in one cell or in two. */
const CELL = 2;

/** Things by where they are, so that whoever looks for room meets only those near it. */
export interface Near<T> {
  add(thing: T, ...boxes: readonly Rect[]): void;
  /** All that may touch a box, in the order in which they were added. */
  around(box: Rect): readonly T[];
}

/** No sheet is so wide. */
const ROW = 1 << 16;
const cellAt = (at: number): number => Math.floor(at / CELL);

export function near<T>(): Near<T> {
  const things: T[] = [];
  const cells = new Map<number, number[]>();
  function* keysOf({ x, y, width, height }: Rect): Iterable<number> {
    for (let row = cellAt(y); row <= cellAt(y + height); row++)
      for (let column = cellAt(x); column <= cellAt(x + width); column++) yield ROW * row + column;
  }
  return {
    add(thing, ...boxes) {
      const number = things.push(thing) - 1;
      for (const key of new Set(boxes.flatMap((box) => [...keysOf(box)]))) {
        const there = cells.get(key);
        if (there === undefined) cells.set(key, [number]);
        else there.push(number);
      }
    },
    around(box) {
      const found: number[] = [];
      for (const key of keysOf(box)) {
        const there = cells.get(key);
        if (there !== undefined) found.push(...there);
      }
      return [...new Set(found.sort((a, b) => a - b))].map((number) => things[number]);
    },
  };
}
