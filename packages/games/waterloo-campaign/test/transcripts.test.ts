import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transcript } from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import { game } from './support.ts';
import { wordsIn } from './words.ts';

/** Whole games as text, read by a person when they change. `UPDATE_GOLDEN=1` writes them anew. */
const GAMES = [
  ['june16', 9],
  ['june15', 43],
] as const;

test.each(GAMES)('a game of %s goes as written down', (scenario, seed) => {
  const file = fileURLToPath(new URL(`golden/${scenario}.txt`, import.meta.url));
  const text = transcript(game, wordsIn.en, { scenario, options: {} }, seed);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
  expect(existsSync(file), `${file} is missing: run with UPDATE_GOLDEN=1`).toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
});

test('every scenario has a transcript', () => {
  expect(GAMES.map(([scenario]) => scenario)).toEqual(game.scenarios.map(({ id }) => id));
});
