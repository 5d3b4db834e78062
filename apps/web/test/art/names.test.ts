import { type AnyAction, randomBits, seededDice } from '@hundred-days/kernel';
import { createWaterlooCampaign, createWorld } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { describe, expect, it } from 'vitest';
import { type NameSpot, placeNames, textWidth } from '../../src/art/names.ts';
import type { MapArt, Rect } from '../../src/art/types.ts';
import { artIn } from '../../src/face/called.ts';
import type { Face } from '../../src/face/types.ts';
import { mapArt as dayArt } from '../../src/faces/day-of-waterloo/art.ts';
import { createFace as createBlocks } from '../../src/faces/napoleon-1815/face.tsx';
import { mapArt } from '../../src/faces/napoleon-at-waterloo/art.ts';
import { createFace as createBattle } from '../../src/faces/napoleon-at-waterloo/face.tsx';
import { createFace as createCampaign } from '../../src/faces/waterloo-campaign/face.tsx';
import { game, world } from '../battle.ts';
import { world as dayWorld } from '../dowField.ts';
import { here, sitDown } from '../sitting.ts';
import { game as blocksGame } from '../world1815.ts';

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

describe('names while pieces move', () => {
  const at = (spots: readonly NameSpot[]) => new Map(spots.map((spot) => [spot.name, `${spot.x} ${spot.y}`]));
  const day = dayArt(dayWorld);
  const maps: readonly (readonly [string, MapArt])[] = [
    ['Napoleon at Waterloo', art],
    ['the Day of Waterloo', day],
  ];

  it.each(maps)('stay on the map of %s until a counter comes to lie on them', (_, drawn) => {
    const { x, y } = drawn.geometry;
    const hexes = [...x.keys()];
    const bits = randomBits(3);
    const middle = drawn.names.find(({ text }) => text === 'Hougoumont')?.places[0] ?? 0;
    const round = hexes.filter((hex) => Math.hypot(x[hex] - x[middle], y[hex] - y[middle]) < 3.2);
    let places = Array.from({ length: 20 }, () => round[bits() % round.length]);
    let before = placeNames(drawn, places, 'middle');
    for (let deed = 0; deed < 60; deed++) {
      places = places.map((place, i) => (i === deed % 20 ? round[bits() % round.length] : place));
      const now = placeNames(drawn, places, 'middle', before);
      expect(clashes(now.filter(({ turn }) => turn === undefined))).toEqual([]);
      const stands = at(now);
      const isClear = ({ box }: NameSpot): boolean =>
        places.every((hex) => !overlap(box, { x: x[hex] - 0.45, y: y[hex] - 0.6, width: 1.05, height: 1.05 }));
      for (const spot of before)
        if (spot.turn === undefined && isClear(spot))
          expect([deed, spot.text, stands.get(spot.name)]).toEqual([deed, spot.text, `${spot.x} ${spot.y}`]);
      before = now;
    }
  });

  it('do not hop about among counters that leave no spot free', () => {
    const name = day.names.find(({ text }) => text === 'Hougoumont');
    const [hex] = name?.places ?? [0];
    const { x, y } = day.geometry;
    const round = [...x.keys()].filter((one) => Math.hypot(x[one] - x[hex], y[one] - y[hex]) < 1.2);
    const spot = (spots: readonly NameSpot[]) => spots.find((one) => one.name === name);
    const full = placeNames(day, [...round, ...round], 'middle');
    expect(spot(full)?.under).toBe(true);
    for (const left of round) {
      const taken = [...round, ...round.filter((one) => one !== left)];
      expect(spot(placeNames(day, taken, 'middle', full))).toEqual(spot(full));
    }
    // Where no counter is left it lies over the edges of those that come, as at first.
    expect(spot(placeNames(day, [], 'middle', full))).toEqual({ ...spot(full), under: false });
  });
});

const LEVELS = ['far', 'middle', 'near'] as const;

/** Where pieces stand in a game played by chance: the start, and how it looks after every 25 steps. */
function* crowds(face: Face<AnyAction>, scenario: string): Generator<readonly number[]> {
  const seats = here(...['A', 'B', 'C'].slice(0, face.game.seats.length));
  const model = sitDown(face, { scenario, options: {} }, seededDice(5), seats);
  const bits = randomBits(8);
  for (let step = 0; step <= 200 && !model.over; step++) {
    if (model.curtain.value !== null) model.openCurtain();
    const asked = model.asked.value;
    if (step % 25 === 0) yield face.map.pieces(asked).map(({ place }) => place);
    const piece = asked.pieces[bits() % asked.pieces.length];
    const choices = asked.choicesOf(piece);
    if (choices.length > 0) model.submit(asked.seat, choices[bits() % choices.length]);
  }
}

const MAPS: readonly (readonly [string, Face<AnyAction>, string])[] = [
  ['Napoleon at Waterloo', createBattle(game) as unknown as Face<AnyAction>, 'standard'],
  [
    'Waterloo Campaign',
    createCampaign(createWaterlooCampaign(createWorld(DOCUMENTS))) as unknown as Face<AnyAction>,
    'june16',
  ],
  ['Napoleon 1815', createBlocks(blocksGame) as unknown as Face<AnyAction>, 'historical'],
];

describe.each(MAPS)('names of %s', (_, face, scenario) => {
  /** Over the numbers of a counter; blocks stand beside their towns, where room was found for both. */
  const over = (
    { geometry: { x, y, layout } }: MapArt,
    spots: readonly NameSpot[],
    places: readonly number[],
  ): string[] =>
    layout === 'points'
      ? []
      : spots
          .filter(({ under }) => !under)
          .flatMap((spot) =>
            places
              .filter((place) =>
                overlap(spot.box, { x: x[place] - 0.36, y: y[place] + 0.02, width: 0.72, height: 0.34 }),
              )
              .map((place) => `${spot.text} over ${place}`),
          );

  it('never lie over one another or over a number, in either language, at any level, wherever pieces stand', async () => {
    await face.words.speak('fr');
    for (const places of [[], ...crowds(face, scenario)]) {
      for (const language of ['en', 'fr']) {
        const drawn = artIn(face.map.art, face.words.said(language));
        for (const level of LEVELS) {
          const spots = placeNames(drawn, places, level);
          expect([language, level, clashes(spots)]).toEqual([language, level, []]);
          expect([language, level, over(drawn, spots, places)]).toEqual([language, level, []]);
        }
      }
    }
  });

  it('are few from afar, and all there from near by', () => {
    const { art: drawn } = face.map;
    const small = drawn.names.filter(({ kind, chief }) => (kind === 'village' || kind === 'farm') && !chief);
    const texts = (level: (typeof LEVELS)[number]) => new Set(placeNames(drawn, [], level).map(({ text }) => text));
    expect(small.filter(({ text }) => texts('far').has(text))).toEqual([]);
    for (const level of ['middle', 'near'] as const)
      expect(drawn.names.filter(({ kind, text }) => kind !== 'water' && !texts(level).has(text))).toEqual([]);
    for (const { text, kind } of drawn.names)
      if (kind === 'city' || kind === 'town') expect(texts('far')).toContain(text);
  });
});
