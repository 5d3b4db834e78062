import { seededDice } from '@hundred-days/kernel';
import { createWaterlooCampaign, createWorld, units } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { expect, test } from 'vitest';
import { COUNTER_PX, HEX_PX } from '../src/art/measures.ts';
import { placeNames } from '../src/art/names.ts';
import { spotOf } from '../src/board/Pieces.tsx';
import { clearPoint, isClear, rangePoints, roadPoints, roadSpots } from '../src/board/plates.ts';
import { onStage } from '../src/face/look/stage.ts';
import { createFace as createBlocks } from '../src/faces/napoleon-1815/face.tsx';
import { createFace } from '../src/faces/waterloo-campaign/face.tsx';
import { here, sitDown } from './sitting.ts';
import { game as campaign, w } from './world1815.ts';

const WORLD = createWorld(DOCUMENTS);
const face = createFace(createWaterlooCampaign(WORLD));
const { geometry } = face.map.art;

test('the plate of a range lies over no numbers: where a Corps stands north of it, it goes along the edge', () => {
  const standing = { 'fr-1': '2018', 'aa-1': '2418', 'aa-2': '2819', 'aa-res': '2818', 'aa-cav': '2620' };
  const pieces = Object.entries(standing).map(([id, hex]) => {
    const piece = units.unitIndex(WORLD, id);
    return onStage(face.map.counter(piece), WORLD.map.indexOf(hex));
  });
  const plate = { width: 120, height: 24 };
  const hides = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    pieces.some((piece) => {
      const { dx, dy, size } = spotOf(pieces, piece);
      const half = (size * COUNTER_PX) / 2;
      const [cx, cy] = [geometry.x[piece.place] * HEX_PX + dx, geometry.y[piece.place] * HEX_PX + dy];
      return Math.abs(x - cx) < half + plate.width / 2 && y + plate.height / 2 > cy && y - plate.height / 2 < cy + half;
    });
  const moved: number[] = [];
  for (let range = 2; range < 9; range++) {
    const place = WORLD.map.indexOf('2018');
    const points = rangePoints(geometry, { place, places: [...WORLD.map.within(place, range)], half: [], text: '' });
    expect(hides(clearPoint(geometry, pieces, points, plate))).toBe(false);
    if (hides(points[0])) moved.push(range);
  }
  // In some of these it has to move.
  expect(moved.length).toBeGreaterThan(0);
});

test('the plate of a road touches no block, wherever blocks stand at its ends', () => {
  const blocks = createBlocks(campaign);
  const map = blocks.map.art.geometry;
  const model = sitDown(blocks, { scenario: 'historical', options: {} }, seededDice('plates'), here('A', 'B'), 'en');
  const pieces = blocks.map.pieces(model.asked.value);
  const boxes = pieces.map((piece) => {
    const { dx, dy, size, wide = 1 } = spotOf(pieces, piece);
    const half = (size * COUNTER_PX) / 2;
    const [x, y] = [map.x[piece.place] * HEX_PX + dx, map.y[piece.place] * HEX_PX + dy];
    return { left: x - half, right: x - half + 2 * half * wide, top: y - half, bottom: y + half };
  });
  let moved = 0;
  for (let road = 0; road < w.roadCount; road++) {
    const line = [w.net.ends[2 * road], w.net.ends[2 * road + 1]] as const;
    for (const scale of [1, 1.4]) {
      const plate = { width: 30 * scale, height: 20 * scale };
      const points = roadPoints(map, line, plate);
      expect(
        isClear(boxes, clearPoint(map, pieces, points, plate), plate),
        `${w.townId(line[0])} ${w.townId(line[1])}`,
      ).toBe(true);
      if (!isClear(boxes, points[0], plate)) moved++;
    }
  }
  expect(moved).toBeGreaterThan(0);
});

test('the plates of roads lie over no name of a town and over no other plate, blocks beside them or not', () => {
  const blocks = createBlocks(campaign);
  const { art } = blocks.map;
  const model = sitDown(blocks, { scenario: 'historical', options: {} }, seededDice('plates'), here('A', 'B'), 'en');
  const lines = [...Array(w.roadCount).keys()].map((road) => [w.net.ends[2 * road], w.net.ends[2 * road + 1]] as const);
  for (const pieces of [[], blocks.map.pieces(model.asked.value)])
    for (const [level, scale] of [
      ['near', 1],
      ['middle', 1.4],
    ] as const) {
      const plate = { width: 30 * scale, height: 20 * scale };
      const names = placeNames(art, [], level).filter(({ under }) => !under);
      const spots = roadSpots(art, pieces, level, lines, plate);
      // In the middle of their roads some would.
      if (pieces.length === 0)
        expect(spots.filter(({ x }, road) => x !== roadPoints(art.geometry, lines[road], plate)[0].x)).not.toEqual([]);
      spots.forEach((spot, road) => {
        const named = names.filter(({ box: { x, y, width, height } }) => {
          const [left, top] = [x * HEX_PX, y * HEX_PX];
          return !isClear([{ left, right: left + width * HEX_PX, top, bottom: top + height * HEX_PX }], spot, plate);
        });
        expect([level, lines[road].map((town) => w.townId(town)), named.map(({ text }) => text)]).toEqual([
          level,
          lines[road].map((town) => w.townId(town)),
          [],
        ]);
        const over = spots.slice(0, road).filter(({ x, y }) => {
          const [left, top] = [x - plate.width / 2, y - plate.height / 2];
          return !isClear([{ left, right: left + plate.width, top, bottom: top + plate.height }], spot, plate);
        });
        expect(over).toEqual([]);
      });
    }
});
