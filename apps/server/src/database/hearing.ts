import pg from 'pg';

/** Locks by which processes know of each other that they are there: this, and a number of each process. */
export const PRESENCE = 1815;

/** What processes tell each other through the database: the id of a table at which something was done, and what. */
export const CHANNEL = 'hundred_days_tables';

/**
 * Somebody has played; or something was done beside the game: somebody has sat down, spoken, offered, resigned; or somebody has
 * come or gone.
 */
const HAPPENED = ['played', 'beside', 'people'] as const;
export type Happened = (typeof HAPPENED)[number];

export const writeHappened = (table: string, what: Happened): string => `${what} ${table}`;

function readHappened(payload: string): [table: string, what: Happened] {
  const [what, table] = payload.split(' ');
  return [table, HAPPENED.find((one) => one === what) ?? 'beside'];
}

const AGAIN_MS = 500;

export interface Hearing {
  close(): Promise<void>;
}

/**
 * Hears of every table that changes, wherever it was changed. `missed` is called when the line has been down: what was said
 * meanwhile is lost, and has to be looked up. As long as it hears, the process with this number is there.
 */
export async function hear(
  url: string,
  process: number,
  heard: (table: string, what: Happened) => void,
  missed: () => void,
): Promise<Hearing> {
  let closed = false;
  let client: pg.Client | null = null;
  let waiting: NodeJS.Timeout | undefined;

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    const lost = (): void => {
      if (client !== next || closed) return;
      client = null;
      again();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => payload !== undefined && heard(...readHappened(payload)));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    await next.query('select pg_advisory_lock($1, $2)', [PRESENCE, process]);
    client = next;
    if (closed) await next.end();
  };
  const again = (): void => {
    waiting = setTimeout(() => void listen().then(missed, again), AGAIN_MS);
  };
  await listen();
  return {
    async close() {
      closed = true;
      clearTimeout(waiting);
      await client?.end();
    },
  };
}
