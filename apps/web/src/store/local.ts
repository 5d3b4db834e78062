import {
  type AnyAction,
  type Dice,
  type Game,
  type GameRecord,
  Host,
  type Result,
  replayRecord,
  type Setup,
  Table,
  writeRecord,
} from '@hundred-days/kernel';

/** Tables that stand in this page: opened here, and handed out seat by seat. */

export function openNew<A extends AnyAction>(game: Game<A>, setup: Setup, dice: Dice): Host<A> | null {
  const opened = Table.open(game, setup, dice);
  return opened.ok ? new Host(opened.value) : null;
}

/** A table from its record, ready to go on. Null if it cannot be played through. */
export function restore<A extends AnyAction>(game: Game<A>, record: GameRecord, dice: Dice): Host<A> | null {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return null;
  replayed.value.goOn(dice);
  return new Host(replayed.value);
}

/** A record to be looked through: nobody goes on with it. */
export function lookThrough<A extends AnyAction>(game: Game<A>, record: GameRecord): Result<Host<A>> {
  const replayed = replayRecord(game, record);
  return replayed.ok ? { ok: true, value: new Host(replayed.value) } : replayed;
}

/** The record a viewer may take away. */
export const recordFor = <A extends AnyAction>(host: Host<A>, viewer: number): GameRecord =>
  writeRecord(host.table, viewer);

/** What the page gets of a table that stands in it: seats, and the record each may take away. */
export const wayTo = <A extends AnyAction>(host: Host<A>) => ({
  sit: (viewer: number) => host.seat(viewer),
  record: async (viewer: number) => recordFor(host, viewer),
});
