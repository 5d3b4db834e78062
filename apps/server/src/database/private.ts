import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { initialise, programs, startCluster } from './program.ts';

/**
 * A real PostgreSQL of our own, for who names no other: its files are in a folder, it listens on this machine alone, and it
 * stops with whoever started it. A second process on the same folder uses the one that runs.
 */
export interface PrivateDatabase {
  readonly url: string;
  /** Stops it if it was started here. */
  stop(): Promise<void>;
}

const DATABASE = 'hundred_days';
const USER = 'postgres';

interface Access {
  readonly port: number;
  readonly password: string;
  /** The process that started it, and stops it. */
  readonly owner: number;
}

export interface PrivateOptions {
  /** For tests: what is lost when the machine stops may be lost. */
  readonly careless?: boolean;
  readonly log?: (message: string) => void;
}

const urlOf = ({ port, password }: Access, database: string): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

export async function startPrivate(
  folder: string,
  { careless = false, log = () => undefined }: PrivateOptions = {},
): Promise<PrivateDatabase> {
  const data = resolve(folder);
  const accessFile = join(data, 'access.json');
  const databaseDir = join(data, 'postgres');
  await mkdir(data, { recursive: true });
  // PostgreSQL does not run as root: its own user must be able to go through to its files, and to nothing else.
  if (process.getuid?.() === 0) await chmod(data, ((await stat(data)).mode & 0o777) | 0o011);
  const begun = await stat(join(databaseDir, 'PG_VERSION')).catch(() => null);
  const known = begun === null ? null : await readAccess(accessFile);
  if (known !== null && (await runs(databaseDir, urlOf(known, DATABASE)))) {
    const url = urlOf(known, DATABASE);
    if (isAlive(known.owner)) return { url, stop: async () => undefined };
    // Whoever started it was killed: it is ours now.
    await writeAccess(accessFile, { ...known, owner: process.pid });
    return { url, stop: () => stopOther(databaseDir) };
  }
  const password = known?.password ?? randomBytes(24).toString('hex');
  const access: Access = { port: await freePort(), password, owner: process.pid };
  await writeAccess(accessFile, access);
  const own = await programs(data);
  if (begun === null) {
    await initialise(own, databaseDir, password, ['--encoding=UTF8', '--locale=C', ...(careless ? ['--no-sync'] : [])]);
  }
  const flags = [
    `port=${access.port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...(careless ? CARELESS : []),
  ];
  const server = await startCluster(
    own,
    databaseDir,
    flags.flatMap((flag) => ['-c', flag]),
    log,
  );
  await ensureDatabase(access);
  return { url: urlOf(access, DATABASE), stop: () => server.stop() };
}

/** Tests put many servers on one database. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

async function writeAccess(file: string, access: Access): Promise<void> {
  await writeFile(file, JSON.stringify(access), { mode: 0o600 });
  await chmod(file, 0o600);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM';
  }
}

const AGAIN_MS = 50;
/** A server that is there for so long and does not answer is left to itself. */
const SILENT_MS = 60_000;
const pause = (): Promise<void> => new Promise((again) => setTimeout(again, AGAIN_MS));

/** The process of a server on this folder, if there is one. */
async function serverOn(databaseDir: string): Promise<number | null> {
  const written = await readFile(join(databaseDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(written.split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 && isAlive(pid) ? pid : null;
}

/** Whether a server can be reached. One that has just been told to stop, by who starts again at once, is waited for. */
async function runs(databaseDir: string, url: string): Promise<boolean> {
  for (const end = Date.now() + SILENT_MS; ; await pause()) {
    if (await answers(url)) return true;
    if ((await serverOn(databaseDir)) === null || Date.now() > end) return false;
  }
}

/** Stops a server that another process has started, and waits until it has. */
async function stopOther(databaseDir: string): Promise<void> {
  const pid = await serverOn(databaseDir);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  while ((await serverOn(databaseDir)) === pid) await pause();
}

async function readAccess(file: string): Promise<Access | null> {
  try {
    const { port, password, owner } = JSON.parse(await readFile(file, 'utf8')) as Partial<Access>;
    const whole = typeof port === 'number' && typeof password === 'string' && typeof owner === 'number';
    return whole ? { port, password, owner } : null;
  } catch {
    return null;
  }
}

/** Whether a database can be reached. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(access: Access): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(access, USER) });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** A port nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? found(address.port) : failed(new Error('no port')),
      );
    });
  });
}
