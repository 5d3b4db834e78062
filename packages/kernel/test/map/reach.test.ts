import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BARRED,
  compileGraph,
  compileHexMap,
  createReach,
  type EnterCost,
  type NeighbourLists,
  type Reached,
  STOP,
} from '../../src/map/index.ts';
import { brokenBoards, SMALL_COLUMNS, smallColumnsIds } from './boards.ts';
import { nets } from './nets.ts';

interface Labels {
  readonly pass: number[];
  readonly stop: number[];
}

const NEVER = Number.POSITIVE_INFINITY;

// Slow and plain: relax every step until nothing changes. A label for passing a place, one for stopping there.
function relaxed(map: NeighbourLists, start: number, allowance: number, cost: EnterCost): Labels {
  const pass = new Array<number>(map.size).fill(NEVER);
  const stop = new Array<number>(map.size).fill(NEVER);
  pass[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let from = 0; from < map.size; from++) {
      for (let slot = map.first[from]; slot < map.first[from + 1]; slot++) {
        const entered = cost(from, map.to[slot], map.via[slot]);
        if (entered < 0) continue;
        const points = pass[from] + (entered % STOP);
        const labels = entered >= STOP ? stop : pass;
        if (points > allowance || points >= labels[map.to[slot]]) continue;
        labels[map.to[slot]] = points;
        changed = true;
      }
    }
  }
  return { pass, stop };
}

// The canonical path, backwards: of the steps that give the least cost, the one of the lowest direction or edge.
function canonical(map: NeighbourLists, start: number, end: number, cost: EnterCost, { pass, stop }: Labels): number[] {
  const path = [end];
  let place = end;
  let least = Math.min(pass[end], stop[end]);
  let last = true;
  while (place !== start) {
    let best = { from: -1, via: NEVER };
    for (let from = 0; from < map.size; from++) {
      for (let slot = map.first[from]; slot < map.first[from + 1]; slot++) {
        if (map.to[slot] !== place) continue;
        const entered = cost(from, place, map.via[slot]);
        const allowed = entered >= 0 && (last || entered < STOP);
        if (allowed && pass[from] + (entered % STOP) === least && map.via[slot] < best.via) {
          best = { from, via: map.via[slot] };
        }
      }
    }
    place = best.from;
    least = pass[place];
    last = false;
    path.unshift(place);
  }
  return path;
}

interface Case {
  readonly map: NeighbourLists;
  readonly start: number;
  readonly allowance: number;
  readonly cost: EnterCost;
  readonly mayEnd: (place: number) => boolean;
}

// Random maps of both kinds; costs and stops drawn for each step apart, each way apart.
function cases(cheapest: number, dearest: number): fc.Arbitrary<Case> {
  return fc.oneof(brokenBoards as fc.Arbitrary<NeighbourLists>, nets as fc.Arbitrary<NeighbourLists>).chain((map) => {
    const slots = map.to.length;
    const points = fc.integer({ min: cheapest, max: dearest });
    const step = fc.oneof(
      { weight: 6, arbitrary: points },
      { weight: 1, arbitrary: fc.constant(BARRED) },
      { weight: 2, arbitrary: points.map((n) => n | STOP) },
    );
    return fc
      .record({
        start: fc.integer({ min: 0, max: map.size - 1 }),
        allowance: fc.integer({ min: 0, max: 12 }),
        steps: fc.array(step, { minLength: slots, maxLength: slots, size: 'max' }),
        closed: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: map.size, maxLength: map.size, size: 'max' }),
      })
      .map(({ start, allowance, steps, closed }) => ({
        map,
        start,
        allowance,
        cost: (from, to, via) => {
          for (let slot = map.first[from]; slot < map.first[from + 1]; slot++) {
            if (map.to[slot] === to && map.via[slot] === via) return steps[slot];
          }
          throw new Error('asked for a step that the map does not have');
        },
        mayEnd: (place) => closed[place] > 0,
      }));
  });
}

function places(result: Reached): number[] {
  return Array.from({ length: result.count }, (_, i) => result.place(i));
}

function expectResult(result: Reached, { map, start, mayEnd }: Case, labels: Labels): void {
  const least = (place: number) => Math.min(labels.pass[place], labels.stop[place]);
  const expected = Array.from({ length: map.size }, (_, place) => place)
    .filter((place) => least(place) < NEVER && (place === start || mayEnd(place)))
    .sort((a, b) => least(a) - least(b) || a - b);
  expect(places(result)).toEqual(expected);
  for (let place = 0; place < map.size; place++) {
    const reached = expected.includes(place);
    expect(result.reached(place)).toBe(reached);
    expect(result.cost(place)).toBe(reached ? least(place) : -1);
    if (!reached) expect(result.path(place)).toEqual([]);
  }
  expect(result.start).toBe(start);
  expect(result.place(-1)).toBe(-1);
  expect(result.place(result.count)).toBe(-1);
}

describe('against plain relaxation, on random maps with random costs and stops', () => {
  test('places, costs, order and canonical paths', () => {
    fc.assert(
      fc.property(cases(1, 4), (drawn) => {
        const { map, start, allowance, cost, mayEnd } = drawn;
        const search = createReach(map);
        const labels = relaxed(map, start, allowance, cost);
        expect(search.from(start, allowance, cost, mayEnd)).toBe(search.count);
        expectResult(search, drawn, labels);
        for (const place of places(search)) {
          expect(search.path(place)).toEqual(canonical(map, start, place, cost, labels));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('steps that cost nothing', () => {
    fc.assert(
      fc.property(cases(0, 3), (drawn) => {
        const { map, start, allowance, cost, mayEnd } = drawn;
        const search = createReach(map);
        search.from(start, allowance, cost, mayEnd);
        expectResult(search, drawn, relaxed(map, start, allowance, cost));
        for (const place of places(search)) {
          const path = search.path(place);
          expect([path[0], path.at(-1), new Set(path).size]).toEqual([start, place, path.length]);
          let sum = 0;
          for (let i = 1; i < path.length; i++) {
            const options = [];
            for (let slot = map.first[path[i - 1]]; slot < map.first[path[i - 1] + 1]; slot++) {
              if (map.to[slot] === path[i]) options.push(cost(path[i - 1], path[i], map.via[slot]));
            }
            expect(options.length).toBe(1);
            expect(options[0] >= 0 && (options[0] < STOP || i === path.length - 1)).toBe(true);
            sum += options[0] % STOP;
          }
          expect(sum).toBe(search.cost(place));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('one point a step: breadth first', () => {
    fc.assert(
      fc.property(cases(1, 1), (drawn) => {
        const { map, start, allowance, cost, mayEnd } = drawn;
        const search = createReach(map);
        const labels = relaxed(map, start, allowance, cost);
        search.steps(start, allowance, cost, mayEnd);
        expectResult(search, drawn, labels);
        for (const place of places(search)) {
          expect(search.path(place)).toEqual(canonical(map, start, place, cost, labels));
        }
        const open = { ...drawn, cost: () => 1 };
        search.from(start, allowance, undefined, mayEnd);
        expectResult(search, open, relaxed(map, start, allowance, open.cost));
      }),
      { numRuns: 200 },
    );
  });

  test('the shortest path is the path of the whole search', () => {
    fc.assert(
      fc.property(cases(1, 4), fc.nat(), ({ map, start, allowance, cost }, n) => {
        const end = n % map.size;
        const search = createReach(map);
        search.from(start, allowance, cost);
        const path = search.path(end);
        search.from(start, allowance);
        const open = search.path(end);
        expect(search.shortestPath(start, end, allowance, cost)).toEqual(path);
        expect(search.shortestPath(start, end, allowance)).toEqual(open);
      }),
      { numRuns: 200 },
    );
  });

  test('a snapshot says the same and outlives the next search', () => {
    fc.assert(
      fc.property(cases(1, 4), (drawn) => {
        const { map, start, allowance, cost, mayEnd } = drawn;
        const search = createReach(map);
        search.from(start, allowance, cost, mayEnd);
        const paths = places(search).map(search.path);
        const kept = search.snapshot();
        search.from((start + 1) % map.size, 3);
        expectResult(kept, drawn, relaxed(map, start, allowance, cost));
        expect(places(kept).map((place) => kept.path(place))).toEqual(paths);
      }),
      { numRuns: 200 },
    );
  });

  test('a search used again remembers nothing, even when its stamps run out', () => {
    fc.assert(
      fc.property(cases(0, 4), (drawn) => {
        const { map, start, allowance, cost, mayEnd } = drawn;
        const search = createReach(map, 0x7ffffffd);
        const labels = relaxed(map, start, allowance, cost);
        for (let i = 0; i < 5; i++) {
          const other = { ...drawn, start: (start + i) % map.size, mayEnd: () => true };
          search.steps(other.start, 3, cost);
          search.shortestPath(start, other.start, allowance, cost);
          search.from(other.start, allowance, cost);
          expectResult(search, other, relaxed(map, other.start, allowance, cost));
          search.from(start, allowance, cost, mayEnd);
          expectResult(search, drawn, labels);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('each step is asked about once at most', () => {
    fc.assert(
      fc.property(cases(0, 4), ({ map, start, allowance, cost }) => {
        const search = createReach(map);
        for (const go of [search.from, search.steps]) {
          const asked: string[] = [];
          go(start, allowance, (from, to, via) => {
            asked.push(`${from} ${to}`);
            return cost(from, to, via);
          });
          expect(new Set(asked).size).toBe(asked.length);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('examples', () => {
  const map = compileHexMap(SMALL_COLUMNS, smallColumnsIds);
  const search = createReach(map);
  const at = map.indexOf;

  test('an open board: all hexes within the distance', () => {
    expect(search.from(at('1209'), 3)).toBe(37);
    expect(places(search).sort((a, b) => a - b)).toEqual([...map.within(at('1209'), 3)].sort((a, b) => a - b));
  });

  test('a hex that can be had cheaply to stop, dearly to pass', () => {
    // a to b is 1 and a stop, or 2 by way of c; d lies beyond b.
    const net = compileGraph(
      ['a', 'b', 'c', 'd'],
      [
        { a: 'a', b: 'b' },
        { a: 'a', b: 'c' },
        { a: 'c', b: 'b' },
        { a: 'b', b: 'd' },
      ],
    );
    const walk = createReach(net);
    walk.from(0, 9, (from, to) => (from === 0 && to === 1 ? 1 | STOP : 1));
    expect(walk.path(1)).toEqual([0, 1]);
    expect(walk.cost(1)).toBe(1);
    expect(walk.path(3)).toEqual([0, 2, 1, 3]);
    expect(walk.cost(3)).toBe(3);
    expect(walk.snapshot().path(3)).toEqual([0, 2, 1, 3]);
    expect(walk.snapshot().path(1)).toEqual([0, 1]);
  });

  test('mayEnd is asked once a place, never for the start', () => {
    const asked: number[] = [];
    search.from(
      at('1209'),
      4,
      () => 2,
      (place) => {
        asked.push(place);
        return false;
      },
    );
    expect(asked.length).toBe(18);
    expect(new Set(asked).size).toBe(18);
    expect(asked).not.toContain(at('1209'));
    expect(places(search)).toEqual([at('1209')]);
  });

  test('no start, no reach; no points, no step', () => {
    expect(search.from(-1, 6)).toBe(0);
    expect(search.from(map.size, 6, () => 1)).toBe(0);
    expect([search.place(0), search.reached(0), search.path(0)]).toEqual([-1, false, []]);
    expect(search.from(at('1209'), 0)).toBe(1);
    expect(search.from(at('1209'), -1, () => 0)).toBe(1);
    expect(createReach(map).reached(0)).toBe(false);
    expect(search.shortestPath(at('1209'), -1, 6)).toEqual([]);
  });

  test('large costs and allowances, up to the limit', () => {
    expect(search.from(at('1209'), 65535, () => 65535)).toBe(7);
    expect(search.cost(at('1208'))).toBe(65535);
    expect(() => search.from(at('1209'), 65536, () => 1)).toThrow(RangeError);
    expect(() => search.from(at('1209'), Number.NaN, () => 1)).toThrow(RangeError);
  });
});
