import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  between,
  compileHexMap,
  defineGrid,
  formatHex,
  type GridSpec,
  type HexMap,
  hexCentre,
  lineAtTwo,
  opposite,
} from '../../src/map/index.ts';
import { boardIds, ODD_COLUMNS, oddColumnsIds, SMALL_COLUMNS, smallColumnsIds, specs } from './boards.ts';

const SAMPLES = 2003;

// Walks along the line in small paces, and asks at each which centres are nearest.
function sampled(spec: GridSpec, map: HexMap, a: number, b: number): number[][] {
  const grid = defineGrid(spec);
  const from = hexCentre(grid, { col: map.col[a], row: map.row[a] });
  const to = hexCentre(grid, { col: map.col[b], row: map.row[b] });
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const around: { place: number; x: number; y: number }[] = [];
  for (let col = 0; col <= 16; col++) {
    for (let row = 0; row <= 16; row++) {
      const place = map.indexOf(formatHex(grid, { col, row }) as string);
      const centre = hexCentre(grid, { col, row });
      const detour = Math.hypot(centre.x - from.x, centre.y - from.y) + Math.hypot(centre.x - to.x, centre.y - to.y);
      if (detour < length + 2) around.push({ place, ...centre });
    }
  }
  // The hex on the left of the line first.
  around.sort((p, q) => side(p) - side(q));
  const away = new Float64Array(around.length);
  const runs: { nearest: number[]; paces: number }[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const t = (i + 0.5) / SAMPLES;
    const x = from.x + t * (to.x - from.x);
    const y = from.y + t * (to.y - from.y);
    let least = Number.POSITIVE_INFINITY;
    for (const [n, hex] of around.entries()) {
      away[n] = Math.sqrt((hex.x - x) ** 2 + (hex.y - y) ** 2);
      least = Math.min(least, away[n]);
    }
    const nearest: number[] = [];
    for (let n = 0; n < away.length; n++) if (away[n] < least + 1e-9) nearest.push(n);
    const last = runs.at(-1);
    if (last?.nearest.length === nearest.length && nearest.every((n, k) => last.nearest[k] === n)) last.paces++;
    else runs.push({ nearest, paces: 1 });
  }
  // A pace that falls on a corner or a crossing is no stretch of the way; the shortest stretch here has seven paces.
  const stretches = runs.filter((run) => run.paces >= 3);
  return stretches.slice(1, -1).map((run) => run.nearest.map((n) => around[n].place));

  // Negative on the left (y runs south).
  function side(p: { x: number; y: number }): number {
    return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
  }
}

describe('lines of fire', () => {
  test('against walking the line in small paces, gaps and edges included', () => {
    const cases = specs.chain((spec) =>
      fc.record({
        spec: fc.constant(spec),
        ids: fc.shuffledSubarray(boardIds(spec, [4, 12], [4, 12]), { minLength: 40 }),
        from: fc.nat(),
        to: fc.nat(),
      }),
    );
    fc.assert(
      fc.property(cases, ({ spec, ids, from, to }) => {
        const map = compileHexMap(spec, ids);
        const [a, b] = [from % map.size, to % map.size];
        fc.pre(map.distance(a, b) <= 8 && a !== b);
        expect(between(map, a, b)).toEqual(sampled(spec, map, a, b));
      }),
      { numRuns: 150 },
    );
  });

  test('every line of up to four hexes from one hex, in both layouts', () => {
    for (const layout of ['columns', 'rows'] as const) {
      const spec: GridSpec = { layout, shifted: 'odd', numbering: 'CCRR' };
      const map = compileHexMap(spec, boardIds(spec, [2, 12], [2, 12]));
      const a = map.indexOf('0707');
      const targets = map.within(a, 4).subarray(1);
      expect(targets.length).toBe(60);
      for (const b of targets) expect(between(map, a, b)).toEqual(sampled(spec, map, a, b));
    }
  });

  test('back is the same way in reverse, left and right exchanged', () => {
    const map = compileHexMap(SMALL_COLUMNS, smallColumnsIds);
    fc.assert(
      fc.property(fc.nat({ max: 379 }), fc.nat({ max: 379 }), (a, b) => {
        const back = between(map, b, a).map((step) => [...step].reverse());
        expect(between(map, a, b).map((step) => [...step])).toEqual(back.reverse());
      }),
    );
  });

  test('nothing lies between a hex and itself or its neighbour', () => {
    const map = compileHexMap(SMALL_COLUMNS, smallColumnsIds);
    expect(between(map, 7, 7)).toEqual([]);
    for (const b of map.within(100, 1)) expect(between(map, 100, b)).toEqual([]);
  });

  test('examples: straight, along a hexside, askew, and one that clips more hexes than the distance has', () => {
    const map = compileHexMap(ODD_COLUMNS, oddColumnsIds);
    const ids = (a: string, b: string) =>
      between(map, map.indexOf(a), map.indexOf(b)).map((step) => step.map((place) => map.ids[place]).join('|'));
    expect(ids('0504', '0502')).toEqual(['0503']);
    expect(ids('0403', '0603')).toEqual(['0502|0503']);
    expect(ids('0103', '0402')).toEqual(['0203', '0302']);
    const long = between(map, map.indexOf('0101'), map.indexOf('0209')).length;
    expect(long).toBeGreaterThan(map.distance(map.indexOf('0101'), map.indexOf('0209')) - 1);
  });
});

describe('at two hexes', () => {
  test('the hexes passed are the common neighbours', () => {
    const spec = SMALL_COLUMNS;
    const map = compileHexMap(spec, smallColumnsIds);
    for (let a = 0; a < map.size; a++) {
      for (const b of map.within(a, 2).subarray(1)) {
        if (map.distance(a, b) !== 2) continue;
        const steps = between(map, a, b);
        expect(steps.length).toBe(1);
        const onMap = steps[0].filter((place) => place >= 0).sort((x, y) => x - y);
        expect(onMap).toEqual(map.commonNeighbours(a, b).sort((x, y) => x - y));
      }
    }
  });

  test('hexsides crossed, hexside run along, and the three hexsides at each corner', () => {
    fc.assert(
      fc.property(
        specs.chain((spec) =>
          fc.record({
            spec: fc.constant(spec),
            ids: fc.shuffledSubarray(boardIds(spec, [4, 8], [4, 8]), { minLength: 15 }),
          }),
        ),
        ({ spec, ids }) => {
          const map = compileHexMap(spec, ids);
          // A hexside by the two hexes it parts; those off the map are told by their direction only.
          const parts = (side: number) => {
            const place = Math.floor(side / 6);
            return [place, map.neighbours[side]].sort((x, y) => x - y);
          };
          for (let a = 0; a < map.size; a++) {
            for (let b = 0; b < map.size; b++) {
              const line = lineAtTwo(map, a, b);
              if (map.distance(a, b) !== 2) {
                expect(line).toBeNull();
                continue;
              }
              const [step] = between(map, a, b);
              if (line === null) throw new Error('a line at two was expected');
              const pair = (x: number, y: number) => [x, y].sort((p, q) => p - q);
              if (!line.along) {
                expect([line.middle]).toEqual(step);
                expect(line.crossed.map(parts)).toEqual([pair(a, line.middle), pair(b, line.middle)]);
                expect(opposite(line.crossed[0] % 6)).toBe(line.crossed[1] % 6);
                continue;
              }
              const { left, right } = line;
              expect([left, right]).toEqual(step);
              if (left < 0 && right < 0) expect(line.hexside).toBe(-1);
              else expect(parts(line.hexside)).toEqual(pair(left, right));
              const sidesAt = (end: number, corner: readonly [number, number, number]) => {
                expect(parts(corner[0])).toEqual(pair(end, left));
                expect(parts(corner[1])).toEqual(pair(end, right));
                expect(corner[2]).toBe(line.hexside);
                expect([Math.floor(corner[0] / 6), Math.floor(corner[1] / 6)]).toEqual([end, end]);
                expect(Math.abs((corner[0] % 6) - (corner[1] % 6)) % 4).toBe(1);
              };
              sidesAt(a, line.corners[0]);
              sidesAt(b, line.corners[1]);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
