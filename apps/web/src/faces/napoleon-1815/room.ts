import { textWidth } from '../../art/names.ts';
import type { Point } from '../../board/types.ts';

/** Finds room on the sheet: for the name of each town, for the blocks that stand beside it, for the names of rivers. */

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

interface Town extends Point {
  readonly city: boolean;
}

/** Letters as they stand when the sheet is half as large as it gets: nearer they are smaller, and fit as well. */
const LETTERS = 0.45;
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

/** Where blocks stand: over the town if they can, else beside it, else under it. */
const SIDES: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
];

/** The middle of a stack of some size on one side of its town, seen from the town. */
export function beside(side: Point, width: number, height: number): Point {
  const gap = side.x === 0 || side.y === 0 ? 0.3 : 0.1;
  return { x: side.x * (width / 2 + gap), y: side.y * (height / 2 + gap) };
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

export interface Room {
  /** The middle of each town's name, and the side on which its blocks stand. */
  readonly names: readonly Point[];
  readonly sides: readonly Point[];
  readonly waters: readonly Point[];
}

export function findRoom(
  towns: readonly (Town & { readonly name: string })[],
  rivers: readonly { readonly name: string; readonly points: readonly Point[] }[],
): Room {
  const houses = towns.map((town) => around(town, 2 * (town.city ? 0.55 : HOUSES)));
  const names: Box[] = [];
  const sides: Point[] = [];
  const stacks: Box[] = [];
  const nameBox = (town: number, { x, y }: Point): Box => {
    const { name, city } = towns[town];
    const width = textWidth(name) * LETTERS * (city ? 1.15 : 1);
    const out = city ? 0.66 : 0.45;
    return around(plus(towns[town], { x: x * (width / 2 + out), y: y * (0.17 + out) }), width, 0.34);
  };
  // Twice: what was placed first knows the others only the second time.
  for (let round = 0; round < 2; round++) {
    towns.forEach((town, at) => {
      const apart = <T>(list: readonly T[]): (T | undefined)[] => list.map((one, i) => (i === at ? undefined : one));
      names[at] = cheapest(
        NAME_SIDES.map((side) => nameBox(at, side)),
        (box, rank) =>
          0.15 * rank + 6 * sumOf(box, apart(houses)) + 6 * sumOf(box, apart(names)) + 2 * sumOf(box, apart(stacks)),
      );
      const stackBox = (side: Point): Box => {
        const { width, height } = STACK;
        return around(plus(town, beside(side, width, height)), width, height);
      };
      sides[at] = cheapest(
        SIDES,
        (side, rank) =>
          0.12 * rank +
          4 * sumOf(stackBox(side), names) +
          4 * sumOf(stackBox(side), apart(houses)) +
          2 * sumOf(stackBox(side), apart(stacks)),
      );
      stacks[at] = stackBox(sides[at]);
    });
  }
  const waters: Box[] = [];
  for (const { name, points } of rivers) {
    const width = textWidth(name) * LETTERS;
    waters.push(
      cheapest(
        banks(points).map((bank) => around(bank, width, 0.3)),
        (box) =>
          8 * sumOf(box, houses) +
          8 * sumOf(box, names) +
          3 * sumOf(box, stacks) +
          sumOf(box, waters) +
          6 *
            sumOf(
              box,
              points.map((point) => around(point, 0.25)),
            ),
      ),
    );
  }
  return { names, sides, waters };
}

const NAME_SIDES: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
];

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
