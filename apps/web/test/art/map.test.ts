import { compileHexMap } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { hexGeometry, hexNumbers } from '../../src/art/geometry.ts';
import { drawHexMap } from '../../src/art/map/draw.ts';
import { neatBox } from '../../src/art/map/paper.ts';
import { clearMap, type Ground, type HexMapData } from '../../src/art/mapdata.ts';
import { mapData } from '../../src/faces/napoleon-at-waterloo/art.ts';
import { world } from '../battle.ts';

const waterloo = mapData(world);

function sheet(layout: 'columns' | 'rows', cols: number, rows: number): HexMapData {
  const two = (n: number): string => String(n).padStart(2, '0');
  const ids = Array.from({ length: cols * rows }, (_, i) => two((i % cols) + 1) + two(Math.floor(i / cols) + 1));
  return clearMap(hexGeometry(compileHexMap({ layout, shifted: 'even', numbering: 'CCRR' }, ids)));
}

/** Every recipe at once: a third of woods, a web of roads, water, heights and villages. */
function busy(layout: 'columns' | 'rows', cols: number, rows: number): HexMapData {
  const base = sheet(layout, cols, rows);
  const { size, neighbours } = base.geometry;
  const places = Array.from({ length: size }, (_, place) => place);
  const sideOf = (d: number, every: number): (readonly [number, number])[] =>
    places.filter((place) => place % every === 0 && neighbours[6 * place + d] >= 0).map((place) => [place, d] as const);
  return {
    ...base,
    ground: places.map((place): Ground => (place % 29 < 5 ? 'woods' : place % 31 === 0 ? 'marsh' : 'clear')),
    buildings: places.map((place) => (place % 23 === 0 ? 'village' : place % 101 === 0 ? 'town' : null)),
    roads: sideOf(1, 3).map(([a, d]) => ({ a, b: neighbours[6 * a + d], type: a % 2 === 0 ? 'road' : 'track' })),
    streams: sideOf(2, 7),
    rivers: sideOf(1, 11),
    bridges: sideOf(1, 33),
    slopes: sideOf(3, 5),
    crests: sideOf(3, 15),
    ridges: sideOf(4, 13),
    high: places.filter((place) => place % 17 < 3),
    streamHexes: places.filter((place) => place % 19 < 3),
  };
}

describe('geometry', () => {
  it.each(['columns', 'rows'] as const)('puts neighbours one apart, in %s', (layout) => {
    const { geometry } = sheet(layout, 6, 5);
    for (let place = 0; place < geometry.size; place++) {
      for (let d = 0; d < 6; d++) {
        const next = geometry.neighbours[6 * place + d];
        if (next < 0) continue;
        const apart = Math.hypot(geometry.x[next] - geometry.x[place], geometry.y[next] - geometry.y[place]);
        expect(apart).toBeCloseTo(1, 9);
      }
    }
  });

  it('leaves paper around every hex', () => {
    const { x, y, width, height } = waterloo.geometry;
    expect(Math.min(...x)).toBeGreaterThan(1);
    expect(Math.max(...x)).toBeLessThan(width - 1);
    expect(Math.min(...y)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...y)).toBeLessThanOrEqual(height - 1);
  });

  it('numbers every hex above its centre', () => {
    const numbers = hexNumbers(waterloo.geometry);
    expect(numbers).toHaveLength(380);
    for (const [place, { y }] of numbers.entries()) expect(y).toBeLessThan(waterloo.geometry.y[place] - 0.3);
  });
});

describe('the drawn map', () => {
  const art = drawHexMap(waterloo);
  const ids = art.layers.map((layer) => layer.id);

  it('is the same every time', () => {
    expect(drawHexMap(mapData(world))).toEqual(art);
  });

  it('lays paper under woods under roads under houses', () => {
    const order = ['paper', 'woods', 'woods-shade', 'grid', 'gardens', 'road-case', 'road-fill', 'avenue', 'buildings'];
    expect(order.map((id) => ids.indexOf(id))).toEqual([...order.map((id) => ids.indexOf(id))].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows a grid by level: none, ticks, lines', () => {
    const at = (level: 'far' | 'middle' | 'near'): string[] =>
      art.layers.filter((layer) => layer.levels.includes(level) && layer.id.startsWith('grid')).map(({ id }) => id);
    expect([at('far'), at('middle'), at('near')]).toEqual([[], ['grid-ticks'], ['grid']]);
  });

  it.each([
    ['Napoleon at Waterloo', waterloo],
    ['columns with everything', busy('columns', 12, 10)],
    ['rows with everything', busy('rows', 12, 10)],
  ])('stays inside the neat line: %s', (_, data) => {
    const box = neatBox(data.geometry);
    for (const { id, d } of drawHexMap(data).layers) {
      expect(/NaN|undefined|Infinity/.test(d), id).toBe(false);
      if (['paper', 'laid', 'frame'].includes(id)) continue;
      const points = absolutePoints(d);
      const outside = points.filter(
        ([x, y]) => x < box.left - 0.001 || x > box.right + 0.001 || y < box.top - 0.001 || y > box.bottom + 0.001,
      );
      expect(outside, id).toEqual([]);
    }
  });

  it('draws every road across the hexsides of its data', () => {
    const d = art.layers.find((layer) => layer.id === 'road-fill')?.d ?? '';
    const points = absolutePoints(d);
    const { x, y } = waterloo.geometry;
    for (const { a, b, type } of waterloo.roads) {
      if (type !== 'road') continue;
      const [mx, my] = [(x[a] + x[b]) / 2, (y[a] + y[b]) / 2];
      expect(points.some(([px, py]) => Math.hypot(px - mx, py - my) < 0.002)).toBe(true);
    }
  });
});

/** The points of a path that are written with absolute coordinates. */
function absolutePoints(d: string): [number, number][] {
  return [...d.matchAll(/[MLQC]((?:-?[\d.]+[ ]?)+)/g)].flatMap(([, list]) => {
    const numbers = list.trim().split(' ').map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, i): [number, number] => [numbers[2 * i], numbers[2 * i + 1]]);
  });
}
