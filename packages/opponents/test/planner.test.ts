import { createNapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { CHARACTER_NAMES, conclude, createPlanner, LEVEL_NAMES, LEVELS } from '@hundred-days/opponents/planner';
import { expect, test } from 'vitest';

test('levels look further one after another', () => {
  for (let i = 1; i < LEVEL_NAMES.length; i++)
    expect(LEVELS[LEVEL_NAMES[i]].nodes).toBeGreaterThan(LEVELS[LEVEL_NAMES[i - 1]].nodes);
});

test('there is more than one character, and they do not play alike', () => {
  const game = createNapoleonAtWaterloo();
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
  const game = { ...createNapoleonAtWaterloo(), id: 'chess' };
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
