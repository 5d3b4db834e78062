import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { accountOf } from '../people/account.ts';
import { newSecret } from '../secrets.ts';
import { Trouble } from '../trouble.ts';
import type { News } from './news.ts';
import { allowAddress, isDone, NotTaken, type OutRules, sendOut } from './outbound.ts';

/**
 * Webhooks: what somebody is told goes to an address he has named, signed with a secret of its own as Standard Webhooks has it
 * (webhook-id, webhook-timestamp, webhook-signature). It says that there is something, and nothing of what.
 */

const MOST_HOOKS = 10;
/** After so many messages that nobody took it is switched off. */
const MOST_LOST = 5;
/** So often is one message tried, with pauses that grow to some hours altogether. */
export const MOST_TRIES = 10;

export interface Hook {
  readonly id: string;
  readonly url: string;
  readonly news: readonly News[];
  readonly created: string;
  /** Switched off: too many messages were lost. */
  readonly off: boolean;
}

export async function makeHook(
  db: Database,
  rules: OutRules,
  guest: string,
  url: string,
  news: readonly News[],
): Promise<{ readonly id: string; readonly secret: string }> {
  if ((await accountOf(db, guest)) === null) throw new Trouble(409, 'no-account');
  await allowAddress(url, rules);
  const secret = newSecret();
  const { id } = await db.transaction().execute(async (deed) => {
    await deed.selectFrom('guests').select('id').where('id', '=', guest).forUpdate().execute();
    const all = await deed.selectFrom('hooks').select('id').where('guest_id', '=', guest).execute();
    if (all.length >= MOST_HOOKS) throw new Trouble(409, 'too-many-hooks');
    return deed
      .insertInto('hooks')
      .values({ guest_id: guest, url, secret, news: [...news] })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return { id, secret: `whsec_${Buffer.from(secret, 'base64url').toString('base64')}` };
}

export async function hooksOf(db: Database, guest: string): Promise<readonly Hook[]> {
  const found = await db.selectFrom('hooks').selectAll().where('guest_id', '=', guest).orderBy('created_at').execute();
  return found.map(({ id, url, news, created_at, lost }) => ({
    id,
    url,
    news,
    created: created_at.toISOString(),
    off: lost >= MOST_LOST,
  }));
}

export const endHook = (db: Database, guest: string, id: string): Promise<unknown> =>
  db.deleteFrom('hooks').where('id', '=', id).where('guest_id', '=', guest).execute();

/** Sends a message that says nothing, so that somebody can see whether it comes; one that was switched off is on again. */
export async function tryHook(db: Database, guest: string, id: string): Promise<void> {
  const found = await db
    .updateTable('hooks')
    .set({ lost: 0 })
    .where('id', '=', id)
    .where('guest_id', '=', guest)
    .returning('id')
    .executeTakeFirst();
  if (found === undefined) throw new Trouble(404, 'no-such-hook');
  await queueHook(db, guest, id, { kind: 'try' });
}

/** What goes to an address. */
interface Delivery {
  readonly hook: string;
  readonly id: string;
  readonly body: string;
}

/** One after another for each account: whoever answers slowly keeps nobody else waiting. */
export async function queueHook(db: Database, guest: string, hook: string, said: object): Promise<void> {
  const id = randomUUID();
  const body = JSON.stringify({ id, ...said });
  await sql`
    select graphile_worker.add_job('hook', json_build_object('hook', ${hook}::text, 'id', ${id}::text, 'body', ${body}::text),
      queue_name := ${`out ${guest}`}, max_attempts := ${MOST_TRIES})`.execute(db);
}

export const signatureOf = (secret: Buffer, id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/** Sends one message; throws if it was not taken, so that it is tried again. */
export async function deliverHook(db: Database, rules: OutRules, delivery: Delivery, isLast: boolean): Promise<void> {
  const { hook: id, body } = delivery;
  const hook = await db.selectFrom('hooks').selectAll().where('id', '=', id).executeTakeFirst();
  if (hook === undefined || hook.lost >= MOST_LOST) return;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'hundred-days',
    'webhook-id': delivery.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(Buffer.from(hook.secret, 'base64url'), delivery.id, timestamp, body),
  };
  const status = await sendOut(hook.url, { headers, body }, rules).catch(() => 0);
  const done = isDone(status);
  if (done && hook.lost > 0) await db.updateTable('hooks').set({ lost: 0 }).where('id', '=', id).execute();
  if (done) return;
  if (isLast)
    await db
      .updateTable('hooks')
      .set((one) => ({ lost: one('lost', '+', 1) }))
      .where('id', '=', id)
      .execute();
  throw new NotTaken(`a webhook was not taken (${status})`);
}
