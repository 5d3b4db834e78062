import { describe, expect, it } from 'vitest';
import { blocksOf } from '../src/board/blocks.ts';
import { transformOf } from '../src/board/camera.ts';
import type { ArtLayer } from '../src/board/types.ts';
import { mapArt } from '../src/faces/napoleon-at-waterloo/art.ts';

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
    for (const one of mapArt().layers.filter(({ lines }) => !lines)) {
      expect(blocksOf(one).join('').length, one.id).toBe(one.d.length);
    }
  });
});

describe('a sheet in motion', () => {
  it('lies where it will rest', () => {
    const rested = { x: -200, y: -80, scale: 0.8 };
    const camera = { x: -410, y: -133, scale: 1.2 };
    const [tx, ty, tz, x, y, scale] = (transformOf(camera, rested).match(/-?[\d.]+(?=px|\))/g) ?? []).map(Number);
    // The window's perspective, from its corner.
    const by = 1000 / (1000 - tz);
    expect(by * scale).toBeCloseTo(camera.scale, 6);
    expect(by * (x + tx)).toBeCloseTo(camera.x, 6);
    expect(by * (y + ty)).toBeCloseTo(camera.y, 6);
  });

  it('at rest is scaled and shifted only', () => {
    expect(transformOf({ x: 1, y: 2, scale: 0.5 })).toBe('translate(1px, 2px) scale(0.5)');
  });
});
