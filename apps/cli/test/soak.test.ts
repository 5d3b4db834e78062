import { PassThrough } from 'node:stream';
import { type Game, TABLE } from '@hundred-days/kernel';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { Failure } from '../src/failure.ts';
import { GAME_IDS, loadGame, loadWorld, loadWorlds } from '../src/games.ts';
import { itemName, type Soak, setupOf, soakChunk } from '../src/soak/checks.ts';
import { registerSoak, shareOf, soakLines } from '../src/soak/command.ts';

const GAME = 'napoleon-at-waterloo';
const plan: Soak = { game: GAME, world: 'waterloo', seed: 't', games: 4, mutations: 0 };

async function soak(...argv: string[]): Promise<string> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const program = new Command().exitOverride();
  registerSoak(program, { stdin: process.stdin, stdout, stderr, env: {} });
  await program.parseAsync(['soak', ...argv], { from: 'user' });
  return String(stdout.read() ?? '');
}

describe('soak', () => {
  it('plays random games of every scenario and foreign actions on worker threads', async () => {
    const out = await soak('--game', GAME, '--games', '8', '--mutations', '700', '--jobs', '2');
    expect(out).toMatch(/^napoleon-at-waterloo: 8 games, \d{4} actions, 700 foreign actions: no fault\n$/);
  });

  it('soaks every game there is if none is named', async () => {
    const lines = (await soak('--games', '1', '--mutations', '0', '--jobs', '1')).trimEnd().split('\n');
    expect([...new Set(lines.map((line) => line.split(/[ :]/)[0]))]).toEqual(GAME_IDS);
  });

  it('goes through every scenario with every combination of its options, the rulebook’s own first', async () => {
    const game = await loadWorld('last-battles', 'wavre');
    const setups = Array.from({ length: 16 }, (_, item) => setupOf(game, item));
    expect(setups.slice(0, 2)).toEqual([
      { scenario: 'wavre', options: {} },
      { scenario: 'historic-wavre', options: {} },
    ]);
    const told = (scenario: string): number =>
      new Set(setups.filter((setup) => setup.scenario === scenario).map(({ options }) => JSON.stringify(options))).size;
    expect([told('wavre'), told('historic-wavre')]).toEqual([2, 8]);
    const foreign = itemName(game, { ...plan, games: 0 }, 15);
    expect(foreign).toBe(
      'foreign actions, scenario historic-wavre combined-arms=true double-march=true bridge-combat=true, seed t/15',
    );
  });

  it('shares what is asked of a game among its worlds, as much for each scenario, nothing lost', async () => {
    const worlds = await loadWorlds('last-battles');
    const shares = (count: number): number[] => worlds.map((world) => shareOf(worlds, world, count));
    expect(shares(10)).toEqual([2, 2, 4, 2]);
    for (const count of [0, 1, 7, 10_000]) expect(shares(count).reduce((sum, share) => sum + share)).toBe(count);
    expect(shareOf([worlds[0]], worlds[0], 7)).toBe(7);
  });

  it.each([
    [['chess'], /no game “chess”/],
    [['--game', 'chess'], /no game “chess”/],
    [['--games', 'x'], /--games must be/],
    [['--mutations', '-1'], /--mutations must be/],
    [['--jobs', '100'], /--jobs must be/],
  ])('refuses %j with exit code 2', async (argv, line) => {
    const failure = await soak(...argv).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect((failure as Failure).message).toMatch(line);
    expect((failure as Failure).code).toBe(2);
  });

  async function broken(change: (game: Game) => Partial<Game>, items = 4): Promise<string[]> {
    const game = await loadGame(GAME);
    const result = soakChunk({ ...game, ...change(game) }, plan, { from: 0, to: items });
    return soakLines(game, plan, result);
  }

  it('finds a position that is unsound', async () => {
    const lines = await broken((game) => ({
      unsound: (s) => (game.tally(s).turn > 1 ? ['two units in a hex'] : []),
    }));
    expect(lines[0]).toMatch(/: 0 games, 0 actions, 0 foreign actions: 4 faults$/);
    expect(lines[1]).toMatch(
      /^ {2}game, scenario standard, seed t\/0: after \d+ actions: unsound: two units in a hex$/,
    );
    expect(lines[2]).toMatch(/^ {2}game, scenario grouchy, seed t\/1: /);
  });

  it('finds a piece that is listed without a choice', async () => {
    const lines = await broken((game) => ({
      phase: (s) => ({ ...game.phase(s), choices: () => [] }),
    }));
    expect(lines[1]).toMatch(/after 0 actions: piece -1 is listed and has no choice$/);
  });

  it('finds a listed action that is refused', async () => {
    const lines = await broken((game) => ({
      phase: (s) => ({ ...game.phase(s), refuse: () => ({ rule: '9', code: 'never', data: {} }) }),
    }));
    expect(lines[1]).toMatch(/after 0 actions: a listed action was refused: 9 never$/);
  });

  it('finds a game that does not end', async () => {
    const lines = await broken(
      (game) => ({
        // Nothing but an end of the phase that ends nothing.
        phase: (s) => ({ ...game.phase(s), pieces: () => [TABLE], apply: () => undefined }),
        unsound: () => [],
      }),
      1,
    );
    expect(lines[1]).toMatch(/no end after 20000 actions$/);
  });

  it('finds a referee that lets foreign actions pass', async () => {
    const game = await loadGame(GAME);
    const lax: Game = { ...game, phase: (s) => ({ ...game.phase(s), refuse: () => null }) };
    const foreign: Soak = { ...plan, games: 0, mutations: 500 };
    const lines = soakLines(game, foreign, soakChunk(lax, foreign, { from: 0, to: 1 }));
    expect(lines[1]).toMatch(/^ {2}foreign actions, scenario standard, seed t\/0: .*accepted and not listed/);
  });
});
