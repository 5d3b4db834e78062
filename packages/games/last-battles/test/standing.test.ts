import { type AnyAction, allChoices, writeAction } from '@hundred-days/kernel';
import { type OrderAnswered, ordersHold } from '@hundred-days/kernel/conformance';
import { notFarthest } from '@hundred-days/kernel/testing';
import { type Action, type LastBattles, position } from '@hundred-days/last-battles';
import { standingOrders } from '@hundred-days/last-battles/standing';
import { expect, test } from 'vitest';
import { F4, F5, F5B, F7, P4, P5, phase } from './cast.ts';
import { open } from './proving.ts';
import { GAMES } from './support.ts';

/** Standing orders, as they are told to players. */

const game = GAMES['la-belle-alliance'];
const { world } = game;

/** What an order answers for who has to decide, as it is written. */
function answerOf(f: ReturnType<typeof open>, id: string): string | null {
  const own = f.game as LastBattles;
  const order = standingOrders(own).find((one) => one.id === id);
  const action = order?.answer(f.state, f.chair, allChoices(own, f.state, f.chair)) ?? null;
  return action === null ? null : writeAction(own, action);
}

test('[7.83c] an ordered exchange costs as few points as will do: not the smallest unit first', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [F4]: 'L0505', [F5]: 'L0603', [P5]: 'L0504' } });
  f.play(`attack L0504: ${F7} ${F5} @2-1`, 5);
  expect(answerOf(f, 'loss')).toBe(`lose ${F5}`);
});

test('[7.41] an ordered retreat leads away from the enemy; where a unit would be lost its owner is asked', () => {
  const f = open({ phase, units: { [F7]: 'L0505', [F4]: 'L0702', [P4]: 'L0504' } }).play(`attack L0504: ${F7} @1-1`, 1);
  expect(f.choices('retreat')).toHaveLength(3);
  expect(answerOf(f, 'retreat')).toBe(`retreat ${P4} L0403`);
  const units = { [F7]: 'L0505', [F5]: 'L0503', [F5B]: 'L0404', [P4]: 'L0504' };
  const lost = open({ phase, units }).play(`attack L0504: ${F7} ${F5} ${F5B} @1-1`, 1);
  expect(answerOf(lost, 'retreat')).toBeNull();
});

function look<A extends AnyAction>({ order, state, choices, action: made }: OrderAnswered<A>): void {
  if (order !== 'retreat') return;
  const action = made as unknown as Extract<Action, { type: 'retreat' }>;
  for (const one of choices) expect(one.type).toBe('retreat');
  const enemies = [...world.unitsOf[1 - world.side[action.unit]]].filter((unit) => position.onMap(world, state, unit));
  const places = enemies.map((unit) => position.whereIs(world, state, unit));
  expect(notFarthest(action, choices as unknown as (typeof action)[], places, world.map.distance)).toBeNull();
}

test('[7.41] whatever is ordered in a battle is legal, and as it is told', () => {
  const setups = [{ name: 'la-belle-alliance', setup: { scenario: 'la-belle-alliance', options: {} } }];
  const tally = ordersHold(game, standingOrders(game), { setups, seeds: ['a', 'b', 'c'], always: false, look });
  expect(tally.retreat).toBeGreaterThan(20);
});
