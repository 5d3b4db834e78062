import { sql } from 'kysely';
import type { Deed } from '../database/connect.ts';
import type { Clocks } from '../database/schema.ts';
import type { Pace } from '../told.ts';
import { type SeatRow, seatsOf, type TableRow } from './store.ts';

/** The time of each seat. It runs for whoever has to decide, by the clock of the database: processes may have others. */

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

const has = (bits: number, seat: number): boolean => (bits & (1 << seat)) !== 0;

/** What a seat begins with, and in a game by days gets anew for every move; null where no time is counted. */
const fullTime = (pace: Pace): number | null =>
  pace.kind === 'live' ? pace.minutes * MINUTE_MS : pace.kind === 'days' ? pace.days * DAY_MS : null;

/** Everybody's time as it is now. */
export const reckoned = ({ left, since, running }: Clocks, now: number): Clocks => ({
  left: left.map((time, seat) => (has(running, seat) ? time - Math.max(0, now - since) : time)),
  since: now,
  running,
});

/** Others have to decide now: who has decided gets what the pace gives him for it. */
export function passed(pace: Pace, clocks: Clocks, now: number, deciding: number): Clocks {
  const { left, running } = reckoned(clocks, now);
  const given = (time: number): number =>
    pace.kind === 'live' ? time + pace.bonus * 1000 : pace.kind === 'days' ? pace.days * DAY_MS : time;
  const next = left.map((time, seat) => (has(running, seat) && !has(deciding, seat) ? given(time) : time));
  return { left: next, since: now, running: deciding };
}

/** Until when each seat has time whose time runs, and how much those have whose time stands: the same whenever it was reckoned. */
export const untilWhen = ({ left, since, running }: Clocks): Clocks => ({
  left: left.map((time, seat) => (has(running, seat) ? since + time : time)),
  since: 0,
  running,
});

/** When the first of those whose time runs has none left; null if nobody's runs. */
export function dueAt({ left, since, running }: Clocks): number | null {
  const ends = left.filter((_, seat) => has(running, seat)).map((time) => since + time);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The seats whose time has run out. */
export const overdue = ({ left, running }: Clocks): number[] =>
  left.flatMap((time, seat) => (has(running, seat) && time <= 0 ? [seat] : []));

export async function nowOf(deed: Deed): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(deed);
  return rows[0].now.getTime();
}

/** Stores the clocks, and has somebody look when the first of them runs out. */
export async function setClocks(deed: Deed, id: string, clocks: Clocks): Promise<void> {
  await deed
    .updateTable('tables')
    .set({ clocks: JSON.stringify(clocks) })
    .where('id', '=', id)
    .execute();
  const due = dueAt(clocks);
  const key = `clock ${id}`;
  if (due === null) await sql`select graphile_worker.remove_job(${key})`.execute(deed);
  else
    await sql`
      select graphile_worker.add_job('clock', json_build_object('table', ${id}::text),
        run_at := ${new Date(due)}, job_key := ${key})`.execute(deed);
}

/** The computer takes no time. */
const persons = (seats: readonly SeatRow[]): number =>
  seats.reduce((bits, { seat, level }) => (level === null ? bits | (1 << seat) : bits), 0);

/**
 * Something was done at a table, or it goes on after a rest: time runs for who has to decide now. `between`: who had to, one after
 * another, and was answered for at once; whoever they waited for has decided as if it had been by hand.
 */
export async function runClocks(
  deed: Deed,
  row: TableRow,
  deciding: number,
  between: readonly number[] = [],
): Promise<void> {
  const time = fullTime(row.pace);
  if (time === null) return;
  const seats = await seatsOf(deed, row.id);
  const now = await nowOf(deed);
  const clocks = row.clocks ?? { left: seats.map(() => time), since: now, running: 0 };
  const people = persons(seats);
  const next = [...between, deciding].reduce((then, bits) => passed(row.pace, then, now, bits & people), clocks);
  await setClocks(deed, row.id, next);
}

/** Nobody's time runs any more, until it goes on. Nobody gets anything for it. */
export async function restClocks(deed: Deed, { id, clocks }: TableRow): Promise<void> {
  if (clocks !== null) await setClocks(deed, id, { ...reckoned(clocks, await nowOf(deed)), running: 0 });
}
