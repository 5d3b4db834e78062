import { SPECTATOR } from '@hundred-days/kernel';
import type { Command } from 'commander';
import { drawWhole } from '../board/draw.ts';
import { boardOf } from '../board/index.ts';
import { Failure } from '../failure.ts';
import { type Replayed, readRecord } from '../files.ts';
import { type Io, print, wantsColour, widthOf } from '../io.ts';
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
    .action(async (file: string, options: ReplayOptions) => replay(io, await readRecord(file), options));
}

async function replay(io: Io, { game, table, record }: Replayed, options: ReplayOptions): Promise<void> {
  const to = options.to === undefined ? table.length : Number(options.to);
  if (!/^\d{1,6}$/.test(options.to ?? '0') || to > table.length) {
    throw new Failure(`--to: “${options.to}” is not a number from 0 to ${table.length}, the length of the record`);
  }
  const scenario = typeof record.scenario === 'string' ? record.scenario : 'a scenario of its own';
  print(io, `${game.title}, ${scenario}: ${table.length} actions.`);
  // The file of a game that goes on may hold what its reader must not know yet: he is told what everybody may see.
  print(io, ...logLines(game, table.seen(SPECTATOR).slice(0, to + 1), 0));
  const board = await boardOf(game.id);
  const view = table.view(SPECTATOR, to);
  if (options.map === true) {
    const drawing = { places: board.places, counters: board.counters(view), colour: wantsColour(io) };
    print(io, ...drawWhole(drawing, widthOf(io)), ...board.legend);
  }
  print(io, board.headline(view));
  if (to < table.length) print(io, `After ${to} of ${table.length} actions.`);
  else print(io, table.outcome === null ? 'The game is not over.' : `${outcomeText(game, table.outcome.code)}.`);
}
