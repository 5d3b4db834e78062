import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect } from 'vitest';
import type { Database } from '../src/database/connect.ts';

/** Whoever takes messages of the server: a real one on this machine. What it has heard and was to answer ends with each test. */

export const ORIGIN = 'https://play.example.org';
/** How a server sends that may send to this machine. */
export const TO_ITSELF = { allowPrivate: true, origin: ORIGIN } as const;

export const AGAIN = { timeout: 600_000, interval: 20 };

export interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiving {
  readonly base: string;
  readonly heard: Heard[];
  /** What is answered next; as usual where nothing is said. */
  readonly answers: number[];
}

export async function receiving(usual: number, text = ''): Promise<Receiving> {
  const heard: Heard[] = [];
  const answers: number[] = [];
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answers.shift() ?? usual, { Location: '/elsewhere' }).end(text);
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', () => listening()));
  afterAll(() => void receiver.close());
  beforeEach(() => {
    heard.length = 0;
    answers.length = 0;
  });
  return { base: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`, heard, answers };
}

/** Messages on their way: everything that was to be sent was, or waits for another try; and it need not wait. */
export function sending(db: Database, task: 'hook' | 'push') {
  const jobs = async (): Promise<number> =>
    (await sql`select from graphile_worker.jobs where task_identifier in ('tell', ${task})`.execute(db)).rows.length;
  return {
    sent: (left = 0): Promise<void> => expect.poll(jobs, AGAIN).toBe(left),
    hurry: (): Promise<unknown> =>
      sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db),
  };
}
