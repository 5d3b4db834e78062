import type { Game } from '@hundred-days/kernel';
import { FITTED_GAMES, type Lesson, learn, termsOf, USUAL_CAST } from '@hundred-days/opponents/fit';
import { canPlay } from '@hundred-days/opponents/ladder';
import type { Command } from 'commander';
import { requirePlayer } from '../choice.ts';
import { Failure } from '../failure.ts';
import { writeText } from '../files.ts';
import { loadGame, requireGame } from '../games.ts';
import { type Io, print, processIo } from '../io.ts';
import { runPool, workerEntry } from '../simulate/pool.ts';
import { progress } from '../simulate/progress.ts';
import { defaultJobs, MOST_GAMES, MOST_JOBS, wholeNumber } from '../simulate/usage.ts';
import type { Course, CourseLeft, CoursePart } from './course.ts';
import { keepIn, keepNothing } from './kept.ts';
import { learntLines } from './report.ts';

interface FitOptions {
  readonly game: string;
  readonly scenario?: string;
  readonly players?: string;
  readonly games: string;
  readonly jobs: string;
  readonly seed: string;
  readonly keep?: string;
  readonly write?: string;
}

export function registerFit(program: Command, io: Io = processIo()): void {
  program
    .command('fit')
    .description('fit the weights of a computer player to how games between varied players ended')
    .option('--game <id>', `which game: ${FITTED_GAMES.join(', ')}`, FITTED_GAMES[0])
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
    .option('--write <file>', 'where the weights go, for a ladder of marshal@FILE')
    .action((options: FitOptions) => fit(options, io));
}

async function fit(options: FitOptions, io: Io): Promise<void> {
  const jobs = wholeNumber('--jobs', options.jobs, 1, MOST_JOBS);
  requireGame(options.game);
  if (!FITTED_GAMES.includes(options.game))
    throw new Failure(`the weights of ${options.game} cannot be fitted; those of ${FITTED_GAMES.join(', ')} can`);
  const game = await loadGame(options.game);
  const course: Course = {
    game: game.id,
    scenario: options.scenario ?? game.scenarios[0].id,
    seed: options.seed,
    cast: castOf(game, options.players),
  };
  const count = wholeNumber('--games', options.games, 1, MOST_GAMES);
  const { lessons, failures } = await playCourse(course, count, jobs, options.keep, io);
  const terms = termsOf(game);
  const sides = game.seats.map((_, seat) => learn(lessons, seat, terms));
  for (const learnt of sides) print(io, ...learntLines(game.seats[learnt.seat].id, learnt, terms), '');
  if (options.write !== undefined)
    writeText(
      options.write,
      `${JSON.stringify({ game: game.id, sides: sides.map(({ weights }) => weights) }, null, 1)}\n`,
    );
  if (failures.length > 0) throw new Failure(`${failures.length} games failed: ${failures[0]}`, 1);
}

function castOf(game: Game, text: string | undefined): readonly string[] {
  if (text === undefined) return USUAL_CAST.filter((name) => canPlay(name, game.id));
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) requirePlayer(name, game);
  return names;
}

/** All games of a course, in their order, whoever ended first. */
async function playCourse(
  course: Course,
  count: number,
  jobs: number,
  path: string | undefined,
  io: Io,
): Promise<{ readonly lessons: readonly Lesson[]; readonly failures: readonly string[] }> {
  const kept = path === undefined ? keepNothing(count) : keepIn(path, course, count);
  const lessons = [...kept.lessons];
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
        kept.add(part.lessons);
        lessons.push(...part.lessons);
        failures.push(...part.failures);
        bar.add(played);
      },
      crashed: (item, message) => failures.push(`game ${kept.left[item]}: worker died: ${message}`),
    });
  } finally {
    bar.end();
  }
  return { lessons: lessons.sort((a, b) => a.index - b.index), failures };
}
