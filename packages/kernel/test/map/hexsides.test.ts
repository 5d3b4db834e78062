import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileHexMap, compileHexsides, opposite } from '../../src/map/index.ts';
import { brokenBoards, SMALL_COLUMNS, smallColumnsIds } from './boards.ts';

const KINDS = ['river', 'stream', 'bridge', 'crest'] as const;
const map = compileHexMap(SMALL_COLUMNS, smallColumnsIds);

describe('hexsides', () => {
  test('carry several attributes, seen alike from both hexes', () => {
    const { hexsides, faults } = compileHexsides(map, KINDS, [
      ['0505', '0604', 'stream'],
      ['0604', '0505', 'bridge'],
      ['0505', '0506', 'crest'],
    ]);
    expect(faults).toEqual([]);
    const [a, b, c] = ['0505', '0604', '0506'].map(map.indexOf);
    expect(hexsides.bit).toEqual({ river: 1, stream: 2, bridge: 4, crest: 8 });
    expect(hexsides.between(a, b)).toBe(2 | 4);
    expect(hexsides.between(b, a)).toBe(2 | 4);
    expect(hexsides.between(a, c)).toBe(8);
    expect(hexsides.between(b, c)).toBe(0);
    // NE of 0505 is 0604.
    expect([hexsides.has(a, 1, 'stream'), hexsides.has(a, 1, 'crest'), hexsides.has(b, 4, 'bridge')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(hexsides.flags.filter((flags) => flags !== 0).length).toBe(4);
  });

  test('faults are listed, the rest is compiled', () => {
    const { hexsides, faults } = compileHexsides(map, KINDS, [
      ['0505', '9999', 'stream'],
      ['__proto__', '0505', 'stream'],
      ['0505', '0507', 'stream'],
      ['0505', '0505', 'stream'],
      ['0505', '0506', 'ditch'],
      ['0505', '0506', 'stream'],
      ['0506', '0505', 'stream'],
    ]);
    expect(faults).toEqual([
      { code: 'unknownHex', data: { entry: 0, hex: '9999' } },
      { code: 'unknownHex', data: { entry: 1, hex: '__proto__' } },
      { code: 'notAdjacent', data: { entry: 2, hexA: '0505', hexB: '0507' } },
      { code: 'notAdjacent', data: { entry: 3, hexA: '0505', hexB: '0505' } },
      { code: 'unknownAttribute', data: { entry: 4, attribute: 'ditch' } },
      { code: 'duplicateHexside', data: { entry: 6, hexA: '0506', hexB: '0505', attribute: 'stream' } },
    ]);
    expect(hexsides.between(map.indexOf('0506'), map.indexOf('0505'))).toBe(hexsides.bit.stream);
    expect(hexsides.flags.filter((flags) => flags !== 0).length).toBe(2);
  });

  test('sixteen attributes fit, seventeen do not', () => {
    const names = Array.from({ length: 17 }, (_, i) => `kind${i}`);
    const { hexsides } = compileHexsides(map, names.slice(0, 16), [['0505', '0506', 'kind15']]);
    expect(hexsides.between(map.indexOf('0506'), map.indexOf('0505'))).toBe(32768);
    expect(() => compileHexsides(map, names, [])).toThrow(RangeError);
  });

  test('flags are those listed, no more and no less, on any map', () => {
    const cases = brokenBoards.chain((board) => {
      const pairs = board.ids.flatMap((id, a) =>
        [...board.neighbours.slice(6 * a, 6 * a + 6)].filter((b) => b > a).map((b) => [id, board.ids[b]] as const),
      );
      const entries = fc.subarray(pairs.flatMap(([a, b]) => KINDS.map((kind) => [a, b, kind] as const)));
      return fc.record({ board: fc.constant(board), entries });
    });
    fc.assert(
      fc.property(cases, ({ board, entries }) => {
        const { hexsides, faults } = compileHexsides(board, KINDS, entries);
        expect(faults).toEqual([]);
        const expected = new Set(entries.flatMap(([a, b, kind]) => [`${a} ${b} ${kind}`, `${b} ${a} ${kind}`]));
        let set = 0;
        for (let place = 0; place < board.size; place++) {
          for (let d = 0; d < 6; d++) {
            const next = board.neighbours[6 * place + d];
            for (const kind of KINDS) {
              const has = hexsides.has(place, d, kind);
              expect(has).toBe(expected.has(`${board.ids[place]} ${board.ids[next]} ${kind}`));
              if (has) set++;
              if (next >= 0) expect(hexsides.has(next, opposite(d), kind)).toBe(has);
            }
          }
        }
        expect(set).toBe(2 * entries.length);
      }),
      { numRuns: 40 },
    );
  });
});
