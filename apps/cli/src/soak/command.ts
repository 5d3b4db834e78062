import type { Command } from 'commander';
import { chosenGames, type GameOptions, takesGames } from '../choice.ts';
import { Failure } from '../failure.ts';
import type { SpokenGame } from '../games.ts';
import { type Io, print, processIo } from '../io.ts';
import { runPool, workerEntry } from '../simulate/pool.ts';
import { progress } from '../simulate/progress.ts';
import { defaultJobs, MOST_GAMES, MOST_JOBS, wholeNumber } from '../simulate/usage.ts';
import { addSoak, emptySoak, itemName, itemsOf, type Soak, type SoakResult } from './checks.ts';

interface SoakOptions extends GameOptions {
  readonly games: string;
  readonly mutations: string;
  readonly jobs: string;
  readonly seed: string;
}

export function registerSoak(program: Command, io: Io = processIo()): void {
  takesGames(program.command('soak'))
    .description('put the rules through many random games and foreign actions')
    .option('--games <n>', 'random games over all scenarios, checked after every action', '10000')
    .option('--scenario <id>', 'the world of this scenario alone')
    .option('--mutations <n>', 'mutated and foreign actions, each refused or one that was listed', '100000')
    .option('--jobs <n>', 'worker threads', String(defaultJobs()))
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .action((ids: string[], options: SoakOptions) => soakAll(ids, options, io));
}

async function soakAll(ids: readonly string[], options: SoakOptions, io: Io): Promise<void> {
  const games = wholeNumber('--games', options.games, 0, MOST_GAMES);
  const mutations = wholeNumber('--mutations', options.mutations, 0, MOST_GAMES);
  const jobs = wholeNumber('--jobs', options.jobs, 1, MOST_JOBS);
  let faults = 0;
  const chosen = await chosenGames(ids, options);
  for (const game of chosen) {
    const worlds = chosen.filter(({ id }) => id === game.id);
    const share = (count: number): number => shareOf(worlds, game, count);
    const soak: Soak = {
      game: game.id,
      world: game.world.id,
      seed: options.seed,
      games: share(games),
      mutations: share(mutations),
    };
    const result = await runSoak(soak, jobs, io);
    print(io, ...soakLines(game, soak, result));
    faults += result.faults.length;
  }
  if (faults > 0) throw new Failure(`${faults} faults found`, 1);
}

/** What one world of a game has to do of what is asked of all: as much for each scenario, nothing lost in rounding. */
export function shareOf(worlds: readonly SpokenGame[], world: SpokenGame, count: number): number {
  const scenarios = (some: readonly SpokenGame[]): number => some.reduce((sum, one) => sum + one.scenarios.length, 0);
  const upTo = (end: number): number => Math.round((count * scenarios(worlds.slice(0, end))) / scenarios(worlds));
  const at = worlds.indexOf(world);
  return upTo(at + 1) - upTo(at);
}

async function runSoak(soak: Soak, jobs: number, io: Io): Promise<SoakResult> {
  const result = emptySoak();
  const bar = progress(itemsOf(soak), io.stderr);
  try {
    await runPool<SoakResult>({
      entry: workerEntry('worker', import.meta.url),
      jobs,
      count: itemsOf(soak),
      data: soak,
      take(part, items) {
        addSoak(result, part);
        bar.add(items);
      },
      crashed: (item, message) => result.faults.push({ item, what: `worker died: ${message}` }),
    });
  } finally {
    bar.end();
  }
  return result;
}

export function soakLines(game: SpokenGame, soak: Soak, { games, actions, mutations, faults }: SoakResult): string[] {
  const sorted = [...faults].sort((a, b) => a.item - b.item);
  return [
    `${game.label}: ${games} games, ${actions} actions, ${mutations} foreign actions: ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}`,
    ...sorted.map(({ item, what }) => `  ${itemName(game, soak, item)}: ${what}`),
  ];
}
