import { expect, it } from 'vitest';
import { faredOf, withNew } from './fared.mjs';

const report = {
  scenario: 'standard',
  seed: '1',
  games: 40,
  wins: { french: { count: 11, share: 0.275 }, allied: { count: 20, share: 0.5 } },
  draws: { count: 9, share: 0.225 },
  tally: { turn: 6.649, frenchLosses: 30 },
};

it('a report is kept with the day it was made and who played, and stands beside what was measured before', () => {
  const measured = faredOf(report, 'conscript', '2026-11-16');
  expect(measured).toEqual([
    'standard',
    {
      date: '2026-11-16',
      level: 'conscript',
      seed: '1',
      games: 40,
      wins: { french: 11, allied: 20 },
      draws: 9,
      turns: 6.6,
    },
  ]);
  const before = { battle: { grouchy: 1 }, other: { free: 2 } };
  expect(withNew(before, 'battle', [measured])).toEqual({
    battle: { grouchy: 1, standard: measured[1] },
    other: { free: 2 },
  });
});
