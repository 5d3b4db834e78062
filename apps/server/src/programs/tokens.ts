import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { accountOf } from '../people/account.ts';

import { hashOf, newSecret } from '../secrets.ts';
import { Trouble } from '../trouble.ts';
import type { Scope } from './scopes.ts';

/** Tokens: by one of them a program is let in for an account, as far as its scopes go. Told once; only their hashes are kept. */

/** So that whoever finds one somewhere knows what it is. */
const PREFIX = 'hd_';
const MOST_TOKENS = 20;

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly created: string;
  readonly used: string | null;
}

/** A new token of somebody who has an account. */
export async function makeToken(
  db: Database,
  guest: string,
  name: string,
  scopes: readonly Scope[],
): Promise<{ readonly id: string; readonly token: string }> {
  if ((await accountOf(db, guest)) === null) throw new Trouble(409, 'no-account');
  const secret = newSecret();
  const made = await db.transaction().execute(async (deed) => {
    // One after another: two at once do not make one too many.
    await deed.selectFrom('guests').select('id').where('id', '=', guest).forUpdate().execute();
    const { count } = await deed
      .selectFrom('tokens')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('guest_id', '=', guest)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_TOKENS) throw new Trouble(409, 'too-many-tokens');
    return deed
      .insertInto('tokens')
      .values({ guest_id: guest, name, scopes: [...scopes], token_hash: hashOf(secret) as Buffer })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return { id: made.id, token: `${PREFIX}${secret}` };
}

export async function tokensOf(db: Database, guest: string): Promise<readonly Token[]> {
  const found = await db.selectFrom('tokens').selectAll().where('guest_id', '=', guest).orderBy('created_at').execute();
  return found.map(({ id, name, scopes, created_at, used_at }) => ({
    id,
    name,
    scopes,
    created: created_at.toISOString(),
    used: used_at?.toISOString() ?? null,
  }));
}

export const endToken = (db: Database, guest: string, id: string): Promise<unknown> =>
  db.deleteFrom('tokens').where('id', '=', id).where('guest_id', '=', guest).execute();

export interface Bearer {
  readonly id: string;
  readonly guest: string;
  readonly scopes: readonly Scope[];
}

/** What stands behind `Authorization: Bearer`; null for a token that is none, or no longer. */
export async function bearerOf(db: Database, header: string): Promise<Bearer | null> {
  const given = /^Bearer hd_(\S+)$/.exec(header)?.[1] ?? '';
  const hash = hashOf(given);
  if (hash === null) return null;
  const found = await db
    .selectFrom('tokens')
    .select([
      'id',
      'guest_id',
      'scopes',
      sql<boolean>`used_at is null or used_at < now() - interval '1 hour'`.as('stale'),
    ])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.stale) await db.updateTable('tokens').set({ used_at: sql`now()` }).where('id', '=', found.id).execute();
  return { id: found.id, guest: found.guest_id, scopes: found.scopes };
}
