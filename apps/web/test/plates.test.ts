import { createWaterlooCampaign, createWorld, units } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { expect, test } from 'vitest';
import { COUNTER_PX, HEX_PX } from '../src/art/measures.ts';
import { spotOf } from '../src/board/Pieces.tsx';
import { clearPoint, rangePoints } from '../src/board/plates.ts';
import { onStage } from '../src/face/look/stage.ts';
import { createFace } from '../src/faces/waterloo-campaign/face.tsx';

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
