import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, runMigrations, type Task, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database/connect.ts';
import { PRESENCE } from '../database/hearing.ts';

/**
 * What is done for tables when nobody asks: jobs in the database, each taken by one process. They are put there with the step
 * that calls for them, or not at all.
 */

/** How often it is looked whether a process has died with jobs in its hands. */
const SWEEP_MS = 2_000;
/** Who takes a job is known long before this. */
const UNKNOWN_SECONDS = 10;
/** Jobs are told of when they come; whose time has come is looked up as often. */
const POLL_MS = 1_000;

const silent = new Logger(() => () => undefined);

/**
 * Brings a database up to date, and what keeps the jobs in it. Of several processes that start at once one does it after another: who looks at
 * a database while another makes tables in it may find half of one.
 */
export async function prepareDatabase(url: string, prepare: () => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [PRESENCE]);
      await prepare();
      await runMigrations({ pgPool: pool, logger: silent });
      await client.query('select pg_advisory_unlock($1)', [PRESENCE]);
    } finally {
      // Closed and not handed back: with it goes the lock, whatever has failed.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

export interface JobOptions {
  readonly url: string;
  readonly db: Database;
  readonly process: number;
  readonly tasks: Readonly<Record<string, Task>>;
  /** How many at a time. */
  readonly most: number;
  readonly onError: (error: unknown) => void;
}

export interface Jobs {
  stop(): Promise<void>;
}

export async function startJobs({ url, db, process, tasks, most, onError }: JobOptions): Promise<Jobs> {
  const pool = new pg.Pool({ connectionString: url, max: most + 2 });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const events: WorkerEvents = new EventEmitter();
  const own: string[] = [];
  events.on('worker:create', ({ worker }) => {
    own.push(worker.workerId);
    void register(db, process, own).catch(onError);
  });
  // While the database was away others may have taken this process for one that is gone.
  const sweepUp = async (): Promise<void> => {
    await register(db, process, own);
    await freeJobs(db);
  };
  events.on('job:failed', ({ error }) => onError(error));
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: most,
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, ofHolder(db, task)])),
    noHandleSignals: true,
    pollInterval: POLL_MS,
    logger: silent,
    events,
  });
  const sweep = setInterval(() => void sweepUp().catch(onError), SWEEP_MS);
  await sweepUp();
  return {
    async stop() {
      clearInterval(sweep);
      await runner.stop();
      await db.deleteFrom('workers').where('process', '=', process).execute();
      await pool.end();
    },
  };
}

/**
 * A job that is done is deleted by its number, whoever holds it. One that was freed meanwhile, because its process was taken for
 * dead while the database was away, may by now be the next that was asked for under the same key: that one must stay. What fails
 * is given back by who holds it alone.
 */
const ofHolder =
  (db: Database, task: Task): Task =>
  async (payload, helpers) => {
    await task(payload, helpers);
    const { id, locked_by } = helpers.job;
    const { rows } = await sql`
      select from graphile_worker._private_jobs where id = ${id} and locked_by = ${locked_by}`.execute(db);
    if (rows.length === 0) throw new Error('the job was done, and is in other hands by now');
  };

/** Whose hands those of a process are, as long as it is there. */
const register = (db: Database, process: number, workers: readonly string[]): Promise<unknown> =>
  sql`
    insert into workers (id, process) select id, ${process} from unnest(${workers}::text[]) as own (id)
    where exists (
      select from pg_locks where locktype = 'advisory' and classid = ${PRESENCE} and objid = ${process}
        and database = (select oid from pg_database where datname = current_database())
    ) on conflict do nothing`.execute(db);

/** Jobs in the hands of processes that are gone are anybody's again. */
async function freeJobs(db: Database): Promise<void> {
  await sql`
    with gone as (
      delete from workers where not exists (
        select from pg_locks where locktype = 'advisory' and classid = ${PRESENCE} and objid = workers.process
          and database = (select oid from pg_database where datname = current_database())
      ) returning id
    )
    select graphile_worker.force_unlock_workers(array_agg(id)) from gone having count(*) > 0`.execute(db);
  // Whoever was killed before anybody knew of him.
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker._private_jobs
    where locked_by not in (select id from workers) and locked_at < now() - make_interval(secs => ${UNKNOWN_SECONDS})
    having count(*) > 0`.execute(db);
}
