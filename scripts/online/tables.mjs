// What the commands `faults` and `load` share: a database, processes of the server, and browsers without a page.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../setup.mjs';

const load = (path) => import(pathToFileURL(join(root, path)).href);

export const kernel = () => load('packages/kernel/dist/index.js');

/** A PostgreSQL of its own. `careless`: what is lost when it falls may be lost. */
async function newDatabase(careless) {
  const { startPrivate } = await load('apps/server/dist/index.js');
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-'));
  const own = await startPrivate(folder, { careless });
  return {
    url: own.url,
    killOne: () => killChild(Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])),
    async sizeOf() {
      const [{ size }] = await query(own.url, 'select pg_database_size(current_database()) as size');
      return Math.round(size / 1024 / 1024);
    },
    async stop() {
      await own.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function query(url, text, values = []) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The same table again and again under other names, as if it had been opened so often. */
export async function copyTables(url, id, from, to) {
  const name = "left(translate(encode(sha256(('copy ' || n)::bytea), 'base64'), '+/=', '-_A'), 22)";
  const times = 'generate_series($2::integer + 1, $3::integer) as n';
  for (const [table, key] of [
    ['tables', 'id'],
    ['seats', 'table_id'],
    ['steps', 'table_id'],
  ])
    await query(
      url,
      `insert into ${table}
       select made.* from ${table} as one cross join ${times}
       cross join lateral jsonb_populate_record(one, jsonb_build_object('${key}', ${name})) as made
       where one.${key} = $1`,
      [id, from, to],
    );
  await query(url, 'analyze');
}

/** Kills a process that another has started, whichever; false if there is none. */
async function killChild(parent) {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, of]) => of === parent);
  if (children.length === 0) return false;
  const [pid] = children[Math.floor(Math.random() * children.length)];
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
    return killChild(parent);
  }
  return true;
}

/** One that somebody else has started. */
const givenDatabase = (url) => ({
  url,
  killOne: async () => false,
  sizeOf: async () => 0,
  stop: async () => undefined,
});

/** Runs something on a database of its own, and leaves nothing behind. */
export async function online(deed, { careless = false } = {}) {
  const { ONLINE_DATABASE: given } = process.env;
  const database = given === undefined ? await newDatabase(careless) : givenDatabase(given);
  const children = new Set();
  const start = (env) => {
    const { child, ready } = startProcess(database.url, env);
    children.add(child);
    child.once('exit', () => children.delete(child));
    return ready;
  };
  try {
    return await deed(start, database);
  } finally {
    await Promise.all([...children].map((child) => kill({ child, gone: exited(child) }, 'SIGTERM')));
    await database.stop();
  }
}

const exited = (child) => new Promise((ended) => child.once('exit', ended));

/** A process of the server, as soon as it answers. */
function startProcess(url, env = {}) {
  const limits = { LIMIT_ALL: '100000000', LIMIT_FEW: '100000000' };
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, PORT: '0', DATABASE_URL: url, LOG_LEVEL: 'silent', ...limits, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = exited(child);
  const ready = new Promise((there, failed) => {
    void gone.then(() => failed(new Error('it stopped before it was ready')));
    child.stdout.on('data', (text) => {
      const port = /^ready (\d+)$/m.exec(String(text))?.[1];
      if (port !== undefined) there({ child, gone, base: `http://127.0.0.1:${port}` });
    });
  });
  return { child, ready };
}

export async function kill({ child, gone }, signal = 'SIGKILL') {
  child.kill(signal);
  await gone;
}

/** A browser: it keeps its cookie, and asks whichever process it is told to. */
export class Browser {
  cookie = '';

  async send(base, method, path, body) {
    const headers = { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(`${base}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) [this.cookie] = set.split(';');
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  /** A table at which he holds these seats; it begins when nobody else is awaited. */
  async open(base, mine, computers = []) {
    const game = { game: 'napoleon-at-waterloo', scenario: 'standard', options: {} };
    const { id } = await this.send(base, 'POST', '/tables', { ...game, mine, computers, watched: false });
    const word = randomBytes(32).toString('hex');
    await this.send(base, 'POST', `/tables/${id}/dice`, { protocol: 'hundred-days-dice-1', word });
    return id;
  }

  ask(base, id, request) {
    return this.send(base, 'POST', `/tables/${id}/viewers/0`, request);
  }
}

/** A first move of the French, which can be taken back again. */
export async function firstMove() {
  const { Table, seededDice, writeAction } = await kernel();
  const { createNapoleonAtWaterloo, createWorld } = await load('packages/games/napoleon-at-waterloo/dist/src/index.js');
  const { DOCUMENTS } = await load('packages/games/napoleon-at-waterloo/dist/data/index.js');
  const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS));
  const { value: table } = Table.open(game, { scenario: 'standard', options: {} }, seededDice(0));
  const piece = table.pieces(0).find((one) => one >= 0);
  return writeAction(game, table.choices(0, piece).at(0));
}

/** `--name value` of the command line, a number each. */
export function numbers(usual) {
  const given = process.argv.slice(2);
  const wanted = { ...usual };
  for (let i = 0; i < given.length; i += 2) {
    const name = given[i].replace(/^--/, '');
    if (!Object.hasOwn(usual, name) || !(Number(given[i + 1]) >= 0))
      throw new Error(
        `options: ${Object.entries(usual)
          .map(([one, value]) => `--${one} ${value}`)
          .join(' ')}`,
      );
    wanted[name] = Number(given[i + 1]);
  }
  return wanted;
}
