import { describe, expect, it } from 'vitest';
import { blocksOf } from '../src/board/blocks.ts';
import {
  type Camera,
  cameraOn,
  framed,
  HEX_PX,
  leastReadable,
  onPixels,
  type Size,
  transformOf,
} from '../src/board/camera.ts';
import { outlinePath, teethPath } from '../src/board/outlines.ts';
import type { ArtLayer, Point } from '../src/board/types.ts';
import { mapArt } from '../src/faces/napoleon-at-waterloo/art.ts';
import { freeCorner } from '../src/table/corner.ts';
import { world } from './battle.ts';

const layer = (d: string, lines = false): ArtLayer => ({ id: 'x', className: 'x', levels: ['near'], d, lines });

describe('layers in blocks', () => {
  it('keeps every mark, each in the block it begins in', () => {
    const d = 'M1 1h1M2.5 1.5L3 2M20 1v1M1 20L2 21';
    expect(blocksOf(layer(d))).toEqual(['M1 1h1M2.5 1.5L3 2', 'M20 1v1', 'M1 20L2 21']);
  });

  it('leaves areas whole: one outline may be a hole in another', () => {
    const outer = `M0 0${'L30 0L30 30'.repeat(20)}Z`;
    expect(blocksOf(layer(`${outer}M5 5L6 5L6 6Z`))).toEqual([`${outer}M5 5L6 5L6 6Z`]);
  });

  it('cuts long lines where they can be put together again', () => {
    const points = Array.from({ length: 60 }, (_, i) => `${i} ${i % 7}`);
    const runs = blocksOf(layer(`M${points.join('L')}Z`, true)).flatMap((d) => d.match(/M[^M]*/g) ?? []);
    expect(runs.length).toBeGreaterThan(2);
    runs.slice(1).forEach((run, i) => {
      expect(run.slice(1).split('L')[0]).toBe(runs[i].split('L').at(-1));
    });
    expect(runs.at(-1)?.endsWith('L0 0')).toBe(true);
    expect(runs.join('')).not.toContain('Z');
  });

  it('loses nothing of a real map', () => {
    for (const one of mapArt(world).layers.filter(({ lines }) => !lines)) {
      expect(blocksOf(one).join('').length, one.id).toBe(one.d.length);
    }
  });
});

describe('a sheet in motion', () => {
  it('lies where it will rest', () => {
    const rested = { x: -200, y: -80, scale: 0.8 };
    const camera = { x: -410, y: -133, scale: 1.2 };
    const [tx, ty, tz, x, y, , scale] = (transformOf(camera, rested).match(/-?[\d.]+(?=px|\))/g) ?? []).map(Number);
    // The window's perspective, from its corner.
    const by = 1000 / (1000 - tz);
    expect(by * scale).toBeCloseTo(camera.scale, 6);
    expect(by * (x + tx)).toBeCloseTo(camera.x, 6);
    expect(by * (y + ty)).toBeCloseTo(camera.y, 6);
  });

  it('at rest is scaled and shifted only', () => {
    expect(transformOf({ x: 1, y: 2, scale: 0.5 })).toBe('translate3d(1px, 2px, 0) scale(0.5)');
  });

  it('rests on whole pixels of the screen, and leaves no gap at an edge', () => {
    const at = { x: -293.19, y: -1671.5, scale: 1.35 };
    expect(onPixels(at, 1)).toEqual({ x: -293, y: -1671, scale: 1.35 });
    expect(onPixels(at, 2)).toEqual({ x: -293, y: -1671.5, scale: 1.35 });
    expect(onPixels(onPixels(at, 1.5), 1.5)).toEqual(onPixels(at, 1.5));
    expect(onPixels({ x: -0.4, y: 0, scale: 1 }, 1).x).toBeCloseTo(0);
  });
});

describe('what was in sight before', () => {
  const sheet: Size = { width: 2000, height: 1500 };
  const window: Size = { width: 800, height: 600 };
  const camera: Camera = { x: -350, y: -120, scale: 0.9 };
  const seen = {
    x: 350 / (2000 * 0.9),
    y: 120 / (1500 * 0.9),
    width: 800 / (2000 * 0.9),
    height: 600 / (1500 * 0.9),
  };

  it('is so again in the same window', () => {
    const again = cameraOn(seen, window, sheet);
    for (const key of ['x', 'y', 'scale'] as const) expect(again[key]).toBeCloseTo(camera[key]);
  });

  it('has the same middle in another', () => {
    const again = cameraOn(seen, { width: 400, height: 700 }, sheet);
    expect((200 - again.x) / again.scale).toBeCloseTo((400 - camera.x) / camera.scale);
    expect((350 - again.y) / again.scale).toBeCloseTo((300 - camera.y) / camera.scale);
  });
});

describe('the button over the map of a small window', () => {
  const under = { right: { x: 350, y: 60 }, left: { x: 20, y: 30 } };

  it('stays where it covers nothing', () => {
    expect(freeCorner('right', 390, [under.left], 16)).toBe('right');
    expect(freeCorner('left', 390, [under.right], 16)).toBe('left');
  });

  it('goes to the other corner off a piece, and is on the right where there is no such corner', () => {
    expect(freeCorner('right', 390, [under.right], 16)).toBe('left');
    expect(freeCorner('left', 390, [under.left], 16)).toBe('right');
    expect(freeCorner('left', 390, [under.left, under.right], 16)).toBe('right');
  });
});

describe('places brought into sight', () => {
  const { geometry } = mapArt(world);
  const at = (hex: string): number => world.map.indexOf(hex);
  const covered = { left: 0, top: 0, right: 0, bottom: 200 };
  const window = { width: 800, height: 700 };
  const camera: Camera = { x: 0, y: 0, scale: 60 / HEX_PX };
  const spot = (seen: Camera, hex: string): Point => ({
    x: seen.x + geometry.x[at(hex)] * HEX_PX * seen.scale,
    y: seen.y + geometry.y[at(hex)] * HEX_PX * seen.scale,
  });
  const frame = (groups: readonly (readonly string[])[], zooms = true, from = camera): Camera =>
    framed(
      from,
      geometry,
      groups.map((group) => group.map(at)),
      { window, covered, least: zooms ? leastReadable(from.scale) : from.scale },
    );
  /** At least half a hex of room, and not under what lies over the window. */
  const isSeen = (seen: Camera, hex: string): boolean => {
    const { x, y } = spot(seen, hex);
    const room = (HEX_PX * seen.scale) / 2;
    return x > room && x < window.width - room && y > room && y < window.height - covered.bottom - room;
  };

  it('leave a camera that can be looked through where a sheet lies over all of the window', () => {
    const bare = { left: 0, top: 0, right: 0, bottom: 0 };
    const none = { window: { width: 390, height: 0 }, covered: bare, least: leastReadable(camera.scale) };
    const seen = framed(camera, geometry, [[at('1914')]], none);
    for (const value of Object.values(seen)) expect(value).toSatisfy(Number.isFinite);
  });

  it('come into the middle of what is not covered where there is not room for all', () => {
    const card = { ...covered, bottom: 0.7 * window.height };
    const frame = { window, covered: card, least: camera.scale };
    const seen = framed(camera, geometry, [['1914', '1713', '0701'].map(at)], frame);
    expect(spot(seen, '1914').y).toBeLessThan(window.height - card.bottom);
  });

  it('come with room around them, no further than needed, and not under a sheet', () => {
    expect(isSeen(camera, '1914')).toBe(false);
    const seen = frame([['1914', '1713']]);
    expect(['1914', '1713'].map((hex) => isSeen(seen, hex))).toEqual([true, true]);
    expect(seen.scale).toBe(camera.scale);
    // In sight already: nothing moves.
    expect(frame([['1914', '1713']], true, seen)).toEqual(seen);
  });

  it('come into the middle where they are out of sight, and not to an edge', () => {
    const { x, y } = spot(frame([['1914']]), '1914');
    expect(Math.abs(x - window.width / 2)).toBeLessThan(1);
    expect(Math.abs(y - (window.height - covered.bottom) / 2)).toBeLessThan(1);
  });

  it('are looked at from further away where that brings all of them in, and stay readable', () => {
    const seen = frame([['0203'], ['1914']]);
    expect(seen.scale).toBeLessThan(camera.scale);
    expect(seen.scale * HEX_PX).toBeGreaterThanOrEqual(30);
    expect(['0203', '1914'].map((hex) => isSeen(seen, hex))).toEqual([true, true]);
    expect(frame([['0203'], ['1914']], false).scale).toBe(camera.scale);
  });

  it('of arrows that come from far both ends are seen, from further away than counters are read', () => {
    const phone = { width: 390, height: 250 };
    const arrow = [['0203', '1914'].map(at)];
    const whole = (least: number): boolean => {
      const seen = framed(camera, geometry, arrow, { window: phone, covered: { ...covered, bottom: 0 }, least });
      return ['0203', '1914'].every((hex) => {
        const { x, y } = spot(seen, hex);
        return x > 0 && x < phone.width && y > 0 && y < phone.height;
      });
    };
    expect(whole(leastReadable(camera.scale))).toBe(false);
    expect(whole(leastReadable(camera.scale, 12))).toBe(true);
  });

  it('of those that lie too far apart the nearest comes, and nothing moves if it is in sight', () => {
    const near = { ...camera, x: -300, y: -200 };
    expect(isSeen(near, '1108')).toBe(true);
    expect(frame([['2317'], ['1108']], false, near)).toEqual(near);
    expect(isSeen(frame([['2317'], ['0101']], false, near), '0101')).toBe(true);
  });
});

describe('the outline of an area', () => {
  const { geometry } = mapArt(world);
  const HEX_AREA = (Math.sqrt(3) / 2) * HEX_PX * HEX_PX;

  /** The corners of every closed walk of a path. */
  function walks(d: string): Point[][] {
    return (d.match(/M[^M]*/g) ?? []).map((walk) => {
      expect(walk.endsWith('Z')).toBe(true);
      const [start, ...steps] = walk.slice(1, -1).split('l');
      const points = [pointOf(start)];
      for (const step of steps) {
        const { x, y } = pointOf(step);
        points.push({ x: points[points.length - 1].x + x, y: points[points.length - 1].y + y });
      }
      return points;
    });
  }

  function pointOf(words: string): Point {
    const [x, y] = words.split(' ').map(Number);
    return { x, y };
  }

  /** What is inside, less the holes. */
  const areaOf = (d: string): number =>
    walks(d)
      .flatMap((points) => points.slice(1).map((b, i) => points[i].x * b.y - b.x * points[i].y))
      .reduce((sum, cross) => sum + cross / 2, 0);

  const around = (place: number): number[] => [...geometry.neighbours.subarray(6 * place, 6 * place + 6)];
  const inner = [...geometry.ids.keys()].filter((place) => !around(place).includes(-1));
  /** Some places, by a rule that leaves gaps and holes. */
  const scattered = (salt: number): number[] =>
    [...geometry.ids.keys()].filter((place) => (place * 7919 + salt * 104729) % 11 < 5);

  it('is one walk around one place, and two around a ring', () => {
    expect(walks(outlinePath(geometry, [inner[0]]))).toHaveLength(1);
    expect(walks(outlinePath(geometry, around(inner[0])))).toHaveLength(2);
  });

  it('comes back to where it began', () => {
    for (const points of walks(outlinePath(geometry, scattered(1)))) {
      const [first, last] = [points[0], points[points.length - 1]];
      expect(Math.hypot(first.x - last.x, first.y - last.y)).toBeLessThan(0.1);
    }
  });

  it('encloses the places and nothing else, whatever their order', () => {
    for (let salt = 0; salt < 20; salt++) {
      const places = scattered(salt);
      expect(areaOf(outlinePath(geometry, places)) / HEX_AREA).toBeCloseTo(places.length, 1);
      expect(areaOf(outlinePath(geometry, places.toReversed())) / HEX_AREA).toBeCloseTo(places.length, 1);
    }
  });

  it('has four teeth on every side, outside', () => {
    const [place] = inner;
    const teeth = teethPath(geometry, [place]);
    expect(teeth.match(/m/g)).toHaveLength(24);
    const [x, y] = [geometry.x[place] * HEX_PX, geometry.y[place] * HEX_PX];
    for (const side of teeth.match(/M[^M]*/g) ?? []) {
      const [corner, ...each] = side.slice(1).split('m');
      for (const tooth of each) {
        const [foot, tip] = tooth.split('l').map(pointOf);
        const from = pointOf(corner);
        const middle = Math.hypot(from.x + foot.x + tip.x - x, from.y + foot.y + tip.y - y);
        expect(middle).toBeGreaterThan(HEX_PX / 2 + 4);
      }
    }
  });
});
