import { type Game, type Setup, seatsAt } from '@hundred-days/kernel';
import { ALL_PLAYER_NAMES } from '@hundred-days/opponents/planner';
import type { Command } from 'commander';
import { addWord, chosenGames, type GameOptions, requirePlayer, takesGames } from '../choice.ts';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { loadGame, type SpokenGame } from '../games.ts';
import { type Io, print, processIo } from '../io.ts';
import { readOptions } from '../play/open.ts';
import { addResult, emptyResult, gameSeed, type Match, type MatchResult } from './match.ts';
import { runPool, workerEntry } from './pool.ts';
import { progress } from './progress.ts';
import { report, reportLines } from './report.ts';
import { defaultJobs, MOST_GAMES, MOST_JOBS, wholeNumber } from './usage.ts';
import { alterFor, readVariations } from './vary.ts';

interface SimulateOptions extends GameOptions {
  readonly games: string;
  readonly jobs: string;
  readonly seed: string;
  readonly pointless?: true;
  readonly vary?: string;
  readonly json?: true;
  readonly option?: readonly string[];
}

export function registerSimulate(program: Command, io: Io = processIo()): void {
  takesGames(program.command('simulate'))
    .description('play many games between computer players and count who wins')
    .usage('[games...] [--SEAT PLAYER ...] [options]')
    // The seats' options are the game's own, and the game is known only when the line has been read.
    .allowUnknownOption()
    .option('--games <n>', 'how many games', '1000')
    .option('--jobs <n>', 'worker threads', String(defaultJobs()))
    .option('--seed <text>', 'the same seed gives the same games, whatever the number of jobs', '1')
    .option('--scenario <id>', "which scenario; the game's first if left out")
    .option('--option <id=value>', 'an option of the game; may be given again', addWord)
    .option('--vary <file>', 'variations of the data: the games are played as the data are, then with each of them')
    .option('--pointless', 'count turns in which a corps stands for hours with nothing before it and an open road')
    .option('--json', 'print one JSON object a game, each on a line, and nothing else')
    .addHelpText('after', `\nplayers: ${ALL_PLAYER_NAMES.join(', ')}; random where a seat is not named`)
    .action((words: string[], options: SimulateOptions) => simulate(words, options, io));
}

async function simulate(words: readonly string[], options: SimulateOptions, io: Io): Promise<void> {
  const count = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const jobs = wholeNumber('--jobs', options.jobs, 1, MOST_JOBS);
  const { ids, seats } = readWords(words);
  const games = await chosenGames(ids, options);
  const variations = options.vary === undefined ? [] : readVariations(readText(options.vary));
  const plain = games.map((game) => ({ game, match: matchOf(game, seats, options) }));
  const matches = (await Promise.all(plain.map((one) => withVariations(one, variations)))).flat();
  let failed = 0;
  for (const [at, { game, match }] of matches.entries()) {
    const began = performance.now();
    const result = await playMatch(game, match, count, jobs, io);
    const is = report(game, match, result, jobs, (performance.now() - began) / 1000);
    if (at > 0 && !options.json) print(io, '');
    print(io, ...(options.json ? [JSON.stringify(is)] : reportLines(game, is)));
    failed += is.failures.length;
  }
  if (failed > 0) throw new Failure(`${failed} of ${count * matches.length} games failed`, 1);
}

interface Fixture {
  readonly game: SpokenGame;
  readonly match: Match;
}

/** A match, and the same with each variation: whose data make no world is told before anything is played. */
async function withVariations(plain: Fixture, variations: ReturnType<typeof readVariations>): Promise<Fixture[]> {
  const varied = variations.map(async ([name, changes]) => {
    const match: Match = { ...plain.match, varied: { name, changes } };
    return { game: await loadGame(match.game, match, alterFor(match.varied)), match };
  });
  return [plain, ...(await Promise.all(varied))];
}

function matchOf(game: SpokenGame, seats: ReadonlyMap<string, string>, given: SimulateOptions): Match {
  const scenario = given.scenario ?? game.scenarios[0].id;
  const options = readOptions(game, given.option ?? []);
  return {
    game: game.id,
    scenario,
    seed: given.seed,
    options,
    players: seatedPlayers(game, { scenario, options }, seats),
    ...(given.pointless ? { pointless: true } : {}),
  };
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

/** Names of games and, in any order, `--seat player` or `--seat=player`. */
function readWords(words: readonly string[]): {
  readonly ids: readonly string[];
  readonly seats: ReadonlyMap<string, string>;
} {
  const seats = new Map<string, string>();
  const ids: string[] = [];
  for (let i = 0; i < words.length; i++) {
    if (!words[i].startsWith('-')) {
      ids.push(words[i]);
      continue;
    }
    const [option, inline] = words[i].split(/=(.*)/s);
    const value = inline ?? words[++i];
    if (value === undefined) throw new Failure(`${option} needs a value`);
    seats.set(option, value);
  }
  return { ids, seats };
}

function seatedPlayers(game: Game, setup: Setup, named: ReadonlyMap<string, string>): string[] {
  const options = seatsAt(game, setup).map((seat) => `--${seat.id}`);
  for (const option of named.keys()) {
    if (!options.includes(option))
      throw new Failure(`unknown option “${option}”; the seats of ${game.id} are: ${options.join(', ')}`);
  }
  return options.map((option) => {
    const name = named.get(option) ?? 'random';
    requirePlayer(name, game);
    return name;
  });
}
