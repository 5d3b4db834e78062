import { refuseInput } from '@hundred-days/kernel';
import { conformance, type NamedSetup, type Plan } from '@hundred-days/kernel/conformance';
import { playSteps } from '@hundred-days/kernel/testing';
import { type CampaignAction, createCampaign, createCampaignWorld } from '@hundred-days/last-battles/campaign';
import { CAMPAIGN_FORMAT } from '@hundred-days/last-battles/campaign-format';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES, CAMPAIGNS, type CampaignName } from '../campaigns.ts';
import type { Chosen } from '../support.ts';
import { CASES, campaignWordsFor } from '../words.ts';

/** What every game must pass, for the campaign and the grand scenarios: whole games, and small corners for what looks hard. */

const named = (name: string, scenario: NamedSetup['setup']['scenario'], options: Chosen = {}): NamedSetup => ({
  name,
  setup: { scenario, options },
});

const allOptions = (name: CampaignName): Chosen =>
  Object.fromEntries(CAMPAIGN_GAMES[name].options.map(({ id }) => [id, true]));
const forTwo = (name: CampaignName): Chosen => ({ ...allOptions(name), 'three-players': false });

/** Stacks in contact with leaders among them, an officer far behind with men to bring back. */
const corner = (battle: CampaignName, turn: number, fell: number) => ({
  format: 'hundred-days-scenario',
  version: 1,
  game: 'last-battles',
  battle,
  turn,
  units: {
    'ld-napoleon': 'L0905',
    'ld-drouot': 'L0904',
    'ld-gerard': 'L2834',
    'fr-gd-friant': 'L0904',
    'fr-gd-roguet': 'L0904',
    'fr-gd-guyot': 'L1003',
    'fr-gd-lallemand': 'L0905',
    'fr-iv-rome': { at: 'destroyed', fell },
    'fr-iii-dufour': 'L0804',
    'ld-blucher': 'L0903',
    'ld-ziethen': 'L0903',
    'ld-wellington': 'L1001',
    'pr-i-12thline': 'L0903',
    'pr-i-treskow': 'L0903',
    'pr-i-24thline': 'L0803',
    'aa-5br-kempt': 'L1002',
    'pr-i-29thline': { at: 'destroyed', fell },
  },
});

/** The same about Mont-St-Jean, where Grand Waterloo is fought. */
const RIDGE = {
  format: 'hundred-days-scenario',
  version: 1,
  game: 'last-battles',
  battle: 'grand-waterloo',
  turn: 10,
  units: {
    'ld-napoleon': 'B0922',
    'ld-drouot': 'B0818',
    'ld-grouchy': 'B1020',
    'fr-gd-friant': 'B0818',
    'fr-gd-roguet': 'B0818',
    'fr-gd-guyot': 'B0918',
    'fr-gd-lallemand': 'B0919',
    'fr-iii-dufour': 'B1118',
    'ld-wellington': 'B0817',
    'ld-uxbridge': 'B0817',
    'aa-1br-maitland': 'B0817',
    'aa-5br-kempt': 'B0917',
    'aa-cv-somerset': 'B0816',
    'ld-bulow': 'B1417',
    'pr-iv-15thline': 'B1417',
  },
};

const WHOLE: Readonly<Record<CampaignName, readonly NamedSetup[]>> = {
  campaign: [named('campaign', 'campaign')],
  'grand-waterloo': [named('grand-waterloo', 'grand-waterloo')],
  'grand-ligny': [named('grand-ligny', 'grand-ligny')],
};
const SHORT: Readonly<Record<CampaignName, readonly NamedSetup[]>> = {
  campaign: [named('corner of the campaign', corner('campaign', 44, 41), forTwo('campaign'))],
  'grand-waterloo': [named('ridge', RIDGE, allOptions('grand-waterloo'))],
  'grand-ligny': [named('corner of Ligny', corner('grand-ligny', 8, 5), allOptions('grand-ligny'))],
};

const PERFT: Readonly<Record<string, readonly number[]>> = {
  campaign: [46],
  // 27.1d: fourteen allied leaders, each nearly anywhere.
  'grand-waterloo': [25369],
  'grand-ligny': [42],
  'corner of the campaign': [7],
  ridge: [13],
  'corner of Ligny': [7],
};

test('every option is put to the test', () => {
  for (const name of CAMPAIGNS) {
    const tried = [...WHOLE[name], ...SHORT[name]].map(({ setup }) => setup.options);
    // The three share their phases alike, whatever the map.
    for (const { id } of CAMPAIGN_GAMES[name].options.filter((option) => option.id !== 'three-players'))
      expect(
        tried.some((options) => options[id] === true),
        `${name} ${id}`,
      ).toBe(true);
  }
});

/** At a few choices in a hundred: trying all of them at every step of a whole campaign would take minutes. */
test.each(CAMPAIGNS)('a whole random game of %s ends, and is sound on the way', (name) => {
  const game = CAMPAIGN_GAMES[name];
  let steps = 0;
  for (const { index, seat, action, before } of playSteps(game, { scenario: name, options: {} }, 'whole')) {
    steps = index + 1;
    expect(refuseInput(game, before, seat, action)).toBeNull();
    if (index % 40 === 0) expect(game.unsound(before)).toEqual([]);
  }
  expect(steps).toBeGreaterThan(500);
});

/** 2.0c: the unit or leader an action speaks of is the seat's own; targets are the enemy's. */
function isOwn(name: CampaignName, seat: number, action: CampaignAction): boolean {
  if (!('unit' in action)) return true;
  const army = CAMPAIGN_GAMES[name].world.unitData[action.unit].army;
  return army === ['french', 'anglo-allied', 'prussian'][seat];
}

test.each(CAMPAIGNS)('[2.0c] a whole game of %s for three, with every option, ends and is sound on the way', (name) => {
  const game = CAMPAIGN_GAMES[name];
  const seats = new Set<number>();
  const kinds = new Set<string>();
  for (const { index, seat, action, before, after } of playSteps(
    game,
    { scenario: name, options: allOptions(name) },
    'for three',
  )) {
    seats.add(seat);
    kinds.add(action.type);
    if (!isOwn(name, seat, action)) expect.fail(`seat ${seat} acts for another: ${JSON.stringify(action)}`);
    if (index % 60 === 0) expect(game.unsound(before)).toEqual([]);
    const outcome = game.outcome(after);
    if (outcome !== null) expect([[0], [1, 2]]).toContainEqual(outcome.winners);
  }
  expect([...seats].sort()).toEqual([0, 1, 2]);
  for (const kind of ['move', 'command', 'release', 'roll', 'end']) expect(kinds).toContain(kind);
});

const OF_WHOLE_GAMES = ['the choices at the first'];

for (const name of CAMPAIGNS) {
  const plan = (setups: readonly NamedSetup[], games: number): Plan<CampaignAction> => ({
    cases: CASES,
    words: campaignWordsFor(CAMPAIGN_GAMES[name].world),
    setups,
    another: () => createCampaign(createCampaignWorld(DOCUMENTS, name), CAMPAIGN_FORMAT),
    games,
    walks: 1,
    mutations: 600,
    tamperings: 4,
    perft: Object.fromEntries(setups.map((setup) => [setup.name, PERFT[setup.name] ?? []])),
    twins: [],
  });
  for (const check of conformance(CAMPAIGN_GAMES[name], plan(WHOLE[name], 1)))
    if (OF_WHOLE_GAMES.some((start) => check.name.startsWith(start))) test(check.name, check.run);
  for (const check of conformance(CAMPAIGN_GAMES[name], plan(SHORT[name], 6))) test(check.name, check.run);
}
