import { type Dice, type Refusal, readLine, type Setup, SPECTATOR, Table, writeRecord } from '@hundred-days/kernel';
import { type Action, position } from '@hundred-days/napoleon-1815';
import { expect } from 'vitest';
import { byUnit, game, type Options, type Towns, TWO, View, withOthers } from './support.ts';
import { w } from './world.ts';

/** Tables as players sit at them: what each seat and a spectator is given, compared for positions that differ in secret. */

export const FRENCH = 0;
export const ALLIED = 1;
export const ANGLO_DUTCH = 1;
export const PRUSSIAN = 2;
export { SPECTATOR };

const HEADING = { format: 'hundred-days-scenario', version: 1, game: 'napoleon-1815' } as const;

/** Dice that fall as a test says, in the order it says. */
class Fed implements Dice {
  readonly queue: number[] = [];

  roll(): number {
    const value = this.queue.shift();
    if (value === undefined) throw new Error('no die is left');
    return value;
  }
}

/** A table and its dice. Every line goes through Table.submit. */
export class Seat {
  readonly table: Table<Action>;
  readonly #dice: Fed;

  constructor(setup: Setup, ...dice: number[]) {
    this.#dice = new Fed();
    this.#dice.queue.push(...dice);
    const opened = Table.open(game, setup, this.#dice);
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    this.table = opened.value;
    this.#allUsed('the start');
  }

  #allUsed(line: string): void {
    if (this.#dice.queue.length > 0) throw new Error(`${line} left dice`);
  }

  /** Plays a line for the seat that has to decide. */
  play(line: string, ...dice: number[]): this {
    this.#dice.queue.push(...dice);
    const no = this.try(line);
    if (no !== null) throw new Error(`'${line}' was refused: ${no.rule} ${no.code} ${JSON.stringify(no.data)}`);
    this.#allUsed(line);
    return this;
  }

  plays(...lines: string[]): this {
    for (const line of lines) this.play(line);
    return this;
  }

  /** Hands a line in; the refusal, or null. */
  try(line: string, seat = this.table.seatToAct): Refusal | null {
    const read = readLine(game, line);
    if (!read.ok) throw new Error(`'${line}' cannot be read`);
    return this.table.submit(seat, read.value[0]);
  }

  view(viewer: number): View {
    return new View(this.table.view(viewer));
  }

  /** What was told to a viewer, as text. */
  log(viewer: number): string {
    return JSON.stringify(this.table.seen(viewer));
  }

  get step(): string {
    return position.stepOf(w, this.table.view(SPECTATOR));
  }

  /** Everything a viewer is given: position, log, record with its chain of hashes, lengths, undo, who is asked. */
  known(viewer: number): Known {
    const { table } = this;
    const fields: Known = {
      log: JSON.stringify(table.seen(viewer)),
      record: JSON.stringify(writeRecord(table, viewer)),
      length: JSON.stringify(table.lengthFor(viewer)),
      setup: JSON.stringify(table.setup(viewer)),
      asked: JSON.stringify(table.seatsToAct),
    };
    for (const [field, value] of table.view(viewer).entries())
      if (value !== 0) fields[`field ${field}`] = String(value);
    if (viewer < 0) return fields;
    fields.barrier = JSON.stringify(table.barrier(viewer));
    for (let at = 0; at < table.lengthFor(viewer); at++)
      fields[`undo to ${at}`] = JSON.stringify(table.refuseUndo(viewer, at));
    fields.redo = JSON.stringify(table.refuseRedo(viewer));
    return fields;
  }
}

/** What a viewer is given, part by part; fields of the position that are 0 are left out. */
export type Known = Record<string, string>;

/** The parts that two viewers were given differently, short enough to read. */
export function differences(a: Known, b: Known): string[] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name] !== b[name]);
  return names.map((name) => `${name}: ${firstDifference(a[name] ?? '', b[name] ?? '')}`);
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… / …${b.slice(from, at + 60)}…`;
}

const FAR = { french: 'givet', 'anglo-dutch': 'ghent', prussian: 'liege' } as const;

const described = (
  turn: number,
  begun: 'movement' | 'fights',
  towns: Towns,
  entries: Readonly<Record<string, readonly string[]>>,
  options: Options,
): Setup => ({
  scenario: {
    ...HEADING,
    turn,
    begun,
    units: byUnit(withOthers(towns, FAR)),
    ...(begun === 'fights' ? { entries } : {}),
  },
  options: { ...options },
});

/** Before the moves of a turn; all others far away. */
export const moves = (turn: number, towns: Towns, options: Options = TWO): Seat =>
  new Seat(described(turn, 'movement', towns, {}, options));

/** After the moves of a turn. */
export const fights = (
  turn: number,
  towns: Towns,
  entries: Readonly<Record<string, readonly string[]>>,
  options: Options = TWO,
  ...dice: number[]
): Seat => new Seat(described(turn, 'fights', towns, entries, options), ...dice);

export const given = (scenario: string, options: Options = TWO, ...dice: number[]): Seat =>
  new Seat({ scenario, options: { ...options } }, ...dice);

/** Two tables that must look the same to these viewers. */
export function expectAlike(a: Seat, b: Seat, viewers: readonly number[]): void {
  for (const viewer of viewers) expect([viewer, differences(a.known(viewer), b.known(viewer))]).toEqual([viewer, []]);
}

/** Two tables that must look different to a viewer: the test of the tests. */
export const expectDifferent = (a: Seat, b: Seat, viewer: number): void =>
  expect(differences(a.known(viewer), b.known(viewer))).not.toEqual([]);

/** What each of these viewers is given now, to be compared later. */
export const snapshot = (seat: Seat, ...viewers: number[]): (() => string[]) => {
  const before = viewers.map((viewer) => seat.known(viewer));
  return () => viewers.flatMap((viewer, i) => differences(before[i], seat.known(viewer)));
};
