import { type Action, createDayOfWaterloo } from '@hundred-days/day-of-waterloo';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import { standingOrders } from '@hundred-days/day-of-waterloo/standing';
import { type OrderAnswered, ordersHold } from '@hundred-days/kernel/conformance';
import { expect, test } from 'vitest';
import { CLOSE } from './armies.ts';
import { w } from './world.ts';

/** Standing orders, as they are told to players. */

const setups = [{ name: 'evening', setup: { scenario: { ...CLOSE, turn: 12 }, options: {} } }];

function look({ order, choices, action: { type } }: OrderAnswered<Action>): void {
  if (order === 'evade' || order === 'surprise') expect(type).toBe('done');
  else if (order === 'stand') expect(type).toBe('stand');
  else expect(type).toBe(choices.some((one) => one.type === 'claim') ? 'claim' : 'waive');
}

test('[10.6a] [11.1.1a] [11.6b] [11.9b] [11.9.3a] an order answers whenever it is asked (5.4.2j), and as it says', () => {
  const game = createDayOfWaterloo(w, FORMAT);
  const tally = ordersHold(game, standingOrders(), { setups, seeds: ['a', 'b', 'c', 'd'], always: true, look });
  expect(tally.evade).toBeGreaterThan(5);
  expect(tally.stand).toBeGreaterThan(10);
});
