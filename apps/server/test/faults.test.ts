import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { initialise, programs, type Running, startCluster } from '../src/database/program.ts';
import { createApp } from '../src/http/app.ts';
import { openTables } from '../src/start.ts';
import type { TableNotice } from '../src/told.ts';
import { Browser, begun, newDatabase, serve } from './support.ts';

/** What a machine does to a server: its database goes away, its disk is full, its clock is wrong. */

const MANY = { all: 1_000_000, few: 1_000_000 };
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const ADMIN = fileURLToPath(new URL('../dist/admin/main.js', import.meta.url));
const sleep = (ms: number): Promise<void> => new Promise((woken) => setTimeout(woken, ms));

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

/** In a segment of the log, megabytes. */
const SEGMENT = 4;
const BLOCKS = 2048;
/** How far a file grows where there is no more room, in blocks: segments of the log have theirs and tables none; or the log has none. */
const FULL = { tables: (SEGMENT + 1) * BLOCKS, log: (SEGMENT - 1) * BLOCKS } as const;

/** A PostgreSQL that can be stopped, and started with no room left. */
class Cluster {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'hundred-days-'));
  readonly #data = join(this.#folder, 'data');
  readonly #port: number;
  #running: Running | null = null;

  static async open(): Promise<Cluster> {
    const cluster = new Cluster(await freePort());
    chmodSync(cluster.#folder, 0o755);
    const own = await programs(cluster.#folder);
    await initialise(own, cluster.#data, 'word', [
      '--no-sync',
      `--wal-segsize=${SEGMENT}`,
      '--encoding=UTF8',
      '--locale=C',
    ]);
    await cluster.start();
    afterAll(async () => {
      await cluster.stop();
      rmSync(cluster.#folder, { recursive: true, force: true });
    });
    return cluster;
  }

  private constructor(port: number) {
    this.#port = port;
    this.url = `postgres://postgres:word@127.0.0.1:${port}/postgres`;
  }

  async start(full: keyof typeof FULL | null = null): Promise<void> {
    const own = await programs(this.#folder);
    const script = join(this.#folder, 'full.sh');
    const most = full === null ? 'unlimited' : FULL[full];
    writeFileSync(script, `#!/bin/sh\nulimit -S -f ${most}\nexec '${own.postgres}' "$@"\n`, { mode: 0o755 });
    const few = [`min_wal_size=${2 * SEGMENT}MB`, `max_wal_size=${2 * SEGMENT}MB`];
    const flags = ['fsync=off', 'autovacuum=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...few];
    this.#running = await startCluster(
      { ...own, postgres: script },
      this.#data,
      [`port=${this.#port}`, ...flags].flatMap((flag) => ['-c', flag]),
      () => undefined,
    );
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = null;
  }
}

/** Plays at a table with both hands until it is told to stop; whatever fails is asked again under its key. */
class Player {
  readonly id: string;
  readonly #browser: Browser;
  readonly #app: Parameters<Browser['send']>[0];
  done = 0;
  failed = 0;
  playing = true;

  static async open(app: Parameters<Browser['send']>[0]): Promise<Player> {
    const browser = new Browser();
    const { id } = await browser.open(app, { mine: ['french', 'allied'] });
    await browser.addToDice(app, id);
    return new Player(app, browser, id);
  }

  private constructor(app: Parameters<Browser['send']>[0], browser: Browser, id: string) {
    this.#app = app;
    this.#browser = browser;
    this.id = id;
  }

  look() {
    return this.#browser.send(this.#app, 'POST', `/tables/${this.id}/viewers/0`, {
      kind: 'look',
      key: 'look',
      revision: -1,
    });
  }

  /** The revision is what was answered: nothing lost, nothing done twice. */
  async count(): Promise<number> {
    return (await this.look()).json().update.revision;
  }

  async play(): Promise<void> {
    while (this.playing) {
      // A step forward, and back again.
      const kind = this.done % 2 === 0 ? { kind: 'submit', action: 'end' } : { kind: 'undo', to: null };
      const request = { ...kind, key: `act.${this.done}`, revision: this.done };
      const answer = await this.#browser.send(this.#app, 'POST', `/tables/${this.id}/viewers/0`, request);
      if (answer.statusCode === 200) {
        expect(answer.json().result).toBe('done');
        this.done++;
      } else {
        expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'not-now' }]);
        this.failed++;
        await sleep(20);
      }
    }
  }
}

test('a database that is restarted, or has no room left, under play: what was answered stands, the rest is done later, once', async () => {
  const cluster = await Cluster.open();
  const errors: unknown[] = [];
  const parts = await openTables({ url: cluster.url, onError: (error) => errors.push(error), thinkers: 0 });
  const app = await createApp({ parts: () => parts, limits: MANY, trustProxy: true });
  const players = await Promise.all([1, 2, 3, 4].map(() => Player.open(app)));
  const playing = players.map((player) => player.play());
  const failures = (): number => players.reduce((sum, { failed }) => sum + failed, 0);
  const acts = (): number => players.reduce((sum, { done }) => sum + done, 0);
  const furtherThan = async (before: number): Promise<void> => {
    await expect.poll(acts, { timeout: 600_000, interval: 20 }).toBeGreaterThan(before + 8);
  };
  await furtherThan(0);
  await cluster.stop();
  await expect.poll(failures, { timeout: 600_000, interval: 20 }).toBeGreaterThan(4);
  await cluster.start();
  await furtherThan(acts());

  // Where the log itself has no room the database falls, in the midst of what it does, and cannot get up.
  await cluster.stop();
  await cluster.start('log');
  const write = sql`select pg_logical_emit_message(true, 'room', repeat('taken', 200000))`;
  await expect
    .poll(() => write.execute(parts.db).then(String, String), { timeout: 600_000 })
    .toMatch(/terminated|ECONN|recovery mode|not yet accepting|starting up/);
  const fallen = failures();
  await expect.poll(failures, { timeout: 600_000, interval: 20 }).toBeGreaterThan(fallen + 20);
  await cluster.stop();
  await cluster.start();
  await furtherThan(acts());

  await cluster.stop();
  await cluster.start('tables');
  // Others take what room there is.
  const fill = sql`
    insert into steps (table_id, step, version, row)
    select ${players[0].id}, 1000000 + n, 0, '"taken"'::json from generate_series(1, 200000) as n`;
  await expect
    .poll(() => fill.execute(parts.db).then(String, String), { timeout: 600_000 })
    .toMatch(/could not extend/);
  const before = [acts(), failures()];
  await expect.poll(failures, { timeout: 600_000, interval: 20 }).toBeGreaterThan(before[1] + 20);
  // Whoever looks on still sees the table, and nothing that was not stored stands in it.
  for (const player of players) expect((await player.look()).statusCode).toBe(200);

  await cluster.stop();
  await cluster.start();
  await sql`delete from steps where version = 0`.execute(parts.db);
  await furtherThan(acts());
  for (const player of players) player.playing = false;
  await Promise.all(playing);
  for (const player of players) expect(await player.count()).toBe(player.done);
  expect(errors.length).toBeGreaterThan(0);
  await app.close();
  await parts.close();
  await cluster.stop();
});

/** A process whose clock goes wrong by so many hours, while it runs: half of what it does it does with the right one. */
function startWrong(url: string, hours: number): Promise<{ base: string; stop(): void }> {
  const wrong = `
    const Right = Date;
    const off = () => (performance.now() % 2000 < 1000 ? 0 : ${hours * 3600_000});
    globalThis.Date = class extends Right {
      constructor(...given) { given.length > 0 ? super(...given) : super(Right.now() + off()); }
      static now() { return Right.now() + off(); }
    };`;
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(wrong)}`, MAIN], {
    env: { ...process.env, PORT: '0', DATABASE_URL: url, LOG_LEVEL: 'silent', THINKERS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterAll(() => void child.kill('SIGKILL'));
  return new Promise((ready, failed) => {
    child.once('exit', () => failed(new Error('it stopped before it was ready')));
    child.stdout.on('data', (said: Buffer) => {
      const port = /^ready (\d+)$/m.exec(String(said))?.[1];
      if (port !== undefined) ready({ base: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') });
    });
  });
}

test('where clocks jump forward and back, a player has the time that the database counts, and nobody loses by it', async () => {
  const url = await newDatabase();
  const { app } = await serve(url);
  const wrong = await Promise.all([startWrong(url, 5), startWrong(url, -5)]);
  const { one, two, id } = await begun(app, { pace: { kind: 'live', minutes: 60, bonus: 0 } });
  const cookies = [one, two].map(({ cookie }) => (cookie ?? '').replace('__Host-', ''));
  const send = async (at: number, who: number, path: string, body?: object) => {
    const headers = { cookie: cookies[who], ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const method = body === undefined ? 'GET' : 'POST';
    const response = await fetch(`${wrong[at].base}/api/tables/${id}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  for (let turn = 0; turn < 8; turn++) {
    for (const at of [0, 1]) {
      const { state, clocks } = (await send(at, 1, '')) as TableNotice;
      expect(state).toBe('playing');
      for (const { left } of clocks?.seats ?? []) {
        expect(left).toBeLessThanOrEqual(3600_000);
        expect(left).toBeGreaterThan(1800_000);
      }
    }
    const kind = turn % 2 === 0 ? { kind: 'submit', action: 'end' } : { kind: 'undo', to: null };
    const answer = (await send(turn % 2, 0, '/viewers/0', { ...kind, key: `k${turn}`, revision: turn })) as object;
    expect(answer).toMatchObject({ result: 'done' });
    await sleep(300);
  }
  for (const { stop } of wrong) stop();
});

test('whatever is changed in a stored step is found: nobody plays on, all others do, and an operator puts it back', async () => {
  const url = await newDatabase();
  const { app, db } = await serve(url);
  const { one, two, id } = await begun(app);
  const other = await begun(app);
  for (const action of ['end', 'target 0914', 'join fr-6inf'])
    expect((await one.ask(app, id, 0, { kind: 'submit', action })).result).toBe('done');
  const admin = async (...words: string[]): Promise<string> => {
    const env = { ...process.env, DATABASE_URL: url };
    return (await promisify(execFile)(process.execPath, [ADMIN, ...words], { env })).stdout;
  };
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const kept = join(folder, 'record.json');
  writeFileSync(kept, await admin('record', id));
  const before = await two.look(app, id, 1);
  const rows = await db.selectFrom('steps').selectAll().where('table_id', '=', id).orderBy('step').execute();
  const put = (step: number, row: object) =>
    db
      .updateTable('steps')
      .set({ row: JSON.stringify(row) })
      .where('table_id', '=', id)
      .where('step', '=', step)
      .execute();
  const fresh = await serve(url);
  const broken = async (browser: Browser, path: string, body?: object) => {
    const answer = await browser.send(fresh.app, body === undefined ? 'GET' : 'POST', `/tables/${id}${path}`, body);
    expect([answer.statusCode, answer.json()], path).toEqual([409, { error: 'broken-table' }]);
  };
  let found = 0;
  for (const { step, row } of rows) {
    for (const name of ['seat', 'action', 'dice', 'changes', 'link'] as const) {
      // Another sign in it.
      const told = JSON.stringify(row[name]);
      const changed = told.replace(/[0-9a-z]/, (sign) => (sign === '1' ? '2' : '1'));
      if (changed === told) continue;
      await put(step, { ...row, [name]: JSON.parse(changed) });
      await broken(one, '/viewers/0', { kind: 'look', key: 'x', revision: -1 });
      await put(step, row);
      found++;
    }
  }
  expect(found).toBeGreaterThan(rows.length * 3);
  await put(rows[1].step, { ...rows[1].row, ...rows[0].row });
  for (const [browser, viewer] of [
    [one, 0],
    [two, 1],
  ] as const) {
    await broken(browser, `/viewers/${viewer}`, { kind: 'look', key: 'x', revision: -1 });
    await broken(browser, `/viewers/${viewer}`, { kind: 'submit', action: 'end', key: 'y', revision: 3 });
    await broken(browser, `/viewers/${viewer}/record`);
  }
  expect((await other.one.ask(fresh.app, other.id, 0, { kind: 'submit', action: 'end' })).result).toBe('done');
  expect(await admin('restore', id, kept)).toContain('3');
  const after = await two.look(fresh.app, id, 1);
  expect(after.steps).toEqual(before.steps);
  expect(await db.selectFrom('steps').selectAll().where('table_id', '=', id).execute()).toHaveLength(rows.length);
  expect((await one.ask(fresh.app, id, 0, { kind: 'undo', to: null })).result).toBe('done');
});
