import { createNapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { fixture, fixtures, meetings, playFixture, type Schedule } from '@hundred-days/opponents/ladder';
import { createAnyPlayer, isAnyPlayerName, PLANNER_NAMES, readPlannerName } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';

const schedule: Schedule = { players: ['random', 'conscript', 'veteran'], games: 4, neighbours: false };

describe('the schedule', () => {
  test('everybody meets everybody as often, in pairs with the seats exchanged', () => {
    const all = Array.from({ length: fixtures(schedule) }, (_, i) => fixture(schedule, i));
    expect(meetings(schedule)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    for (const [a, b] of meetings(schedule)) {
      const between = all.filter((one) => one.a === a && one.b === b);
      expect(between.map(({ pair, seat }) => [pair, seat])).toEqual([
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ]);
    }
  });

  test('neighbours only, and odd numbers rounded up', () => {
    const close = { ...schedule, games: 3, neighbours: true };
    expect(meetings(close)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(fixtures(close)).toBe(8);
  });
});

describe('a game of the ladder', () => {
  test('is the same every time, and a clock changes nothing but the times', () => {
    const game = createNapoleonAtWaterloo();
    const two = { ...schedule, players: ['random', 'conscript'] };
    const setup = { scenario: 'standard', options: {} };
    let ticks = 0;
    const plain = playFixture(game, setup, two, 's', 1);
    const timed = playFixture(game, setup, two, 's', 1, () => ticks++);
    expect(timed.score).toBe(plain.score);
    expect(timed.turns).toBe(plain.turns);
    expect(plain.thought).toEqual([0, 0]);
    expect(timed.thought[0]).toBeGreaterThan(0);
    expect(timed.longest[1]).toBeLessThanOrEqual(timed.thought[1]);
  });
});

describe('names', () => {
  test('levels, with or without a character', () => {
    expect(readPlannerName('marshal')).toEqual({ level: 'marshal', character: 'standard' });
    expect(readPlannerName('veteran:bold')).toEqual({ level: 'veteran', character: 'bold' });
    for (const name of ['general', 'marshal:mad', 'marshal:bold:careful', '']) expect(readPlannerName(name)).toBeNull();
    for (const name of PLANNER_NAMES) expect(createAnyPlayer(name).name).toBe(name);
    expect(isAnyPlayerName('greedy')).toBe(true);
    expect(() => createAnyPlayer('nobody')).toThrow('nobody');
  });
});
