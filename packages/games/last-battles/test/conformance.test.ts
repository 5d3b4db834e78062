import { conformance, type NamedSetup, type Plan } from '@hundred-days/kernel/conformance';
import { type Action, createLastBattles, createWorld } from '@hundred-days/last-battles';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { test } from 'vitest';
import { type Chosen, type FieldName, GAMES } from './support.ts';

/** What every game must pass, for each battle, each option, and described positions that get to the rare steps soon. */

const heading = { format: 'hundred-days-scenario', version: 1, game: 'last-battles' };
const named = (name: string, scenario: NamedSetup['setup']['scenario'], options: Chosen = {}): NamedSetup => ({
  name,
  setup: { scenario, options },
});

/** Stacks in contact on both sides of a chateau, guns behind, a town to be taken: late, so that games are short. */
const MELEE = {
  ...heading,
  battle: 'ligny',
  turn: 7,
  phase: 'frenchCombat',
  units: {
    'fr-iv-rome': 'L1023',
    'fr-iv-schoeffer': 'L1023',
    'fr-iv-hulot': 'L1123',
    'fr-iv-toussaint': 'L1123',
    'fr-iv-baltus': 'L1024',
    'fr-gd-friant': 'L1024',
    'fr-gd-lallemand': 'L1124',
    'fr-gd-guyot': 'L0923',
    'fr-iv-maurin': 'L0923',
    'pr-i-19thline': 'L1022',
    'pr-i-2ndwestland': 'L1022',
    'pr-i-12thline': 'L1122',
    'pr-i-24thline': 'L0922',
    'pr-i-1stwestland': 'L0922',
    'pr-i-29thline': 'L1021',
    'pr-i-3rdwestland': 'L1021',
    'pr-iii-8thline': 'L1522',
    'fr-iii-billard': 'L1523',
    'fr-iii-domon': 'L1623',
  },
} as const;

/** Units near the edge they may leave by. */
const ROAD_WEST = {
  ...heading,
  battle: 'wavre',
  turn: 4,
  units: {
    'fr-iii-billard': 'W0212',
    'fr-iii-dufour': 'W0315',
    'fr-iic-strolz': 'W0215',
    'fr-iic-chastel': 'W0118',
    'pr-iii-8thline': 'W0209',
    'pr-iii-30thline': 'W0308',
    'pr-i-lutzow': 'W0110',
  },
} as const;

const games: Readonly<Record<FieldName, readonly NamedSetup[]>> = {
  ligny: [
    named('ligny', 'ligny'),
    named('ligny, both options', 'ligny', { 'combined-arms': true, 'imperial-guard': true }),
    named('melee', MELEE, { 'imperial-guard': true }),
  ],
  'quatre-bras': [
    named('quatre-bras', 'quatre-bras'),
    named('quatre-bras, all French', 'quatre-bras', { 'optional-french': true, 'combined-arms': true }),
  ],
  wavre: [
    named('wavre', 'wavre'),
    named('road west', ROAD_WEST),
    named('historic-wavre', 'historic-wavre'),
    named('historic-wavre, options', 'historic-wavre', { 'double-march': true, 'bridge-combat': true }),
  ],
  'la-belle-alliance': [
    named('la-belle-alliance', 'la-belle-alliance'),
    named('la-belle-alliance, options', 'la-belle-alliance', { 'combined-arms': true, 'imperial-guard': true }),
  ],
};

const PERFT: Readonly<Record<string, readonly number[]>> = {};

for (const [name, setups] of Object.entries(games) as [FieldName, readonly NamedSetup[]][]) {
  const plan: Plan<Action> = {
    setups,
    another: () => createLastBattles(createWorld(DOCUMENTS, name)),
    games: 10,
    mutations: 1500,
    perft: Object.fromEntries(setups.flatMap((setup) => (PERFT[setup.name] ? [[setup.name, PERFT[setup.name]]] : []))),
    twins: [],
  };
  for (const check of conformance(GAMES[name], plan)) test(`${name}: ${check.name}`, check.run);
}
