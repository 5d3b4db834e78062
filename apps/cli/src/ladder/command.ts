import type { Game } from '@hundred-days/kernel';
import { fixtures } from '@hundred-days/opponents/ladder';
import { ALL_PLAYER_NAMES, isAnyPlayerName } from '@hundred-days/opponents/planner';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { loadGame } from '../games.ts';
import { type Io, print, processIo } from '../io.ts';
import { runPool, workerEntry } from '../simulate/pool.ts';
import { progress } from '../simulate/progress.ts';
import { defaultJobs, MOST_GAMES, MOST_JOBS, scenarioNamed, wholeNumber } from '../simulate/usage.ts';
import type { Ladder, LadderPart } from './match.ts';
import { ladderLines, ladderReport } from './report.ts';

interface LadderOptions {
  readonly players: string;
  readonly games: string;
  readonly jobs: string;
  readonly seed: string;
  readonly scenario?: string;
  readonly neighbours?: true;
  readonly json?: true;
}

export function registerLadder(program: Command, io: Io = processIo()): void {
  program
    .command('ladder')
    .description('paired games between computer players (same dice, sides exchanged), with ratings for each side')
    .argument('[game]', 'id of a game', 'napoleon-at-waterloo')
    .option('--players <names>', 'weakest first, with commas between', 'random,greedy,conscript,veteran,marshal')
    .option('--games <n>', 'games of each two players, in pairs', '20')
    .option('--jobs <n>', 'worker threads', String(defaultJobs()))
    .option('--seed <text>', 'the same seed gives the same games, whatever the number of jobs', '1')
    .option('--scenario <id>', "which scenario; the game's first if left out")
    .option('--neighbours', 'each player meets only the one before it in the list')
    .option('--json', 'print one JSON object and nothing else')
    .addHelpText('after', `\nplayers: ${ALL_PLAYER_NAMES.join(', ')}`)
    .action((id: string, options: LadderOptions) => climb(id, options, io));
}

async function climb(id: string, options: LadderOptions, io: Io): Promise<void> {
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const jobs = wholeNumber('--jobs', options.jobs, 1, MOST_JOBS);
  const game = await loadGame(id);
  const ladder: Ladder = {
    game: id,
    scenario: scenarioNamed(game, options.scenario ?? game.scenarios[0].id),
    seed: options.seed,
    schedule: { players: readPlayers(options.players), games, neighbours: options.neighbours === true },
  };
  const report = ladderReport(game, ladder, await playLadder(game, ladder, jobs, io));
  print(io, ...(options.json ? [JSON.stringify(report)] : ladderLines(report)));
  if (report.failures.length > 0) throw new Failure(`${report.failures.length} games failed`, 1);
}

function readPlayers(text: string): string[] {
  const players = text.split(',').map((name) => name.trim());
  for (const name of players)
    if (!isAnyPlayerName(name)) throw new Failure(`no player “${name}”; there are: ${ALL_PLAYER_NAMES.join(', ')}`);
  if (players.length < 2) throw new Failure('a ladder needs two players');
  return players;
}

async function playLadder(game: Game, ladder: Ladder, jobs: number, io: Io): Promise<LadderPart> {
  const all: LadderPart = { results: [], failures: [] };
  if (game.seats.length !== 2) throw new Failure('a ladder is for games of two seats');
  const count = fixtures(ladder.schedule);
  const bar = progress(count, io.stderr);
  try {
    await runPool<LadderPart>({
      entry: workerEntry('worker', import.meta.url),
      jobs,
      count,
      data: ladder,
      take(part, played) {
        all.results.push(...part.results);
        all.failures.push(...part.failures);
        bar.add(played);
      },
      crashed: (item, message) => all.failures.push({ game: item, message: `worker died: ${message}` }),
    });
  } finally {
    bar.end();
  }
  return all;
}
