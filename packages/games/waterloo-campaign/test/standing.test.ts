import { type OrderAnswered, ordersHold } from '@hundred-days/kernel/conformance';
import { notFarthest } from '@hundred-days/kernel/testing';
import { type Action, createWaterlooCampaign, position } from '@hundred-days/waterloo-campaign';
import { FORMAT } from '@hundred-days/waterloo-campaign/format';
import { standingOrders } from '@hundred-days/waterloo-campaign/standing';
import { expect, test } from 'vitest';
import { WORLD } from './support.ts';

/** Standing orders, as they are told to players. */

const game = createWaterlooCampaign(WORLD, FORMAT);
const setups = game.scenarios.map(({ id }) => ({ name: id, setup: { scenario: id, options: {} } }));

function look({ order, state, choices, action }: OrderAnswered<Action>): void {
  if (order === 'withdraw') expect(action).toEqual({ type: 'pass' });
  if (action.type !== 'retreat') return;
  const places: number[] = [];
  for (let unit = 0; unit < WORLD.units; unit++)
    if (WORLD.side[unit] !== WORLD.side[action.unit] && position.onMap(WORLD, state, unit))
      places.push(position.whereIs(WORLD, state, unit));
  expect(notFarthest(action, choices as (typeof action)[], places, WORLD.map.distance)).toBeNull();
}

const SEEDS = Array.from({ length: 16 }, (_, i) => `orders ${i}`);

test('[RET-1] [H-1] an ordered retreat leads away from the nearest enemies; who orders it withdraws no Corps', () => {
  const tally = ordersHold(game, standingOrders(game), { setups, seeds: SEEDS, always: false, look });
  expect(tally.retreat).toBeGreaterThan(3);
  expect(tally.withdraw).toBeGreaterThan(10);
});
