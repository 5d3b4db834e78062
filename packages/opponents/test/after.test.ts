import { type AnyAction, type Chronicle, type Game, REFEREE, type Setup, SPECTATOR } from '@hundred-days/kernel';
import { play } from '@hundred-days/kernel/testing';
import { chronicle as ofBlocks } from '@hundred-days/napoleon-1815/chronicle';
import { createWorld as createBattle, createNapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { chronicle as ofBattle } from '@hundred-days/napoleon-at-waterloo/chronicle';
import { DOCUMENTS as BATTLE } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT as BATTLE_FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import {
  type Account,
  APART,
  type Court,
  heightOf,
  lookBack,
  MOST_POINTS,
  type Moment,
  type Past,
  type Scale,
  STANDINGS,
  standingOf,
  TOP,
  turningPoints,
} from '@hundred-days/opponents/after';
import { STAFF as BLOCK_STAFF } from '@hundred-days/opponents/napoleon-1815';
import { STAFF as BATTLE_STAFF } from '@hundred-days/opponents/napoleon-at-waterloo';
import { conclude, type Staff } from '@hundred-days/opponents/planner';
import { STAFF as CAMPAIGN_STAFF } from '@hundred-days/opponents/waterloo-campaign';
import { createWorld as createCampaign, createWaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { chronicle as ofCampaign } from '@hundred-days/waterloo-campaign/chronicle';
import { DOCUMENTS as CAMPAIGN } from '@hundred-days/waterloo-campaign/data';
import { FORMAT as CAMPAIGN_FORMAT } from '@hundred-days/waterloo-campaign/format';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { game as blocks } from './blocks.ts';

const SCALE: Scale = { level: 0, even: 5, better: 15, winning: 80 };

describe('a judgement in words', () => {
  it('each word has a band of its own, and a better position never stands lower', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1000, max: 1000, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (value, more) => {
          const height = heightOf(SCALE, value);
          expect(heightOf(SCALE, value + more)).toBeGreaterThanOrEqual(height);
          expect(Math.abs(height)).toBeLessThanOrEqual(TOP);
          expect(STANDINGS[Math.min(3, Math.floor(Math.abs(height)))]).toBe(standingOf(SCALE, value));
        },
      ),
    );
  });
});

type Looked = readonly [name: string, game: Game<AnyAction>, staff: Staff<AnyAction>, chronicle: Chronicle];
const looked = (game: unknown, staff: unknown, chronicle: Chronicle): Looked => {
  const known = game as Game<AnyAction>;
  return [known.id, known, staff as Staff<AnyAction>, chronicle];
};
const battle = createNapoleonAtWaterloo(createBattle(BATTLE), BATTLE_FORMAT);
const campaign = createWaterlooCampaign(createCampaign(CAMPAIGN), CAMPAIGN_FORMAT);
const GAMES: readonly Looked[] = [
  looked(battle, BATTLE_STAFF, ofBattle(battle)),
  looked(campaign, CAMPAIGN_STAFF, ofCampaign(campaign)),
  looked(blocks, BLOCK_STAFF, ofBlocks(blocks)),
];

const courtOf = ([, game, staff, chronicle]: Looked, viewer = SPECTATOR): Court => ({
  game,
  chronicle,
  standing: staff.standing(game),
  scale: staff.scale,
  viewer,
});

function playedPast(game: Game<AnyAction>, setup: Setup, seed: string): Past {
  const states: Int16Array[] = [];
  const steps: Past['steps'][number][] = [{ seat: REFEREE, action: null, dice: [], events: [] }];
  const { first } = play(game, setup, seed, ({ seat, after, events }) => {
    states.push(after.slice());
    steps.push({ seat, action: '', dice: [], events });
  });
  states.unshift(first);
  return { steps, view: (at) => states[at] };
}

const setupOf = (game: Game<AnyAction>): Setup => ({ scenario: game.scenarios[0].id, options: {} });

describe('a game looked back on', () => {
  test.each(GAMES)(
    '%s: the curve begins even or nearly so, ends with the result, and is the same each time',
    (...game) => {
      const past = playedPast(game[1], setupOf(game[1]), 'looked back on');
      const court = courtOf(game);
      const account = conclude(lookBack(court, past));
      expect(conclude(lookBack(court, past))).toEqual(account);
      const { moments } = account;
      const end = past.view(past.steps.length - 1);
      const winners = game[1].outcome(end)?.winners ?? [];
      expect(moments[0].at).toBe(0);
      expect(standingOf(court.scale, moments[0].value)).not.toBe('decided');
      expect(moments.at(-1)).toMatchObject({ at: past.steps.length - 1, losses: game[3].losses(end) });
      const won = winners.length === 0 ? 0 : game[3].side(end, winners[0]) === 0 ? 1000 : -1000;
      expect(moments.at(-1)?.value).toBe(won);
      expect(moments.every(({ value }) => Number.isFinite(value))).toBe(true);
      expect(moments.every(({ at }, i) => i === 0 || at > moments[i - 1].at)).toBe(true);
    },
  );

  test.each(GAMES)('%s: a record of one seat is judged by that seat alone, as it sees it', (...game) => {
    const past = playedPast(game[1], setupOf(game[1]), 'one seat');
    const asked = new Set<number>();
    const court = courtOf(game, 1);
    const standing: Court['standing'] = (view, seat) => {
      asked.add(seat);
      expect(past.steps.some((_, at) => past.view(at) === view)).toBe(true);
      return court.standing(view, seat);
    };
    conclude(lookBack({ ...court, standing }, past));
    expect([...asked]).toEqual([1]);
  });

  test.each(GAMES)(
    '%s: the turning points are at most five, apart, and begin with the step that counted',
    (...game) => {
      const court = courtOf(game);
      let found = 0;
      for (const seed of ['turning', 'b', 'c']) {
        const past = playedPast(game[1], setupOf(game[1]), seed);
        const account = conclude(lookBack(court, past));
        const points = conclude(turningPoints(court, past, account));
        found += points.length;
        expect(points.length).toBeLessThanOrEqual(MOST_POINTS);
        for (const [i, { from, to, at, roll }] of points.entries()) {
          expect(at).toBeGreaterThan(from.at);
          expect(at).toBeLessThanOrEqual(to.at);
          if (roll !== null) expect(account.rolls).toContain(roll);
          if (i > 0) expect(to.at - points[i - 1].to.at).toBeGreaterThanOrEqual(APART);
        }
      }
      expect(found).toBeGreaterThan(0);
    },
  );
});

describe('turning points', () => {
  const moment = (at: number, value: number): Moment => ({ at, turn: 1, value, losses: [] });
  const step: Past['steps'][number] = { seat: 0, action: null, dice: [], events: [] };
  const past: Past = { steps: Array.from({ length: 301 }, () => step), view: () => new Int16Array(0) };
  const court = { scale: SCALE, game: { outcome: () => ({ winners: [] }) } } as unknown as Court;
  const turns = (account: Account): number[] => conclude(turningPoints(court, past, account)).map(({ to }) => to.at);

  it('are the largest changes of the axis, not of the points: from decided to more decided turns nothing', () => {
    const moments = [moment(0, 0), moment(50, 12), moment(100, 90), moment(150, 230), moment(200, 231)];
    expect(turns({ moments, turns: [], rolls: [] })).toEqual([50, 100]);
  });

  it('are forty steps apart: of two that are nearer the larger stands', () => {
    const moments = [moment(0, 0), moment(50, 6), moment(60, 90), moment(300, 90)];
    expect(turns({ moments, turns: [], rolls: [] })).toEqual([60]);
  });

  it('that time is up is none', () => {
    expect(turns({ moments: [moment(0, 0), moment(100, 1000)], turns: [], rolls: [] })).toEqual([]);
  });
});
