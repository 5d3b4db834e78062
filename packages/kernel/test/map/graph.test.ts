import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkGraph, compileGraph, createReach, MapError } from '../../src/map/index.ts';
import { nets } from './nets.ts';

const TOWNS = ['brussels', 'hal', 'waterloo', 'wavre', 'ghent'];
const ROADS = [
  { a: 'brussels', b: 'hal', class: 'major' },
  { a: 'waterloo', b: 'brussels', class: 'minor' },
  { a: 'waterloo', b: 'wavre', class: 'minor' },
] as const;

describe('a net of towns and roads', () => {
  const graph = compileGraph(TOWNS, ROADS);
  const [brussels, hal, waterloo, wavre, ghent] = TOWNS.map(graph.indexOf);

  test('knows its roads by index, in the order given', () => {
    expect(graph.edgeBetween(brussels, waterloo)).toBe(1);
    expect(graph.edgeBetween(waterloo, brussels)).toBe(1);
    expect(graph.edgeBetween(hal, wavre)).toBe(-1);
    expect(graph.edges[graph.edgeBetween(hal, brussels)].class).toBe('major');
    expect([...graph.ends]).toEqual([brussels, hal, waterloo, brussels, waterloo, wavre]);
    expect([...graph.to.slice(graph.first[brussels], graph.first[brussels + 1])]).toEqual([hal, waterloo]);
    expect([...graph.via.slice(graph.first[brussels], graph.first[brussels + 1])]).toEqual([0, 1]);
  });

  test('measures in roads', () => {
    expect(graph.distance(hal, wavre)).toBe(3);
    expect(graph.distance(wavre, hal)).toBe(3);
    expect(graph.distance(hal, hal)).toBe(0);
    expect(graph.distance(hal, ghent)).toBe(-1);
    expect(graph.indexOf('__proto__')).toBe(-1);
  });

  test('faults are listed', () => {
    const faults = checkGraph(
      ['a', 'b', 'c', 'a'],
      [
        { a: 'a', b: 'b' },
        { a: 'b', b: 'a' },
        { a: 'c', b: 'c' },
        { a: 'c', b: 'x' },
      ],
    );
    expect(faults).toEqual([
      { code: 'duplicateNode', data: { node: 'a' } },
      { code: 'duplicateEdge', data: { edge: 1, a: 'b', b: 'a' } },
      { code: 'loopEdge', data: { edge: 2, node: 'c' } },
      { code: 'unknownNode', data: { edge: 3, node: 'x' } },
    ]);
    expect(() => compileGraph(['a'], [{ a: 'a', b: 'a' }])).toThrow(MapError);
  });
});

test('any net: lists are mutual and distances are the steps of a search', () => {
  fc.assert(
    fc.property(nets, (net) => {
      const search = createReach(net);
      let slots = 0;
      for (let a = 0; a < net.size; a++) {
        search.steps(a, Number.POSITIVE_INFINITY);
        for (let b = 0; b < net.size; b++) expect(net.distance(a, b)).toBe(search.cost(b));
        for (let slot = net.first[a]; slot < net.first[a + 1]; slot++) {
          const { a: endA, b: endB } = net.edges[net.via[slot]];
          expect([endA, endB].sort()).toEqual([net.ids[a], net.ids[net.to[slot]]].sort());
          slots++;
        }
      }
      expect(slots).toBe(2 * net.edges.length);
    }),
  );
});
