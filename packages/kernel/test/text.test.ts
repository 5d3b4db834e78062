import { expect, test } from 'vitest';
import { shelf } from '../node/shelf.ts';
import { KERNEL_CATALOGS } from '../src/index.ts';
import { catalogFaults, sourcesOf } from '../src/testing/index.ts';

const KEYS = Object.keys(KERNEL_CATALOGS.en);

/** What the kernel says to players; the conformance suite and the testing tools speak to programmers. */
const SOURCES = sourcesOf(shelf(new URL('../src/', import.meta.url)), /^(conformance|testing|text)\b/);

/** The codes that the calls of a function name; an empty one for a call that names none itself. */
const codesGiven = (call: string): string[] =>
  [...SOURCES.matchAll(new RegExp(`(?<![.\\w])(?<!function )${call}\\((?=([^;]*))`, 'g'))].map(
    ([, rest]) => /'([a-z]+(?:-[a-z]+)+)'/.exec(rest)?.[1] ?? '',
  );

test('both languages have the same keys, each said in both with the same holes', () => {
  expect(KEYS.length).toBeGreaterThan(30);
  expect(catalogFaults(KERNEL_CATALOGS)).toEqual([]);
});

test('every refusal of the kernel has words, and every such text a refusal', () => {
  const given = codesGiven('refusal');
  // The one that names no code passes on what is wrong with the shape of an action.
  expect(given.filter((code) => code === '')).toHaveLength(1);
  const shapes = /type ShapeFault = ([^;]*);/.exec(SOURCES)?.[1].match(/[a-z]+(?:-[a-z]+)+/g) ?? [];
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
