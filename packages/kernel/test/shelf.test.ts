import { describe, expect, test } from 'vitest';
import { shelf } from '../node/shelf.ts';
import {
  catalogCheck,
  codeFaults,
  disc,
  goldenChecks,
  play,
  playedTogether,
  recordChecks,
  ruleTextChecks,
  type Shelf,
  transcript,
} from '../src/testing/index.ts';
import { createToy, TOY_WORDS } from './toy.ts';

/** What the tests of games share finds what it is there to find. */

const game = createToy(2);
const setup = { scenario: 'plain', options: {} };

function onShelf(files: Record<string, string>, writes = false): Shelf {
  return {
    names: () => Object.keys(files).sort(),
    read: (name) => files[name] ?? null,
    write: (name, text) => {
      files[name] = text;
    },
    writes,
  };
}

test('a folder is a shelf', () => {
  const here = shelf(new URL('./', import.meta.url));
  expect(here.names()).toContain('map/boards.ts');
  expect(here.read('shelf.test.ts')).toContain('a folder is a shelf');
  expect(here.read('nothing.ts')).toBeNull();
});

describe('golden games', () => {
  const kept = { name: 'plain', game, words: TOY_WORDS, setup, seed: 3 };
  const run = (files: Record<string, string>, writes = false): void => {
    for (const check of goldenChecks(onShelf(files, writes), [kept])) check.run();
  };

  test('are compared with what was written, to the last line', () => {
    const text = transcript(game, kept.words, setup, 3);
    run({ 'plain.txt': text });
    expect(() => run({ 'plain.txt': `${text}\n` })).toThrow('plain');
    expect(() => run({})).toThrow('UPDATE_GOLDEN');
  });

  test('are written where that is asked for', () => {
    const files = {};
    run(files, true);
    run(files);
    expect(Object.keys(files)).toEqual(['plain.txt']);
  });
});

test('records that are missing or do not open are named', () => {
  const checks = recordChecks(game, onShelf({ 'v1-one.json': 'nothing' }), [1]);
  expect(checks.map(({ name }) => name)).toEqual(['there are records of version 1', 'v1-one.json opens, and goes on']);
  expect(checks[0].run).toThrow('1 records of version 1');
  expect(checks[1].run).toThrow('v1-one.json');
});

test('catalogs and codes that do not belong together are named', () => {
  const few = { en: { 'refusal.a-b': 'A' }, fr: { 'refusal.a-b': 'B' } };
  expect(catalogCheck(few).run).toThrow('hardly any words');
  const words = (end: string) => Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k.${i}`, `${i} ${end}`]));
  catalogCheck({ en: words('hexes'), fr: words('cases') }).run();
  expect(catalogCheck({ en: words('hexes'), fr: words('hexes') }).run).toThrow('the same in both');
  expect(codeFaults(few, 'refusal', ['a-b'])).toEqual([]);
  expect(codeFaults(few, 'refusal', ['c-d'])).toEqual(['refusal.c-d: no words', 'refusal.a-b: nothing gives it']);
});

test('rules that differ between the languages, or name what there is not, are found', () => {
  const section = (id: string, text: string, title: string) => [
    { id: '1', title: `${title} 1`, rules: [{ id, title, text, ruling: '' }] },
  ];
  const failing = (french: ReturnType<typeof section>): string[] => {
    const rules = { en: section('1.1', 'Go 2 hexes, see 1.1.', 'Going'), fr: french };
    const checks = ruleTextChecks({
      rules,
      cases: [{ id: '1.1' }],
      same: { sections: [], rules: [] },
      named: /\b\d\.\d\b/g,
      isRule: (name) => name === '1.1',
    });
    return checks.flatMap(({ run }, i) => {
      try {
        run();
        return [];
      } catch {
        return [String(i)];
      }
    });
  };
  expect(failing(section('1.1', 'Allez de 2 cases, voir 1.1.', 'Aller'))).toEqual([]);
  expect(failing(section('1.2', 'Allez de 2 cases, voir 1.1.', 'Aller'))).toContain('0');
  expect(failing(section('1.1', 'Go 2 hexes, see 1.1.', 'Going'))).toContain('1');
  expect(failing(section('1.1', 'Allez de 3 cases, voir 1.1.', 'Aller'))).toContain('2');
  expect(failing(section('1.1', 'Allez de 2 cases, voir 1.7.', 'Aller'))).toContain('3');
});

test('games played together come to what they come to alone', () => {
  const other = createToy(3);
  expect(playedTogether([game, other], setup, 'x')).toEqual([game, other].map((one) => play(one, setup, 'x').hash));
});

test('a disc has the nearest first', () => {
  const line = (hex: string): string[] => [String(Number(hex) - 1), String(Number(hex) + 1)];
  expect(disc(line, '5', 2)).toEqual(['5', '4', '6', '3', '7']);
});
