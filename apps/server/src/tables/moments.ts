import type { StepRow, Unsaved } from '@hundred-days/kernel';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Deed } from '../database/connect.ts';
import type { MomentsTable } from '../database/schema.ts';

/**
 * How a table with a delay was after each thing that was done at it. Whoever looks on there is shown the last of them that is old
 * enough, with all that goes with it: steps, offers, clocks, who plays. Taking back is shown as late as the step was.
 */

export type Moment = Omit<Selectable<MomentsTable>, 'table_id' | 'at'>;

/** As it is after a deed that is done here. What nobody will ask for any more goes: all of it, when everything is open. */
export async function keepMoment(deed: Deed, id: string): Promise<void> {
  await sql`
    insert into moments (table_id, n, version, revision, was)
    select id, coalesce((select max(n) from moments where table_id = tables.id), 0) + 1, version, revisions[1],
      json_build_object(
        'over', over, 'ended', ended, 'clocks', clocks, 'offers', offers, 'adjourned', adjourned, 'deciding', deciding,
        'seats', (
          select json_agg(json_build_object('level', level, 'character', character, 'vacation', vacation) order by seat)
          from seats where table_id = tables.id))
    from tables where id = ${id} and heading is not null`.execute(deed);
  // Whoever follows them one after another may be a little behind.
  await sql`
    delete from moments using tables where tables.id = ${id} and table_id = tables.id and (
      (over and ended ->> 'how' is distinct from 'closed') or n < (
        select max(n) from moments as old
        where old.table_id = tables.id and old.at <= clock_timestamp() - 2 * make_interval(mins => delay)))`.execute(
    deed,
  );
  await sql`
    delete from past_steps where table_id = ${id}
      and gone <= coalesce((select min(version) from moments where table_id = ${id}), gone)`.execute(deed);
}

/** All is written anew, under other rules or from a record: who looks on begins again when this is old enough. */
export async function forgetMoments(deed: Deed, id: string): Promise<void> {
  await deed.deleteFrom('moments').where('table_id', '=', id).execute();
  await deed.deleteFrom('past_steps').where('table_id', '=', id).execute();
  const { delay } = await deed.selectFrom('tables').select('delay').where('id', '=', id).executeTakeFirstOrThrow();
  if (delay > 0) await keepMoment(deed, id);
}

/** The moments after one of them that are old enough, the latest last. A clock that was put back shows none too early. */
export const momentsAfter = async (db: Database | Deed, id: string, after: number): Promise<readonly Moment[]> =>
  (await oldEnough(id, after, sql`asc`).execute(db)).rows;

const oldEnough = (id: string, after: number, order: RawBuilder<unknown>): RawBuilder<Moment> => sql<Moment>`
  select n, version, revision, was from moments
  where table_id = ${id} and n > ${after} and n < coalesce((
    select min(n) from moments as young join tables on tables.id = table_id
    where table_id = ${id} and young.at > clock_timestamp() - make_interval(mins => delay)), n + 1)
  order by n ${order}`;

/** The last moment that is old enough, if one is. */
export async function momentOf(db: Database | Deed, id: string): Promise<Moment | undefined> {
  const { rows } = await oldEnough(id, 0, sql`desc limit 1`).execute(db);
  return rows.at(0);
}

/** Nobody looks again sooner: where the clock was put back, what follows may be old and wait all the same. */
const SOONEST_MS = 20;

/**
 * In how many milliseconds the moment that follows one of them is old enough; null where none follows. One that has become so since
 * they were looked at is waited for no longer, and not passed over.
 */
export async function nextMomentIn(db: Database | Deed, id: string, after: number): Promise<number | null> {
  const { rows } = await sql<{ wait: number }>`
    select (1000 * extract(epoch from at + make_interval(mins => delay) - clock_timestamp()))::float as wait
    from moments join tables on tables.id = table_id
    where table_id = ${id} and n > ${after} order by n limit 1`.execute(db);
  const next = rows.at(0);
  return next === undefined ? null : Math.max(SOONEST_MS, Math.ceil(next.wait));
}

/** The steps of a table as it was under a version, those that stood under an earlier one left out; how many stand before them. */
export async function stepsUnder(db: Database | Deed, id: string, version: number, since = -1): Promise<Unsaved> {
  const { rows } = await sql<{ step: number; version: number; row: StepRow }>`
    select step, version, row from steps where table_id = ${id} and version <= ${version}
    union all
    select step, version, row from past_steps where table_id = ${id} and version <= ${version} and gone > ${version}
    order by step`.execute(db);
  const first = rows.findIndex((one) => one.version > since);
  const keep = first < 0 ? rows.length : first;
  return { keep, rows: rows.slice(keep).map(({ row }) => row) };
}
