import type { Game } from '@hundred-days/kernel';
import { ALL_PLAYER_NAMES, isAnyPlayerName } from '@hundred-days/opponents/planner';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { loadGame } from '../games.ts';
import { type Io, print, processIo } from '../io.ts';
import { addResult, emptyResult, gameSeed, type Match, type MatchResult } from './match.ts';
import { runPool, workerEntry } from './pool.ts';
import { progress } from './progress.ts';
import { report, reportLines } from './report.ts';
import { defaultJobs, MOST_GAMES, MOST_JOBS, scenarioNamed, wholeNumber } from './usage.ts';

interface SimulateOptions {
  readonly games: string;
  readonly jobs: string;
  readonly seed: string;
  readonly scenario?: string;
  readonly json?: true;
}

export function registerSimulate(program: Command, io: Io = processIo()): void {
  program
    .command('simulate')
    .description('play many games between computer players and count who wins')
    .usage('GAME [--SEAT PLAYER ...] [options]')
    .argument('[words...]')
    // The seats' options are the game's own, and the game is known only when the line has been read.
    .allowUnknownOption()
    .option('--games <n>', 'how many games', '1000')
    .option('--jobs <n>', 'worker threads', String(defaultJobs()))
    .option('--seed <text>', 'the same seed gives the same games, whatever the number of jobs', '1')
    .option('--scenario <id>', "which scenario; the game's first if left out")
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', `\nplayers: ${ALL_PLAYER_NAMES.join(', ')}; random where a seat is not named`)
    .action((words: string[], options: SimulateOptions) => simulate(words, options, io));
}

async function simulate(words: readonly string[], options: SimulateOptions, io: Io): Promise<void> {
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const jobs = wholeNumber('--jobs', options.jobs, 1, MOST_JOBS);
  const { id, seats } = readWords(words);
  const game = await loadGame(id);
  const match: Match = {
    game: id,
    scenario: scenarioNamed(game, options.scenario ?? game.scenarios[0].id),
    seed: options.seed,
    players: seatedPlayers(game, seats),
  };

  const began = performance.now();
  const result = await playMatch(game, match, games, jobs, io);
  const is = report(game, match, result, jobs, (performance.now() - began) / 1000);
  print(io, ...(options.json ? [JSON.stringify(is)] : reportLines(game, is)));
  if (is.failures.length > 0) throw new Failure(`${is.failures.length} of ${games} games failed`, 1);
}

async function playMatch(game: Game, match: Match, games: number, jobs: number, io: Io): Promise<MatchResult> {
  const result = emptyResult(game.seats.length);
  const bar = progress(games, io.stderr);
  try {
    await runPool<MatchResult>({
      entry: workerEntry('worker', import.meta.url),
      jobs,
      count: games,
      data: match,
      take(part, played) {
        addResult(result, part);
        bar.add(played);
      },
      crashed: (index, message) =>
        result.failures.push({ game: index, seed: gameSeed(match.seed, index), message: `worker died: ${message}` }),
    });
  } finally {
    bar.end();
  }
  return result;
}

/** The game's name and, in any order, `--seat player` or `--seat=player`. */
function readWords(words: readonly string[]): { readonly id: string; readonly seats: ReadonlyMap<string, string> } {
  const seats = new Map<string, string>();
  let id: string | undefined;
  for (let i = 0; i < words.length; i++) {
    if (!words[i].startsWith('-')) {
      if (id !== undefined) throw new Failure(`one game at a time, not “${id}” and “${words[i]}”`);
      id = words[i];
      continue;
    }
    const [option, inline] = words[i].split(/=(.*)/s);
    const value = inline ?? words[++i];
    if (value === undefined) throw new Failure(`${option} needs a value`);
    seats.set(option, value);
  }
  if (id === undefined) throw new Failure('name a game');
  return { id, seats };
}

function seatedPlayers(game: Game, named: ReadonlyMap<string, string>): string[] {
  const options = game.seats.map((seat) => `--${seat.id}`);
  for (const option of named.keys()) {
    if (!options.includes(option))
      throw new Failure(`unknown option “${option}”; the seats are: ${options.join(', ')}`);
  }
  return options.map((option) => {
    const name = named.get(option) ?? 'random';
    if (!isAnyPlayerName(name)) throw new Failure(`no player “${name}”; there are: ${ALL_PLAYER_NAMES.join(', ')}`);
    return name;
  });
}
