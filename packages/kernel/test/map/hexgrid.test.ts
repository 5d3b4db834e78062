import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cubeToHex,
  DIRECTION_NAMES,
  defineGrid,
  formatHex,
  hexCentre,
  hexDistance,
  hexNeighbour,
  hexToCube,
  idDistance,
  opposite,
  parseHex,
} from '../../src/map/index.ts';
import { ALL_SPECS, NORTHWARD_ROWS, specs } from './boards.ts';

const hexes = fc.record({ col: fc.integer({ min: -40, max: 99 }), row: fc.integer({ min: -40, max: 99 }) });
const printable = fc.record({ col: fc.integer({ min: 0, max: 99 }), row: fc.integer({ min: 0, max: 99 }) });

describe('numbers', () => {
  test('round trip, with and without a letter', () => {
    fc.assert(
      fc.property(specs, printable, fc.constantFrom('', 'B', 'W'), (spec, hex, prefix) => {
        const grid = defineGrid({ ...spec, prefix });
        const id = formatHex(grid, hex) as string;
        expect(id).toMatch(new RegExp(`^${prefix}[0-9]{4}$`));
        expect(parseHex(grid, id)).toEqual(hex);
      }),
    );
  });

  test('column and row stand where the numbering says', () => {
    const columnsFirst = defineGrid({ layout: 'columns', shifted: 'even', numbering: 'CCRR', prefix: 'B' });
    expect(parseHex(columnsFirst, 'B0814')).toEqual({ col: 8, row: 14 });
    expect(parseHex(defineGrid(NORTHWARD_ROWS), '1013')).toEqual({ col: 13, row: 10 });
  });

  test.each(['', '814', '08145', 'b0814', 'B08 4', 'B-814', 'W0814', '0814', 'B0814 ', 'B08１4'])(
    '%j is no hex of sheet B',
    (id) => {
      const grid = defineGrid({ layout: 'columns', shifted: 'even', numbering: 'CCRR', prefix: 'B' });
      expect(parseHex(grid, id)).toBeNull();
    },
  );

  test.each([
    [-1, 4],
    [100, 4],
    [4, -1],
    [4, 100],
    [0.5, 4],
  ])('column %d row %d has no number', (col, row) => {
    expect(formatHex(defineGrid(ALL_SPECS[0]), { col, row })).toBeNull();
  });
});

describe('cube coordinates', () => {
  test('sum to zero and lead back', () => {
    fc.assert(
      fc.property(specs, hexes, (spec, hex) => {
        const grid = defineGrid(spec);
        const cube = hexToCube(grid, hex);
        expect(cube.q + cube.r + cube.s).toBe(0);
        const back = cubeToHex(grid, cube);
        expect([back.col === hex.col, back.row === hex.row]).toEqual([true, true]);
      }),
    );
  });

  test('are a true picture: steps in q, r and the drawing agree', () => {
    fc.assert(
      fc.property(specs, hexes, hexes, (spec, a, b) => {
        const grid = defineGrid(spec);
        const [ca, cb] = [hexToCube(grid, a), hexToCube(grid, b)];
        const [pa, pb] = [hexCentre(grid, a), hexCentre(grid, b)];
        const q = cb.q - ca.q;
        const r = cb.r - ca.r;
        const [x, y] =
          spec.layout === 'columns' ? [(q * Math.sqrt(3)) / 2, r + q / 2] : [q + r / 2, (r * Math.sqrt(3)) / 2];
        expect(pb.x - pa.x).toBeCloseTo(x, 9);
        expect(pb.y - pa.y).toBeCloseTo(y, 9);
      }),
    );
  });
});

describe('neighbours', () => {
  // Clockwise from north, in degrees.
  const BEARINGS = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 };
  const BEARINGS_IN_ROWS = { NE: 30, E: 90, SE: 150, SW: 210, W: 270, NW: 330 };

  test('lie one hex away in the direction that their name says', () => {
    fc.assert(
      fc.property(specs, hexes, fc.integer({ min: 0, max: 5 }), (spec, hex, d) => {
        const grid = defineGrid(spec);
        const here = hexCentre(grid, hex);
        const there = hexCentre(grid, hexNeighbour(grid, hex, d));
        const bearing =
          spec.layout === 'columns' ? BEARINGS[DIRECTION_NAMES.columns[d]] : BEARINGS_IN_ROWS[DIRECTION_NAMES.rows[d]];
        expect(there.x - here.x).toBeCloseTo(Math.sin((bearing * Math.PI) / 180), 9);
        expect(there.y - here.y).toBeCloseTo(-Math.cos((bearing * Math.PI) / 180), 9);
      }),
    );
  });

  test('the opposite direction leads back', () => {
    fc.assert(
      fc.property(specs, printable, fc.integer({ min: 0, max: 5 }), (spec, hex, d) => {
        const grid = defineGrid(spec);
        expect(hexNeighbour(grid, hexNeighbour(grid, hex, d), opposite(d))).toEqual(hex);
      }),
    );
  });
});

describe('distance', () => {
  test('is a metric, one for neighbours', () => {
    fc.assert(
      fc.property(specs, hexes, hexes, hexes, fc.integer({ min: 0, max: 5 }), (spec, a, b, c, d) => {
        const grid = defineGrid(spec);
        const ab = hexDistance(grid, a, b);
        expect(ab).toBe(hexDistance(grid, b, a));
        expect(ab === 0).toBe(a.col === b.col && a.row === b.row);
        expect(ab).toBeLessThanOrEqual(hexDistance(grid, a, c) + hexDistance(grid, c, b));
        expect(hexDistance(grid, a, hexNeighbour(grid, a, d))).toBe(1);
      }),
    );
  });

  test('by hex numbers: the examples of the Waterloo Campaign, and -1 for what is no hex', () => {
    const grid = defineGrid(NORTHWARD_ROWS);
    expect(idDistance(grid, '2324', '1922')).toBe(4);
    expect(idDistance(grid, '2324', '2022')).toBe(4);
    expect(idDistance(grid, '2324', '2023')).toBe(3);
    expect(idDistance(grid, '2324', '232')).toBe(-1);
    expect(idDistance(grid, 'x', '2324')).toBe(-1);
  });
});
