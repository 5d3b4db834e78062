import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transcript } from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import { BATTLES, type BattleName, GAMES } from './support.ts';
import { wordsFor } from './words.ts';

/** Whole games as text, read by a person when they change. `UPDATE_GOLDEN=1` writes them anew. */
const SEEDS: Readonly<Record<BattleName, number>> = {
  ligny: 3,
  'quatre-bras': 7,
  wavre: 5,
  'la-belle-alliance': 11,
  'historic-wavre': 2,
};

test.each(Object.keys(SEEDS) as BattleName[])('a game of %s goes as written down', (scenario) => {
  const file = fileURLToPath(new URL(`golden/${scenario}.txt`, import.meta.url));
  const game = GAMES[BATTLES[scenario]];
  const text = transcript(game, wordsFor(game.world)[0], { scenario, options: {} }, SEEDS[scenario]);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
  expect(existsSync(file), `${file} is missing: run with UPDATE_GOLDEN=1`).toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
});

test('every battle has a transcript', () => {
  const battles = Object.values(GAMES).flatMap((game) => game.scenarios.map(({ id }) => id));
  expect(Object.keys(SEEDS).sort()).toEqual(battles.sort());
});
