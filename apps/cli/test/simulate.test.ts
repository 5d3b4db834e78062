import { PassThrough, type Readable } from 'node:stream';
import type { Game } from '@hundred-days/kernel';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { Failure } from '../src/failure.ts';
import { GAME_IDS, loadGame } from '../src/games.ts';
import { registerSimulate } from '../src/simulate/command.ts';
import { type Match, playChunk } from '../src/simulate/match.ts';
import { runPool } from '../src/simulate/pool.ts';
import { progress } from '../src/simulate/progress.ts';
import { type Report, report, reportLines } from '../src/simulate/report.ts';
import { wilson } from '../src/simulate/wilson.ts';

const GAME = 'napoleon-at-waterloo';

async function simulate(...argv: string[]): Promise<{ out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  registerSimulate(program, { stdin: process.stdin as Readable, stdout, stderr, env: {} });
  await program.parseAsync(['simulate', ...argv], { from: 'user' });
  return { out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

async function asJson(...argv: string[]): Promise<Report> {
  const { out, err } = await simulate(GAME, ...argv, '--json');
  expect(err).toBe('');
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(out) as Report;
}

const match: Match = { game: GAME, scenario: 'standard', seed: 's', options: {}, players: ['random', 'random'] };

describe('simulate', () => {
  it('gives the same results for the same seed whatever the number of jobs', async () => {
    const { speed: one, ...alone } = await asJson('--games', '20', '--jobs', '1', '--seed', 'x');
    const { speed: three, ...together } = await asJson('--games', '20', '--jobs', '3', '--seed', 'x');
    expect(together).toEqual(alone);
    expect([one.jobs, three.jobs]).toEqual([1, 3]);
  });

  it('prints one JSON object with keys that stay', async () => {
    const is = await asJson('--games', '10', '--jobs', '1', '--scenario', 'grouchy');
    expect(Object.keys(is)).toEqual([
      'game',
      'scenario',
      'seed',
      'players',
      'games',
      'wins',
      'draws',
      'outcomes',
      'actions',
      'tally',
      'failures',
      'speed',
    ]);
    expect(is.scenario).toBe('grouchy');
    expect(is.players).toEqual({ french: 'random', allied: 'random' });
    expect(is.games).toBe(10);
    expect(is.wins.french.count + is.wins.allied.count + is.draws.count).toBe(10);
    expect(Object.values(is.outcomes).reduce((sum, count) => sum + count)).toBe(10);
    expect(Object.keys(is.tally)).toEqual(['turn', 'frenchLosses', 'alliedLosses', 'exited']);
    expect(is.tally.turn).toBeGreaterThan(1);
    expect(is.failures).toEqual([]);
  });

  it('seats a player by the name of the seat, anywhere in the line', async () => {
    const line = ['--allied=greedy', '--games', '1', GAME, '--french', 'random', '--json'];
    const is = JSON.parse((await simulate(...line)).out) as Report;
    expect(is.players).toEqual({ french: 'random', allied: 'greedy' });
    expect(is.wins.allied).toMatchObject({ count: 1, share: 1, high: 1 });
  });

  it('takes games as words or by --game, each once, and all where none is named', async () => {
    const few = ['--games', '1', '--jobs', '1', '--json'];
    const once = await simulate(GAME, '--game', GAME, ...few);
    expect(once.out.trimEnd().split('\n')).toHaveLength(1);
    const all = await simulate(...few);
    const played = all.out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as Report).game);
    expect([...new Set(played)]).toEqual(GAME_IDS);
  });

  it('plays scenarios that take long where they are named', async () => {
    const line = ['last-battles', '--scenario', 'grand-ligny', '--games', '1', '--jobs', '1', '--json'];
    const is = JSON.parse((await simulate(...line)).out) as Report;
    expect(is.tally.turn).toBe(8);
    expect(is.failures).toEqual([]);
  });

  it('prints a table for people', async () => {
    const { out, err } = await simulate(GAME, '--games', '12', '--jobs', '1');
    expect(err).toBe('');
    expect(out).toMatch(/^Napoleon at Waterloo, standard: 12 games, seed 1\n/);
    expect(out).toMatch(/French \(random\) +\d+ +\d+\.\d% +\d+\.\d% to \d+\.\d%/);
    expect(out).toMatch(/actions, mean +\d+\.\d +from \d+ to \d+/);
    expect(out).toMatch(/french losses, mean +\d+\.\d\d\n/);
    expect(out).toMatch(/games a second +\d+\.\d\n$/);
  });

  it.each([
    [['chess'], /no game “chess”/],
    [['austerlitz'], /^there is no game “austerlitz”; there are: /],
    [['--game', 'chess'], /no game “chess”/],
    [[GAME, '--scenario', 'sunday'], /no scenario “sunday”.*standard, grouchy/],
    [[GAME, '--french', 'ney'], /no player “ney”.*random, greedy/],
    [[GAME, '--prussian', 'random'], /unknown option “--prussian”.*--french, --allied/],
    [[GAME, '--french'], /--french needs a value/],
    [[GAME, '--games', 'many'], /--games must be a whole number/],
    [[GAME, '--games', '-5'], /--games must be a whole number/],
    [[GAME, '--games', '0'], /--games must be a whole number/],
    [[GAME, '--games', '1e3'], /--games must be a whole number/],
    [[GAME, '--games', '10000001'], /from 1 to 10000000/],
    [[GAME, '--jobs', '65'], /from 1 to 64/],
    [[GAME, '--jobs', '1.5'], /--jobs must be a whole number/],
  ])('refuses %j in one line with exit code 2', async (argv, line) => {
    const failure = await simulate(...argv).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect((failure as Failure).lines).toHaveLength(1);
    expect((failure as Failure).lines[0]).toMatch(line);
    expect((failure as Failure).code).toBe(2);
  });

  it('counts pointless turns where that is asked and measured', async () => {
    const { out } = await simulate(
      'last-battles',
      ...['--scenario', 'grand-ligny', '--games', '1', '--jobs', '1', '--pointless', '--json'],
    );
    const { tally } = JSON.parse(out) as Report;
    expect(tally.pointlessTurns).toBeGreaterThanOrEqual(0);
    expect(tally.gamesWithPointlessTurns).toBe(tally.pointlessTurns > 0 ? 1 : 0);
    expect((await asJson('--games', '1', '--jobs', '1', '--pointless')).tally).not.toHaveProperty('pointlessTurns');
  });

  it('plays other games from another seed', async () => {
    const game = await loadGame(GAME);
    const [a, b] = ['a', 'b'].map((seed) => playChunk(game, { ...match, seed }, { from: 0, to: 5 }));
    expect(a.actions).not.toBe(b.actions);
  });

  it('goes on after a game that fails, and names its seed', async () => {
    const game = await loadGame(GAME);
    let started = 0;
    const broken: Game = {
      ...game,
      start(...given) {
        if (++started === 3) throw new Error('the drum is lost');
        return game.start(...given);
      },
    };
    const result = playChunk(broken, match, { from: 10, to: 16 });
    expect(result.games).toBe(5);
    expect(result.failures).toEqual([{ game: 12, seed: 's/12', message: 'the drum is lost' }]);
    const lines = reportLines(game, report(game, match, result, 1, 1));
    expect(lines.at(-1)).toBe('FAILED game 12, seed s/12: the drum is lost');
  });
});

describe('the pool', () => {
  const entry = new URL('./crasher.mjs', import.meta.url);

  async function run(count: number, jobs: number, fatal: readonly number[]) {
    const done: number[] = [];
    const crashed: number[] = [];
    const take = (items: number[]): void => {
      done.push(...items);
    };
    await runPool<number[]>({ entry, jobs, count, data: { fatal }, take, crashed: (item) => crashed.push(item) });
    const upwards = (a: number, b: number): number => a - b;
    return { done: done.sort(upwards), crashed: crashed.sort(upwards) };
  }
  const all = (count: number): number[] => [...Array(count).keys()];

  it('hands out every item once', async () => {
    expect(await run(101, 3, [])).toEqual({ done: all(101), crashed: [] });
    expect(await run(1, 4, [])).toEqual({ done: [0], crashed: [] });
  });

  it('replaces a worker that dies and loses only the item it died on', async () => {
    const fatal = [0, 40, 41, 99];
    const { done, crashed } = await run(100, 2, fatal);
    expect(crashed).toEqual(fatal);
    expect(done).toEqual(all(100).filter((item) => !fatal.includes(item)));
  });

  it('gives up when the workers cannot even begin', async () => {
    const missing = new URL('./no-such-worker.mjs', import.meta.url);
    const nothing = (): void => undefined;
    await expect(
      runPool({ entry: missing, jobs: 2, count: 5, data: null, take: nothing, crashed: nothing }),
    ).rejects.toThrow();
  });
});

describe('the progress bar', () => {
  it('is drawn only for a terminal', () => {
    const pipe = new PassThrough();
    const piped = progress(10, pipe);
    piped.add(5);
    piped.end();
    expect(pipe.read()).toBeNull();

    const terminal = Object.assign(new PassThrough(), { isTTY: true });
    progress(10, terminal).add(5);
    expect(String(terminal.read())).toMatch(/\[#{15}\.{15}\] 5\/10/);
  });
});

describe('the Wilson interval', () => {
  it('agrees with published values and keeps within 0 and 1', () => {
    const { low, high } = wilson(50, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
