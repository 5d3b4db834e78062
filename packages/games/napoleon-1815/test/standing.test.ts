import { named, type OrderAnswered, ordersHold } from '@hundred-days/kernel/conformance';
import { type Action, createNapoleon1815 } from '@hundred-days/napoleon-1815';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { standingOrders } from '@hundred-days/napoleon-1815/standing';
import { expect, test } from 'vitest';
import { CLOSE, ligny } from './armies.ts';
import { w } from './world.ts';

/** Standing orders, as they are told to players. */

const game = createNapoleon1815(w, FORMAT);
const LIGNY = ligny('charleroi');
const setups = [
  named('Ligny', LIGNY),
  named('Ligny, three players, hidden until fire', LIGNY, { threePlayers: true, hiddenUntilFire: true }),
  named('close', CLOSE),
];

function look({ order, choices, action }: OrderAnswered<Action>): void {
  expect(action.type).toBe(order === 'regroup' ? 'end' : 'hit');
  if (action.type !== 'hit') return;
  expect(action.unit).toBe(Math.min(...choices.map((one) => (one.type === 'hit' ? one.unit : -1))));
}

const SEEDS = Array.from({ length: 8 }, (_, i) => `orders ${i}`);

test('[6.4c] [7.5a] the first in the order of battle takes an ordered hit; who orders it does not regroup', () => {
  const tally = ordersHold(game, standingOrders(), { setups, seeds: SEEDS, always: true, look });
  expect(tally.hit).toBeGreaterThan(10);
  expect(tally.regroup).toBeGreaterThan(3);
});
