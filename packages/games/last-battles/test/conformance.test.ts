import { conformance, type NamedSetup, type Plan } from '@hundred-days/kernel/conformance';
import { type Action, createLastBattles, createWorld, describe as describeScenario } from '@hundred-days/last-battles';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { FORMAT } from '@hundred-days/last-battles/format';
import { expect, test } from 'vitest';
import { BATTLES, type BattleName, type Chosen, FIELDS, type FieldName, GAMES } from './support.ts';
import { CASES, wordsFor } from './words.ts';

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
    'pr-iii-36thline': 'W0308',
    'pr-i-lutzow': 'W0110',
  },
} as const;

/** The last two turns of a battle as it begins: all its units, and games that are soon over. */
const late = (battle: BattleName, turn: number): NamedSetup['setup']['scenario'] => ({
  ...describeScenario(GAMES[BATTLES[battle]].world, battle, true),
  turn,
});

/** Whole battles, for what is worth a whole game; positions that are short, for what looks hard at every step. */
const WHOLE: Readonly<Record<FieldName, readonly NamedSetup[]>> = {
  ligny: [
    named('ligny', 'ligny'),
    named('ligny, both options', 'ligny', { 'combined-arms': true, 'imperial-guard': true }),
  ],
  'quatre-bras': [
    named('quatre-bras', 'quatre-bras'),
    named('quatre-bras, all French', 'quatre-bras', { 'optional-french': true, 'combined-arms': true }),
  ],
  wavre: [
    named('wavre', 'wavre'),
    named('wavre, combined arms', 'wavre', { 'combined-arms': true }),
    named('historic-wavre', 'historic-wavre'),
    named('historic-wavre, options', 'historic-wavre', {
      'combined-arms': true,
      'double-march': true,
      'bridge-combat': true,
    }),
  ],
  'la-belle-alliance': [
    named('la-belle-alliance', 'la-belle-alliance'),
    named('la-belle-alliance, options', 'la-belle-alliance', { 'combined-arms': true, 'imperial-guard': true }),
  ],
};
const SHORT: Readonly<Record<FieldName, readonly NamedSetup[]>> = {
  ligny: [named('melee', MELEE, { 'imperial-guard': true })],
  'quatre-bras': [named('crossroads', late('quatre-bras', 8), { 'combined-arms': true })],
  wavre: [
    named('road west', ROAD_WEST),
    named('dyle', late('historic-wavre', 9), { 'double-march': true, 'bridge-combat': true }),
  ],
  'la-belle-alliance': [named('evening', late('la-belle-alliance', 10), { 'imperial-guard': true })],
};

const PERFT: Readonly<Record<string, readonly number[]>> = {
  ligny: [2509],
  'ligny, both options': [2509],
  melee: [13, 50, 176, 646],
  'quatre-bras': [960],
  'quatre-bras, all French': [1368],
  crossroads: [1566],
  wavre: [1748],
  'wavre, combined arms': [1748],
  'road west': [209, 31621],
  'historic-wavre': [1188],
  'historic-wavre, options': [1188],
  dyle: [1188],
  'la-belle-alliance': [2405],
  'la-belle-alliance, options': [2405],
  evening: [2405],
};

test('every battle is put to the test as it is, and with every option it offers', () => {
  const tried = Object.values(WHOLE).flat();
  for (const game of Object.values(GAMES)) {
    for (const { id } of game.scenarios) {
      const own = tried.filter(({ setup }) => setup.scenario === id).map(({ setup }) => setup.options);
      const offered = game.options.filter(({ scenarios }) => scenarios?.includes(id));
      expect(
        own.some((options) => Object.keys(options).length === 0),
        id,
      ).toBe(true);
      for (const option of offered)
        expect(
          own.some((options) => options[option.id] === true),
          `${id} ${option.id}`,
        ).toBe(true);
    }
  }
});

const OF_WHOLE_GAMES = ['random games end', 'foreign actions', 'the choices at the first', 'a position is the same'];

for (const name of FIELDS) {
  const plan = (setups: readonly NamedSetup[]): Plan<Action> => ({
    cases: CASES,
    words: wordsFor(GAMES[name].world),
    setups,
    another: () => createLastBattles(createWorld(DOCUMENTS, name), FORMAT),
    games: 4,
    walks: 1,
    mutations: 1500,
    tamperings: 10,
    perft: Object.fromEntries(setups.map((setup) => [setup.name, PERFT[setup.name]])),
    twins: [],
  });
  for (const check of conformance(GAMES[name], plan(WHOLE[name])))
    if (OF_WHOLE_GAMES.some((start) => check.name.startsWith(start))) test(check.name, check.run);
  for (const check of conformance(GAMES[name], plan(SHORT[name]))) test(check.name, check.run);
}
