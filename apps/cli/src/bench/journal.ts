import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type AnyAction,
  below,
  choicesOf,
  firstSeatToAct,
  follow,
  type Game,
  headingOf,
  piecesOf,
  REFEREE,
  randomBits,
  resumeTable,
  seededDice,
  stepRows,
  TABLE,
  Table,
  writeRecord,
} from '@hundred-days/kernel';
import { CAMPAIGN, createMuster } from '@hundred-days/kernel/testing';
import type { Measure } from './measure.ts';

/** What a long game of 10,000 steps costs its table: a game that is named, or a made-up one of 4,000 hexes and 200 units. */
const STEPS = 10_000;
const SOME = 500;

const under = (id: string, what: string, value: number, unit: string, goal: number): Measure => ({
  id,
  what,
  value,
  unit,
  goal: { below: goal },
  met: value < goal,
});

/** Milliseconds by the clock: processor time is counted too coarsely for work this short. */
function milliseconds(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const least = (times: number, work: () => void): number =>
  Math.min(...Array.from({ length: times }, () => milliseconds(work)));

/** Megabytes in use after everything that can be let go of is gone. */
function megabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

const madeUp = (): Game => createMuster(CAMPAIGN) as unknown as Game;

function open(game: Game): Table<AnyAction> {
  const setup = { scenario: game.scenarios[0].id, options: {} };
  const opened = Table.open(game, setup, seededDice('journal'));
  if (!opened.ok) throw new Error('the game does not start');
  return opened.value;
}

/** Every piece does something before a phase is ended: a game as long as it can be. */
function decide(table: Table<AnyAction>, bits: () => number): { readonly seat: number; readonly action: AnyAction } {
  const { game } = table;
  const { now } = table.journal;
  const seat = firstSeatToAct(game, now);
  const pieces = piecesOf(game, now, seat);
  const moving = pieces.filter((piece) => piece !== TABLE);
  const from = moving.length > 0 ? moving : pieces;
  const choices = choicesOf(game, now, seat, from[below(from.length, bits)]);
  return { seat, action: choices.at(below(choices.length, bits)) as AnyAction };
}

/** Plays so many steps, or to the end; what is timed is doing each and making the row that is stored. */
function play(table: Table<AnyAction>, to: number, bits: () => number): number {
  const keeper = follow(table, table.length);
  let spent = 0;
  const from = table.length;
  while (table.length < to && table.outcome === null) {
    const { seat, action } = decide(table, bits);
    spent += milliseconds(() => {
      table.submit(seat, action);
      JSON.stringify(keeper.take());
    });
  }
  keeper.stop();
  return spent / Math.max(1, table.length - from);
}

/** A record of so many steps, each time of a table that has written none yet. */
function leastRecord(table: Table<AnyAction>, steps: number): number {
  const [heading, rows] = [headingOf(table), stepRows(table).slice(0, steps)];
  const times = Array.from({ length: 3 }, () => {
    const again = resumeTable(table.game, heading, rows);
    return again.ok ? milliseconds(() => writeRecord(again.value.table, REFEREE)) : Number.NaN;
  });
  return Math.min(...times);
}

export function measureJournal(game: Game = madeUp(), mostToOpen = 500): Measure[] {
  const before = megabytes();
  const table = open(game);
  const bits = randomBits('journal');
  play(table, SOME, bits);
  const early = play(table, 2 * SOME, bits);
  play(table, STEPS - SOME, bits);
  const late = play(table, STEPS, bits);
  const memory = megabytes() - before;

  const looks = Array.from({ length: 200 }, () => below(table.length, bits));
  const past = Math.max(...looks.map((at) => milliseconds(() => table.view(REFEREE, at))));
  const stored = JSON.stringify({ heading: headingOf(table), rows: stepRows(table) });
  const opened = least(5, () => {
    const { heading, rows } = JSON.parse(stored) as {
      heading: ReturnType<typeof headingOf>;
      rows: ReturnType<typeof stepRows>;
    };
    const again = resumeTable(table.game, heading, rows);
    if (!again.ok || again.value.table.length !== table.length) throw new Error('the stored table does not open');
    again.value.table.view(0);
    again.value.table.seen(0);
  });
  const [halfRecord, record] = [table.length >> 1, table.length].map((steps) => leastRecord(table, steps));
  return [
    under('memory', `the open table after ${table.length} steps`, memory, 'MB', 40),
    under('action-early', 'an action done and its row made, early', early, 'ms', 5),
    under('action-late', 'the same at the end', late, 'ms', 5),
    under('past', 'any past position, the slowest of 200', past, 'ms', 50),
    under('open', 'the stored table opened', opened, 'ms', mostToOpen),
    { id: 'stored', what: 'what is stored', value: stored.length / 1e6, unit: 'MB' },
    { id: 'record-half', what: 'a record of half of them written', value: halfRecord, unit: 'ms' },
    { id: 'record', what: 'a record of all steps written', value: record, unit: 'ms' },
  ];
}
