import { shelf } from '@hundred-days/kernel/shelf';
import { goldenChecks } from '@hundred-days/kernel/testing';
import { expect, test } from 'vitest';
import { byUnit, game, withOthers } from './support.ts';
import { wordsIn } from './words.ts';

/** A battle at Ligny in the last turn but two: by chance alone armies seldom meet. */
const LIGNY = {
  format: 'hundred-days-scenario',
  version: 1,
  game: 'napoleon-1815',
  turn: 21,
  begun: 'fights',
  units: byUnit(
    withOthers(
      {
        ligny: [
          ...['fr-napoleon', 'fr-g-inf', 'fr-g-cav', 'fr-3-inf1', 'fr-3-art', 'fr-3cc-cav', 'fr-3cc-ha'],
          ...['pr-blucher', 'pr-1-inf1', 'pr-1-art', 'pr-2-inf1', 'pr-2-cav', 'ad-r-br1', 'ad-c-hvy'],
        ],
        charleroi: ['fr-4-inf', 'fr-4-art'],
        gembloux: ['pr-4-inf1', 'pr-4-cav'],
      },
      { french: 'givet', 'anglo-dutch': 'ghent', prussian: 'liege' },
    ),
  ),
  entries: { ligny: ['charleroi'] },
};

/** Whole games as text, read by a person when they change. `UPDATE_GOLDEN=1` writes them anew. */
const GAMES = [
  ['free', 'free', {}, 4],
  ['historical', 'historical', {}, 7],
  ['ligny', LIGNY, { threePlayers: true }, 308],
] as const;

const GOLDEN = shelf(new URL('golden/', import.meta.url));
const KEPT = GAMES.map(([name, scenario, options, seed]) => ({
  name,
  game,
  words: wordsIn.en,
  setup: { scenario, options },
  seed,
}));

for (const check of goldenChecks(GOLDEN, KEPT)) test(check.name, check.run);

test('every scenario has a transcript', () => {
  expect(GAMES.map(([, scenario]) => scenario).slice(0, -1)).toEqual(game.scenarios.map(({ id }) => id));
});
