import { shelf } from '@hundred-days/kernel/shelf';
import { goldenChecks } from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import { game } from './support.ts';
import { wordsIn } from './words.ts';

/** Whole games as text, read by a person when they change. `UPDATE_GOLDEN=1` writes them anew. */
const GAMES = [
  ['june16', 9],
  ['june15', 43],
] as const;

const GOLDEN = shelf(new URL('golden/', import.meta.url));
const KEPT = GAMES.map(([name, seed]) => ({
  name,
  game,
  words: wordsIn.en,
  setup: { scenario: name, options: {} },
  seed,
}));

for (const check of goldenChecks(GOLDEN, KEPT)) test(check.name, check.run);

test('every scenario has a transcript', () => {
  expect(GAMES.map(([scenario]) => scenario)).toEqual(game.scenarios.map(({ id }) => id));
});
