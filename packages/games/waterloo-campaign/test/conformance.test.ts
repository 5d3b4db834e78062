import { conformance, type NamedSetup, named, type Plan, type Start } from '@hundred-days/kernel/conformance';
import { laid } from '@hundred-days/kernel/testing';
import { type Action, createWaterlooCampaign, describe as describeScenario } from '@hundred-days/waterloo-campaign';
import { FORMAT } from '@hundred-days/waterloo-campaign/format';
import { test } from 'vitest';
import { WORLD } from './support.ts';
import { CASES, WORDS } from './words.ts';

/** What every game must pass, for both scenarios, each option, and described scenarios that get to the rare steps soon. */

type Setup = NamedSetup['setup'];

const FRENCH = 0;
const COALITION = 1;
const SPECTATOR = -1;

const heading = { format: 'hundred-days-scenario', version: 1, game: 'waterloo-campaign' };

const HQS = laid('hq-napoleon 2417 battle, hq-ney 2619, hq-wellington 3117 battle, hq-blucher 3024 battle');

/** Both sides in contact around Quatre Bras in the rain: withdrawals, moves, attacks, cavalry, results from the start. */
const MELEE = {
  ...heading,
  start: 'organization',
  turn: 6,
  rain: [5, 6],
  units: {
    ...HQS,
    ...laid(
      'fr-1 2617, fr-2 2518, fr-gd 2618, fr-gdcav 2517, fr-rescav 2519 exhausted, fr-d-battery 2618',
      'fr-d-pire 2614, aa-1 2717, aa-res 2718, aa-cav 2818, aa-d-perponcher 2718, pr-1 2619',
      'pr-cav 2720, pr-d-sohr 2622, fr-3 blown 7, fr-4 blown 7, fr-6 blown 7, pr-2 blown 7',
      'aa-2 eliminated',
    ),
  },
};

/** The last day: every Blown is Eliminated, and the road to the north counts. */
const LAST_DAY = {
  ...MELEE,
  turn: 8,
  start: 'attack',
  rain: [6],
  units: { ...MELEE.units, 'fr-3': '1217', 'fr-4': 'eliminated', 'fr-6': 'eliminated', 'pr-2': '3024' },
};

/** Corps to come where the enemy stands in the way: clearings, columns, held-up arrivals. */
const ARRIVALS = {
  ...heading,
  start: 'movement',
  turn: 4,
  units: laid(
    'hq-napoleon 1217, hq-wellington 3715, hq-blucher 3238, fr-2 turn 3, fr-1 turn 4, fr-3 turn 4',
    'fr-6 turn 4, fr-4 3914, fr-gd 3140, fr-rescav 3001, fr-d-pire 4014, aa-cav turn 4, aa-2 turn 4',
    'pr-4 turn 4, pr-1 1117, pr-2 1016, pr-d-pirch 1018, aa-res 3715',
  ),
};

/** June 15 from its first move on, with secret allowances. */
const secret = (turn: number): Setup => ({
  scenario: { ...describeScenario(WORLD, 'june15'), turn, start: 'movement' },
  options: { secretMoveRolls: true },
});
const rolled = (turn: number, ...dice: number[]): Start => ({ setup: secret(turn), dice });

const plan: Plan<Action> = {
  cases: CASES,
  words: WORDS,
  setups: [
    named('june16', 'june16'),
    named('june15', 'june15'),
    named('june15, secret allowances', 'june15', { secretMoveRolls: true }),
    named('june15, no special rules', 'june15', { noSpecialRules: true }),
    named('june16, immediate flip', 'june16', { immediateBattleFlip: true }),
    named('june16, cavalry in towns', 'june16', { townCavalryNoStars: true }),
    named('june16, separate cavalry', 'june16', { separateCoalitionCavalry: true }),
    named('melee', MELEE),
    named('melee, all options', MELEE, {
      immediateBattleFlip: true,
      townCavalryNoStars: true,
      separateCoalitionCavalry: true,
    }),
    named('last day', LAST_DAY),
    named('arrivals', ARRIVALS),
  ],
  another: () => createWaterlooCampaign(WORLD, FORMAT),
  games: 100,
  walks: 1,
  tamperings: 8,
  mutations: 12_000,
  perft: {
    june16: [594, 119665],
    june15: [2, 8],
    'june15, secret allowances': [2, 8],
    'june15, no special rules': [2, 8],
    'june16, immediate flip': [594, 119665],
    'june16, cavalry in towns': [594, 119665],
    'june16, separate cavalry': [594, 119665],
    melee: [20, 227],
    'melee, all options': [20, 227],
    'last day': [7],
    arrivals: [168, 24156],
  },
  twins: [
    {
      name: 'the French allowance, for the Coalition',
      viewer: COALITION,
      starts: [rolled(1, 1), rolled(1, 4), rolled(1, 6)],
    },
    { name: 'the Coalition allowance, for the French', viewer: FRENCH, starts: [rolled(2, 3, 1), rolled(2, 3, 6)] },
    {
      name: 'both allowances, for a spectator',
      viewer: SPECTATOR,
      starts: [rolled(2, 1, 1), rolled(2, 6, 6), rolled(2, 2, 5)],
    },
  ],
};

for (const check of conformance(createWaterlooCampaign(WORLD, FORMAT), plan)) test(check.name, check.run);
