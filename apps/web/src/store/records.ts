import {
  type AnyAction,
  type Dice,
  type Game,
  type GameRecord,
  Host,
  type Result,
  replayRecord,
  writeRecord,
} from '@hundred-days/kernel';
import type { SatAgain } from './types.ts';

/** Records of tables that stand in this page: what is given away, and read again. Few tables need them, and none at once. */

/** A table from its record, ready to go on. Null if it cannot be played through. */
export function restore<A extends AnyAction>(game: Game<A>, record: GameRecord, dice: Dice): Host<A> | null {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return null;
  replayed.value.goOn(dice);
  return new Host(replayed.value);
}

/** A table that was kept as a record, before there were rows. */
export function fromRecord<A extends AnyAction>(game: Game<A>, record: GameRecord): SatAgain<A> | null {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return null;
  return { host: new Host(replayed.value), rows: null, upgraded: replayed.value.length > record.length };
}

/** A record to be looked through: nobody goes on with it. */
export function lookThrough<A extends AnyAction>(game: Game<A>, record: GameRecord): Result<Host<A>> {
  const replayed = replayRecord(game, record);
  return replayed.ok ? { ok: true, value: new Host(replayed.value) } : replayed;
}

/** The record a viewer may take away. */
export const recordFor = <A extends AnyAction>(host: Host<A>, viewer: number): GameRecord =>
  writeRecord(host.table, viewer);
