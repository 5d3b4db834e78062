import { allChoices, writeAction } from '@hundred-days/kernel';
import { type OrderAnswered, ordersHold } from '@hundred-days/kernel/conformance';
import { laid, notFarthest } from '@hundred-days/kernel/testing';
import { type Action, position } from '@hundred-days/napoleon-at-waterloo';
import { standingOrders } from '@hundred-days/napoleon-at-waterloo/standing';
import { expect, test } from 'vitest';
import { type Field, field, game, world } from './support.ts';

/** Standing orders, as they are told to players. */

const points = (action: Action): number =>
  action.type === 'lose' ? action.units.reduce((sum, unit) => sum + world.strength[unit], 0) : 0;

function look({ order, state, seat, choices, action }: OrderAnswered<Action>): void {
  if (order === 'loss') {
    expect(points(action)).toBe(Math.min(...choices.map(points)));
    return;
  }
  if (action.type !== 'retreat') throw new Error(action.type);
  // Nobody is lost, nobody is pushed away.
  for (const one of choices) expect(one.type).toBe('retreat');
  expect(position.isEmpty(world, state, action.to)).toBe(true);
  const enemies = [...world.unitsOf[1 - seat]].filter((unit) => position.onMap(world, state, unit));
  const places = enemies.map((unit) => position.whereIs(world, state, unit));
  expect(notFarthest(action, choices as (typeof action)[], places, world.map.distance)).toBeNull();
}

/** What an order answers for who has to decide, as it is written. */
function answerOf(f: Field, id: string): string | null {
  const order = standingOrders(game).find((one) => one.id === id);
  const action = order?.answer(f.state, f.chair, allChoices(game, f.state, f.chair)) ?? null;
  return action === null ? null : writeAction(game, action);
}

test('[6.3.3] ordered losses are the fewest points that will do', () => {
  const units = laid('fr-2inf 1707, fr-1inf 1606, fr-3inf 1806, fr-20inf 1605, aa-1gd 1706');
  const f = field({ units, phase: 'frenchCombat' }).play('attack 1706: fr-2inf fr-1inf fr-3inf fr-20inf @2-1', 5);
  // 5, 4, 4 and 2 for a price of 7.
  expect(answerOf(f, 'loss')).toBe('lose fr-2inf fr-20inf');
});

test('[6.4.1] ordered retreats lead away from the enemy, the unit with fewer ways first', () => {
  const near = { 'fr-6inf': '1707', 'fr-2inf': '1606', 'aa-3db': '1706', 'aa-1gd': '2006' };
  const f = field({ units: near, phase: 'frenchCombat' }).play('attack 1706: fr-6inf fr-2inf @1-1', 6);
  // The other hex of fr-6inf, 1807, is nearer to aa-1gd.
  expect(answerOf(f, 'retreat')).toBe('retreat fr-6inf 1607');
});

test('[6.4.3] where a unit would be lost its owner is asked', () => {
  const units = { 'fr-6inf': '1707', 'fr-2inf': '1705', 'fr-1inf': '1606', 'aa-3db': '1706' };
  const f = field({ units, phase: 'frenchCombat' }).play('attack 1706: fr-6inf fr-2inf fr-1inf @1-1', 1);
  expect(f.choices()).toEqual(['lost aa-3db']);
  expect(answerOf(f, 'retreat')).toBeNull();
});

test('[6.4.1] whatever is ordered in a game is legal, and as it is told', () => {
  const setups = [{ name: 'standard', setup: { scenario: 'standard', options: {} } }];
  const tally = ordersHold(game, standingOrders(game), { setups, seeds: ['a', 'b', 'c', 'd'], always: false, look });
  expect(tally.retreat).toBeGreaterThan(20);
});
