import { type Game, type SeatInfo, seatsAt } from '@hundred-days/kernel';
import { canPlay, readWeightsName, SCRIPT_NAMES } from '@hundred-days/opponents/ladder';
import { ALL_PLAYER_NAMES } from '@hundred-days/opponents/planner';
import type { Command } from 'commander';
import { addWord, chosenGames, type GameOptions, requirePlayer, takesGames } from '../choice.ts';
import { Failure } from '../failure.ts';
import { type SpokenGame, titleOf } from '../games.ts';
import { complain, type Io, print, processIo } from '../io.ts';
import { readOptions } from '../play/open.ts';
import { runPool, workerEntry } from '../simulate/pool.ts';
import { progress } from '../simulate/progress.ts';
import { defaultJobs, MOST_GAMES, MOST_JOBS, wholeNumber } from '../simulate/usage.ts';
import { keepIn, keepNothing } from './kept.ts';
import type { Ladder, LadderLeft, LadderPart } from './match.ts';
import { playNight, playShort } from './night.ts';
import { fieldsOf, KINDS, type Kind } from './programme.ts';
import { ladderLines, ladderReport } from './report.ts';
import { readWeights } from './weights.ts';

interface LadderOptions extends GameOptions {
  readonly players?: string;
  readonly games: string;
  readonly jobs: string;
  readonly seed: string;
  readonly neighbours?: true;
  readonly option?: readonly string[];
  readonly keep?: string;
  readonly json?: true;
  readonly night?: true;
  readonly short?: true;
  readonly kinds?: string;
  readonly minutes?: string;
  readonly write?: string | true;
}

/** Who climbs if nobody is named. */
const USUAL = ['random', 'greedy', 'conscript', 'veteran', 'marshal'];

export function registerLadder(program: Command, io: Io = processIo()): void {
  takesGames(program.command('ladder'))
    .description('paired games between computer players (same dice, sides exchanged), with ratings for each side')
    .option('--players <names>', `weakest first, with commas between (of ${USUAL.join(',')} those who play the game)`)
    .option('--games <n>', 'games of each two players, in pairs', '20')
    .option('--jobs <n>', 'worker threads', String(defaultJobs()))
    .option('--seed <text>', 'the same seed gives the same games, whatever the number of jobs', '1')
    .option('--scenario <id>', "which scenario; the game's first if left out")
    .option('--option <id=value>', 'an option of the game; may be given again', addWord)
    .option('--neighbours', 'each player meets only the one before it in the list')
    .option('--keep <file>', 'write every game there as it ends, and go on with those that are there already')
    .option('--json', 'print one JSON object a game, each on a line, and nothing else')
    .option(
      '--night',
      'everything: levels, characters, thought, scripts, every scenario for two and three; takes hours',
    )
    .option('--short', 'ten minutes: a few games against those that were kept before a change')
    .option('--kinds <names>', `parts of the night, with commas between (${KINDS.join(',')})`)
    .option('--minutes <n>', 'after so long nothing more of the night is begun, and what is kept is written')
    .option('--write [file]', 'where the night is written, or the games of the short one')
    .addHelpText(
      'after',
      `\nplayers: ${ALL_PLAYER_NAMES.join(', ')}; a level with another budget (marshal*0.25), with numbers of its own (veteran{nodes=80;rows=1}), with weights that fit wrote (marshal@FILE); ${SCRIPT_NAMES.map((name) => `script:${name}`).join(', ')}`,
    )
    .action((ids: string[], options: LadderOptions) => climbAll(ids, options, io));
}

async function climbAll(ids: readonly string[], options: LadderOptions, io: Io): Promise<void> {
  const jobs = wholeNumber('--jobs', options.jobs, 1, MOST_JOBS);
  if (options.night || options.short) return programme(ids, options, jobs, io);
  const games = await chosenGames(ids, options);
  const named = ids.length > 0 || options.game !== undefined;
  const ladders = (named ? games : games.filter((game) => hasLadder(game, io))).map((game) => ({
    game,
    ladder: ladderOf(game, options),
  }));
  let failed = 0;
  for (const { game, ladder } of ladders) {
    const report = ladderReport(game, ladder, await playLadder(ladder, jobs, options.keep, io));
    print(io, ...(options.json ? [JSON.stringify(report)] : ladderLines(report)));
    failed += report.failures.length;
  }
  if (failed > 0) throw new Failure(`${failed} games failed`, 1);
}

/** What the short programme is compared with. */
const SHORT_GAMES = 'docs/ladder-short.json';

/** The night, or ten minutes of it: of each game the scenarios that are named, else all of them, or the first. */
async function programme(ids: readonly string[], options: LadderOptions, jobs: number, io: Io): Promise<void> {
  const { scenario, seed, write } = options;
  const games = (await chosenGames(ids, options, options.night === true)).filter((game) => hasLadder(game, io));
  const fields = games
    .flatMap((game) => fieldsOf(game).map((field) => ({ ...field, title: titleOf(game.id) })))
    .filter((field) => scenario === undefined || field.scenario === scenario);
  const play = (ladder: Ladder, onlyKept = false): Promise<LadderPart> =>
    playLadder(ladder, jobs, options.keep, io, onlyKept);
  if (options.night) {
    const count = wholeNumber('--games', options.games, 2, MOST_GAMES);
    return playNight(
      fields,
      { games: count, seed, kinds: readKinds(options.kinds) },
      play,
      {
        ...(write === undefined ? {} : { path: write === true ? 'docs/ladder.md' : write }),
        kept: options.keep !== undefined,
        day: new Date().toISOString().slice(0, 10),
        goesOn: timeFor(options.minutes),
      },
      io,
    );
  }
  const first = fields.filter(({ game }, at) => fields.findIndex((field) => field.game.id === game.id) === at);
  return playShort(first, seed, play, typeof write === 'string' ? write : SHORT_GAMES, write !== undefined, io);
}

/** Whether so many minutes are not over yet. */
function timeFor(text: string | undefined): () => boolean {
  if (text === undefined) return () => true;
  const end = performance.now() + 60_000 * wholeNumber('--minutes', text, 0, 100_000);
  return () => performance.now() < end;
}

function readKinds(text: string | undefined): readonly Kind[] {
  if (text === undefined) return KINDS;
  return text.split(',').map((name) => {
    const kind = KINDS.find((one) => one === name.trim());
    if (kind === undefined) throw new Failure(`no part “${name}”; there are: ${KINDS.join(', ')}`);
    return kind;
  });
}

/** The seats of a table without options. */
const seatsOf = (game: Game): readonly SeatInfo[] => seatsAt(game, { scenario: game.scenarios[0].id, options: {} });

/** Nobody has asked for this game: where there is no ladder to be had, that is said and the others go on. */
function hasLadder(game: Game, io: Io): boolean {
  const is = seatsOf(game).length === 2 && usualPlayers(game).length >= 2;
  if (!is) complain(io, `${game.id}: left out, there are no two seats with players of different strength`);
  return is;
}

const usualPlayers = (game: Game): string[] => USUAL.filter((name) => canPlay(name, game.id));

function ladderOf(game: SpokenGame, options: LadderOptions): Ladder {
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES);
  return {
    game: game.id,
    scenario: options.scenario ?? game.scenarios[0].id,
    options: readOptions(game, options.option ?? []),
    seed: options.seed,
    schedule: { players: readPlayers(game, options.players), games, neighbours: options.neighbours === true },
  };
}

function readPlayers(game: Game, text: string | undefined): string[] {
  const players = text === undefined ? usualPlayers(game) : text.split(',').map((name) => name.trim());
  for (const name of players) {
    requirePlayer(name, game);
    // A file that holds none is told of before anything is played.
    const file = readWeightsName(name)?.file;
    if (file !== undefined) readWeights(file);
  }
  if (players.length < 2) throw new Failure(`${game.id}: a ladder needs two players`);
  return players;
}

async function playLadder(
  ladder: Ladder,
  jobs: number,
  path: string | undefined,
  io: Io,
  onlyKept = false,
): Promise<LadderPart> {
  const kept = path === undefined ? keepNothing(ladder) : keepIn(path, ladder);
  const all: LadderPart = { results: [...kept.results], failures: [] };
  const count = kept.left.length;
  if (count === 0 || onlyKept) return all;
  const bar = progress(count, io.stderr);
  try {
    await runPool<LadderPart>({
      entry: workerEntry('worker', import.meta.url),
      jobs,
      count,
      data: { ...ladder, left: kept.left } satisfies LadderLeft,
      ...(path === undefined ? {} : { atOnce: 1 }),
      take(part, played) {
        kept.add(part.results);
        all.results.push(...part.results);
        all.failures.push(...part.failures);
        bar.add(played);
      },
      crashed: (item, message) => all.failures.push({ game: kept.left[item], message: `worker died: ${message}` }),
    });
  } finally {
    bar.end();
  }
  return all;
}
