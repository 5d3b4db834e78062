import { shelf } from '@hundred-days/kernel/shelf';
import { goldenChecks } from '@hundred-days/kernel/testing';
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

const GOLDEN = shelf(new URL('golden/', import.meta.url));
const KEPT = (Object.keys(SEEDS) as BattleName[]).map((name) => {
  const game = GAMES[BATTLES[name]];
  const [words] = wordsFor(game.world);
  return { name, game, words, setup: { scenario: name, options: {} }, seed: SEEDS[name] };
});

for (const check of goldenChecks(GOLDEN, KEPT)) test(check.name, check.run);

test('every battle has a transcript', () => {
  const battles = Object.values(GAMES).flatMap((game) => game.scenarios.map(({ id }) => id));
  expect(Object.keys(SEEDS).sort()).toEqual(battles.sort());
});
