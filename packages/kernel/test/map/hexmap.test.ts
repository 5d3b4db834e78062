import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compileHexMap,
  compilePlacedHexMap,
  createReach,
  defineGrid,
  type HexMap,
  hexCentre,
  MapError,
  opposite,
  parseHex,
} from '../../src/map/index.ts';
import {
  ALL_SPECS,
  boardIds,
  brokenBoards,
  NORTHWARD_ROWS,
  northwardRowsIds,
  ODD_COLUMNS,
  oddColumnsIds,
  SMALL_COLUMNS,
  smallColumnsIds,
} from './boards.ts';

function neighbourIds(map: HexMap, id: string): (string | undefined)[] {
  const place = map.indexOf(id);
  return [...map.neighbours.slice(6 * place, 6 * place + 6)].map((next) => map.ids[next]);
}

function faultsOf(compile: () => unknown): string[] {
  try {
    compile();
  } catch (error) {
    if (error instanceof MapError) return error.faults.map((fault) => fault.code);
    throw error;
  }
  return [];
}

describe('examples of the games', () => {
  test('Napoleon at Waterloo 2.1.2: even columns half a hex lower', () => {
    const map = compileHexMap(SMALL_COLUMNS, smallColumnsIds);
    expect(map.size).toBe(380);
    expect(neighbourIds(map, '0505')).toEqual(['0504', '0604', '0605', '0506', '0405', '0404']);
    expect(neighbourIds(map, '0605')).toEqual(['0604', '0705', '0706', '0606', '0506', '0505']);
    expect(neighbourIds(map, '0101')).toEqual([undefined, undefined, '0201', '0102', undefined, undefined]);
    expect(neighbourIds(map, '0517')).toEqual(['0516', '0616', undefined, undefined, undefined, '0416']);
  });

  test('Waterloo Campaign MAP-1: neighbours by sums of hex numbers', () => {
    const map = compileHexMap(NORTHWARD_ROWS, northwardRowsIds);
    expect(map.size).toBe(31 * 42);
    for (let place = 0; place < map.size; place++) {
      const number = Number(map.ids[place]);
      const evenRow = Math.floor(number / 100) % 2 === 0;
      // NE E SE SW W NW
      const offsets = evenRow ? [100, 1, -100, -101, -1, 99] : [101, 1, -99, -100, -1, 100];
      const expected = offsets.map((offset) => {
        const [row, col] = [Math.floor((number + offset) / 100), (number + offset) % 100];
        return row >= 10 && row <= 40 && col <= 41 ? String(number + offset) : undefined;
      });
      expect(neighbourIds(map, map.ids[place])).toEqual(expected);
    }
  });

  test('The Day of Waterloo: odd columns half a hex lower', () => {
    const map = compileHexMap(ODD_COLUMNS, oddColumnsIds);
    expect(neighbourIds(map, '0403')).toEqual(['0402', '0502', '0503', '0404', '0303', '0302']);
    expect(neighbourIds(map, '0503')).toEqual(['0502', '0603', '0604', '0504', '0404', '0403']);
  });
});

describe('any map', () => {
  test('neighbours are exactly the hexes whose centres are one hex away, and mutual', () => {
    fc.assert(
      fc.property(brokenBoards, (map) => {
        const centres = map.ids.map((_, place) => hexCentre(map.grid, { col: map.col[place], row: map.row[place] }));
        for (let a = 0; a < map.size; a++) {
          for (let b = 0; b < map.size; b++) {
            const far = Math.hypot(centres[a].x - centres[b].x, centres[a].y - centres[b].y);
            const direction = map.neighbours.slice(6 * a, 6 * a + 6).indexOf(b);
            expect(direction >= 0).toBe(Math.abs(far - 1) < 1e-9);
            expect(map.direction(a, b)).toBe(direction);
            if (direction >= 0) expect(map.neighbours[6 * b + opposite(direction)]).toBe(a);
          }
        }
      }),
    );
  });

  test('the neighbour lists say what the neighbour table says', () => {
    fc.assert(
      fc.property(brokenBoards, (map) => {
        for (let place = 0; place < map.size; place++) {
          const table: number[][] = [];
          for (let d = 0; d < 6; d++) {
            const next = map.neighbours[6 * place + d];
            if (next >= 0) table.push([next, d]);
          }
          const listed: number[][] = [];
          for (let slot = map.first[place]; slot < map.first[place + 1]; slot++) {
            listed.push([map.to[slot], map.via[slot]]);
          }
          expect(listed).toEqual(table);
        }
        expect(map.to.length).toBe(map.first[map.size]);
      }),
    );
  });

  test('places, numbers and coordinates find each other', () => {
    fc.assert(
      fc.property(brokenBoards, (map) => {
        for (let place = 0; place < map.size; place++) {
          expect(map.indexOf(map.ids[place])).toBe(place);
          expect(parseHex(map.grid, map.ids[place])).toEqual({ col: map.col[place], row: map.row[place] });
          expect(map.at(map.q[place], map.r[place])).toBe(place);
          expect(map.names(place)).toEqual([map.ids[place]]);
        }
        expect(map.at(500, 0)).toBe(-1);
        expect(map.at(0, -500)).toBe(-1);
      }),
    );
  });

  test('common neighbours and hexes within n, against looking at every hex', () => {
    fc.assert(
      fc.property(brokenBoards, fc.integer({ min: 0, max: 12 }), (map, n) => {
        const all = [...map.ids.keys()];
        for (const a of all) {
          const near = [...map.within(a, n)];
          expect([...near].sort((x, y) => x - y)).toEqual(all.filter((b) => map.distance(a, b) <= n));
          const distances = near.map((b) => map.distance(a, b));
          expect(distances).toEqual([...distances].sort((x, y) => x - y));
          const b = (a * 7 + n) % map.size;
          expect(map.commonNeighbours(a, b).sort((x, y) => x - y)).toEqual(
            all.filter((c) => map.distance(a, c) === 1 && map.distance(b, c) === 1),
          );
        }
      }),
    );
  });

  test('rings run clockwise from direction 0', () => {
    const map = compileHexMap(SMALL_COLUMNS, smallColumnsIds);
    expect([...map.within(map.indexOf('0505'), 1)].map((place) => map.ids[place])).toEqual([
      '0505',
      '0504',
      '0604',
      '0605',
      '0506',
      '0405',
      '0404',
    ]);
  });

  test.each(ALL_SPECS)('distance is the number of steps on a full board: %o', (spec) => {
    const map = compileHexMap(spec, boardIds(spec, [3, 11], [2, 10]));
    const search = createReach(map);
    for (let a = 0; a < map.size; a++) {
      search.steps(a, Number.POSITIVE_INFINITY);
      expect(search.count).toBe(map.size);
      for (let b = 0; b < map.size; b++) expect(map.distance(a, b)).toBe(search.cost(b));
    }
  });

  test('a gap does not lengthen the distance', () => {
    const map = compileHexMap(SMALL_COLUMNS, ['0101', '0103']);
    expect(map.distance(0, 1)).toBe(2);
  });
});

describe('faults', () => {
  test('names from outside find nothing', () => {
    const map = compileHexMap(SMALL_COLUMNS, smallColumnsIds);
    for (const id of ['__proto__', 'constructor', 'toString', '', '9999', '0217']) expect(map.indexOf(id)).toBe(-1);
  });

  test('are all told at once', () => {
    expect(faultsOf(() => compileHexMap(SMALL_COLUMNS, ['0101', 'B0102', '01']))).toEqual(['badHexId', 'badHexId']);
    expect(faultsOf(() => compileHexMap(SMALL_COLUMNS, ['0101', '0102', '0101']))).toEqual(['duplicateHex']);
  });

  test('of hexes that say where they lie', () => {
    const hexes = [
      { id: 'x', col: 1, row: 1 },
      { id: 'y', col: 1, row: 2 },
    ];
    const grid = defineGrid(SMALL_COLUMNS);
    expect(faultsOf(() => compilePlacedHexMap(grid, [...hexes, { id: 'z', col: 1, row: 2 }]))).toEqual(['samePlace']);
    expect(faultsOf(() => compilePlacedHexMap(grid, [...hexes, { id: 'z', col: 1.5, row: 2 }]))).toEqual(['offGrid']);
    expect(faultsOf(() => compilePlacedHexMap(grid, [...hexes, { id: 'z', col: 1, row: 1000 }]))).toEqual(['offGrid']);
    expect(faultsOf(() => compilePlacedHexMap(grid, hexes, [['a', 'z']]))).toEqual(['unknownHex']);
    expect(faultsOf(() => compilePlacedHexMap(grid, hexes, [['x', 'y']]))).toEqual(['duplicateHex']);
    expect(faultsOf(() => compilePlacedHexMap(grid, hexes, [['a', 'y']]))).toEqual([]);
  });

  test('an empty map is a map', () => {
    const map = compileHexMap(SMALL_COLUMNS, []);
    expect([map.size, map.at(0, 0), map.indexOf('0101')]).toEqual([0, -1, -1]);
  });
});
