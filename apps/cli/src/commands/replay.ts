import { SPECTATOR, type State } from '@hundred-days/kernel';
import type { Command } from 'commander';
import { drawWhole } from '../board/draw.ts';
import type { GameBoard } from '../board/types.ts';
import { Failure } from '../failure.ts';
import { type Replayed, readRecord } from '../files.ts';
import { boardOf } from '../games.ts';
import { drawn, type Io, type Line, print, wantsColour, widthOf } from '../io.ts';
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
function readerOf({ game, table, record }: Replayed): number {
  const seat = game.seats.findIndex(({ id }) => id === record.seenBy);
  return table.outcome === null && seat >= 0 ? seat : SPECTATOR;
}

async function replay(io: Io, replayed: Replayed, options: ReplayOptions): Promise<void> {
  const { game, table, record } = replayed;
  const reader = readerOf(replayed);
  const length = table.lengthFor(reader);
  const to = options.to === undefined ? length : Number(options.to);
  if (!/^\d{1,6}$/.test(options.to ?? '0') || to > length) {
    throw new Failure(`--to: “${options.to}” is not a number from 0 to ${length}, the length of the record`);
  }
  const scenario = typeof record.scenario === 'string' ? record.scenario : 'a scenario of its own';
  print(io, `${game.title}, ${scenario}: ${length} actions.`);
  print(io, ...logLines(game, table.seen(reader).slice(0, to + 1), 0));
  const board = await boardOf(game);
  const view = table.view(reader, to);
  if (options.map === true) print(io, ...mapLines(board, view, io), ...board.legend);
  print(io, board.headline(view));
  if (to < length) print(io, `After ${to} of ${length} actions.`);
  else print(io, table.outcome === null ? 'The game is not over.' : `${outcomeText(game, table.outcome.code)}.`);
}

function mapLines(board: GameBoard, view: State, io: Io): readonly Line[] {
  const listed = board.listing?.(view);
  const drawing = { places: board.places, counters: board.counters(view), colour: wantsColour(io) };
  return listed ?? drawn(drawWhole(drawing, widthOf(io)));
}
