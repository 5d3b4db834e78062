import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Connected, connect } from './database/connect.ts';
import { hear } from './database/hearing.ts';
import { migrate } from './database/migrations.ts';
import { startPrivate } from './database/private.ts';
import { Games } from './games.ts';
import { type AppOptions, createApp } from './http/app.ts';
import type { Parts } from './http/desk.ts';
import { clockTask } from './jobs/clock.ts';
import { computerTask } from './jobs/computer.ts';
import { prepareDatabase, startJobs } from './jobs/jobs.ts';
import { Thinkers } from './jobs/thinkers.ts';
import { leagueTask } from './leagues/running.ts';
import { createMailer } from './messages/mailer.ts';
import { NotTaken } from './messages/outbound.ts';
import { vapidKeys } from './messages/push/vapid.ts';
import { type Out, outgoingTasks } from './messages/tasks.ts';
import { ratingsTask } from './ratings/reckon.ts';
import { Keeper } from './tables/keeper.ts';
import { Presence } from './tables/presence.ts';

export interface ServerOptions extends Omit<AppOptions, 'parts'> {
  readonly port: number;
  readonly host: string;
  /** A shared database. */
  readonly databaseUrl?: string;
  /** Where the private one is kept if none is named. */
  readonly data: string;
  /** How many computers think at a time. */
  readonly thinkers?: number;
  /** Messages may go to this machine and its network, too. */
  readonly privateHooks?: boolean;
  /** A way for letters, and from whom they are. */
  readonly mail?: { readonly url: string; readonly from: string };
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly port: number;
  /** Resolves when tables can be played at, and rejects when they cannot; the page is served all the same. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

export interface TablesOptions {
  readonly url: string;
  readonly onError: (error: unknown) => void;
  /** How many computers think at a time in this process; with 0 it leaves all jobs to others. */
  readonly thinkers?: number;
  /** How messages leave it. */
  readonly out?: Partial<Out>;
}

const LARGEST_INTEGER = 2 ** 31 - 1;
/** Jobs that wait for nobody's thoughts. */
const QUICK_JOBS = 2;
/** Messages to others, who may be slow to take them: they keep no clock waiting. */
const OUTGOING_JOBS = 4;

/** The tables on a database that is there. */
export async function openTables({
  url,
  onError,
  thinkers: most,
  out: said = {},
}: TablesOptions): Promise<Parts & { close(): Promise<void> }> {
  const connected: Connected = connect(url, 10, onError);
  const closing: (() => Promise<void>)[] = [connected.close];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0)) await end();
  };
  try {
    const { db } = connected;
    await prepareDatabase(url, () => migrate(db));
    await vapidKeys(db);
    const out: Out = { origin: null, allowPrivate: false, mailer: null, ...said };
    closing.unshift(async () => out.mailer?.close());
    const process = randomInt(LARGEST_INTEGER);
    const presence = new Presence(db, process, onError);
    closing.unshift(() => presence.close());
    const keeper = new Keeper(db, new Games(), presence);
    const hearing = await hear(
      url,
      process,
      (id, what) => void keeper.changed(id, what).catch(onError),
      () =>
        void presence
          .again()
          .then(() => keeper.missed())
          .catch(onError),
    );
    closing.unshift(hearing.close);
    await presence.sweep();
    if (most !== 0) {
      const thinkers = new Thinkers(most);
      const tasks = {
        computer: computerTask(keeper, thinkers),
        clock: clockTask(keeper),
        ratings: ratingsTask(db),
        league: leagueTask(keeper),
      };
      const jobs = await startJobs({ url, db, process, tasks, most: thinkers.most + QUICK_JOBS, onError });
      const failed = (error: unknown): void => void (error instanceof NotTaken || onError(error));
      const sending = { url, db, process, tasks: outgoingTasks(keeper, out), most: OUTGOING_JOBS, onError: failed };
      const messages = await startJobs(sending);
      closing.unshift(() => messages.stop());
      // A job waits for its thought, and whoever stops for the job: thoughts are broken off first, and thought again later.
      closing.unshift(
        () => thinkers.close(),
        () => jobs.stop(),
      );
    }
    return { db, keeper, out, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Listens at once; the tables follow when their database is there. */
export async function startServer({
  port,
  host,
  databaseUrl,
  data,
  thinkers,
  privateHooks,
  mail,
  ...options
}: ServerOptions): Promise<RunningServer> {
  let opened: Awaited<ReturnType<typeof openTables>> | null = null;
  let closing = false;
  let stopDatabase = async (): Promise<void> => undefined;
  const app = await createApp({ ...options, parts: () => opened });
  await app.listen({ port, host });
  const open = async (): Promise<void> => {
    let url = databaseUrl;
    if (url === undefined) {
      const own = await startPrivate(data, { log: (message) => app.log.debug(message) });
      stopDatabase = own.stop;
      url = own.url;
    }
    // What breaks off while everything is being closed is no fault.
    const failed = (error: unknown): void => void (closing || app.log.error({ err: error }, 'database'));
    const mailer = mail === undefined ? null : createMailer(mail.url, mail.from);
    const out = { origin: options.origin ?? null, allowPrivate: privateHooks === true, mailer };
    if (!closing)
      opened = await openTables({ url, onError: failed, out, ...(thinkers === undefined ? {} : { thinkers }) });
  };
  const ready = open();
  const settled = ready.catch(() => undefined);
  const address = app.server.address();
  return {
    app,
    port: address !== null && typeof address === 'object' ? address.port : port,
    ready,
    async close() {
      closing = true;
      await settled;
      await app.close();
      await opened?.close();
      await stopDatabase();
    },
  };
}
