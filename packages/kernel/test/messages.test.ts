import { expect, test } from 'vitest';
import {
  catalogsOf,
  fault,
  KERNEL_CATALOGS,
  loadText,
  loadTexts,
  refusal,
  say,
  sayEvent,
  sayFault,
  sayRefusal,
} from '../src/index.ts';
import { TOY_WORDS } from './toy.ts';

const game = TOY_WORDS;

test('holes are filled with facts; one without a fact stays visible', () => {
  expect(say({ a: '{x} and {y} and {x}' }, 'a', { x: 1, y: [2, 3] })).toBe('1 and 2, 3 and 1');
  expect(say({ a: '{x} {y}' }, 'a', { x: 'there' })).toBe('there {y}');
  expect(say({ a: '{toString}' }, 'a', {})).toBe('{toString}');
});

test('facts are put in as they are', () => {
  expect(say({ a: '{x}!' }, 'a', { x: '$& {y} $1', y: 'no' })).toBe('$& {y} $1!');
});

test('a missing key shows itself', () => {
  expect(say({}, 'refusal.odd', {})).toBe('[refusal.odd]');
  expect(say({}, 'toString', {})).toBe('[toString]');
  expect(sayRefusal(game, refusal('1', 'odd'))).toBe('[refusal.odd]');
  expect(sayFault(null, fault('odd', ''))).toBe('[fault.odd]');
});

test('a game speaks with its own words, then with the kernel’s', () => {
  expect(sayRefusal(game, refusal('2.1', 'moved', { unit: 'u1' }))).toBe('u1 has moved.');
  expect(sayRefusal(game, refusal('4', 'game-over'))).toBe('The game is over.');
  const own = { ...game, catalog: { 'refusal.game-over': 'Finis.' } };
  expect(sayRefusal(own, refusal('4', 'game-over'))).toBe('Finis.');
  expect(sayEvent(game, { type: 'rolled', rule: '2.2', data: { die: 4 } })).toBe('The die shows 4');
  expect(sayFault(game, fault('dice-left', 'x', { left: 2 }))).toBe('2 dice are left over.');
  expect(sayFault(null, fault('dice-left', 'x', { left: 2 }))).toBe('2 dice are left over.');
});

test('facts are worded by the game, in the language asked for', () => {
  const inFrench = {
    language: 'fr',
    catalog: { 'event.rolled': 'Dé {die}' },
    wording: (name: string, fact: unknown) => `fr:${name}:${String(fact)}`,
  };
  const event = { type: 'rolled', rule: '2.2', data: { die: 4 } };
  expect(sayEvent(inFrench, event)).toBe('Dé fr:die:4');
  expect(sayRefusal(inFrench, refusal('4', 'game-over'))).toBe(KERNEL_CATALOGS.fr['refusal.game-over']);
});

test.each(['nl', '__proto__', 'constructor', 'toString'])(
  'an unknown language (%s) is answered in English',
  (language) => {
    expect(sayRefusal({ ...game, language }, refusal('4', 'game-over'))).toBe('The game is over.');
    expect(sayFault(null, fault('dice-left', 'x', { left: 2 }), language)).toBe('2 dice are left over.');
  },
);

test('a game’s languages: English is there, others come when they are read, unknown ones are English', async () => {
  const text = (language: string) => ({ language, catalog: { a: language }, units: {} });
  const texts = { english: text('en'), others: { fr: async () => text('fr') } };
  expect((await loadText(texts, 'fr')).catalog).toEqual({ a: 'fr' });
  for (const unknown of ['nl', '__proto__', 'constructor', 'toString'])
    expect(await loadText(texts, unknown)).toBe(texts.english);
  expect(catalogsOf(await loadTexts(texts))).toEqual({ en: { a: 'en' }, fr: { a: 'fr' } });
});

test('every message of the kernel is a sentence with closed holes', () => {
  for (const catalog of Object.values(KERNEL_CATALOGS)) {
    for (const [key, text] of Object.entries(catalog)) {
      expect(key).toMatch(/^(refusal|fault|event)\.[a-z-]+$/);
      expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
    }
  }
});
