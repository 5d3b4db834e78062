import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { seatsOf } from '../../tables/store.ts';
import { Trouble } from '../../trouble.ts';
import type { Message } from '../calling.ts';
import { KINDS } from '../news.ts';
import { allowAddress, isDone, NotTaken, type OutRules, sendOut } from '../outbound.ts';
import type { Language } from '../words.ts';
import { type BrowserKeys, canSeal, seal } from './sealing.ts';
import { authorization, vapidKeys } from './vapid.ts';

/**
 * Web push: browsers that are told, each by the push service of its maker. One belongs to the session it was asked from, and
 * ends with it: who signs out somewhere is told nothing there.
 */

const MOST_BROWSERS = 20;
/** After so many messages that nobody took a browser is let be. */
const MOST_LOST = 5;
const MOST_TRIES = 10;
/** So long does a push service keep a message for a browser that is closed. */
const KEPT_SECONDS = 3 * 24 * 60 * 60;
/** All messages are as long as this: their length tells nothing. */
const LENGTH = 128;

/** Where a browser is told, and how. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: BrowserKeys;
  readonly language: Language;
}

interface Who {
  readonly guest: string;
  readonly session: string;
}

export async function tellBrowser(
  db: Database,
  rules: OutRules,
  { guest, session }: Who,
  told: Subscription,
): Promise<void> {
  const { endpoint, keys, language } = told;
  if (!canSeal(keys)) throw new Trouble(400, 'bad-key');
  await allowAddress(endpoint, rules);
  await db.transaction().execute(async (deed) => {
    await deed.selectFrom('guests').select('id').where('id', '=', guest).forUpdate().execute();
    // One browser, one session: whoever was signed in there before is told no longer.
    await deed
      .deleteFrom('pushes')
      .where((one) => one.or([one('endpoint', '=', endpoint), one('session_id', '=', session)]))
      .execute();
    const all = await deed
      .selectFrom('pushes')
      .innerJoin('sessions', 'sessions.id', 'session_id')
      .select('session_id')
      .where('guest_id', '=', guest)
      .execute();
    if (all.length >= MOST_BROWSERS) throw new Trouble(409, 'too-many-browsers');
    await deed
      .insertInto('pushes')
      .values({ session_id: session, endpoint, ...keys, language })
      .execute();
  });
}

export const isTold = async (db: Database, session: string): Promise<boolean> =>
  (await db.selectFrom('pushes').select('session_id').where('session_id', '=', session).executeTakeFirst()) !==
  undefined;

export const letBe = (db: Database, session: string): Promise<unknown> =>
  db.deleteFrom('pushes').where('session_id', '=', session).execute();

/** A message to one browser. */
export interface Delivery extends Message {
  readonly session: string;
}

/** Has all browsers of somebody told; one after another, so that who answers slowly keeps nobody else waiting. */
export const queuePushes = (db: Database, { guest, table, seat, news }: Message): Promise<unknown> =>
  sql`
    select graphile_worker.add_job('push',
      json_build_object('session', session_id, 'guest', guest_id, 'table', ${table}::text, 'seat', ${seat}::integer, 'news', ${news}::text),
      queue_name := ${`out ${guest}`}, max_attempts := ${MOST_TRIES})
    from pushes join sessions on sessions.id = session_id where guest_id = ${guest}`.execute(db);

/** Who sends, and where he may. */
export interface Sender extends OutRules {
  readonly origin: string | null;
}

/** The push service says that there is no such browser any more. */
const isGone = (status: number): boolean => status === 404 || status === 410;

/** Sends one message; throws if it was not taken, so that it is tried again. */
export async function deliverPush(db: Database, out: Sender, delivery: Delivery, isLast: boolean): Promise<void> {
  const { session, guest, table, seat, news } = delivery;
  const own = (await seatsOf(db, table)).at(seat);
  // What is no longer so when it is tried again is no news.
  if (own?.guest_id !== guest || (news === 'turn' && !own.noticed)) return;
  const found = await db.selectFrom('pushes').selectAll().where('session_id', '=', session).executeTakeFirst();
  if (found === undefined) return;
  const { endpoint, language } = found;
  const body = seal(JSON.stringify({ kind: KINDS[news], table, language }), found, LENGTH);
  const headers = {
    Authorization: authorization(endpoint, await vapidKeys(db), out.origin),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(KEPT_SECONDS),
  };
  const status = await sendOut(endpoint, { headers, body }, out).catch(() => 0);
  const here = db.updateTable('pushes').where('endpoint', '=', endpoint);
  if (isDone(status)) {
    if (found.lost > 0) await here.set({ lost: 0 }).execute();
    return;
  }
  if (isGone(status) || (isLast && found.lost + 1 >= MOST_LOST)) {
    await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
    return;
  }
  if (isLast) await here.set((one) => ({ lost: one('lost', '+', 1) })).execute();
  throw new NotTaken(`a browser was not told (${status})`);
}
