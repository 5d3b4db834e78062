import { sql } from 'kysely';
import type { Deed } from '../database/connect.ts';
import type { News } from './news.ts';

/**
 * Who is to be told that he has to decide, or that a game is over: found with the step that leads there, in its transaction, so
 * that nobody is told twice or of what was not stored. Nobody hears of another's decision: who decides may be a secret.
 */
/** A message for somebody, before it is known by which ways it goes. */
export interface Message {
  readonly guest: string;
  readonly table: string;
  readonly seat: number;
  readonly news: News;
}

/** Whether anything is sent to somebody at all. */
const WANTS = sql`(
  exists (select from hooks where hooks.guest_id = told.guest_id)
  or exists (select from pushes join sessions on sessions.id = session_id where sessions.guest_id = told.guest_id)
  or exists (select from addresses where addresses.guest_id = told.guest_id and confirmed))`;

export const callPeople = (deed: Deed, id: string): Promise<unknown> =>
  sql`
    with now as (
      select id, over, not over and not adjourned and heading is not null as on, deciding from tables where id = ${id}
    ), turns as (
      update seats set noticed = not noticed from now
      where table_id = now.id and noticed <> (now.on and level is null and (now.deciding >> seat) & 1 = 1)
      returning seat, guest_id, noticed
    ), ended as (
      update tables set end_told = tables.over from now
      where tables.id = now.id and tables.end_told <> tables.over returning tables.over
    ), told as (
      select guest_id, seat, 'turn' as news from turns where noticed and guest_id is not null
      union all
      select distinct on (guest_id) guest_id, seat, 'end' from seats, ended
      where table_id = ${id} and ended.over and guest_id is not null
    )
    select graphile_worker.add_job('tell', json_build_object('guest', guest_id, 'table', ${id}::text, 'seat', seat, 'news', news))
    from told where ${WANTS}`.execute(deed);
