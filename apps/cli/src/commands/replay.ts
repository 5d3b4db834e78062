import { type AnyAction, Host, SPECTATOR, type TableSeat } from '@hundred-days/kernel';
import type { Command } from 'commander';
import { wholeMap } from '../board/show.ts';
import { Failure } from '../failure.ts';
import { type Replayed, readRecord } from '../files.ts';
import { boardOf } from '../games.ts';
import { type Io, print } from '../io.ts';
import { logLines, outcomeText } from '../play/say.ts';

interface ReplayOptions {
  readonly to?: string;
  readonly map?: boolean;
}

export function registerReplay(program: Command, io: Io): void {
  program
    .command('replay')
    .description('tell a recorded game as a log')
    .argument('<file>', 'a record')
    .option('--to <n>', 'stop after n actions')
    .option('--map', 'draw the map at the end, or after the n actions')
    .action(async (file: string, options: ReplayOptions) => replay(io, await readRecord(file, io.env), options));
}

/** The file of a game that goes on may hold what its reader must not know yet: he is told what he whose record it is may see. */
function readerOf({ game, table, record }: Replayed): TableSeat<AnyAction> {
  const seat = game.seats.findIndex(({ id }) => id === record.seenBy);
  return new Host(table).seat(table.outcome === null && seat >= 0 ? seat : SPECTATOR);
}

async function replay(io: Io, replayed: Replayed, options: ReplayOptions): Promise<void> {
  const { game, record } = replayed;
  const reader = readerOf(replayed);
  const { steps, length, outcome } = reader.known;
  const to = options.to === undefined ? length : Number(options.to);
  if (!/^\d{1,6}$/.test(options.to ?? '0') || to > length) {
    throw new Failure(`--to: “${options.to}” is not a number from 0 to ${length}, the length of the record`);
  }
  const scenario = typeof record.scenario === 'string' ? record.scenario : 'a scenario of its own';
  print(io, `${game.title}, ${scenario}: ${length} actions.`);
  print(io, ...logLines(game, steps.slice(0, to + 1), 0));
  const board = await boardOf(game);
  const view = reader.viewAt(to);
  if (options.map === true) print(io, ...wholeMap(io, board, view), ...board.legend);
  print(io, board.headline(view));
  if (to < length) print(io, `After ${to} of ${length} actions.`);
  else print(io, outcome === null ? 'The game is not over.' : `${outcomeText(game, outcome.code)}.`);
}
