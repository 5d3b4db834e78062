import { describe, expect, test } from 'vitest';
import { artIn } from '../src/face/called.ts';
import type { Face } from '../src/face/types.ts';
import { loadFace } from '../src/faces/index.ts';
import { SHELF } from '../src/shell/shelf.ts';

/** Every catalog of the app and of the packages it is made of, by folder. */
const files = import.meta.glob<Record<string, unknown>>(
  [
    '../src/**/text/*.ts',
    '../src/text/*.ts',
    '../../../packages/kernel/src/text/*.ts',
    '../../../packages/games/*/src/text/*.ts',
  ],
  { eager: true },
);

type Words = Readonly<Record<string, string>>;

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((word) => typeof word === 'string');

const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const pairs = Object.keys(files)
  .filter((path) => path.endsWith('/en.ts'))
  .map((path) => [path, path.replace(/en\.ts$/, 'fr.ts')] as const);

describe('every game that can be played', () => {
  test.each(SHELF.filter((box) => box.built))(
    '$id: seats, scenarios, options and places',
    async ({ id, scenarios }) => {
      const setups = scenarios?.map((scenario) => ({ scenario })) ?? [undefined];
      const faces = new Set(await Promise.all(setups.map((setup) => loadFace(id, setup) as Promise<Face>)));
      // Each names the scenarios of all, among which a new table chooses; seats and options are its own.
      const offered = [...faces].flatMap(({ game }) => game.scenarios.map((scenario) => `scenario.${scenario.id}`));
      for (const { game, map, words: spoken } of faces) {
        const keys = [
          ...offered,
          ...game.seats.map((seat) => `seat.${seat.id}`),
          ...game.options.flatMap((option) => [
            `option.${option.id}`,
            ...option.values.map((value) => `option.${option.id}.${value}`),
          ]),
        ];
        await Promise.all(['en', 'fr'].map((language) => spoken.rest(language)));
        for (const language of ['en', 'fr'] as const) {
          expect(keys.filter((key) => !Object.hasOwn(spoken.said(language).catalog, key))).toEqual([]);
          const about = Object.keys(spoken.said(language).catalog).filter((key) => key.startsWith('about.'));
          const told = keys.filter((key) => key.startsWith('scenario.')).map((key) => key.replace('scenario', 'about'));
          expect(about.sort()).toEqual(told.sort());
          expect(artIn(map.art, spoken.said(language)).names.map(({ text }) => text)).not.toContain('');
        }
        // What is English on the map is not so in French.
        const french = artIn(map.art, spoken.said('fr')).names.map(({ text }) => text);
        expect(french.filter((text) => /\b(wood|forest|river|hill|mill|farm|of|the)\b/i.test(text))).toEqual([]);
        const english = spoken.said('en').catalog;
        for (const { title, id: seat } of game.seats) expect(title).toBe(english[`seat.${seat}`]);
        for (const { title, id: name } of game.scenarios) expect(title).toBe(english[`scenario.${name}`]);
      }
    },
  );
});

describe('every catalog', () => {
  test('there are those of the shell, the table, a face, the kernel and a game', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(5);
  });

  test.each(pairs)('%s has the same keys in French, with the same facts', (english, french) => {
    expect(Object.keys(files)).toContain(french);
    // Some of its English comes later, with what says it; other languages come whole.
    const apart = files[english.replace(/en\.ts$/, 'apart-en.ts')] ?? {};
    const en = Object.assign({}, ...[files[english], apart].map((file) => Object.values(file).find(isWords))) as Words;
    const fr = Object.values(files[french]).find(isWords) as Words;
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect(fr[key].trim(), key).not.toBe('');
      expect([key, ...new Set(holes(fr[key]))]).toEqual([key, ...new Set(holes(text))]);
    }
  });

  test('the boxes say the same things in both languages', () => {
    for (const { words } of SHELF) {
      expect(words.fr.note).not.toBe(words.en.note);
    }
  });
});
