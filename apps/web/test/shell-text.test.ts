import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/text/shelf.ts';

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

describe('every catalog', () => {
  test('there are those of the shell, the table, a face, the kernel and a game', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(5);
  });

  test.each(pairs)('%s has the same keys in French, with the same facts', (english, french) => {
    expect(Object.keys(files)).toContain(french);
    const en = Object.values(files[english]).find(isWords) as Words;
    const fr = Object.values(files[french]).find(isWords) as Words;
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect(fr[key].trim(), key).not.toBe('');
      expect([key, ...new Set(holes(fr[key]))]).toEqual([key, ...new Set(holes(text))]);
    }
  });

  test('the boxes say the same things in both languages', () => {
    for (const { words } of SHELF) {
      expect(Object.keys(words.fr.about)).toEqual(Object.keys(words.en.about));
      expect(Object.keys(words.fr.names)).toEqual(Object.keys(words.en.names));
      expect(words.fr.note).not.toBe(words.en.note);
    }
  });
});
