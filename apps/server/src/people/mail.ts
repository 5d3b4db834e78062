import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Language } from '../messages/words.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { Trouble } from '../trouble.ts';
import { confirmed, setPassword } from './accounts.ts';

/**
 * The address of an account, where its owner wants letters: confirmed by a letter before anything else is sent there. What a
 * letter opens is a secret of 256 bits that works once and ends; only its hash is kept.
 */

/** So many letters may go to one address in an hour, whoever asks for them. */
const MOST_LETTERS = 4;
const HOURS = { confirm: 24, recover: 1 } as const;
export type LetterKind = keyof typeof HOURS;

/** Something, an at sign, and a host with a dot; nothing that means anything in a header. */
export const ADDRESS_PATTERN =
  '^[^\\s\\p{C}@<>()\\[\\]\\\\,;:"]{1,64}@[^\\s\\p{C}@<>()\\[\\]\\\\,;:"]{1,180}\\.[^\\s\\p{C}@<>()\\[\\]\\\\,;:".]{2,}$';

export interface MailNotice {
  readonly address: string | null;
  readonly confirmed: boolean;
  /** Minutes after which a letter says that it is one's turn; null: none does. */
  readonly minutes: number | null;
  /** Whether one says that a game is over. */
  readonly ended: boolean;
}

export async function mailOf(db: Database, guest: string): Promise<MailNotice> {
  const found = await db.selectFrom('addresses').selectAll().where('guest_id', '=', guest).executeTakeFirst();
  if (found === undefined) return { address: null, confirmed: false, minutes: null, ended: false };
  const { address, confirmed: isConfirmed, minutes, ended } = found;
  return { address, confirmed: isConfirmed, minutes, ended };
}

/** Names an address; whoever can change it can get at the account, so that the password is asked for. */
export async function nameAddress(
  db: Database,
  guest: string,
  { address, password, language }: { readonly address: string; readonly password: string; readonly language: Language },
): Promise<void> {
  await confirmed(db, guest, password);
  const named = { address, language, confirmed: false };
  await db
    .insertInto('addresses')
    .values({ guest_id: guest, ...named })
    .onConflict((conflict) => conflict.column('guest_id').doUpdateSet(named))
    .execute();
  await queueLetter(db, guest, 'confirm');
}

export const setMail = (db: Database, guest: string, minutes: number | null, ended: boolean): Promise<unknown> =>
  db.updateTable('addresses').set({ minutes, ended }).where('guest_id', '=', guest).execute();

export const forgetAddress = (db: Database, guest: string): Promise<unknown> =>
  db.deleteFrom('addresses').where('guest_id', '=', guest).execute();

const queueLetter = (db: Database, guest: string, kind: LetterKind): Promise<unknown> =>
  sql`
    select graphile_worker.add_job('letter', json_build_object('guest', ${guest}::text, 'kind', ${kind}::text),
      queue_name := ${`out ${guest}`}, max_attempts := 8)`.execute(db);

/** Somebody cannot get in: whether anybody has this address is found out later, when nobody waits for it. */
export const askRecovery = (db: Database, address: string): Promise<unknown> =>
  sql`select graphile_worker.add_job('recover', json_build_object('address', ${address}::text))`.execute(db);

/** A letter for each account with this address. */
export async function recover(db: Database, address: string): Promise<void> {
  const found = await db
    .selectFrom('addresses')
    .select('guest_id')
    .where(sql<string>`lower(address)`, '=', address.toLowerCase())
    .where('confirmed', '=', true)
    .execute();
  for (const { guest_id } of found) await queueLetter(db, guest_id, 'recover');
}

/** The secret of a new letter; null where too many have gone there. */
export async function newLetter(
  db: Database,
  guest: string,
  kind: LetterKind,
  address: string,
): Promise<string | null> {
  await db.deleteFrom('letters').where('created_at', '<', sql<Date>`now() - interval '2 days'`).execute();
  const recent = await db
    .selectFrom('letters')
    .select('hash')
    .where('address', '=', address)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .execute();
  if (recent.length >= MOST_LETTERS) return null;
  const secret = newSecret();
  await db
    .insertInto('letters')
    .values({ hash: hashOf(secret) as Buffer, guest_id: guest, kind, address })
    .execute();
  return secret;
}

/** Whose letter it is, which is worth nothing by that. */
async function opened(db: Database, secret: string, kind: LetterKind): Promise<{ guest_id: string; address: string }> {
  const letter = await db
    .updateTable('letters')
    .set({ used: true })
    .where('hash', '=', hashOf(secret) as Buffer)
    .where('kind', '=', kind)
    .where('used', '=', false)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${HOURS[kind]})`)
    .returning(['guest_id', 'address'])
    .executeTakeFirst();
  if (letter === undefined) throw new Trouble(404, 'no-such-letter');
  return letter;
}

/** The address is whose account it is: as long as it is still the one the letter went to. */
export async function confirmAddress(db: Database, secret: string): Promise<void> {
  const { guest_id, address } = await opened(db, secret, 'confirm');
  const set = db.updateTable('addresses').set({ confirmed: true }).where('guest_id', '=', guest_id);
  const { numUpdatedRows } = await set.where('address', '=', address).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Trouble(404, 'no-such-letter');
}

/** A new password by a letter: all browsers and programs are sent away. Who it is. */
export async function recoverBy(db: Database, secret: string, password: string): Promise<string> {
  const { guest_id } = await opened(db, secret, 'recover');
  await setPassword(db, guest_id, password);
  await db.deleteFrom('sessions').where('guest_id', '=', guest_id).execute();
  await db.deleteFrom('tokens').where('guest_id', '=', guest_id).execute();
  await db.updateTable('letters').set({ used: true }).where('guest_id', '=', guest_id).execute();
  return guest_id;
}
