import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Host, type SeatInfo, SPECTATOR, seatsAt } from '@hundred-days/kernel';
import { type Command, Option } from 'commander';
import { Failure } from '../failure.ts';
import { boardOf, isGame, loadGame, loadGrandWorlds, requireGame, type SpokenGame } from '../games.ts';
import type { Io } from '../io.ts';
import { Company } from '../play/company.ts';
import { Keeper, refuseToReplace } from '../play/keeper.ts';
import { loadTable, newTable, openingOf } from '../play/open.ts';
import { type Named, playerBits, SITTERS, seatPlayers, seatsOfAll, tableDice } from '../play/seats.ts';
import { Session } from '../play/session.ts';

interface PlayOptions extends Readonly<Record<string, unknown>> {
  readonly scenario?: string;
  readonly option?: readonly string[];
  readonly seed?: string;
  readonly save?: string;
  readonly replace?: boolean;
  readonly load?: string;
}

/**
 * The options for the seats are named after the seats of the game, so the game that the command line names is loaded
 * before the line is read in full.
 */
export async function registerPlay(program: Command, io: Io, argv: readonly string[]): Promise<void> {
  const command = program
    .command('play')
    .description('play a game at the terminal')
    .argument('<game>', 'its id; see games')
    .option('--scenario <id|file.json>', 'a scenario of the game or a file that describes one (the first)')
    .option('--option <id=value...>', 'an option of the game')
    .option('--seed <text>', 'the same seed gives the same dice (chance decides)')
    .option('--save <file>', 'keep the record of the table in this file, written after every decision')
    .option('--replace', 'with --save: write over a record that is there')
    .option('--load <file>', 'go on with the table of a saved record')
    .action((id: string, options: PlayOptions) => play(io, id, options));
  for (const seat of await seatsIn(argv)) command.option(`--${seat.id} <player>`, `who plays the ${seat.title} side`);
  command.addHelpText(
    'after',
    `\n--SEAT PLAYER for every seat of the game (games lists them). Players: ${SITTERS.join(', ')};\nthe first seat is human and the others greedy unless you say so.`,
  );
}

/** The seats of the game that is named, with those its grand scenarios have besides. */
async function seatsIn(argv: readonly string[]): Promise<readonly SeatInfo[]> {
  const id = argv[0] === 'play' ? argv.slice(1).find(isGame) : undefined;
  if (id === undefined) return [];
  const games = [await loadGame(id), ...(await loadGrandWorlds(id)).slice(0, 1)];
  return [...new Map(games.flatMap(seatsOfAll).map((seat) => [seat.id, seat])).values()];
}

/** A game that is there is not written over unasked; one that is gone on with is. */
function requireRoom(file: string, own: readonly string[]): void {
  if (!existsSync(dirname(file))) throw new Failure(`${file}: there is no such directory`);
  if (!own.some((one) => resolve(one) === resolve(file))) refuseToReplace(file, 'add --replace to write over it');
}

function namedSeats(game: SpokenGame, options: PlayOptions): Named {
  const named = seatsOfAll(game).map(
    ({ id }) => [id, options[new Option(`--${id} <player>`).attributeName()]] as const,
  );
  return new Map(named.filter((one): one is readonly [string, string] => typeof one[1] === 'string'));
}

async function newGame(id: string, { scenario, option = [], seed }: PlayOptions) {
  const { game, setup } = await openingOf(id, scenario, option);
  return { game, table: newTable(game, setup, tableDice(seed, 0), scenario ?? id) };
}

async function play(io: Io, id: string, options: PlayOptions): Promise<void> {
  requireGame(id);
  const { seed, save, load, replace = false } = options;
  if (load !== undefined && (options.scenario !== undefined || options.option !== undefined)) {
    throw new Failure('--load brings its scenario and options with it; leave --scenario and --option out');
  }
  const own = [...(load === undefined ? [] : [load]), ...(save !== undefined && replace ? [save] : [])];
  if (save !== undefined) requireRoom(save, own);
  const { game, table } =
    load === undefined
      ? await newGame(id, options)
      : await loadTable(id, load, io.env, (played) => tableDice(seed, played));
  const sitters = seatPlayers(game.id, seatsAt(game, table.setup(SPECTATOR)), namedSeats(game, options));
  const bits = game.seats.map((_, seat) => playerBits(seed, seat));
  const host = new Host(table);
  const seats = sitters.map((_, seat) => host.seat(seat));
  const company = new Company(seats, host.seat(SPECTATOR), { sitters, bits });
  const keeper = new Keeper(table, { env: io.env, viewer: company.screen.viewer, file: save ?? null, own });
  await new Session(io, game, await boardOf(game), company, keeper).run();
}
