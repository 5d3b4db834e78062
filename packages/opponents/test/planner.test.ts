import { below, randomBits } from '@hundred-days/kernel';
import { createNapoleonAtWaterloo, createWorld } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import {
  CHARACTER_NAMES,
  conclude,
  createPlanner,
  createPlannerWith,
  LEVEL_NAMES,
  LEVELS,
  type Level,
} from '@hundred-days/opponents/planner';
import { expect, test } from 'vitest';
import { STAFF } from '../src/napoleon-at-waterloo/index.ts';
import { type PlanSpace, searchPlans } from '../src/planner/search.ts';

test('levels look further one after another', () => {
  for (let i = 1; i < LEVEL_NAMES.length; i++)
    expect(LEVELS[LEVEL_NAMES[i]].nodes).toBeGreaterThan(LEVELS[LEVEL_NAMES[i - 1]].nodes);
});

test('there is more than one character, and they do not play alike', () => {
  const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);
  const started = game.start({ scenario: 'standard', options: {} }, { roll: () => 1 }, null);
  if (!started.ok) throw new Error('the set-up is at fault');
  expect(CHARACTER_NAMES.length).toBeGreaterThan(2);
  const [bold, careful] = (['bold', 'careful'] as const).map((character) => {
    const planner = createPlanner(game, { level: 'veteran', character, seed: 1, tuning: { nodes: 600 } });
    let last = '';
    for (const { intent } of planner.think(started.value, 0)) last = JSON.stringify(intent);
    return last;
  });
  expect(bold).not.toBe(careful);
});

test('a game nobody has a planner for is refused', () => {
  const game = { ...createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT), id: 'chess' };
  expect(() => createPlanner(game, { level: 'conscript', seed: 1 })).toThrow('chess');
});

test('concluding gives what the generator returns', () => {
  function* count(): Generator<number, string, void> {
    yield 1;
    yield 2;
    return 'done';
  }
  expect(conclude(count())).toBe('done');
});

/** Eight movers on ten places each; the best plan is the one where every mover stands on its own number. */
function puzzle(): PlanSpace<readonly number[]> & { valued: number } {
  const space = {
    valued: 0,
    movers: [0, 1, 2, 3, 4, 5, 6, 7],
    seeds: () => [[9, 9, 9, 9, 9, 9, 9, 9]],
    places: () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    placeOf: (plan: readonly number[], mover: number) => plan[mover],
    change: (plan: readonly number[], mover: number, place: number) => plan.with(mover, place),
    mutate: (plan: readonly number[], bits: () => number) => plan.with(below(8, bits), below(10, bits)),
    value(plan: readonly number[]) {
      space.valued++;
      return -plan.reduce((sum, place, mover) => sum + Math.abs(place - mover), 0);
    },
  };
  return space;
}

test('the search finds the best plan of a puzzle, and keeps to its budget', () => {
  const space = puzzle();
  expect(conclude(searchPlans(space, 400, randomBits('p')))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(space.valued).toBe(400);
});

test('the search reports the best plan so far, never a worse one than before', () => {
  const space = puzzle();
  let before = Number.NEGATIVE_INFINITY;
  for (const { best } of searchPlans(space, 300, randomBits('q'))) {
    const value = space.value(best);
    expect(value).toBeGreaterThanOrEqual(before);
    before = value;
  }
});

test('a level may be another in a game or at a seat where it would be no step, and a budget is a share of what it is there', () => {
  const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);
  const started = game.start({ scenario: 'standard', options: {} }, { roll: () => 1 }, null);
  if (!started.ok) throw new Error('no start');
  const nodesOf = (seat: number, times?: number): number => {
    const asked: Level[] = [];
    const staff: typeof STAFF = {
      ...STAFF,
      levelAt: (_, level, view, at) =>
        level === 'veteran' && view === started.value ? { nodes: at === 0 ? 40 : 70 } : { nodes: 1 },
      appoint: (of, level, ...rest) => {
        asked.push(level);
        return STAFF.appoint(of, level, ...rest);
      },
    };
    const planner = createPlannerWith(staff, game, {
      level: 'veteran',
      seed: 1,
      ...(times === undefined ? {} : { tuning: { times } }),
    });
    planner.watch(started.value, seat);
    planner.watch(started.value, seat);
    expect(asked).toHaveLength(1);
    return asked[0].nodes;
  };
  expect([nodesOf(0), nodesOf(0, 0.5), nodesOf(0, 0.001), nodesOf(1)]).toEqual([40, 20, 1, 70]);
});
