import { type AnyAction, scenarioHeading, seededDice } from '@hundred-days/kernel';
import { tables } from '@hundred-days/last-battles';
import type { Action } from '@hundred-days/napoleon-at-waterloo';
import { describe, expect, test } from 'vitest';
import { createFace as createDay } from '../src/faces/day-of-waterloo/face.tsx';
import { createFace as createBrigades } from '../src/faces/last-battles/face.tsx';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import type { TableModel } from '../src/table/model.ts';
import { originOf, ruleNow } from '../src/table/RulesDrawer.tsx';
import { chapterOf, cutAt, search } from '../src/table/seeking.ts';
import { apartEn } from '../src/table/text/apart-en.ts';
import { fr as tableFr } from '../src/table/text/fr.ts';
import { game } from './battle.ts';
import { game as dayGame } from './dowField.ts';
import { GAMES } from './lastBattles.ts';
import { here, sitDown, type Watched } from './sitting.ts';

const face = createFace(game);
await face.words.rest('en');
const [en, fr] = await Promise.all([face.words.rules('en'), face.words.rules('fr')]);

describe('what is looked for', () => {
  test('words in any order, in the singular or the plural, with accents or without', () => {
    const found = search(en, 'retreat hexes safe');
    expect(found.whole).toBe(true);
    expect(found.rules.map(({ id }) => id)).toContain('6.4.2');
    expect(search(en, 'safe hex retreat').rules).toEqual(found.rules);
    expect(search(fr, 'unite zones').rules.length).toBeGreaterThan(0);
  });

  test('where no rule has all the words, those that have some, the rarest first', () => {
    for (const query of ['zone cavalry', 'cavalry zone']) {
      const { rules, whole, words } = search(en, query);
      expect(whole).toBe(false);
      expect(rules[0].id).toBe('2.4.1');
      expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(['4.5.1', '4.5.2', '5.1.1']));
      expect(words.toSorted()).toEqual(['cavalry', 'zone']);
    }
    expect(search(en, 'blimps').rules).toEqual([]);
  });

  test('a number finds its rules', () => {
    expect(search(en, '4.5.3').rules.map(({ id }) => id)).toEqual(['4.5.3']);
  });

  test('is marked in the text as it is written', () => {
    expect(cutAt('Two Zones: a zone', ['zone'])).toEqual(['Two ', 'Zones', ': a ', 'zone']);
    expect(cutAt('zonesome', ['zone'])).toEqual(['', 'zone', 'some']);
    expect(cutAt('L’unité élimine', ['unite', 'elim'])).toEqual(['L’', 'unité', ' ', 'élim', 'ine']);
    expect(cutAt('Zone', ['zone'])).toEqual(['', 'Zone']);
    expect(cutAt('nothing', [])).toEqual(['nothing']);
  });
});

test('the drawer opens at the phase that is played', () => {
  const model: Watched<Action> = sitDown(face, { scenario: 'standard', options: {} }, seededDice(1), here('A', 'B'));
  const opensAt = (): string => chapterOf(en, ruleNow(model as unknown as TableModel<AnyAction>)).id;
  expect(opensAt()).toBe('4.0');
  model.submit(0, { type: 'end', stacked: false });
  expect(opensAt()[0]).toBe('5');
});

test('in the last battles it opens at marching, at attacks and at retreats, in both languages', async () => {
  const brigades = createBrigades(GAMES['quatre-bras']);
  await brigades.words.rest('en');
  const model = sitDown(brigades, { scenario: 'quatre-bras', options: {} }, seededDice(1), here('A', 'B'));
  const books = await Promise.all([brigades.words.rules('en'), brigades.words.rules('fr')]);
  const opensAt = (): string[] =>
    books.map((book) => chapterOf(book, ruleNow(model as unknown as TableModel<AnyAction>)).id);
  expect(opensAt()).toEqual(['5.0', '5.0']);
  model.submit(0, { type: 'end' });
  // Nobody is in contact and no gun has a target: it opens at what would oblige.
  expect(opensAt()).toEqual(['7.0', '7.0']);
  const units = { 'fr-ii-husson': 'Q1812', 'fr-ii-campi': 'Q1812', 'aa-5br-kempt': 'Q1811', 'aa-5br-pack': 'Q1811' };
  const scenario = { ...scenarioHeading('last-battles'), battle: 'quatre-bras', phase: 'alliedCombat', units };
  const driven = sitDown(brigades, { scenario, options: {} }, { roll: () => 1 }, here('A', 'B'));
  const { world } = GAMES['quatre-bras'];
  driven.submit(1, { type: 'target', hex: world.map.indexOf('Q1812') });
  driven.submit(1, { type: 'join', unit: world.unitIndex('aa-5br-kempt') });
  driven.submit(1, { type: 'roll', column: tables.COLUMNS.indexOf('1-1') });
  expect(chapterOf(books[1], ruleNow(driven as unknown as TableModel<AnyAction>)).title).toBe('Recul');
  expect(search(books[1], 'localite double').rules.map(({ id }) => id)).toContain('5.6a');
  expect(search(books[0], '7.11c').rules[0].id).toBe('7.11c');
});

test('what was worked out for an edition, and what is a design of its own, says so in its tag', async () => {
  const day = createDay(dayGame);
  for (const [language, words] of [
    ['en', apartEn],
    ['fr', tableFr],
  ] as const) {
    const rules = (await day.words.rules(language)).flatMap((section) => section.rules);
    const origin = (id: string): string | null =>
      originOf(rules.find((rule) => rule.id === id)?.ruling ?? '', [words.reconstruction, words.ofEdition]);
    for (const id of ['3.2a', '3.3a', '9.2.15a', '9.4.4c', '10.1g', '11.1b', '12.1a', '16.0a'])
      expect([id, origin(id)]).toEqual([id, words.reconstruction]);
    for (const id of ['15.0b', '16.1a', '16.2b']) expect([id, origin(id)]).toEqual([id, words.ofEdition]);
    expect(origin('11.8b')).toBeNull();
  }
});
