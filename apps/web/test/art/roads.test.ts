import { createWorld } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { describe, expect, it } from 'vitest';
import { neatBox } from '../../src/art/map/paper.ts';
import type { Polyline } from '../../src/art/map/polyline.ts';
import { roads } from '../../src/art/map/roads.ts';
import type { HexMapData } from '../../src/art/mapdata.ts';
import { mapData as battlefield } from '../../src/faces/last-battles/art.ts';
import { mapData as waterloo } from '../../src/faces/napoleon-at-waterloo/art.ts';
import { mapData as campaign } from '../../src/faces/waterloo-campaign/art.ts';
import { world } from '../battle.ts';
import { FIELDS, GAMES } from '../lastBattles.ts';

const MAPS: readonly (readonly [string, HexMapData])[] = [
  ['Napoleon at Waterloo', waterloo(world)],
  ['Waterloo Campaign', campaign(createWorld(DOCUMENTS))],
  ...FIELDS.map((field) => [field, battlefield(GAMES[field].world)] as const),
];

/** The sharpest turn between two steps of a line, in degrees. */
function sharpest(line: Polyline): number {
  let most = 0;
  for (let i = 4; i < line.length; i += 2) {
    const before = Math.atan2(line[i - 1] - line[i - 3], line[i - 2] - line[i - 4]);
    const after = Math.atan2(line[i + 1] - line[i - 1], line[i] - line[i - 2]);
    const turn = Math.abs(after - before);
    most = Math.max(most, (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI);
  }
  return most;
}

/** How near two lines come to each other. */
function gap(a: Polyline, b: Polyline): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.length; i += 2)
    for (let j = 0; j < b.length; j += 2) least = Math.min(least, Math.hypot(a[i] - b[j], a[i + 1] - b[j + 1]));
  return least;
}

describe.each(MAPS)('the roads of %s', (_, data) => {
  const net = roads(data);
  const { x, y } = data.geometry;

  it('run smoothly: no line has a cusp', () => {
    expect(net.lines.filter(({ line }) => sharpest(line) > 45)).toEqual([]);
  });

  it('end in a place with houses, on another road, at the edge, or where the data end them', () => {
    const box = neatBox(data.geometry);
    const arms = new Map<number, number>();
    for (const { a, b } of data.roads) for (const place of [a, b]) arms.set(place, (arms.get(place) ?? 0) + 1);
    const atEdge = (px: number, py: number): boolean =>
      Math.min(px - box.left, box.right - px, py - box.top, box.bottom - py) < 0.01;
    const isEnd = (px: number, py: number): boolean =>
      [...arms].some(([place, count]) => count === 1 && Math.hypot(x[place] - px, y[place] - py) < 0.01);
    // A road may run into itself: its last hex is left out.
    const onAnother = (line: Polyline, px: number, py: number): boolean =>
      net.lines.some((other) => gap(other.line === line ? line.slice(24, -24) : other.line, [px, py]) < 0.07);
    const loose = net.lines.flatMap(({ line }) =>
      [0, line.length - 2]
        .map((i) => [line[i], line[i + 1]] as const)
        .filter(([px, py]) => !atEdge(px, py) && !isEnd(px, py) && !onAnother(line, px, py)),
    );
    expect(loose).toEqual([]);
  });

  it('reach the edge: none stops in open country in a place at the edge', () => {
    const { neighbours, size } = data.geometry;
    const outer = Array.from({ length: size }, (_, place) => place).filter((place) =>
      neighbours.subarray(6 * place, 6 * place + 6).includes(-1),
    );
    const stops = outer.filter((place) => {
      const ends = net.lines.flatMap(({ line }) => [line.slice(0, 2), line.slice(-2)]);
      return data.buildings[place] === null && ends.some(([px, py]) => Math.hypot(x[place] - px, y[place] - py) < 0.01);
    });
    expect(stops.map((place) => data.geometry.ids[place])).toEqual([]);
  });
});

describe('roads that pass in a hex without meeting', () => {
  const [, data] = MAPS[1];
  const { x, y } = data.geometry;
  const stretchTo = (streets: readonly Polyline[], place: number, to: number): Polyline => {
    const [mx, my] = [(x[place] + x[to]) / 2, (y[place] + y[to]) / 2];
    const found = streets.find((line) => gap(line, [mx, my]) < 0.01);
    if (found === undefined) throw new Error(`no road from ${data.geometry.ids[place]} to ${data.geometry.ids[to]}`);
    return found;
  };
  const apart = (map: HexMapData): number[] => {
    const { inPlace } = roads(map);
    return [...(data.passing ?? [])].map(([place, [first, second]]) => {
      const streets = inPlace.get(place) ?? [];
      const own = first.filter((to) => !second.includes(to)).map((to) => stretchTo(streets, place, to));
      const other = second.filter((to) => !first.includes(to)).map((to) => stretchTo(streets, place, to));
      return Math.min(...own.flatMap((a) => other.map((b) => gap(a, b))));
    });
  };

  it('[TEC-3] are drawn as two, and would touch if they met', () => {
    const two = apart(data);
    expect(two).toHaveLength(9);
    for (const far of two) expect(far).toBeGreaterThan(0.15);
    const { passing: _, ...joined } = data;
    const one = apart(joined);
    for (const [i, far] of two.entries()) expect(far).toBeGreaterThan(one[i]);
  });
});
