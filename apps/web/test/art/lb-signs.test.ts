import { scriptedDice } from '@hundred-days/kernel';
import { type Action, describe as described } from '@hundred-days/last-battles';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { sheetSize } from '../../src/board/camera.ts';
import { firstCamera } from '../../src/board/controls.ts';
import { createFace } from '../../src/faces/last-battles/face.tsx';
import { Levels } from '../../src/faces/last-battles/Levels.tsx';
import { settingOf } from '../../src/faces/last-battles/setting.ts';
import { cutTo, sightFrom } from '../../src/faces/last-battles/sight.tsx';
import { FIELDS, GAMES } from '../lastBattles.ts';
import { here, sitDown, type Watched } from '../sitting.ts';
import { markup } from './markup.ts';

/** Signs on the field of Quatre Bras. */

const game = GAMES['quatre-bras'];
const { world } = game;
const w = settingOf(game);
const face = createFace(game);
await face.words.rest('en');

const [gauthier, jamin, bijlandt] = ['fr-ii-gauthier', 'fr-ii-jamin', 'aa-2ne-bijlandt'].map(world.unitIndex);

/** French combat: a stack before the chateau of Gémioncourt. */
function before(units: Readonly<Record<string, string>>): Watched<Action> {
  const scenario = { ...described(world, 'quatre-bras'), phase: 'frenchCombat', units };
  return sitDown(face, { scenario, options: {} }, scriptedDice([]), here('A', 'B'), 'en');
}
const GEMIONCOURT = { 'fr-ii-gauthier': 'Q1711', 'fr-ii-jamin': 'Q1711', 'aa-2ne-bijlandt': 'Q1710' };

test('[5.6c] [7.11a] a chateau that is attacked says three, and a stack that owes an attack says so once', async () => {
  const model = before(GEMIONCOURT);
  const { asked } = model;
  const owing = face.map.pieces(asked.value).filter(({ piece }) => piece === gauthier || piece === jamin);
  expect(owing.map(({ badges }) => badges)).toEqual([[], ['owes']]);
  // A list of the two has it on both.
  expect(owing.map(({ badges, allBadges = badges }) => allBadges)).toEqual([['owes'], ['owes']]);
  for (const { label } of owing) expect(label).toMatch(/, [^,\d]*attack[^,\d]*$/);
  model.act(asked.value.choicesOf(bijlandt)[0]);
  await model.answered();
  expect(markup(face.map.overlay(asked.value).over).match(/×\d/g)).toEqual(['×3']);
});

test('[7.3x] what a stream makes of defenders is said over the stream that is crossed', async () => {
  const hexes = Array.from(world.terrain.keys());
  const behind = (hex: number): number =>
    [0, 1, 2, 3, 4, 5].findIndex((d) => w.waterSide[6 * hex + d] === 1 && world.neighbours[6 * hex + d] >= 0);
  const free = (hex: number): boolean => world.defence[hex] === 1 && world.chateau[hex] === 0;
  const from = hexes.find((hex) => behind(hex) >= 0 && free(world.neighbours[6 * hex + behind(hex)])) as number;
  const target = world.neighbours[6 * from + behind(from)];
  const model = before({ 'fr-ii-gauthier': world.hexId(from), 'aa-2ne-bijlandt': world.hexId(target) });
  for (const piece of [bijlandt, gauthier]) {
    model.pick(piece);
    await model.answered();
  }
  const over = markup(face.map.overlay(model.asked.value).over);
  expect(over.indexOf('crossed-water')).toBeGreaterThan(0);
  expect(over.indexOf('×2')).toBeGreaterThan(over.indexOf('crossed-water'));
});

test.each([
  ['aa-2ne-bijlandt', 'anglo-allied', 'Anglo-Allied'],
  ['fr-ii-gauthier', 'french', 'French'],
])('[13.1] a crossroads held by %s has the colour and the word of %s', (unit, people, name) => {
  const [hex] = Object.values(world.battles[0].objectives).flat();
  const { view } = before({ ...GEMIONCOURT, [unit]: world.hexId(hex) }).asked.value;
  const held = markup(h(Levels, { w, view, language: 'en' })).match(/<span class="held[^>]*>/g);
  expect(held).toHaveLength(1);
  expect(held?.[0]).toContain(`held--${people}"`);
  expect(held?.[0]).toMatch(new RegExp(`title="\\d{4}, held by: ${name}"`));
});

describe('[8.3b] what hides targets from guns', () => {
  const gun = world.unitData.findIndex(({ army, type }) => army === 'french' && type === 'art');
  const foes = [...Array(world.units).keys()].filter((unit) => world.side[unit] !== world.side[gun]);
  const crests = (hex: number): readonly number[] =>
    [...world.map.within(hex, 2)].filter((target) => cutTo(w, hex, target)?.what === 'crest');
  const from = Array.from(world.terrain.keys()).find((hex) => crests(hex).length > 1) as number;
  const hidden = crests(from);
  const { geometry } = face.map.art;

  /** The guns, with enemies in these hexes. */
  const withFoes = (hexes: readonly number[]): Watched<Action> =>
    before({
      ...Object.fromEntries(hexes.map((hex, i) => [world.unitId(foes[i]), world.hexId(hex)])),
      [world.unitId(gun)]: world.hexId(from),
    });
  const overOf = (model: Watched<Action>): string =>
    markup(sightFrom(w, geometry, model.asked.value.view, from, 'en')?.over);

  test('is said once, however many lines it cuts', () => {
    const over = overOf(withFoes(hidden.slice(0, 2)));
    expect(over.match(/cut-cross/g)).toHaveLength(2);
    expect(over.match(/no sight: crest/g)).toHaveLength(1);
  });

  test('is said where nobody stands', () => {
    const around = [...world.map.within(from, 2)].filter((hex) => world.map.distance(from, hex) === 2);
    const stand = [...new Set([...hidden.slice(0, 2), ...around])].slice(0, foes.length);
    const over = overOf(withFoes(stand));
    const [, x, y] = (over.match(/translate\(([\d.]+) ([\d.]+)\)"><rect/) ?? []).map(Number);
    const [width, height] = ['width', 'height'].map((name) =>
      Number(over.match(new RegExp(`<rect[^>]* ${name}="([\\d.]+)`))?.[1]),
    );
    const hides = [from, ...stand].filter(
      (hex) =>
        Math.abs(x - 64 * geometry.x[hex]) < width / 2 + 30 && Math.abs(y - 64 * geometry.y[hex]) < height / 2 + 30,
    );
    expect(stand.length).toBeGreaterThan(8);
    expect(hides.map(world.hexId)).toEqual([]);
  });

  test('[8.41] is not told of guns in an enemy zone, nor of those whose side does not attack', () => {
    const beside = [...world.map.within(from, 1)].find((hex) => hex !== from) as number;
    expect(overOf(withFoes([hidden[0]]))).toContain('no sight');
    expect(overOf(withFoes([hidden[0], beside]))).toBe('');
    const foe = foes.find((unit) => world.gun[unit] === 1) as number;
    const { view } = before({ [world.unitId(foe)]: world.hexId(from), [world.unitId(gun)]: world.hexId(hidden[0]) })
      .asked.value;
    expect(sightFrom(w, geometry, view, from, 'en')).toBeNull();
  });

  test('is crossed out before a hex that is in the way, over nobody who stands there', () => {
    const blocked = (hex: number): number =>
      [...world.map.within(hex, 2)].find((target) => (cutTo(w, hex, target)?.hex ?? -1) >= 0) ?? -1;
    const at = Array.from(world.terrain.keys()).find((hex) => blocked(hex) >= 0) as number;
    const between = cutTo(w, at, blocked(at))?.hex as number;
    const { view } = before({
      [world.unitId(gun)]: world.hexId(at),
      [world.unitId(foes[0])]: world.hexId(blocked(at)),
    }).asked.value;
    const over = markup(sightFrom(w, geometry, view, at, 'en')?.over);
    const [, x, y] = (over.match(/translate\(([\d.]+)[ ,]([\d.]+)\)"><circle/) ?? []).map(Number);
    const far = Math.max(Math.abs(x - 64 * geometry.x[between]), Math.abs(y - 64 * geometry.y[between]));
    expect(far).toBeGreaterThan(25);
  });

  test('is told of those alone who are attacked', async () => {
    const model = withFoes(hidden.slice(0, 2));
    const neighbour = [...world.map.within(hidden[0], 1)].find((hex) => ![from, ...hidden].includes(hex)) as number;
    const attacked = before({
      [world.unitId(foes[0])]: world.hexId(hidden[0]),
      [world.unitId(foes[1])]: world.hexId(hidden[1]),
      [world.unitId(gun)]: world.hexId(from),
      'fr-ii-gauthier': world.hexId(neighbour),
    });
    attacked.act({ type: 'target', hex: hidden[0] });
    await attacked.answered();
    expect(overOf(model).match(/cut-cross/g)).toHaveLength(2);
    expect(overOf(attacked).match(/cut-cross/g)).toHaveLength(1);
  });
});

describe('the first look at a battle', () => {
  const WINDOWS = [
    { width: 1080, height: 770 },
    { width: 390, height: 490 },
  ];

  test.each(FIELDS.flatMap((field) => WINDOWS.map((window) => [field, window] as const)))(
    'holds pieces of both armies on %s in %o, large enough to read, and what they fight for',
    (field, window) => {
      const game = GAMES[field];
      const face = createFace(game);
      const model = sitDown(face, { scenario: field, options: {} }, scriptedDice([]), here('A', 'B'), 'en');
      const { geometry } = face.map.art;
      const pieces = face.map.pieces(model.asked.value);
      const camera = firstCamera(window, sheetSize(geometry), geometry, pieces);
      const hex = 64 * camera.scale;
      const isSeen = (place: number): boolean => {
        const [x, y] = [geometry.x[place] * hex + camera.x, geometry.y[place] * hex + camera.y];
        return Math.min(x, y, window.width - x, window.height - y) > hex / 2;
      };
      const seen = pieces.filter(({ place }) => isSeen(place));
      const french = seen.filter((piece) => piece.face.nation === 'french').length;
      expect(hex).toBeGreaterThanOrEqual(window.width > 700 ? 36 : 26);
      expect(Math.min(french, seen.length - french)).toBeGreaterThan(2);
      expect(seen.length).toBeGreaterThan(pieces.length / (window.width > 700 ? 1.3 : 3));
      // Waterloo lies far behind the armies that fight for it.
      const counted = field === 'la-belle-alliance' ? [] : Object.values(game.world.battles[0].objectives).flat();
      expect(counted.filter((hex) => !isSeen(hex))).toEqual([]);
    },
  );
});
