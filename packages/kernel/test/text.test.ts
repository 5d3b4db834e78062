import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KERNEL_CATALOGS } from '../src/index.ts';

const { en, fr } = KERNEL_CATALOGS;
const KEYS = Object.keys(en);

/** What the kernel says to players; the conformance suite and the testing tools speak to programmers. */
const sources = (): string => {
  const root = new URL('../src/', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(conformance|testing|text)\b/.test(file))
    .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), root), 'utf8'))
    .join('\n');
};

/** The codes that the calls of a function name; an empty one for a call that names none itself. */
const codesGiven = (call: string): string[] =>
  [...sources().matchAll(new RegExp(`(?<![.\\w])(?<!function )${call}\\((?=([^;]*))`, 'g'))].map(
    ([, rest]) => /'([a-z]+(?:-[a-z]+)+)'/.exec(rest)?.[1] ?? '',
  );

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test('both languages have the same keys', () => {
  expect(Object.keys(KERNEL_CATALOGS)).toEqual(['en', 'fr']);
  expect(Object.keys(fr)).toEqual(KEYS);
});

test.each(KEYS)('%s is said in both languages, with the same holes', (key) => {
  expect(en[key].trim()).not.toBe('');
  expect(fr[key].trim()).not.toBe('');
  expect(fr[key]).not.toBe(en[key]);
  expect(holes(fr[key])).toEqual(holes(en[key]));
});

test('the French is set with spaces that do not break and with curved apostrophes', () => {
  for (const [key, text] of Object.entries(fr)) {
    expect(text, key).not.toMatch(/[^\u00A0][:;?!»]|«[^\u00A0]|['"“”\u202F]/);
  }
});

test('every refusal of the kernel has words, and every such text a refusal', () => {
  const given = codesGiven('refusal');
  // The one that names no code passes on what is wrong with the shape of an action.
  expect(given.filter((code) => code === '')).toHaveLength(1);
  const shapes = /type ShapeFault = ([^;]*);/.exec(sources())?.[1].match(/[a-z]+(?:-[a-z]+)+/g) ?? [];
  expect(shapes).toHaveLength(4);
  const said = new Set([...given.filter((code) => code !== ''), ...shapes].map((code) => `refusal.${code}`));
  expect([...said].sort()).toEqual(KEYS.filter((key) => key.startsWith('refusal.')).sort());
});

test('every fault that the kernel finds has words', () => {
  const given = codesGiven('fault');
  // The one that names no code passes on what is wrong with the dice.
  expect(given.filter((code) => code === '')).toHaveLength(1);
  const dice = codesGiven('new DiceError');
  expect(dice.length).toBeGreaterThan(1);
  for (const code of [...given, ...dice]) if (code !== '') expect(KEYS).toContain(`fault.${code}`);
});
