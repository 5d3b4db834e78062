import { describe, expect, test } from 'vitest';
import { compilePlacedHexMap, joinHexMaps, MapError, parseHex, type Sheet } from '../../src/map/index.ts';
import { boardIds, SMALL_COLUMNS } from './boards.ts';

// The four sheets of The Last Battles (18.1), the one on top first: W over B and L, B over Q, L over Q.
function sheet(prefix: string, cols: number, rows: number): Sheet {
  const grid = { ...SMALL_COLUMNS, prefix };
  return { grid, ids: boardIds(grid, [1, 29], [1, 34]), cols, rows };
}
const SHEETS = [sheet('W', 28, 0), sheet('B', 0, 0), sheet('L', 28, 33), sheet('Q', 0, 33)];

describe('four sheets joined', () => {
  const map = joinHexMaps(SMALL_COLUMNS, SHEETS);

  test('overlapping hexes are one place with several names', () => {
    expect(map.size).toBe(3819);
    const corner = map.indexOf('W0134');
    expect(map.names(corner)).toEqual(['W0134', 'B2934', 'L0101', 'Q2901']);
    for (const name of ['B2934', 'L0101', 'Q2901']) expect(map.indexOf(name)).toBe(corner);
    expect(map.names(map.indexOf('Q0501'))).toEqual(['B0534', 'Q0501']);
    expect(map.names(map.indexOf('Q2910'))).toEqual(['L0110', 'Q2910']);
    const aliases = map.ids.reduce((sum, _, place) => sum + map.names(place).length - 1, 0);
    expect(aliases).toBe(4 * 29 * 34 - 3819);
  });

  test('hexes of different sheets are adjacent across the seams', () => {
    const neighbours = (id: string) =>
      [...map.neighbours.slice(6 * map.indexOf(id), 6 * map.indexOf(id) + 6)].map((place) => map.ids[place]);
    expect(neighbours('W0134')).toEqual(['W0133', 'W0233', 'W0234', 'L0102', 'B2834', 'B2833']);
    expect(neighbours('B0834')).toEqual(['B0833', 'B0934', 'Q0902', 'Q0802', 'Q0702', 'B0734']);
    expect(map.distance(map.indexOf('B0101'), map.indexOf('L2934'))).toBe(56 + 66 - 28);
  });

  test('the same map from a list of hexes with campaign columns and rows', () => {
    const hexes = map.ids.map((id, place) => ({ id, col: map.col[place], row: map.row[place] })).reverse();
    const aliases = map.ids.flatMap((id, place) =>
      map
        .names(place)
        .slice(1)
        .map((alias) => [alias, id] as const),
    );
    const listed = compilePlacedHexMap(SMALL_COLUMNS, hexes, aliases);
    expect(listed.size).toBe(3819);
    expect(listed.indexOf('Q2901')).toBe(listed.indexOf('W0134'));
    for (let place = 0; place < map.size; place++) {
      const there = listed.indexOf(map.ids[place]);
      for (let d = 0; d < 6; d++) {
        expect(listed.ids[listed.neighbours[6 * there + d]]).toBe(map.ids[map.neighbours[6 * place + d]]);
      }
    }
  });

  test('the hexes of each sheet lie at its offset', () => {
    for (const { grid, ids, cols, rows } of SHEETS) {
      for (const id of ids) {
        const hex = parseHex({ rowsGrow: 'south', prefix: '', ...grid }, id) as { col: number; row: number };
        const place = map.indexOf(id);
        expect([map.col[place], map.row[place]]).toEqual([hex.col + cols, hex.row + rows]);
      }
    }
  });
});

describe('faults', () => {
  const faultsOf = (sheets: Sheet[], frame = SMALL_COLUMNS) => {
    try {
      joinHexMaps(frame, sheets);
    } catch (error) {
      return (error as MapError).faults.map((fault) => fault.code);
    }
    return [];
  };

  test('an odd offset needs the other columns shifted', () => {
    expect(faultsOf([sheet('B', 0, 0), sheet('W', 29, 0)])).toEqual(['gridsDiffer']);
    const other = sheet('W', 29, 0);
    expect(faultsOf([sheet('B', 0, 0), { ...other, grid: { ...other.grid, shifted: 'odd' } }])).toEqual([]);
    expect(faultsOf([sheet('B', 0, 0), sheet('Q', 0, 33)])).toEqual([]);
  });

  test('layout and the way that rows grow must agree', () => {
    expect(faultsOf([sheet('B', 0, 0)], { ...SMALL_COLUMNS, layout: 'rows' })).toEqual(['gridsDiffer']);
    expect(faultsOf([sheet('B', 0, 0)], { ...SMALL_COLUMNS, rowsGrow: 'north' })).toEqual(['gridsDiffer']);
  });

  test('bad and repeated numbers', () => {
    const b = sheet('B', 0, 0);
    expect(faultsOf([{ ...b, ids: ['0101'] }])).toEqual(['badHexId']);
    expect(faultsOf([{ ...b, ids: ['B0101', 'B0101'] }])).toEqual(['duplicateHex']);
    expect(() => joinHexMaps(SMALL_COLUMNS, [{ ...b, ids: ['0101'] }])).toThrow(MapError);
  });
});
