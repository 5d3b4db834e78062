import type { FastifyInstance } from 'fastify';
import { type Connected, connect } from './database/connect.ts';
import { type Hearing, hear } from './database/hearing.ts';
import { migrate } from './database/migrations.ts';
import { startPrivate } from './database/private.ts';
import { Games } from './games.ts';
import { type AppOptions, createApp } from './http/app.ts';
import type { Parts } from './http/desk.ts';
import { Keeper } from './tables/keeper.ts';

export interface ServerOptions extends Omit<AppOptions, 'parts'> {
  readonly port: number;
  readonly host: string;
  /** A shared database. */
  readonly databaseUrl?: string;
  /** Where the private one is kept if none is named. */
  readonly data: string;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly port: number;
  /** Resolves when tables can be played at, and rejects when they cannot; the page is served all the same. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** The tables on a database that is there. */
export async function openTables(
  url: string,
  onError: (error: unknown) => void,
): Promise<Parts & { close(): Promise<void> }> {
  const connected: Connected = connect(url, 10, onError);
  let hearing: Hearing | null = null;
  try {
    await migrate(connected.db);
    const keeper = new Keeper(connected.db, new Games());
    const failed = (error: unknown): void => onError(error);
    hearing = await hear(
      url,
      (id) => void keeper.changed(id).catch(failed),
      () => void keeper.missed().catch(failed),
    );
    const heard = hearing;
    const close = async (): Promise<void> => {
      await heard.close();
      await connected.close();
    };
    return { db: connected.db, keeper, close };
  } catch (error) {
    await hearing?.close();
    await connected.close();
    throw error;
  }
}

/** Listens at once; the tables follow when their database is there. */
export async function startServer({
  port,
  host,
  databaseUrl,
  data,
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
    if (!closing) opened = await openTables(url, failed);
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
