import { describe, expect, test } from 'vitest';
import { compileHexMap, createReach, isListed, listsOf, Moves, netBeyond } from '../../src/index.ts';
import { SMALL_COLUMNS, smallColumnsIds } from './boards.ts';

const map = compileHexMap(SMALL_COLUMNS, smallColumnsIds);
const [entry, other, exit] = ['0101', '0102', '0103'].map(map.indexOf);

describe('a map with places beside it', () => {
  const { offMap, beyond, net } = netBeyond(map, [entry, other], [exit]);
  const reach = createReach(net);

  test('leads in by the entries and out by the exits, and nowhere else', () => {
    expect(reach.from(offMap, 1)).toBe(3);
    expect([entry, other].every((hex) => reach.reached(hex))).toBe(true);
    expect(reach.shortestPath(offMap, beyond, 9)).toEqual([offMap, other, exit, beyond]);
    expect(reach.from(beyond, 9)).toBe(1);
  });

  test('its moves are the places reached without the start, each path made when it is asked for', () => {
    reach.from(exit, 1);
    let asked = 0;
    const moves = new Moves(reach.snapshot(), (reached, place) => {
      asked++;
      return reached.path(place);
    });
    expect(asked).toBe(0);
    const neighbours = [...map.neighbours.subarray(6 * exit, 6 * exit + 6)].filter((hex) => hex >= 0);
    expect(moves).toHaveLength(neighbours.length + 1);
    expect(moves.at(moves.length - 1)).toEqual([exit, beyond]);
    expect(asked).toBe(1);
    expect(moves.at(moves.length)).toBeUndefined();
  });
});

test('lists of hexes for each hex', () => {
  const lists = listsOf(map, (hex) => (hex % 2 === 0 ? [...map.within(hex, 1)] : []));
  for (let hex = 0; hex < map.size; hex++)
    for (const to of [0, hex, map.size - 1, ...map.within(hex, 1)])
      expect(isListed(lists, hex, to)).toBe(hex % 2 === 0 && map.distance(hex, to) <= 1);
});
