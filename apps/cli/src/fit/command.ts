import type { Game } from '@hundred-days/kernel';
import {
  DRAWN_GAMES,
  drawnOf,
  FITTED_GAMES,
  type Lesson,
  learn,
  type Trial,
  termsOf,
  USUAL_CAST,
  weighTrials,
} from '@hundred-days/opponents/fit';
import { canPlay, type GivenSide } from '@hundred-days/opponents/ladder';
import type { Command } from 'commander';
import { requirePlayer } from '../choice.ts';
import { Failure } from '../failure.ts';
import { writeText } from '../files.ts';
import { loadGame, requireGame } from '../games.ts';
import { type Io, print, processIo } from '../io.ts';
import { runPool, workerEntry } from '../simulate/pool.ts';
import { progress } from '../simulate/progress.ts';
import { defaultJobs, MOST_GAMES, MOST_JOBS, wholeNumber } from '../simulate/usage.ts';
import type { Course, CourseGame, CourseLeft, CoursePart } from './course.ts';
import { keepIn, keepNothing } from './kept.ts';
import { learntLines, weighedLines } from './report.ts';

interface FitOptions {
  readonly game: string;
  readonly scenario?: string;
  readonly players?: string;
  readonly games: string;
  readonly jobs: string;
  readonly seed: string;
  readonly keep?: string;
  readonly write?: string;
  readonly drawn?: true;
}

/** Who tries weights if nobody is named. */
const TRIED = 'marshal*0.05';

export function registerFit(program: Command, io: Io = processIo()): void {
  program
    .command('fit')
    .description('fit the weights of a computer player to how games between varied players ended')
    .option(
      '--game <id>',
      `which game: ${FITTED_GAMES.join(', ')}; with --drawn also ${DRAWN_GAMES.filter((id) => !FITTED_GAMES.includes(id)).join(', ')}`,
      FITTED_GAMES[0],
    )
    .option('--scenario <id>', "which scenario; the game's first if left out")
    .option('--players <names>', `who is drawn by lot, with commas between (${USUAL_CAST.join(',')})`)
    .option('--games <n>', 'how many games', '2000')
    .option('--jobs <n>', 'worker threads', String(defaultJobs()))
    .option(
      '--seed <text>',
      'the same seed gives the same games and the same weights, whatever the number of jobs',
      '1',
    )
    .option('--keep <file>', 'write every game there as it ends, and go on with those that are there already')
    .option('--drawn', `weights are drawn by lot, high or low, for ${TRIED} or the first player named, against itself`)
    .option('--write <file>', 'where the weights go, for a ladder of marshal@FILE')
    .action((options: FitOptions) => fit(options, io));
}

async function fit(options: FitOptions, io: Io): Promise<void> {
  const jobs = wholeNumber('--jobs', options.jobs, 1, MOST_JOBS);
  requireGame(options.game);
  const able = options.drawn ? DRAWN_GAMES : FITTED_GAMES;
  if (!able.includes(options.game))
    throw new Failure(`the weights of ${options.game} cannot be fitted; those of ${able.join(', ')} can`);
  const game = await loadGame(options.game);
  const course: Course = {
    game: game.id,
    scenario: options.scenario ?? game.scenarios[0].id,
    seed: options.seed,
    cast: castOf(game, options.players ?? (options.drawn ? TRIED : undefined)),
    ...(options.drawn ? { drawn: true } : {}),
  };
  const count = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const { games, failures } = await playAll(course, count, jobs, options.keep, io);
  const { lines, sides } = findings(game, course, games);
  print(io, ...lines);
  if (options.write !== undefined) writeText(options.write, `${JSON.stringify({ game: game.id, sides }, null, 2)}\n`);
  if (failures.length > 0) throw new Failure(`${failures.length} games failed: ${failures[0]}`, 1);
}

/** What the games say, in lines and in weights for each side. */
function findings(
  game: Game,
  { drawn }: Course,
  games: readonly CourseGame[],
): { readonly lines: string[]; readonly sides: readonly GivenSide[] } {
  const nameOf = (seat: number): string => game.seats[seat].id;
  if (drawn) {
    const tried = drawnOf(game);
    const weighed = weighTrials(games as readonly Trial[], tried);
    const lines = weighed.flatMap((one) => [...weighedLines(nameOf(one.seat), one, tried, games.length), '']);
    return { lines, sides: weighed.map(({ weights }) => weights) };
  }
  const terms = termsOf(game);
  const learnt = game.seats.map((_, seat) => learn(games as readonly Lesson[], seat, terms));
  const lines = learnt.flatMap((one) => [...learntLines(nameOf(one.seat), one, terms), '']);
  return { lines, sides: learnt.map(({ weights }) => weights) };
}

function castOf(game: Game, text: string | undefined): readonly string[] {
  if (text === undefined) return USUAL_CAST.filter((name) => canPlay(name, game.id));
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) requirePlayer(name, game);
  return names;
}

/** All games of a course, in their order, whoever ended first. */
async function playAll(
  course: Course,
  count: number,
  jobs: number,
  path: string | undefined,
  io: Io,
): Promise<{ readonly games: readonly CourseGame[]; readonly failures: readonly string[] }> {
  const kept = path === undefined ? keepNothing<CourseGame>(count) : keepIn<CourseGame>(path, course, count);
  const games = [...kept.games];
  const failures: string[] = [];
  const bar = progress(Math.max(1, kept.left.length), io.stderr);
  try {
    await runPool<CoursePart>({
      entry: workerEntry('worker', import.meta.url),
      jobs,
      count: kept.left.length,
      data: { ...course, left: kept.left } satisfies CourseLeft,
      ...(path === undefined ? {} : { atOnce: 4 }),
      take(part, played) {
        kept.add(part.games);
        games.push(...part.games);
        failures.push(...part.failures);
        bar.add(played);
      },
      crashed: (item, message) => failures.push(`game ${kept.left[item]}: worker died: ${message}`),
    });
  } finally {
    bar.end();
  }
  return { games: games.sort((a, b) => a.index - b.index), failures };
}
