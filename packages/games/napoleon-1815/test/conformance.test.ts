import { conformance, type NamedSetup, named, type Plan, type Start } from '@hundred-days/kernel/conformance';
import { type Action, createNapoleon1815 } from '@hundred-days/napoleon-1815';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { test } from 'vitest';
import { CLOSE, everywhere, ligny } from './armies.ts';
import { CASES, WORDS } from './words.ts';
import { w } from './world.ts';

/** What every game must pass, for both scenarios, two and three players and each option, and scenes that begin with fights. */

type Setup = NamedSetup['setup'];

const FRENCH = 0;
const ALLIED = 1;
const PRUSSIAN = 2;
const SPECTATOR = -1;

const LIGNY = ligny('charleroi');
const EVERYWHERE = everywhere(() => 1);

const given = (scenario: Setup['scenario'], options: Setup['options'] = {}): Start => ({
  setup: { scenario, options },
  dice: [],
});

/** The same scene with two units of one army in each other's place, or of another strength. */
const changed = (scene: { units: Record<string, string> }, changes: Record<string, string>): Setup['scenario'] => ({
  ...scene,
  units: { ...scene.units, ...changes },
});

const plan: Plan<Action> = {
  cases: CASES,
  words: WORDS,
  setups: [
    named('free', 'free'),
    named('historical', 'historical'),
    named('free, three players', 'free', { threePlayers: true }),
    named('historical, three players', 'historical', { threePlayers: true }),
    named('free, bidding', 'free', { bidding: true }),
    named('historical, bidding', 'historical', { bidding: true }),
    named('Ligny', LIGNY),
    named('Ligny, hidden until fire', LIGNY, { hiddenUntilFire: true }),
    named('Ligny, three players, hidden until fire', LIGNY, { threePlayers: true, hiddenUntilFire: true }),
    named('everywhere', EVERYWHERE),
    named('everywhere, three players', EVERYWHERE, { threePlayers: true }),
    named('close', CLOSE),
    named('close, three players', CLOSE, { threePlayers: true }),
  ],
  another: () => createNapoleon1815(w, FORMAT),
  games: 100,
  walks: 1,
  tamperings: 8,
  mutations: 12_000,
  perft: {
    free: [810, 636498],
    historical: [1021, 983692],
    'free, three players': [432, 174960],
    'historical, three players': [1021, 982712],
    'free, bidding': [57, 159],
    'historical, bidding': [57, 159],
    Ligny: [3, 9],
    'Ligny, hidden until fire': [3, 9],
    'Ligny, three players, hidden until fire': [3, 9],
    everywhere: [2, 6],
    'everywhere, three players': [2, 6],
    close: [682, 430947],
    'close, three players': [682, 430762],
  },
  twins: [
    {
      name: 'French blocks exchanged, for the Allies',
      viewer: ALLIED,
      starts: [given(CLOSE), given(changed(CLOSE, { 'fr-napoleon': 'quatre-bras', 'fr-g-inf': 'charleroi' }))],
    },
    {
      name: 'French strengths, for the Allies',
      viewer: ALLIED,
      starts: [given(CLOSE), given(changed(CLOSE, { 'fr-g-cav': 'charleroi 1', 'fr-2-inf1': 'charleroi 1' }))],
    },
    {
      name: 'Allied blocks exchanged, for the French',
      viewer: FRENCH,
      starts: [given(CLOSE), given(changed(CLOSE, { 'ad-wellington': 'nivelles', 'ad-1-br': 'waterloo' }))],
    },
    {
      name: 'Anglo-Dutch blocks, for the Prussian player',
      viewer: PRUSSIAN,
      starts: [
        given(CLOSE, { threePlayers: true }),
        given(changed(CLOSE, { 'ad-wellington': 'nivelles', 'ad-1-br': 'waterloo' }), { threePlayers: true }),
      ],
    },
    {
      name: 'everybody, for a spectator',
      viewer: SPECTATOR,
      starts: [
        given(CLOSE),
        given(changed(CLOSE, { 'ad-wellington': 'nivelles', 'ad-1-br': 'waterloo', 'fr-g-cav': 'charleroi 1' })),
      ],
    },
    {
      name: 'units of a battle before it is deployed, for the French',
      viewer: FRENCH,
      starts: [given(LIGNY), given(changed(LIGNY, { 'pr-1-inf1': 'ligny 2', 'pr-4-cav': 'ligny 1' }))],
    },
  ],
};

for (const check of conformance(createNapoleon1815(w, FORMAT), plan)) test(check.name, check.run);
