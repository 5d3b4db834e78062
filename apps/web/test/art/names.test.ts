import { describe, expect, it } from 'vitest';
import { type NameSpot, placeNames, textWidth } from '../../src/art/names.ts';
import type { Rect } from '../../src/art/types.ts';
import { mapArt } from '../../src/faces/napoleon-at-waterloo/art.ts';
import { world } from '../battle.ts';

const art = mapArt(world);
const { geometry } = art;

const start = world.unitData.flatMap((unit) => ('setup' in unit ? [geometry.ids.indexOf(String(unit.setup))] : []));

/** The lower half of a counter, where its numbers are. */
function numbers(place: number): Rect {
  return { x: geometry.x[place] - 0.37, y: geometry.y[place] + 0.02, width: 0.74, height: 0.35 };
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function clashes(spots: readonly NameSpot[]): string[] {
  return spots.flatMap((a, i) =>
    spots.slice(i + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.text} ${b.text}`] : [])),
  );
}

describe('place names', () => {
  it.each(['middle', 'near'] as const)('hide no numbers and no other name at the start, %s', (level) => {
    const spots = placeNames(art, start, level);
    const hidden = spots
      .filter((spot) => !spot.under)
      .flatMap((spot) => start.filter((place) => overlap(spot.box, numbers(place))).map(() => spot.text));
    expect(hidden).toEqual([]);
    expect(clashes(spots)).toEqual([]);
  });

  it('names every town, village and farm from the middle level on', () => {
    const wanted = art.names.filter(({ kind }) => kind !== 'area').map(({ text }) => text);
    for (const level of ['middle', 'near'] as const) {
      const shown = new Set(placeNames(art, start, level).map(({ text }) => text));
      expect(wanted.filter((text) => !shown.has(text))).toEqual([]);
    }
  });

  it('always names the towns, however far off', () => {
    const shown = placeNames(art, start, 'far').map(({ text }) => text);
    expect(shown).toContain('Waterloo');
    expect(shown).toContain("Braine-l'Alleud");
    expect(clashes(placeNames(art, start, 'far'))).toEqual([]);
  });

  it('keeps letters large enough to read', () => {
    for (const scale of [12, 24, 40, 80]) {
      const level = scale < 26 ? 'far' : scale < 58 ? 'middle' : 'near';
      const view = { level, scale, x: 0, y: 0, width: geometry.width, height: geometry.height } as const;
      for (const spot of placeNames(art, start, view)) expect(spot.size * scale).toBeGreaterThanOrEqual(11.99);
    }
  });

  it('moves names out of the way of a panel', () => {
    const view = { level: 'near', scale: 60, x: 0, y: 0, width: geometry.width, height: geometry.height } as const;
    const free = placeNames(art, [], view).find(({ text }) => text === 'Plancenoit');
    if (!free) throw new Error('Plancenoit has no name');
    const moved = placeNames(art, [], { ...view, covered: [free.box] }).find(({ text }) => text === 'Plancenoit');
    expect(moved && overlap(moved.box, free.box)).toBe(false);
  });

  it('measures accents as plain letters', () => {
    expect(textWidth('Ransbèche')).toBe(textWidth('Ransbeche'));
    expect(textWidth('Mont-Saint-Jean')).toBeCloseTo(8.01, 0);
  });
});
