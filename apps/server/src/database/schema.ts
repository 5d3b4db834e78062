import type { Fair, KeptUndone, Setup, StepRow, TableHeading } from '@hundred-days/kernel';
import type { ColumnType, Generated } from 'kysely';

/** Read as what it is, written as text. */
type Json<T> = ColumnType<T, string, string>;
type Default<T> = ColumnType<T, T | undefined, T>;

/** A browser that has sat down somewhere, without a name. */
export interface GuestsTable {
  id: Generated<string>;
  token_hash: Buffer;
  created_at: Generated<Date>;
}

export interface TablesTable {
  id: string;
  game: string;
  setup: Json<Setup>;
  owner_id: string;
  created_at: Generated<Date>;
  /** The seed of the dice, hidden until the game is over, and what binds us to it. */
  seed: string;
  commitment: string;
  watch_hash: Buffer | null;
  /** Null until everybody has sat down and the dice are made. */
  heading: Json<TableHeading | null> | null;
  /** Grows by one with everything that is stored of the table. */
  version: Default<number>;
  /** How much each viewer has been told, the spectator first. */
  revisions: Default<number[]>;
  undone: ColumnType<readonly (readonly KeptUndone[])[], string | undefined, string>;
  /** Seats with a decision to make, a bit each. */
  deciding: Default<number>;
  over: Default<boolean>;
}

export interface SeatsTable {
  table_id: string;
  seat: number;
  name: string;
  guest_id: string | null;
  link_hash: Buffer | null;
  /** Somebody has sat down by it: it is worth nothing to others. */
  link_used: Default<boolean>;
  /** What the seat adds to the seed of the dice. */
  contribution: Fair['contributions'][number]['word'] | null;
}

export interface WatchersTable {
  table_id: string;
  guest_id: string;
}

export interface StepsTable {
  table_id: string;
  step: number;
  /** Of the table, when it was written. */
  version: number;
  row: Json<StepRow>;
}

/** Requests that were carried out: whoever asks again is told so, whichever process he asks. */
export interface AnswersTable {
  table_id: string;
  viewer: number;
  key: string;
  version: number;
}

export interface Schema {
  guests: GuestsTable;
  tables: TablesTable;
  seats: SeatsTable;
  watchers: WatchersTable;
  steps: StepsTable;
  answers: AnswersTable;
}
