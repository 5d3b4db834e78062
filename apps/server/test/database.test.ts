import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect } from '../src/database/connect.ts';
import { MIGRATIONS, migrate } from '../src/database/migrations.ts';
import { startPrivate } from '../src/database/private.ts';
import { openTables, startServer } from '../src/start.ts';
import { newDatabase } from './support.ts';

const columnsIn = async <DB>(db: Kysely<DB>): Promise<string> => {
  const { rows } = await sql`
    select table_name, column_name, data_type, is_nullable from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' order by 1, 2`.execute(db);
  return JSON.stringify(rows);
};

const columnsOf = async (url: string): Promise<string> => {
  const { db, close } = connect(url, 1);
  const columns = await columnsIn(db);
  await close();
  return columns;
};

test('a process that brings the database up while others play is not ended by a deadlock with them: it begins anew', async () => {
  const url = await newDatabase();
  const [mine, other] = [connect(url, 1), connect(url, 1)];
  await sql`create table one (n integer); create table two (n integer)`.execute(mine.db);
  const locked = <DB>(db: Kysely<DB>, table: string): Promise<unknown> =>
    sql`lock table ${sql.table(table)} in exclusive mode`.execute(db);
  let tries = 0;
  let up: Promise<void> = Promise.resolve();
  await other.db.transaction().execute(async (playing) => {
    // Whoever looks for a deadlock first is the one who gives way.
    await sql`set local deadlock_timeout = '1h'`.execute(playing);
    await locked(playing, 'two');
    let waiting: Promise<unknown> = Promise.resolve();
    await new Promise<void>((again, ended) => {
      const later = {
        async up(db: Kysely<unknown>) {
          if (++tries === 2) again();
          await sql`set local deadlock_timeout = '10ms'`.execute(db);
          await locked(db, 'one');
          if (tries === 1) waiting = locked(playing, 'one');
          await locked(db, 'two');
        },
      };
      up = migrate(mine.db, { ...MIGRATIONS, '9999-later': later });
      up.catch(ended);
    });
    await waiting;
  });
  await up;
  expect(tries).toBe(2);
  await Promise.all([mine.close(), other.close()]);
});

test('of several processes that start at once on an empty database each has its tables', async () => {
  for (let time = 0; time < 2; time++) {
    const url = await newDatabase();
    const { db, close } = connect(url, 1);
    await sql`drop schema public cascade`.execute(db);
    await sql`drop schema if exists graphile_worker cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await close();
    const starting = Array.from({ length: 6 }, () => openTables({ url, onError: () => undefined, thinkers: 0 }));
    const started = await Promise.allSettled(starting);
    for (const one of started) if (one.status === 'fulfilled') await one.value.close();
    expect(started.map(({ status }) => status)).toEqual(started.map(() => 'fulfilled'));
  }
});

/** What stood in a database of each version: by the first version that could hold it, with the columns of that time. */
const STOOD: Readonly<Record<string, readonly string[]>> = {
  '0001-tables': [
    `insert into tables (id, game, setup, owner_id, seed, commitment, revisions)
      select 't', 'napoleon-at-waterloo', '{"scenario":"standard","options":{}}', id, 's', 'c', '{3,4}' from guests`,
    `insert into seats (table_id, seat, name, guest_id) select 't', 0, 'french', id from guests`,
    `insert into watchers (table_id, guest_id) select 't', id from guests`,
    `insert into steps (table_id, step, version, row) values ('t', 1, 1, '{"seat":"french"}')`,
    `insert into answers (table_id, viewer, key, version) values ('t', 0, 'k', 1)`,
  ],
  '0004-clocks': [`insert into talk (table_id, n, seat, kind, text) values ('t', 1, 0, 'said', 'Bonjour')`],
  '0005-accounts': [
    `insert into accounts (guest_id, key, name, password) select id, 'ney', 'Ney', 'scrypt' from guests`,
    `insert into failures (key, count, since) values ('ney', 2, now())`,
  ],
  '0006-talk': [`insert into notes (table_id, guest_id, text) select 't', id, 'Mine' from guests`],
  '0007-tokens': [
    `insert into tokens (guest_id, name, token_hash, scopes) select id, 'Bot', '\\x02', '{read}' from guests`,
  ],
  '0008-hooks': [
    `insert into hooks (guest_id, url, secret, news) select id, 'https://example.org', 's', '{turn}' from guests`,
  ],
  '0009-passkeys': [
    `insert into passkeys (guest_id, credential, public_key, counter, name) select id, 'c', '\\x03', 7, 'Laptop' from guests`,
    `insert into challenges (challenge) values ('c')`,
  ],
  '0010-ratings': [
    `insert into ends (table_id, game, scenario, how, rated) values ('t', 'napoleon-at-waterloo', 'standard', 'draw', true)`,
    `insert into end_seats (table_id, seat, side, guest_id, score) select 't', 0, 'french', id, 0.5 from guests`,
    `insert into ratings (game, side, guest_id, rating, deviation, volatility, games, at)
      select 'napoleon-at-waterloo', 'french', id, 1500, 350, 0.06, 1, now() from guests`,
  ],
  '0012-leagues': [
    `insert into leagues (id, name, game, setup, pace, owner_id, places, open, rated)
      select 'l', 'Autumn', 'napoleon-at-waterloo', '{"scenario":"standard","options":{}}', '{"kind":"days","days":3}', id, 4, true, true from guests`,
    `insert into league_players (league_id, guest_id) select 'l', id from guests`,
    `insert into league_games (league_id, round, n, first_id, second_id, table_id) select 'l', 1, 0, id, id, 't' from guests`,
  ],
  '0013-mail': [
    `insert into addresses (guest_id, address, language) select id, 'ney@example.org', 'fr' from guests`,
    `insert into letters (hash, guest_id, kind, address) select '\\x04', id, 'confirm', 'ney@example.org' from guests`,
  ],
  '0015-delay': [
    `insert into moments (table_id, n, version, revision, was) values ('t', 1, 1, 1, '{}')`,
    `insert into past_steps (table_id, step, version, gone, row) values ('t', 1, 1, 2, '{}')`,
  ],
  '0014-push': [
    `insert into vapid (public_key, private_key) values ('p', 's')`,
    `insert into pushes (session_id, endpoint, p256dh, auth, language) select id, 'https://push.example.org', 'p', 'a', 'fr' from sessions`,
  ],
};
const GUEST = `insert into guests default values`;
const GUEST_ONCE = `insert into guests (token_hash) values ('\\x01')`;
const SESSION = `insert into sessions (guest_id, token_hash) select id, '\\x01' from guests`;

test('from every earlier version a database is brought up to this one, and it is the same; what stood in it stands there afterwards', async () => {
  const names = Object.keys(MIGRATIONS).sort();
  expect(names.length).toBeGreaterThan(0);
  const { db, close } = connect(await newDatabase(), 1);
  const wanted = await columnsIn(db);
  for (let version = 0; version <= names.length; version++) {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const earlier = names.slice(0, version);
    await migrate(db, Object.fromEntries(earlier.map((name) => [name, MIGRATIONS[name]])));
    const first = earlier.includes('0005-accounts') ? [GUEST, SESSION] : [GUEST_ONCE];
    const filled = version === 0 ? [] : [...first, ...earlier.flatMap((name) => STOOD[name] ?? [])];
    for (const text of filled) await sql.raw(text).execute(db);
    await migrate(db);
    await migrate(db);
    expect(await columnsIn(db), `from ${earlier.at(-1)}`).toBe(wanted);
    if (version === 0) continue;
    for (const text of [...filled, SESSION]) {
      const [, table] = /^insert into (\w+)/.exec(text) as RegExpExecArray;
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
      expect(rows, `${table} from ${earlier.at(-1)}`).toHaveLength(1);
    }
    // A browser is known as before, and its table is whole.
    const session = await db.selectFrom('sessions').select(['guest_id', 'token_hash']).executeTakeFirstOrThrow();
    const { id, banned } = await db.selectFrom('guests').selectAll().executeTakeFirstOrThrow();
    expect([session.guest_id, session.token_hash[0], banned]).toEqual([id, 1, false]);
    expect(await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      id: 't',
      revisions: [3, 4],
      pace: { kind: 'none' },
      late: 'loses',
      offers: [],
      adjourned: false,
      over: false,
    });
  }
  await close();
});

test('what somebody had declined once for all he has ordered once for all', async () => {
  const { db, close } = connect(await newDatabase(), 1);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const earlier = Object.entries(MIGRATIONS).filter(([name]) => name < '0016');
  await migrate(db, Object.fromEntries(earlier));
  for (const text of [GUEST, ...STOOD['0001-tables']]) await sql.raw(text).execute(db);
  const stood = { decline: ['advance'], done: [{ kind: 'advance', step: 3 }] };
  await sql`update seats set standing = ${JSON.stringify(stood)}`.execute(db);
  await migrate(db);
  const { standing } = await db.selectFrom('seats').select('standing').executeTakeFirstOrThrow();
  expect(standing).toEqual({ orders: ['advance'], done: [{ order: 'advance', step: 3 }] });
  await close();
});

test('several processes that start at once bring a database up together', async () => {
  const url = await newDatabase();
  const all = [connect(url, 1), connect(url, 1), connect(url, 1)];
  await sql`drop schema public cascade; create schema public`.execute(all[0].db);
  await Promise.all(all.map(({ db }) => migrate(db)));
  await Promise.all(all.map(({ close }) => close()));
  expect(await columnsOf(url)).toBe(await columnsOf(inject('postgres')));
});

test('a private database keeps what is in it, serves two on one folder, and without it the page is served all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-'));
  const first = await startPrivate(folder, { careless: true });
  const second = await startPrivate(folder, { careless: true });
  expect(second.url).toBe(first.url);
  const { db, close } = connect(first.url, 1);
  await migrate(db);
  await db.insertInto('guests').defaultValues().execute();
  await close();
  await second.stop();
  // Started again while it stops: it is told to, hears of it late, and is waited for.
  const running = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(running, 'SIGSTOP');
  const stopped = first.stop();
  setTimeout(() => process.kill(running, 'SIGCONT'), 3000);
  const again = await startPrivate(folder, { careless: true });
  await stopped;
  const reader = connect(again.url, 1);
  expect(await reader.db.selectFrom('guests').select('id').execute()).toHaveLength(1);
  await reader.close();
  await again.stop();
  rmSync(folder, { recursive: true, force: true });

  const page = (_: unknown, response: { end(text: string): void }): void => response.end('the page');
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  const server = await startServer({ port: 0, host: '127.0.0.1', data: folder, databaseUrl, page });
  await expect(server.ready).rejects.toThrow();
  const base = `http://127.0.0.1:${server.port}`;
  expect(await (await fetch(base)).text()).toBe('the page');
  const api = await fetch(`${base}/api/`);
  expect([api.status, await api.json()]).toEqual([503, { error: 'not-now' }]);
  expect((await fetch(`${base}/api/none`)).status).toBe(404);
  await server.close();
});
