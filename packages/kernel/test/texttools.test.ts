import { describe, expect, test } from 'vitest';
import type { Catalog, RuleSection, Words } from '../src/index.ts';
import { whyNot } from '../src/index.ts';
import {
  argumentsOf,
  catalogFaults,
  codesIn,
  frenchFaults,
  hearGame,
  listen,
  ruleNumberFaults,
  ruleShapeFaults,
  ruleTextFaults,
  type Shelf,
  sourcesOf,
  unknownRules,
  withoutUse,
  withoutWords,
} from '../src/testing/index.ts';
import { createToy, TOY_WORDS } from './toy.ts';

/** The tools that the texts of every game are tested with find what they are there to find. */

describe('sources', () => {
  test('are all files but the catalogs', () => {
    const names = ['b.ts', 'text/en.ts', 'rules/a.ts', 'data.json', 'texture.ts'];
    const shelf: Shelf = { names: () => names, read: (name) => name, write: () => undefined, writes: false };
    expect(sourcesOf(shelf)).toBe('b.ts\nrules/a.ts\ntexture.ts');
  });

  test('calls are read up to the bracket that closes them, and a torn one up to the end', () => {
    const text = "refusal('1.0', f('a-b2'), { x: [1] }); other.refusal('c'); noRefusal('d'); refusal('e'";
    expect(argumentsOf(text, 'refusal')).toEqual(["'1.0', f('a-b2'), { x: [1] }", "'e'"]);
    expect(codesIn(argumentsOf(text, 'refusal').join())).toEqual(['a-b2', 'e']);
  });
});

test.each(['Tour\u00A03: fin', 'Quoi?', '«Ney\u00A0»', "l'aile", 'deux  mots', ' avant', 'après '])(
  '%j is not set as French is',
  (text) => {
    expect(frenchFaults('here', text)).toHaveLength(1);
    expect(frenchFaults('here', 'Tour 3\u00A0: «\u00A0l’aile\u00A0»')).toEqual([]);
  },
);

describe('catalogs', () => {
  const en: Catalog = { 'event.a': 'A {unit}', 'event.b': 'B' };
  const fr: Catalog = { 'event.a': 'Un {unit}', 'event.b': 'Bé' };

  test.each<[string, Catalog, readonly string[], string[]]>([
    ['nothing is wrong', fr, [], []],
    ['a key is missing', { 'event.a': 'Un {unit}' }, [], ['event.b: not in French']],
    ['a key is too many', { ...fr, 'event.c': 'Cé' }, [], ['event.c: not in English']],
    [
      'another order',
      { 'event.b': 'Bé', 'event.a': 'Un {unit}' },
      [],
      ['event.a: event.b stands in its place in French'],
    ],
    ['says nothing', { ...fr, 'event.b': '' }, [], ['event.b: says nothing']],
    ['not translated', { ...fr, 'event.b': 'B' }, [], ['event.b: the same in both languages']],
    ['rightly the same', { ...fr, 'event.b': 'B' }, ['event.b'], []],
    ['wrongly called the same', fr, ['event.b'], ['event.b: not the same in both languages']],
    ['called the same without being there', fr, ['event.x'], ['event.x: there is no such key']],
    ['another fact', { ...fr, 'event.a': 'Un {hex}' }, [], ['event.a: {unit} in English, {hex} in French']],
  ])('%s', (_, french, same, faults) => {
    expect(catalogFaults({ en, fr: french }, same)).toEqual(faults);
  });

  test('a third language, and French that is not set as such, are told', () => {
    expect(catalogFaults({ en, fr, nl: fr })).toEqual(['the languages are en, fr, nl']);
    expect(catalogFaults({ en, fr: { ...fr, 'event.b': "L'aile" } })[0]).toMatch(/^event\.b: not set as French/);
  });

  test('codes need words in both languages, here or in the kernel, and words a code', () => {
    const catalogs = { en, fr: { 'event.a': 'Un {unit}' } };
    expect(withoutWords(catalogs, 'event', ['a', 'b', 'c', ''])).toEqual(['b', 'c', '']);
    expect(withoutWords(catalogs, 'refusal', ['not-your-decision', 'toString'])).toEqual(['toString']);
    expect(withoutUse(catalogs, 'event', ['b', 'c'])).toEqual(['a']);
  });
});

describe('rules', () => {
  const NONE = { sections: [], rules: [] };
  const section = (title: string, rule: string, text: string, ruling = ''): RuleSection[] => [
    { id: '1.0', title, rules: [{ id: '1.1', title: rule, text, ruling }] },
  ];
  const en = section('Start', 'Sides', 'Two sides, see 1.1.');
  const fr = section('Début', 'Camps', 'Voir 1.1, deux camps.');

  test('well told, nothing is wrong', () => {
    expect(ruleShapeFaults({ en, fr }, [{ id: '1.1' }])).toEqual([]);
    expect(ruleTextFaults({ en, fr }, NONE)).toEqual([]);
    expect(ruleNumberFaults({ en, fr })).toEqual([]);
    expect(unknownRules({ en, fr }, /\d\.\d/g, (name) => name === '1.1')).toEqual([]);
  });

  test('another shape, or other cases', () => {
    const ruled = section('Début', 'Camps', 'Deux camps.', 'Notre choix.');
    expect(ruleShapeFaults({ en, fr: ruled }, [{ id: '1.1' }])).toEqual([
      '1.1, text in English, 1.1, text, ruling in French',
    ]);
    expect(ruleShapeFaults({ en, fr: [] }, [])).toEqual(['section 1.0 in English, nothing in French']);
    expect(ruleShapeFaults({ en, fr }, [{ id: '1.1' }, { id: '1.2' }])).toEqual([
      '1.2 among the cases, nothing among the rules',
    ]);
  });

  test.each<[string, RuleSection[], RegExp]>([
    ['a section without a title', section(' ', 'Camps', 'Deux camps.'), /^section 1\.0: has no title/],
    ['a rule without a title', section('Début', '', 'Deux camps.'), /^1\.1: has no title/],
    ['a rule that says nothing', section('Début', 'Camps', ' '), /^1\.1: says nothing/],
    ['a rule about files', section('Début', 'Camps', 'Voir units.json.'), /^1\.1: not for players/],
    ['a section not translated', section('Start', 'Camps', 'Deux camps.'), /^1\.0: title the same/],
    ['a title not translated', section('Début', 'Sides', 'Deux camps.'), /^1\.1: title the same/],
    ['a text not translated', section('Début', 'Camps', en[0].rules[0].text), /^1\.1: text the same/],
    ['a section ill set', section("L'an", 'Camps', 'Deux camps.'), /^1\.0: not set as French/],
    ['a title ill set', section('Début', "L'an", 'Deux camps.'), /^1\.1: not set as French/],
    ['a ruling ill set', section('Début', 'Camps', 'Deux camps.', "L'an."), /^1\.1: not set as French/],
  ])('%s', (_, french, fault) => {
    expect(ruleTextFaults({ en, fr: french }, NONE)[0]).toMatch(fault);
  });

  test('titles that are called the same have to be', () => {
    expect(ruleTextFaults({ en, fr }, { sections: ['1.0'], rules: ['1.1'] })).toEqual([
      '1.0: title not the same',
      '1.1: title not the same',
    ]);
  });

  test('other numbers, and rules that are none', () => {
    const other = section('Début', 'Camps', 'Voir 1.2, deux camps.');
    expect(ruleNumberFaults({ en, fr: other })).toEqual(['1.1: 1.1 in English, 1.2 in French']);
    expect(unknownRules({ en, fr: other }, /\d\.\d/g, (name) => name === '1.1')).toEqual(['1.1: names 1.2']);
  });
});

describe('listening', () => {
  const toy = createToy(2);
  const speaking = (change: (text: string, key: string) => string): readonly Words[] => {
    const fr = Object.fromEntries(Object.entries(TOY_WORDS.catalog).map(([key, text]) => [key, change(text, key)]));
    return [TOY_WORDS, { ...TOY_WORDS, language: 'fr', catalog: fr }];
  };
  const faultsOf = (words: readonly Words[], often = 1): readonly string[] => {
    const ear = listen(words, { often, isWrong: (text) => text.includes('forbidden') });
    const setup = { scenario: toy.scenarios[0].id, options: {} };
    const unsaid = hearGame(toy, ear, setup, 'words', ({ before }) => ear.refused(whyNot(toy, before, 0, 0, 0)));
    expect(ear.heard.size).toBeGreaterThan(3);
    return [...ear.faults, ...unsaid];
  };

  test('sentences of their own in both languages are well said', () => {
    expect(faultsOf(speaking((text) => `Fr. ${text}`))).toEqual([]);
  });

  test('what is not translated, has an empty hole, no words or a forbidden word is told', () => {
    expect(faultsOf(speaking((text) => text))[0]).toMatch(/is the same in two languages/);
    expect(faultsOf(speaking((text) => `${text} {nothing}`))[0]).toMatch(/ in fr, .*\{nothing\}$/);
    expect(faultsOf(speaking((text) => `${text} forbidden`))[0]).toMatch(/ in fr, .*forbidden$/);
    const silent = [TOY_WORDS, { ...TOY_WORDS, language: 'fr', catalog: {} }];
    expect(faultsOf(silent)[0]).toMatch(/ in fr, .*\[event\./);
    expect(faultsOf(silent).at(-1)).toMatch(/^(won|even)$/);
  });

  test('the same sentence is said as often as it is worth', () => {
    const wrong = speaking((text) => `${text} forbidden`);
    expect(faultsOf(wrong, 2).length).toBeGreaterThan(faultsOf(wrong, 1).length);
  });
});
