import { sql } from 'kysely';
import type { Database, Deed } from '../database/connect.ts';
import { leaveLeagues } from '../leagues/joining.ts';
import { ratingsOf } from '../ratings/ladder.ts';
import { end } from '../tables/ending.ts';
import type { Keeper } from '../tables/keeper.ts';
import { leave, tablesOf } from '../tables/seating.ts';
import { notify } from '../tables/store.ts';
import type { OwnRating, TableNotice } from '../told.ts';
import { Trouble } from '../trouble.ts';
import { accountOf } from './account.ts';
import { keyOf, readName } from './names.ts';
import { isPassword, keepPassword } from './passwords.ts';

/** Accounts: a name and a password for somebody who would be known by his browser alone. All of it is optional. */

/** So many wrong passwords for a name in so long; then nobody is let try, whether there is such a name or not. */
const MOST_FAILURES = 10;
const FAILURES_MINUTES = 15;

/** No difference between a name that nobody has and a password that is wrong. */
const wrong = (): Trouble => new Trouble(401, 'wrong-password');
const taken = (): Trouble => new Trouble(409, 'name-taken');

/** Counted before the password is looked at: those who try at once are counted, too. */
async function countTry(db: Database, key: string): Promise<void> {
  const recent = sql`failures.since > now() - make_interval(mins => ${FAILURES_MINUTES})`;
  const { rows } = await sql<{ count: number }>`
    insert into failures (key, count, since) values (${key}, 1, now())
    on conflict (key) do update set
      count = case when ${recent} then failures.count + 1 else 1 end,
      since = case when ${recent} then failures.since else now() end
    returning count`.execute(db);
  if (rows[0].count > MOST_FAILURES) throw new Trouble(429, 'too-many');
}

/** The account with this name and password. */
async function proven(db: Database, name: string, password: string): Promise<{ guest_id: string; name: string }> {
  const key = keyOf(name);
  await countTry(db, key);
  const account = await db.selectFrom('accounts').selectAll().where('key', '=', key).executeTakeFirst();
  if (!(await isPassword(password, account?.password ?? null)) || account === undefined) throw wrong();
  await db.deleteFrom('failures').where('key', '=', key).execute();
  return account;
}

/** Whoever was banned neither opens tables nor sits down nor speaks. */
export async function welcomed(db: Database, guest: string): Promise<void> {
  const { banned } = await db.selectFrom('guests').select('banned').where('id', '=', guest).executeTakeFirstOrThrow();
  if (banned) throw new Trouble(403, 'banned');
}

/** Gives a guest a name of his own and a password: his tables are those of the account. */
export async function makeAccount(db: Database, guest: string, text: string, password: string): Promise<string> {
  const name = readName(text);
  const kept = await keepPassword(password);
  await db.transaction().execute(async (deed) => {
    const made = await deed
      .insertInto('accounts')
      .values({ guest_id: guest, key: keyOf(name), name, password: kept })
      .onConflict((conflict) => conflict.doNothing())
      .returning('guest_id')
      .executeTakeFirst();
    if (made === undefined) throw (await accountOf(deed, guest)) === null ? taken() : new Trouble(409, 'signed-in');
    await deed.updateTable('guests').set({ name }).where('id', '=', guest).execute();
  });
  return name;
}

/** Whoever has an account is called by its name, and nobody else is. */
export async function rename(db: Database, guest: string, text: string): Promise<string> {
  const name = readName(text);
  const holder = await db.selectFrom('accounts').select('guest_id').where('key', '=', keyOf(name)).executeTakeFirst();
  const own = await accountOf(db, guest);
  if (own !== null ? own !== name : holder !== undefined) throw own === null ? taken() : new Trouble(409, 'signed-in');
  await db.transaction().execute(async (deed) => {
    await deed.updateTable('guests').set({ name }).where('id', '=', guest).execute();
    // Whoever sits with him hears of it.
    const sitting = await deed
      .selectFrom('seats')
      .select('table_id')
      .where('guest_id', '=', guest)
      .distinct()
      .execute();
    for (const { table_id } of sitting) await notify(deed, table_id);
  });
  return name;
}

/** Signs in; who came as a guest brings his tables along. Who it is now. */
export async function signIn(db: Database, guest: string | null, name: string, password: string): Promise<string> {
  return comeIn(db, guest, (await proven(db, name, password)).guest_id);
}

/** Somebody has shown whose account it is. Who came as a guest brings his tables along. */
export async function comeIn(db: Database, guest: string | null, account: string): Promise<string> {
  if (guest !== null && guest !== account && (await accountOf(db, guest)) === null)
    await db.transaction().execute((deed) => bringAlong(deed, guest, account));
  return account;
}

async function bringAlong(deed: Deed, from: string, to: string): Promise<void> {
  await deed.updateTable('seats').set({ guest_id: to }).where('guest_id', '=', from).execute();
  await deed.updateTable('tables').set({ owner_id: to }).where('owner_id', '=', from).execute();
  await sql`
    insert into watchers (table_id, guest_id) select table_id, ${to} from watchers where guest_id = ${from}
    on conflict do nothing`.execute(deed);
  await deed.deleteFrom('watchers').where('guest_id', '=', from).execute();
  await sql`
    insert into notes (table_id, guest_id, text) select table_id, ${to}, text from notes where guest_id = ${from}
    on conflict do nothing`.execute(deed);
  await deed.updateTable('talk').set({ guest_id: to }).where('guest_id', '=', from).execute();
  await deed.deleteFrom('guests').where('id', '=', from).execute();
}

/** A new password; all other browsers have to sign in anew. */
export async function changePassword(
  db: Database,
  { guest, session }: { guest: string; session: string },
  old: string,
  password: string,
): Promise<void> {
  await confirmed(db, guest, old);
  await setPassword(db, guest, password);
  await db.deleteFrom('sessions').where('guest_id', '=', guest).where('id', '!=', session).execute();
}

/** Wrong ones that were tried before count no longer. */
export async function setPassword(db: Database, guest: string, password: string): Promise<void> {
  const kept = await keepPassword(password);
  const set = db.updateTable('accounts').set({ password: kept }).where('guest_id', '=', guest).returning('key');
  const account = await set.executeTakeFirst();
  if (account !== undefined) await db.deleteFrom('failures').where('key', '=', account.key).execute();
}

/** Whoever is signed in knows the password, too. */
export async function confirmed(db: Database, guest: string, password: string): Promise<void> {
  const name = await accountOf(db, guest);
  if (name === null) throw new Trouble(409, 'no-account');
  await proven(db, name, password);
}

export interface Exported {
  readonly name: string | null;
  readonly created: string;
  readonly account: string | null;
  readonly sessions: readonly { readonly agent: string; readonly created: string; readonly seen: string }[];
  /** What lets programs in, without the secrets. */
  readonly tokens: readonly { readonly name: string; readonly created: string }[];
  readonly address: string | null;
  readonly passkeys: readonly string[];
  readonly hooks: readonly string[];
  /** Where browsers are told. */
  readonly pushes: readonly string[];
  readonly tables: readonly TableNotice[];
  readonly said: readonly { readonly table: string; readonly at: string; readonly text: string }[];
  readonly notes: readonly { readonly table: string; readonly text: string }[];
  readonly ratings: readonly OwnRating[];
}

/** Everything that is kept of somebody. */
export async function exported(keeper: Keeper, guest: string): Promise<Exported> {
  const { db } = keeper;
  const own = await db.selectFrom('guests').selectAll().where('id', '=', guest).executeTakeFirstOrThrow();
  const sessions = await db.selectFrom('sessions').selectAll().where('guest_id', '=', guest).execute();
  const said = await db.selectFrom('talk').selectAll().where('guest_id', '=', guest).orderBy('at').execute();
  const tokens = await db.selectFrom('tokens').selectAll().where('guest_id', '=', guest).execute();
  const hooks = await db.selectFrom('hooks').select('url').where('guest_id', '=', guest).execute();
  const pushes = await db
    .selectFrom('pushes')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .select('endpoint')
    .where('guest_id', '=', guest)
    .execute();
  const passkeys = await db.selectFrom('passkeys').select('name').where('guest_id', '=', guest).execute();
  const mail = await db.selectFrom('addresses').select('address').where('guest_id', '=', guest).executeTakeFirst();
  const notes = await db.selectFrom('notes').selectAll().where('guest_id', '=', guest).execute();
  return {
    name: own.name,
    created: own.created_at.toISOString(),
    account: await accountOf(db, guest),
    sessions: sessions.map(({ agent, created_at, seen_at }) => ({
      agent,
      created: created_at.toISOString(),
      seen: seen_at.toISOString(),
    })),
    tokens: tokens.map(({ name, created_at }) => ({ name, created: created_at.toISOString() })),
    address: mail?.address ?? null,
    passkeys: passkeys.map((one) => one.name),
    hooks: hooks.map(({ url }) => url),
    pushes: pushes.map(({ endpoint }) => endpoint),
    tables: await tablesOf(keeper, guest),
    said: said.map(({ table_id, at, text }) => ({ table: table_id, at: at.toISOString(), text })),
    notes: notes.map(({ table_id, text }) => ({ table: table_id, text })),
    ratings: await ratingsOf(db, guest),
  };
}

/** Forgets somebody: he resigns where he plays, leaves where he waits, and nothing is kept of him but that somebody sat there. */
export async function deleteAccount(keeper: Keeper, guest: string, password: string): Promise<void> {
  const { db } = keeper;
  await confirmed(db, guest, password);
  await leaveLeagues(db, guest);
  for (const { id, state, seats, league } of await tablesOf(keeper, guest)) {
    if (state === 'waiting' && league === null) await leave(keeper, guest, id);
    const seat = seats.findIndex(({ yours }) => yours);
    if (state === 'playing' && seat >= 0)
      await keeper.reseat(id, async (deed, row) => {
        if (!row.over) await end(deed, row, { how: 'resigned', seat });
      });
  }
  await db.transaction().execute(async (deed) => {
    await deed.deleteFrom('accounts').where('guest_id', '=', guest).execute();
    await deed.deleteFrom('sessions').where('guest_id', '=', guest).execute();
    await deed.deleteFrom('passkeys').where('guest_id', '=', guest).execute();
    await deed.deleteFrom('addresses').where('guest_id', '=', guest).execute();
    await deed.deleteFrom('letters').where('guest_id', '=', guest).execute();
    await deed.deleteFrom('tokens').where('guest_id', '=', guest).execute();
    await deed.deleteFrom('hooks').where('guest_id', '=', guest).execute();
    await deed.deleteFrom('watchers').where('guest_id', '=', guest).execute();
    await deed.deleteFrom('notes').where('guest_id', '=', guest).execute();
    await deed.deleteFrom('ratings').where('guest_id', '=', guest).execute();
    await deed.updateTable('talk').set({ text: '', kind: 'withdrawn' }).where('guest_id', '=', guest).execute();
    await deed.updateTable('guests').set({ name: null }).where('id', '=', guest).execute();
  });
}
