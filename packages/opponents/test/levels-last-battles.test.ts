import { type AnyAction, type Game, randomBits, type State } from '@hundred-days/kernel';
import { createLastBattles, createWorld, SCENARIO_WORLDS } from '@hundred-days/last-battles';
import { createCampaign, createCampaignWorld } from '@hundred-days/last-battles/campaign';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { LEVEL_NAMES, LEVELS, type Level, type LevelName } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { STAFF } from '../src/last-battles/index.ts';
import { misjudged } from '../src/planner/misjudged.ts';
import type { PlanSpace } from '../src/planner/search.ts';
import { startOf } from './playing.ts';

const staff = STAFF as unknown as {
  readonly levelAt: (game: Game<AnyAction>, level: LevelName, view: State, seat: number) => Partial<Level>;
};

const battle = (id: string): Game<AnyAction> =>
  createLastBattles(createWorld(DOCUMENTS, SCENARIO_WORLDS[id])) as unknown as Game<AnyAction>;
const campaign = (id: string): Game<AnyAction> =>
  createCampaign(createCampaignWorld(DOCUMENTS, id)) as unknown as Game<AnyAction>;

const SCENARIOS: readonly (readonly [string, Game<AnyAction>])[] = [
  ...Object.keys(SCENARIO_WORLDS).map((id) => [id, battle(id)] as const),
  ...['campaign', 'grand-waterloo', 'grand-ligny'].map((id) => [id, campaign(id)] as const),
];

const changesOf = (game: Game<AnyAction>, scenario: string, level: LevelName, seat: number): Partial<Level> =>
  staff.levelAt(game, level, startOf(game, { scenario, options: {} }), seat);

describe.each(SCENARIOS)('levels in %s', (scenario, game) => {
  const levelOf = (level: LevelName, seat: number): Level => ({
    ...LEVELS[level],
    ...changesOf(game, scenario, level, seat),
  });

  test.each([0, 1])('rise from the conscript to the marshal in seat %i, and the least of them still thinks', (seat) => {
    const levels = LEVEL_NAMES.map((level) => levelOf(level, seat));
    expect(levels[0].nodes).toBeGreaterThanOrEqual(6);
    for (const [i, higher] of levels.slice(1).entries()) {
      const lower = levels[i];
      expect(higher.nodes).toBeGreaterThan(lower.nodes);
      expect(higher.rows).toBeGreaterThanOrEqual(lower.rows);
      expect(Number(higher.reply)).toBeGreaterThanOrEqual(Number(lower.reply));
      expect(higher.misjudges ?? 0).toBeLessThanOrEqual(lower.misjudges ?? 0);
    }
  });

  test('leave the marshal as he is everywhere', () => {
    for (const seat of [0, 1]) expect(changesOf(game, scenario, 'marshal', seat)).toEqual({});
  });

  test('are the same for both allies of three players', () => {
    for (const level of LEVEL_NAMES)
      expect(changesOf(game, scenario, level, 2)).toEqual(changesOf(game, scenario, level, 1));
  });
});

test('a level is another where its side is the stronger', () => {
  const [quatreBras, wavre] = [battle('quatre-bras'), battle('historic-wavre')];
  expect(changesOf(quatreBras, 'quatre-bras', 'veteran', 1).nodes).toBeLessThan(LEVELS.veteran.nodes);
  expect(changesOf(quatreBras, 'quatre-bras', 'veteran', 0)).toEqual({});
  expect(changesOf(wavre, 'historic-wavre', 'veteran', 0).nodes).toBeLessThan(LEVELS.veteran.nodes);
  expect(changesOf(wavre, 'historic-wavre', 'veteran', 1)).toEqual({});
});

describe('who misjudges plans', () => {
  const space: PlanSpace<number> = {
    movers: [],
    seeds: () => [0],
    places: () => [],
    placeOf: () => 0,
    change: () => null,
    mutate: (plan) => plan,
    value: (plan) => plan,
  };

  test('is out by no more than so many points, and by nothing on average', () => {
    const seen = misjudged(space, 5, randomBits('eye'));
    const errors = Array.from({ length: 2000 }, () => seen.value(100) - 100);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThanOrEqual(5);
    expect(Math.max(...errors.map(Math.abs))).toBeGreaterThan(4);
    expect(Math.abs(errors.reduce((a, b) => a + b) / errors.length)).toBeLessThan(0.3);
  });

  test('who does not sees them as they are, without asking chance', () => {
    const nothing = (): number => {
      throw new Error('chance was asked');
    };
    expect(misjudged(space, 0, nothing)).toBe(space);
  });
});
