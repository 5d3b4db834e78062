import { createDayOfWaterloo } from '@hundred-days/day-of-waterloo';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import { shelf } from '@hundred-days/kernel/shelf';
import { goldenChecks } from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import { melee } from './scenes.ts';
import { wordsFor } from './words.ts';
import { w } from './world.ts';

/** Whole games as text, read by a person when they change. `UPDATE_GOLDEN=1` writes them anew. */
const late = (fate: string) => ({
  format: 'hundred-days-scenario',
  version: 1,
  game: 'day-of-waterloo',
  fate,
  turn: 15,
});
const GAMES = [
  ['historical', late('none'), {}, 3],
  ['testing-fate', late('roll'), {}, 5],
  ['forcing-fate', late('choose'), { 'three-players': true }, 7],
  ['melee', melee(4, 15), {}, 2],
] as const;

const game = createDayOfWaterloo(w, FORMAT);
const [words] = wordsFor(w);
const GOLDEN = shelf(new URL('golden/', import.meta.url));
const KEPT = GAMES.map(([name, scenario, options, seed]) => ({
  name,
  game,
  words,
  setup: { scenario, options },
  seed,
}));

for (const check of goldenChecks(GOLDEN, KEPT)) test(check.name, check.run);

test('every scenario has a transcript', () => {
  expect(GAMES.map(([name]) => name).slice(0, -1)).toEqual(game.scenarios.map(({ id }) => id));
});
