import { textWidth } from '../../art/names.ts';
import type { Point } from '../../board/types.ts';
import { beside, nameOff, SIDES } from './sides.ts';

/**
 * Finds room on the sheet: for the name of each town, for the blocks that stand beside it, for the names of rivers. The map
 * never changes, so what was found is written down in art.ts, and a test compares: no page has to look for it.
 */

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Town extends Point {
  readonly city: boolean;
}

/** Letters as they stand when half of the sheet is seen: nearer they are smaller, and fit as well. */
const LETTERS = 0.5;
/** Half a town with its houses. */
const HOUSES = 0.34;
/** A large stack: two or three rows of blocks. */
const STACK = { width: 1.7, height: 1.2 };

/** Boxes go by their middle. */
const around = ({ x, y }: Point, width: number, height = width): Box => ({ x, y, width, height });

/** How much of two boxes is the same; a touch is felt too. */
function shared(a: Box, b: Box): number {
  const width = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const height = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return width <= 0 || height <= 0 ? 0 : 0.2 + width * height;
}

const sumOf = (box: Box, others: readonly (Box | undefined)[]): number =>
  others.reduce((sum, other) => sum + (other === undefined ? 0 : shared(box, other)), 0);

function cheapest<T>(list: readonly T[], cost: (one: T, rank: number) => number): T {
  const costs = list.map(cost);
  return list[costs.indexOf(Math.min(...costs))];
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

export interface Room {
  /** On which side of each town its name stands, and on which its blocks: by the numbers of the lists in art.ts. */
  readonly names: string;
  readonly stacks: string;
  /** The middle of each river's name. */
  readonly waters: readonly (readonly [number, number])[];
}

export function findRoom(
  towns: readonly (Town & { readonly name: string })[],
  rivers: readonly { readonly name: string; readonly points: readonly Point[] }[],
): Room {
  const houses = towns.map((town) => around(town, 2 * (town.city ? 0.55 : HOUSES)));
  const names: Box[] = [];
  const above: boolean[] = [];
  const sides: Point[] = [];
  const stacks: Box[] = [];
  const nameBox = (town: number, up: boolean): Box => {
    const { name, city } = towns[town];
    const width = textWidth(name) * LETTERS * (city ? 1.15 : 1);
    return around(plus(towns[town], { x: 0, y: nameOff(city, up) }), width, 0.4);
  };
  const stackBox = (town: number, side: Point): Box => {
    const { width, height } = STACK;
    return around(plus(towns[town], beside(side, width, height)), width, height);
  };
  // Again and again: what was placed first knows the others only the next time.
  for (let round = 0; round < 4; round++) {
    towns.forEach((_, at) => {
      const apart = <T>(list: readonly T[]): (T | undefined)[] => list.map((one, i) => (i === at ? undefined : one));
      above[at] = cheapest([false, true], (up, rank) => {
        const box = nameBox(at, up);
        return (
          0.3 * rank + 6 * sumOf(box, apart(houses)) + 6 * sumOf(box, apart(names)) + 2 * sumOf(box, apart(stacks))
        );
      });
      names[at] = nameBox(at, above[at]);
      sides[at] = cheapest(SIDES, (side, rank) => {
        const box = stackBox(at, side);
        return 0.12 * rank + 4 * sumOf(box, names) + 4 * sumOf(box, apart(houses)) + 2 * sumOf(box, apart(stacks));
      });
      stacks[at] = stackBox(at, sides[at]);
    });
  }
  const waters: Box[] = [];
  for (const { name, points } of rivers) {
    const width = textWidth(name) * LETTERS;
    const course = points.map((point) => around(point, 0.25));
    waters.push(
      cheapest(
        banks(points).map((bank) => around(bank, width, 0.36)),
        (box, rank) =>
          0.02 * rank +
          8 * sumOf(box, houses) +
          8 * sumOf(box, names) +
          3 * sumOf(box, stacks) +
          sumOf(box, waters) +
          6 * sumOf(box, course),
      ),
    );
  }
  const short = (value: number): number => Math.round(100 * value) / 100;
  return {
    names: above.map((up) => (up ? '1' : '0')).join(''),
    stacks: sides.map((side) => String(SIDES.indexOf(side))).join(''),
    waters: waters.map(({ x, y }) => [short(x), short(y)]),
  };
}

/** Points a little off a river, on both banks: the middle of its course first. */
function banks(points: readonly Point[]): Point[] {
  const middle = points.length / 2;
  const found = points.slice(1, -1).flatMap((point, i) =>
    [0, 0.5].flatMap((t) => {
      const [before, after] = [points[i], points[i + 2]];
      const long = Math.hypot(after.x - before.x, after.y - before.y);
      const [nx, ny] = [(before.y - after.y) / long, (after.x - before.x) / long];
      const on = { x: point.x + t * (after.x - point.x), y: point.y + t * (after.y - point.y) };
      // A name is wider than high: beside a river that runs north it stands further off.
      const off = 0.34 + 0.45 * Math.abs(nx);
      return [1, -1].map((bank) => ({
        at: plus(on, { x: bank * off * nx, y: bank * off * ny }),
        far: Math.abs(i + t - middle),
      }));
    }),
  );
  return found.sort((a, b) => a.far - b.far).map(({ at }) => at);
}
