import type { AnyAction } from './actions.ts';
import { type Game, SPECTATOR } from './contract.ts';
import { type Described, DescriptionError, describer } from './described.ts';
import type { Rolled } from './dice.ts';
import type { GameEvent } from './events.ts';
import { type Done, firstLink, type Heading, Journal, nextLink, seatName, TABLE_SEAT } from './journal.ts';
import { readAction } from './notation.ts';
import type { SeenStep, Told } from './outgoing.ts';
import { bad, type Fault, fault, good, type Result } from './refusal.ts';
import { viewerName } from './sight.ts';
import { Table } from './table.ts';
import { type BroughtUp, readUpgraded, upgradesFrom } from './upgrade.ts';

/**
 * A table as it is stored: a heading, and a row for each step. A step done is a row more; steps taken back are rows cut off
 * the end. Sitting down again reads them as they are: no rule is asked, whatever has become of the rules since. All of it is
 * the referee's own knowledge.
 */
export const TABLE_FORMAT = 'hundred-days-table';
export const TABLE_VERSION = 1;

export interface TableHeading extends Heading {
  readonly format: typeof TABLE_FORMAT;
  readonly version: number;
  readonly start: KeptStep & { readonly position: Described };
}

/** What was rolled: the number, the sides of the die, and the seat that alone knows it, -1 for everybody. */
export type KeptDie = readonly [value: number, sides: number, only: number];

/** What a viewer was told of a step where that was not everything. */
export type KeptTold = Pick<SeenStep, 'action' | 'dice' | 'events'>;

interface KeptStep {
  readonly dice: readonly KeptDie[];
  readonly events: readonly GameEvent[];
  /** By viewer: what he was told where it was not everything; null for nothing at all. */
  readonly told?: Readonly<Record<string, KeptTold | null>>;
  /** Seats that may do something in secret after it, a bit each; none if not said. */
  readonly secretly?: number;
  readonly link: string;
}

export interface StepRow extends KeptStep {
  readonly seat: string;
  /** In notation. */
  readonly action: string | null;
  readonly forced?: true;
  readonly changes: Described;
}

export function headingOf<A extends AnyAction>(table: Table<A>): TableHeading {
  const { journal } = table;
  const position = journal.describer.describe(journal.position(0));
  return {
    format: TABLE_FORMAT,
    version: TABLE_VERSION,
    ...journal.heading,
    start: { ...keptStep(table.game, journal.step(0)), position },
  };
}

/** The rows of the actions after the first `from`. */
export function stepRows<A extends AnyAction>(table: Table<A>, from = 0): StepRow[] {
  const { game, journal } = table;
  const rows: StepRow[] = [];
  for (let index = from + 1; index <= table.length; index++) {
    const done = journal.step(index);
    rows.push({
      seat: seatName(game, done.seat),
      action: done.open.action,
      ...(done.forced ? { forced: true } : {}),
      ...keptStep(game, done),
      changes: journal.changesOf(index),
    });
  }
  return rows;
}

/** What has to be stored since the last time: how many rows stand, and those to be put after them. */
export interface Unsaved {
  readonly keep: number;
  readonly rows: readonly StepRow[];
}

/** Follows a table for whoever stores it. */
export interface Follower {
  take(): Unsaved;
  stop(): void;
}

/** From now on `take` says what is new since the last call; the first call gives everything after the first `saved` rows. */
export function follow<A extends AnyAction>(table: Table<A>, saved = 0): Follower {
  let stands = saved;
  const stop = table.onCut((length) => {
    stands = Math.min(stands, length);
  });
  return {
    take() {
      const unsaved = { keep: stands, rows: stepRows(table, stands) };
      stands = table.length;
      return unsaved;
    },
    stop,
  };
}

function keptStep<A extends AnyAction>(game: Game<A>, { dice, events, told, secretly, link }: Done<A>): KeptStep {
  const apart = told.flatMap((one, i): [string, KeptTold | null][] =>
    one === undefined ? [] : [[viewerName(game.seats, i + SPECTATOR), one === null ? null : keptTold(one.seen)]],
  );
  return {
    dice: dice.map(({ value, sides, only }): KeptDie => [value, sides, only]),
    events,
    ...(apart.length > 0 ? { told: Object.fromEntries(apart) } : {}),
    ...(secretly !== 0 ? { secretly } : {}),
    link,
  };
}

const keptTold = ({ action, dice, events }: SeenStep): KeptTold => ({ action, dice, events });

/** A table that was stored, and how many of its rows are as they would be stored now: none if they were brought up. */
export interface Resumed<A extends AnyAction> {
  readonly table: Table<A>;
  readonly saved: number;
}

/**
 * A stored table, ready for `goOn`. Rows that are missing, stand twice or were changed are a fault, with the place of the
 * first: those before it are whole. What was written under an older version of the game is brought up to this one, says so in
 * a step of its own and is to be stored anew, heading and all.
 */
export function resumeTable<A extends AnyAction>(
  game: Game<A>,
  heading: TableHeading,
  rows: readonly StepRow[],
): Result<Resumed<A>> {
  const version = writtenUnder(heading, rows);
  const wrong = headingFault(game, heading, version);
  if (wrong !== null) return bad([wrong]);
  let at = 'start';
  try {
    const reader = new Reader(game, version);
    const journal = reader.begin(heading);
    for (const [i, row] of rows.entries()) {
      at = `rows.${i}`;
      const no = reader.read(journal, row, at);
      if (no !== null) return bad([no]);
    }
    const broken = brokenRow(heading, rows);
    if (broken !== null) return bad([broken]);
    journal.rebuild();
    const table = Table.resume(journal);
    if (version === game.version) return good({ table, saved: rows.length });
    table.upgrade(version);
    return good({ table, saved: 0 });
  } catch (error) {
    if (error instanceof DescriptionError) return bad([fault('bad-field', at, { reason: error.message })]);
    throw error;
  }
}

/** At an upgrade all that came before is stored anew: the version of the last one is that of everything. */
function writtenUnder(heading: TableHeading, rows: readonly StepRow[]): number {
  for (let i = rows.length - 1; i >= 0; i--) {
    const upgraded = rows[i].seat === TABLE_SEAT ? readUpgraded(rows[i].action) : null;
    if (upgraded !== null) return upgraded.to;
  }
  return heading.gameVersion;
}

/** Brings a table up to what another has stored of it since: its first `keep` steps stand, and the rows come after them. */
export function catchUp<A extends AnyAction>(table: Table<A>, { keep, rows }: Unsaved): Fault | null {
  const { game, journal } = table;
  journal.cut(keep);
  const reader = new Reader(game, game.version);
  try {
    for (const [i, row] of rows.entries()) {
      const no = reader.read(journal, row, `rows.${keep + i}`);
      if (no !== null) return no;
    }
    return null;
  } catch (error) {
    if (error instanceof DescriptionError) return fault('bad-field', 'rows', { reason: error.message });
    throw error;
  } finally {
    journal.rebuild();
  }
}

function headingFault<A extends AnyAction>(game: Game<A>, heading: TableHeading, version: number): Fault | null {
  if (heading.format !== TABLE_FORMAT) return fault('not-a-record', 'format');
  if (heading.version !== TABLE_VERSION)
    return fault('wrong-version', 'version', { found: String(heading.version), wanted: TABLE_VERSION });
  if (heading.game !== game.id) return fault('other-game', 'game', { found: heading.game, wanted: game.id });
  if (version > game.version)
    return fault('wrong-game-version', 'gameVersion', { found: version, wanted: game.version });
  return null;
}

/** Reads rows that were written under one version of the game. */
class Reader<A extends AnyAction> {
  readonly #game: Game<A>;
  readonly #seats: ReadonlyMap<string, number>;
  /** How older rows are read; null if they are of this version. */
  readonly #up: BroughtUp | null;
  #last = '';

  constructor(game: Game<A>, version: number) {
    this.#game = game;
    this.#seats = new Map([[TABLE_SEAT, SPECTATOR], ...game.seats.map(({ id }, i): [string, number] => [id, i])]);
    this.#up = version === game.version ? null : upgradesFrom(game, version);
  }

  begin(heading: TableHeading): Journal<A> {
    const game = this.#game;
    const position = this.#described(heading.start.position);
    const start = describer(game.layout, game).make(position);
    game.rebuild(start);
    const { scenario, options } = this.#up?.setup(heading) ?? heading;
    const { format: _, version: __, start: ___, ...rest } = heading;
    const own = { ...rest, scenario, options };
    const journal = new Journal<A>(game, own, start);
    const values = heading.start.dice.map(([value]) => value);
    this.#last = this.#up === null ? heading.start.link : firstLink(own, values, position);
    journal.resume(this.#done(SPECTATOR, null, false, heading.start), null);
    return journal;
  }

  read(journal: Journal<A>, row: StepRow, at: string): Fault | null {
    const seat = this.#seats.get(row.seat);
    if (seat === undefined) return fault('bad-field', `${at}.seat`, { reason: row.seat });
    const action =
      row.action === null || seat === SPECTATOR ? row.action : (this.#up?.action(row.action) ?? row.action);
    const changes = this.#described(row.changes);
    const dice = row.dice.map(([value]) => value);
    this.#last = this.#up === null ? row.link : nextLink(this.#last, row.seat, { action, dice }, changes);
    journal.resume(this.#done(seat, action, row.forced === true, row), changes);
    return null;
  }

  #described(described: Described): Described {
    return this.#up?.described(described) ?? described;
  }

  #done(seat: number, line: string | null, forced: boolean, kept: KeptStep): Done<A> {
    const { dice, events, told = {}, secretly = 0 } = kept;
    const open: SeenStep = { seat, action: line, dice: dice.map(([value]) => value), events };
    const rolled = dice.map(([value, sides, only]): Rolled => ({ value, sides, only }));
    const read = this.#reader(seat === SPECTATOR ? null : line);
    return {
      seat,
      get action() {
        return read();
      },
      dice: rolled,
      events,
      forced,
      open,
      told: this.#told(open, told, read),
      secretly,
      link: this.#last,
    };
  }

  #told(open: SeenStep, told: NonNullable<KeptStep['told']>, read: () => A | null): Done<A>['told'] {
    const viewers = Array.from({ length: this.#game.seats.length + 1 }, (_, i) => i + SPECTATOR);
    return viewers.map((viewer) => {
      const name = viewerName(this.#game.seats, viewer);
      const own = Object.hasOwn(told, name) ? told[name] : undefined;
      return own === undefined || own === null ? own : this.#toldApart(open, own, read);
    });
  }

  #toldApart(open: SeenStep, own: KeptTold, read: () => A | null): Told<A> {
    const line = own.action === null ? null : (this.#up?.action(own.action) ?? own.action);
    const other = line === open.action ? read : this.#reader(line);
    return {
      seen: { seat: open.seat, ...own, action: line },
      get action() {
        return other();
      },
    };
  }

  /** Most actions of a stored table are never asked for: each is read when it is. */
  #reader(line: string | null): () => A | null {
    let action: A | null | undefined = line === null ? null : undefined;
    return () => {
      if (action !== undefined) return action;
      const read = readAction(this.#game, line as string);
      if (!read.ok) throw new Error(`a stored action cannot be read: ${line}`);
      action = read.value;
      return action;
    };
  }
}

/** The first row whose link does not follow from those before it, as a fault. */
export function brokenRow(heading: TableHeading, rows: readonly StepRow[]): Fault | null {
  const { format: _, version: __, start, ...own } = heading;
  const values = (dice: readonly KeptDie[]): number[] => dice.map(([value]) => value);
  let last = firstLink(own, values(start.dice), start.position);
  if (last !== start.link) return fault('broken-link', 'start.link');
  for (const [i, { seat, action, dice, changes, link }] of rows.entries()) {
    last = nextLink(last, seat, { action, dice: values(dice) }, changes);
    if (last !== link) return fault('broken-link', `rows.${i}.link`);
  }
  return null;
}
