import { conformance, type NamedSetup, named, type Plan, type Start } from '@hundred-days/kernel/conformance';
import { type Action, describe as describeScenario } from '@hundred-days/napoleon-at-waterloo';
import { test } from 'vitest';
import { game, newGame, world } from './support.ts';
import { CASES, WORDS } from './words.ts';

/** What every game must pass, for both scenarios of the rulebook and for described ones that get to the rare steps soon. */

type Scenario = NamedSetup['setup']['scenario'];

const FRENCH = 0;
const ALLIED = 1;
const SPECTATOR = -1;

const heading = { format: 'hundred-days-scenario', version: 1, game: 'napoleon-at-waterloo' };

/** Both sides in contact, late in the game: dice and results from the first decisions on. */
const MELEE = {
  ...heading,
  phase: 'frenchCombat',
  turn: 8,
  units: {
    'fr-6inf': '0814',
    'fr-9inf': '1014',
    'fr-gd-grn': '0913',
    'fr-gd-art': '0812',
    'fr-2cav': '0815',
    'aa-hou': '0914',
    'aa-2inf': '0810',
    'aa-1gd': '0912',
    'aa-1art': '1110',
    'aa-5inf': '1012',
    'pr-5bde': 9,
  },
};

/** The French near the exits with the Allies nearly broken: exits, demoralization and victories. */
const ROAD_TO_BRUSSELS = {
  ...heading,
  turn: 7,
  units: {
    ...Object.fromEntries(
      ['aa-1gd', 'aa-2inf', 'aa-3inf', 'aa-4inf', 'aa-6inf'].map((unit) => [unit, 'destroyed'] as const),
    ),
    'fr-1cav': '0103',
    'fr-2cav': '0303',
    'fr-3cav': '0503',
    'fr-5cav': '0703',
    'fr-11cav': '0903',
    'fr-1inf': '0404',
    'fr-gd-lcav': 'exited',
    'fr-gd-hcav': 'exited',
    'aa-5inf': '0507',
    'aa-hou': '0707',
    'aa-uncav': '0907',
  },
};

/** Keys that bring units at once, by a table of its own; secret like drawn ones. */
const early = (keys: 'drawn' | { readonly french: number; readonly prussian: number }): Scenario => ({
  ...heading,
  turn: 7,
  phase: 'alliedMovement',
  units: describeScenario(world, 'grouchy')?.units ?? {},
  keys,
  keyTable: {
    french: { '1': { '7': ['frv-8inf'] }, '2': { '8': ['frv-8inf', 'frv-4art'] }, '3': {} },
    prussian: { '1': { '7': ['pr-5bde', 'pr-2art'] }, '2': { '7': ['pr-13bde'] }, '3': { '9': ['prv-1cav'] } },
  },
});

const drawn = (french: number, prussian: number): Start => ({
  setup: { scenario: 'grouchy', options: {} },
  dice: [french, prussian],
});
const given = (french: number, prussian: number): Start => ({
  setup: { scenario: early({ french, prussian }), options: {} },
  dice: [],
});

const plan: Plan<Action> = {
  cases: CASES,
  words: WORDS,
  setups: [
    named('standard', 'standard'),
    named('grouchy', 'grouchy'),
    named('early keys', early({ french: 1, prussian: 2 })),
    named('early keys drawn', early('drawn')),
    named('melee', MELEE),
    named('road to Brussels', ROAD_TO_BRUSSELS),
  ],
  another: newGame,
  games: 100,
  tamperings: 12,
  mutations: 20_000,
  perft: {
    standard: [1176, 1303448],
    grouchy: [1176, 1303448],
    'early keys': [1038, 1005171],
    'early keys drawn': [1070, 1071473],
    melee: [7, 10, 24, 96, 294],
    'road to Brussels': [321, 84163],
  },
  twins: [
    { name: 'the Prussian key, for the French', viewer: FRENCH, starts: [drawn(6, 1), drawn(6, 2), drawn(6, 6)] },
    { name: 'the French key, for the Allies', viewer: ALLIED, starts: [drawn(1, 5), drawn(4, 5), drawn(6, 5)] },
    { name: 'both keys, for a spectator', viewer: SPECTATOR, starts: [drawn(1, 1), drawn(6, 6), drawn(4, 3)] },
    { name: 'a given Prussian key, for the French', viewer: FRENCH, starts: [given(1, 1), given(1, 2), given(1, 3)] },
    { name: 'a given French key, for the Allies', viewer: ALLIED, starts: [given(1, 1), given(2, 1), given(3, 1)] },
    { name: 'both keys given, for a spectator', viewer: SPECTATOR, starts: [given(1, 1), given(2, 3)] },
  ],
};

for (const check of conformance(game, plan)) test(check.name, check.run);
