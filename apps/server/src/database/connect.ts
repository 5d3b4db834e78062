import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Deed = Transaction<Schema>;

/** Nobody who holds a table may keep others from it for ever. */
const LIMITS = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

export interface Connected {
  readonly db: Database;
  readonly url: string;
  close(): Promise<void>;
}

export function connect(url: string, most = 10, onError: (error: Error) => void = () => undefined): Connected {
  const pool = new pg.Pool({ connectionString: url, max: most, connectionTimeoutMillis: 10_000, ...LIMITS });
  // A connection that breaks while nobody uses it is replaced by the next one.
  pool.on('error', onError);
  // One that breaks in use fails the deed that uses it; nobody else may fall with it.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, url, close: () => db.destroy() };
}
