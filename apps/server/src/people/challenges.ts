import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** What a passkey has to sign: each is good once, and for some minutes. */

const FOR_MINUTES = 10;

/** Keeps a challenge; its id. For somebody, or for whoever signs in by it. */
export async function keepChallenge(db: Database, challenge: string, guest: string | null): Promise<string> {
  await db.deleteFrom('challenges').where('created_at', '<', fresh()).execute();
  const kept = db.insertInto('challenges').values({ challenge, guest_id: guest }).returning('id');
  return (await kept.executeTakeFirstOrThrow()).id;
}

/** The challenge with this id, which is gone by that. */
export async function takeChallenge(db: Database, id: string, guest: string | null): Promise<string | null> {
  const taken = await db
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('guest_id', guest === null ? 'is' : '=', guest)
    .where('created_at', '>', fresh())
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge ?? null;
}

const fresh = () => sql<Date>`now() - make_interval(mins => ${FOR_MINUTES})`;
