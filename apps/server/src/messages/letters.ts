import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { accountOf } from '../people/account.ts';
import { type LetterKind, newLetter } from '../people/mail.ts';
import { readTable, seatsOf } from '../tables/store.ts';
import type { Message } from './calling.ts';
import type { Mailer } from './mailer.ts';
import { languageOf, titleOf, worded } from './words.ts';

/** Letters to the address of an account. A link in them leads to the page behind its #, where no log and no other site sees it. */

export interface Post {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly origin: string;
}

const addressOf = (db: Database, guest: string) =>
  db.selectFrom('addresses').selectAll().where('guest_id', '=', guest).executeTakeFirst();

/** Asks whether an address is right, or lets its owner in. */
export async function sendLetter({ db, mailer, origin }: Post, guest: string, kind: LetterKind): Promise<void> {
  const [found, name] = [await addressOf(db, guest), await accountOf(db, guest)];
  if (found === undefined || name === null || (kind === 'confirm') === found.confirmed) return;
  // Made when it is sent: it stands nowhere else.
  const secret = await newLetter(db, guest, kind, found.address);
  if (secret === null) return;
  const facts = { name, link: `${origin}/#/account/${kind}/${secret}` };
  await mailer.send({ to: found.address, ...worded(languageOf(found.language), kind, facts) });
}

/** Has somebody told by a letter, where he wants that: of his turn only after some time, if it is still his. */
export async function queueNews(db: Database, { guest, table, seat, news }: Message): Promise<void> {
  const found = await addressOf(db, guest);
  if (found === undefined || !found.confirmed) return;
  const minutes = news === 'turn' ? found.minutes : found.ended ? 0 : null;
  if (minutes === null) return;
  await sql`
    select graphile_worker.add_job('news',
      json_build_object('guest', ${guest}::text, 'table', ${table}::text, 'seat', ${seat}::integer, 'news', ${news}::text),
      run_at := now() + make_interval(mins => ${minutes}::integer),
      job_key := ${`news ${news} ${table} ${seat}`}, max_attempts := 6)`.execute(db);
}

export async function sendNews({ db, mailer, origin }: Post, { guest, table, seat, news }: Message): Promise<void> {
  const [found, row] = [await addressOf(db, guest), await readTable(db, table)];
  if (found === undefined || !found.confirmed || row === undefined) return;
  const own = (await seatsOf(db, table))[seat];
  if (own.guest_id !== guest || (news === 'turn' && !own.noticed)) return;
  const facts = { game: titleOf(row.game), link: `${origin}/#/online/${table}`, account: `${origin}/#/account` };
  await mailer.send({ to: found.address, ...worded(languageOf(found.language), news, facts) });
}
