import { createWorld as createDay, createDayOfWaterloo } from '@hundred-days/day-of-waterloo';
import { chronicle as ofDay } from '@hundred-days/day-of-waterloo/chronicle';
import { DOCUMENTS as DAY } from '@hundred-days/day-of-waterloo/data';
import {
  type AnyAction,
  type Chronicle,
  cameOf,
  expectedOf,
  firstSeatToAct,
  type Game,
  luckOf,
  REFEREE,
  randomBits,
  recordingDice,
  SPECTATOR,
  type State,
  seededDice,
  seenState,
  submit,
} from '@hundred-days/kernel';
import { randomDecision } from '@hundred-days/kernel/testing';
import { createWorld as createField, createLastBattles } from '@hundred-days/last-battles';
import { chronicle as ofField } from '@hundred-days/last-battles/chronicle';
import { DOCUMENTS as LAST_BATTLES } from '@hundred-days/last-battles/data';
import { chronicle as ofBlocks } from '@hundred-days/napoleon-1815/chronicle';
import { createWorld as createBattle, createNapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { chronicle as ofBattle } from '@hundred-days/napoleon-at-waterloo/chronicle';
import { DOCUMENTS as BATTLE } from '@hundred-days/napoleon-at-waterloo/data';
import { type Court, lookBack, type Past, turningPoints } from '@hundred-days/opponents/after';
import { STAFF as DAY_STAFF } from '@hundred-days/opponents/day-of-waterloo';
import { STAFF as FIELD_STAFF } from '@hundred-days/opponents/last-battles';
import { STAFF as BLOCK_STAFF } from '@hundred-days/opponents/napoleon-1815';
import { STAFF as BATTLE_STAFF } from '@hundred-days/opponents/napoleon-at-waterloo';
import { conclude, type Staff } from '@hundred-days/opponents/planner';
import { STAFF as CAMPAIGN_STAFF } from '@hundred-days/opponents/waterloo-campaign';
import { createWorld as createCampaign, createWaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { chronicle as ofCampaign } from '@hundred-days/waterloo-campaign/chronicle';
import { DOCUMENTS as CAMPAIGN } from '@hundred-days/waterloo-campaign/data';
import { describe, expect, test } from 'vitest';
import { game as blocks } from './blocks.ts';
import { startOf } from './playing.ts';
import { known } from './reasoning.ts';

/** What is said after the battle, worked out again from the record: who stood better, who lost what, how kind the dice were. */

type Looked = readonly [
  name: string,
  game: Game<AnyAction>,
  staff: Staff<AnyAction>,
  chronicle: Chronicle,
  most: number,
];
const looked = (name: string, game: unknown, staff: unknown, chronicle: Chronicle, most: number): Looked => [
  name,
  known(game),
  staff as Staff<AnyAction>,
  chronicle,
  most,
];
const battle = createNapoleonAtWaterloo(createBattle(BATTLE));
const ligny = createLastBattles(createField(LAST_BATTLES, 'ligny'));
const campaign = createWaterlooCampaign(createCampaign(CAMPAIGN));
const day = createDayOfWaterloo(createDay(DAY));
const GAMES: readonly Looked[] = [
  looked('Napoleon at Waterloo', battle, BATTLE_STAFF, ofBattle(battle), 500),
  looked('Ligny', ligny, FIELD_STAFF, ofField(ligny), 300),
  looked('Waterloo Campaign', campaign, CAMPAIGN_STAFF, ofCampaign(campaign), 1500),
  looked('Napoleon 1815', blocks, BLOCK_STAFF, ofBlocks(blocks), 900),
  looked('the Day of Waterloo', day, DAY_STAFF, ofDay(day), 900),
];

interface Played {
  readonly past: Past;
  readonly states: readonly State[];
}

/** A game by lot, as it is kept: actions and dice; and once more from these alone. */
function played(game: Game<AnyAction>, most: number): Played {
  const setup = { scenario: game.scenarios[0].id, options: {} };
  const s = startOf(game, setup);
  const bits = randomBits('kept');
  const dice = seededDice('kept');
  const states: State[] = [s.slice()];
  const steps: Past['steps'][number][] = [{ seat: REFEREE, action: null, dice: [], events: [] }];
  while (firstSeatToAct(game, s) >= 0 && steps.length < most) {
    const { seat, action } = randomDecision(game, s, bits);
    const rolled = recordingDice(dice);
    const events: Past['steps'][number]['events'][number][] = [];
    submit(game, s, seat, action, rolled, (event) => void events.push(event));
    states.push(s.slice());
    steps.push({ seat, action: '', dice: [], events });
  }
  return { past: { steps, view: (at) => states[at] }, states };
}

describe.each(GAMES)('%s', (...given) => {
  const [, game, staff, chronicle, most] = given;
  const standing = staff.standing(game);
  const { scale } = staff;
  const court: Court = { game, chronicle, standing, scale, viewer: SPECTATOR };
  const { past, states } = played(game, most);
  const account = conclude(lookBack(court, past));

  /** How the French stand: as either side judges from what it sees, halfway between. */
  function value(s: State): number {
    const sides = game.seats.map((_, seat) => chronicle.side(s, seat));
    const outcome = game.outcome(s);
    if (outcome !== null) return outcome.winners.length === 0 ? 0 : sides[outcome.winners[0]] === 0 ? 1000 : -1000;
    const seen = (side: number): number => {
      const seat = sides.indexOf(side);
      return standing(seenState({ game, viewer: seat, open: false }, s), seat);
    };
    return (seen(0) - seen(1)) / 2 - scale.level;
  }

  test('who stood better, and what was lost, is what the judge and the chronicle say of the positions', () => {
    expect(account.moments.length).toBeGreaterThan(3);
    for (const [i, { at, value: said, losses, turn }] of account.moments.entries()) {
      expect(losses).toEqual(chronicle.losses(states[at]));
      expect(turn).toBe(chronicle.turn(states[at]));
      // Until the pieces stand nobody stands better than when they do.
      if (i > 0 && i % 3 === 0) expect(said).toBeCloseTo(value(states[at]), 9);
    }
  });

  test('luck is that of the dice that fell', () => {
    const rolls = past.steps.flatMap(({ events }, at) =>
      at === 0 ? [] : chronicle.rolls(states[at - 1], events).map((roll) => ({ at, roll })),
    );
    expect(account.rolls).toEqual(rolls);
    expect(rolls.length).toBeGreaterThan(3);
    for (const side of [0, 1]) {
      const own = rolls.map(({ roll }) => roll).filter((roll) => roll.side === side && roll.coin === 'points');
      const mean = (roll: (typeof own)[number]): number => {
        const ways = roll.ways.flatMap(({ worth, ways: count }) => Array.from({ length: count }, () => worth / 10));
        return ways.reduce((a, b) => a + b, 0) / ways.length;
      };
      const luck = luckOf(own, side as Parameters<typeof luckOf>[1]);
      expect(luck.rolls).toBe(own.length);
      expect(luck.expected).toBeCloseTo(
        own.reduce((sum, roll) => sum + mean(roll), 0),
        9,
      );
      expect(luck.came).toBeCloseTo(
        own.reduce((sum, roll) => sum + roll.came / 10, 0),
        9,
      );
      // What came is one of the ways.
      for (const roll of own) expect(roll.ways.some(({ worth }) => worth === roll.came)).toBe(true);
    }
  });

  test('where it turned: moments of the account, what was lost between them, the roll that surprised most', () => {
    const points = conclude(turningPoints(court, past, account));
    for (const { from, to, roll, lost, at } of points) {
      expect(account.moments[account.moments.indexOf(from) + 1]).toBe(to);
      const [before, after] = [chronicle.losses(states[from.at]), chronicle.losses(states[to.at])];
      expect(lost.map((loss) => loss.lost)).toEqual(after.map((loss, army) => loss.lost - before[army].lost));
      const between = account.rolls.filter((one) => one.at > from.at && one.at <= to.at && one.roll.coin === 'points');
      const surprise = ({ roll: one }: (typeof between)[number]): number => Math.abs(cameOf(one) - expectedOf(one));
      if (roll === null) expect(between).toEqual([]);
      else {
        expect(surprise(roll)).toBe(Math.max(...between.map(surprise)));
        expect(at).toBe(roll.at);
      }
    }
  });
});

test('[10.2b] nobody stands worse in Napoleon 1815 because turns have gone by, as long as the game goes on', () => {
  const { world: w } = blocks;
  const s = startOf(blocks, { scenario: 'historical', options: {} });
  const standing = BLOCK_STAFF.standing(blocks);
  const standsOn = (turn: number): number => {
    s[w.at.turn] = turn;
    return (standing(s, 0) - standing(s, 1)) / 2;
  };
  for (const turn of [11, 15, 19])
    expect(Math.abs(standsOn(turn) - standsOn(turn - 4)), `${turn}`).toBeLessThan(BLOCK_STAFF.scale.better);
});
