import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  below,
  follow,
  headingOf,
  REFEREE,
  randomBits,
  resumeTable,
  seededDice,
  stepRows,
  Table,
  writeRecord,
} from '@hundred-days/kernel';
import { CAMPAIGN, createMuster, type MusterAction, randomDecision } from '@hundred-days/kernel/testing';
import type { Measure } from './measure.ts';

/** What a long game costs its table: a made-up one of 4,000 hexes, 200 units and 10,000 steps. */
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

function open(): Table<MusterAction> {
  const opened = Table.open(createMuster(CAMPAIGN), { scenario: 'plain', options: {} }, seededDice('journal'));
  if (!opened.ok) throw new Error('the made-up game does not start');
  return opened.value;
}

/** Plays so many steps; what is timed is doing each and making the row that is stored. */
function play(table: Table<MusterAction>, to: number, bits: () => number): number {
  const keeper = follow(table, table.length);
  let spent = 0;
  while (table.length < to) {
    const { seat, action } = randomDecision(table.game, table.journal.now, bits);
    spent += milliseconds(() => {
      table.submit(seat, action);
      JSON.stringify(keeper.take());
    });
  }
  keeper.stop();
  return spent;
}

/** A record of so many steps, each time of a table that has written none yet. */
function leastRecord(table: Table<MusterAction>, steps: number): number {
  const [heading, rows] = [headingOf(table), stepRows(table).slice(0, steps)];
  const times = Array.from({ length: 3 }, () => {
    const again = resumeTable(table.game, heading, rows);
    return again.ok ? milliseconds(() => writeRecord(again.value.table, REFEREE)) : Number.NaN;
  });
  return Math.min(...times);
}

export function measureJournal(): Measure[] {
  const before = megabytes();
  const table = open();
  const bits = randomBits('journal');
  play(table, SOME, bits);
  const early = play(table, 2 * SOME, bits) / SOME;
  play(table, STEPS - SOME, bits);
  const late = play(table, STEPS, bits) / SOME;
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
  const [halfRecord, record] = [STEPS / 2, STEPS].map((steps) => leastRecord(table, steps));
  return [
    under('memory', `the open table after ${STEPS} steps`, memory, 'MB', 40),
    under('action-early', 'an action done and its row made, early', early, 'ms', 5),
    under('action-late', `the same after ${STEPS} steps`, late, 'ms', 5),
    under('past', 'any past position, the slowest of 200', past, 'ms', 50),
    under('open', 'the stored table opened', opened, 'ms', 500),
    { id: 'stored', what: 'what is stored', value: stored.length / 1e6, unit: 'MB' },
    { id: 'record-half', what: `a record of ${STEPS / 2} steps written`, value: halfRecord, unit: 'ms' },
    { id: 'record', what: `a record of ${STEPS} steps written`, value: record, unit: 'ms' },
  ];
}
