import type { JobHelpers, Task } from 'graphile-worker';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { computerTask } from '../src/jobs/computer.ts';
import { startJobs } from '../src/jobs/jobs.ts';
import { Thinkers } from '../src/jobs/thinkers.ts';
import type { TableNotice } from '../src/told.ts';
import { Browser, newDatabase, serve } from './support.ts';

/** Seats of the computer: it thinks in jobs that no death of a process loses, and plays like anybody else. */

const url = await newDatabase();
const quiet = await serve(url);
const AGAIN = { timeout: 600_000, interval: 50 };

const computers = [{ seat: 'french', level: 'conscript', character: 'standard' }];

/** A table at which the computer has to decide now. */
async function waiting(): Promise<{ one: Browser; id: string }> {
  const one = new Browser();
  const { id } = await one.open(quiet.app, { mine: ['allied'], computers });
  expect(await one.addToDice(quiet.app, id)).toMatchObject({ state: 'playing', yourMove: false });
  return { one, id };
}

const noticeOf = async (one: Browser, id: string): Promise<TableNotice> =>
  (await one.send(quiet.app, 'GET', `/tables/${id}`)).json();

const jobs = async (): Promise<{ locked_by: string | null; attempts: number }[]> =>
  (
    await sql<{ locked_by: string | null; attempts: number }>`
    select locked_by, attempts from graphile_worker._private_jobs order by id`.execute(quiet.db)
  ).rows;

/** The computer's turn is over, and it has done something in it. */
async function played(one: Browser, id: string): Promise<void> {
  await expect.poll(async () => (await noticeOf(one, id)).yourMove, AGAIN).toBe(true);
  const { steps } = await one.look(quiet.app, id, 1);
  expect(steps.filter(({ seen }) => seen.seat === 0).length).toBeGreaterThan(0);
}

test('a job is there with the step that calls for it; one that a dead process held is done by the next, once', async () => {
  const { one, id } = await waiting();
  expect(await jobs()).toEqual([{ locked_by: null, attempts: 0 }]);
  // A process took it and was killed.
  await sql`update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now(), attempts = 1`.execute(
    quiet.db,
  );
  await quiet.db.insertInto('workers').values({ id: 'worker-dead', process: 7 }).execute();
  await serve(url, undefined, 1);
  await played(one, id);
  expect(await quiet.db.selectFrom('workers').select('id').where('process', '=', 7).execute()).toEqual([]);
  await expect.poll(jobs, AGAIN).toEqual([]);
});

test('a job that nobody known holds is free after a while; a process that was taken for dead is known again', async () => {
  const { one, id } = await waiting();
  const known = () => quiet.db.selectFrom('workers').select('id').execute();
  await quiet.db.deleteFrom('workers').execute();
  await sql`
    update graphile_worker._private_jobs set locked_by = 'worker-unknown', locked_at = now() - interval '1 minute'
    where key = ${`computer ${id}`}`.execute(quiet.db);
  await expect.poll(async () => (await known()).length, AGAIN).toBeGreaterThan(0);
  await played(one, id);
});

test('what is asked for next is not lost with a job that was taken out of the hands of who did it', async () => {
  const elsewhere = await newDatabase();
  const { db } = await serve(elsewhere);
  const ask = sql`select graphile_worker.add_job('next', job_key := 'next')`;
  let done = 0;
  // When the database falls, who thinks meanwhile is taken for dead; he does his deed all the same, and asks for the next with it.
  const next: Task = async (_, { job }) => {
    done++;
    if (done > 1) return;
    await sql`select graphile_worker.force_unlock_workers(array[${job.locked_by}])`.execute(db);
    await ask.execute(db);
  };
  const running = await startJobs({
    url: elsewhere,
    db,
    process: 7,
    tasks: { next },
    most: 1,
    onError: (error) => console.error(error),
  });
  await ask.execute(db);
  await expect.poll(() => done, AGAIN).toBe(2);
  await running.stop();
});

test('two tables share the thread of a process, and nobody else may play for the computer', async () => {
  const tables = [await waiting(), await waiting()];
  await Promise.all(tables.map(({ one, id }) => played(one, id)));
  const { one, id } = tables[0];
  for (const request of [
    { kind: 'look', key: 'k', revision: -1 },
    { kind: 'submit', action: 'end', key: 'k', revision: 0 },
  ])
    expect((await one.send(quiet.app, 'POST', `/tables/${id}/viewers/0`, request)).statusCode).toBe(404);
});

test('a computer that cannot think is asked again; then it does what it may, and the game goes on', async () => {
  const alone = await serve(await newDatabase());
  const one = new Browser();
  const { id } = await one.open(alone.app, { mine: ['allied'], computers });
  await one.addToDice(alone.app, id);
  class Dull extends Thinkers {
    override think(): Promise<never> {
      return Promise.reject(new Error('no thought'));
    }
  }
  const attempt = async (attempts: number): Promise<void> =>
    computerTask(alone.keeper, new Dull(1))({ table: id }, { job: { attempts } } as JobHelpers) as Promise<void>;
  const length = async (): Promise<number> => (await one.look(alone.app, id, 1)).steps.length;
  await expect(attempt(1)).rejects.toThrow('no thought');
  expect(await length()).toBe(0);
  await attempt(3);
  expect(await length()).toBe(1);
});

test('whoever stops a process does not wait for its thoughts', async () => {
  const thinkers = new Thinkers(1);
  let asked: () => void = () => undefined;
  const looking = new Promise<void>((begun) => {
    asked = begun;
  });
  const [first, second] = [1, 2].map((i) =>
    thinkers
      .think(`table/${i}`, () => {
        asked();
        return new Promise<null>((done) => setTimeout(() => done(null), 50));
      })
      .catch((error: Error) => error.message),
  );
  await looking;
  await thinkers.close();
  expect(await second).toBe('nobody thinks here any more');
  expect(await first).toBeNull();
});
