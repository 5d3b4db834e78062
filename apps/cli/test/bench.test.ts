import { PassThrough } from 'node:stream';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { benchLines, registerBench } from '../src/bench/command.ts';
import { goalsOf } from '../src/bench/goals.ts';
import { measure } from '../src/bench/measure.ts';
import { samplePositions } from '../src/bench/positions.ts';
import { spread } from '../src/bench/timing.ts';
import { chosenGames } from '../src/choice.ts';
import { loadGame } from '../src/games.ts';

describe('bench', () => {
  it('measures everything once, with its goals beside it', async () => {
    const game = await loadGame('napoleon-at-waterloo');
    const measures = measure(game, { seconds: 0.1, positions: 30, every: 5 });
    const ids = measures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['games', 'action', 'action-heard', 'piece-max', 'full-movement-max']));
    expect(ids).toEqual(expect.arrayContaining(['copy', 'copy-into', 'legal-mean', 'refused-mean']));
    for (const { id, value } of measures) expect(value, id).toBeGreaterThan(0);
    for (const { goal, met, value } of measures) {
      if (goal === undefined) expect(met).toBeUndefined();
      else expect(met).toBe('atLeast' in goal ? value >= goal.atLeast : value < goal.below);
    }

    const lines = benchLines({
      cpu: 'Abacus',
      cores: 2,
      node: 'v20',
      date: '1815-06-18',
      games: [{ game: 'g', scenario: 's', measures }],
    });
    expect(lines[0]).toBe('Abacus, 2 cores (one used); Node v20; 1815-06-18');
    expect(lines.filter((line) => /goal .*: (?:met|MISSED)$/.test(line))).toHaveLength(
      measures.filter(({ goal }) => goal !== undefined).length,
    );
  });

  it('knows what was asked of the campaign and the grand scenarios, and where nothing was', async () => {
    const games = await chosenGames(['last-battles'], {}, true);
    const asked = games.map((game) => [game.scenarios[0].id, goalsOf(game).games, goalsOf(game).list]);
    expect(asked).toContainEqual(['ligny', 60, 100]);
    expect(asked.slice(-3)).toEqual(
      expect.arrayContaining([
        ['campaign', 3, 150],
        ['grand-waterloo', null, 150],
        ['grand-ligny', null, 150],
      ]),
    );
  });

  it('looks at the same positions every time', async () => {
    const game = await loadGame('napoleon-at-waterloo');
    expect(samplePositions(game, 'random', 60, 7)).toEqual(samplePositions(game, 'random', 60, 7));
  });

  it('tells the mean, the middle and the worst', () => {
    const times = Float64Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(spread(times)).toEqual({ mean: 50.5, p50: 51, p95: 96, p99: 100, max: 100 });
    for (const value of Object.values(spread(new Float64Array()))) expect(value).toBeNaN();
  });

  it('refuses a game there is not', async () => {
    const program = new Command().exitOverride();
    const stdout = new PassThrough();
    registerBench(program, { stdin: process.stdin, stdout, stderr: stdout, env: {} });
    await expect(program.parseAsync(['bench', 'chess'], { from: 'user' })).rejects.toThrow(/no game “chess”/);
  });
});
