import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyAction, type Game, sitDown, type TableSeat } from '@hundred-days/kernel';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll } from 'vitest';

/** What npm start serves, as `hundred-days serve` does, in a process of its own that can be ended and started again: page, tables online, their database. */

const PROGRAM = fileURLToPath(new URL('../../cli/bin/hundred-days.js', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

export interface TableWanted {
  readonly game: string;
  readonly scenario: string;
  readonly mine: readonly string[];
  readonly options?: object;
  readonly pace?: object;
  readonly late?: string;
}

export interface Opened {
  readonly id: string;
  readonly links: Readonly<Record<string, string>>;
  readonly watch: string;
}

export class OnlineServer {
  readonly url: string;
  readonly #port: number;
  readonly #more: readonly string[];
  readonly #data: string;
  #running: ChildProcess | null = null;

  /** `more`: what else it is told, knowing where it will be. */
  static async open(more: (origin: string) => readonly string[] = () => []): Promise<OnlineServer> {
    const port = await freePort();
    const server = new OnlineServer(port, more(`http://localhost:${port}`));
    afterAll(async () => {
      await server.stop();
      rmSync(server.#data, { recursive: true, force: true });
    });
    await server.start();
    return server;
  }

  private constructor(port: number, more: readonly string[]) {
    this.#port = port;
    this.#more = more;
    this.url = `http://localhost:${port}/`;
    this.#data = mkdtempSync(join(tmpdir(), 'hundred-days-'));
  }

  /** Resolves when the page and the tables are there. */
  start(): Promise<void> {
    const flags = ['--port', String(this.#port), '--data', this.#data, '--log-level', 'error', ...this.#more];
    const child = spawn(process.execPath, [PROGRAM, 'serve', ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#running = child;
    return new Promise((ready, failed) => {
      let said = '';
      const hear = (text: Buffer): void => {
        said += text;
        if (said.includes('Tables online are open') && said.includes('Hundred Days is at')) ready();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** A request with the cookie of a browser, as from another of its windows. */
  async send<T>(of: BrowserContext, path: string, data: object): Promise<T> {
    const response = await of.request.post(`${this.url}api${path}`, { data });
    if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  }

  openTable(page: Page, wanted: TableWanted): Promise<Opened> {
    return this.send(page.context(), '/tables', { options: {}, watched: true, ...wanted });
  }

  /** The address of a table; with a link, that of a free place at it. */
  at(id: string, link = ''): string {
    return `${this.url}#/online/${id}${link === '' ? '' : `/${link}`}`;
  }

  /** A hand at a seat beside the page: whoever has the cookie of a browser has its seats. */
  hand<A extends AnyAction>(page: Page, id: string, game: Game<A>, seat: number): Promise<TableSeat<A>> {
    let keys = 0;
    const line = {
      ask: (request: object) => this.send<never>(page.context(), `/tables/${id}/viewers/${seat}`, request),
      listen: () => () => undefined,
      close: () => undefined,
    };
    return sitDown(game, seat, line, { nextKey: () => `hand.${seat}.${keys++}` });
  }

  /** The time of whoever has to decide at a table is over. */
  async letTimeRunOut(id: string): Promise<void> {
    const client = await this.#database();
    await client.query(
      `update tables set clocks = jsonb_set(clocks::jsonb, '{since}', to_jsonb((clocks->>'since')::bigint - 36000000))::json where id = $1`,
      [id],
    );
    await client.query(
      `select graphile_worker.reschedule_jobs(array[id], run_at := now()) from graphile_worker._private_jobs where key = $1`,
      [`clock ${id}`],
    );
    await client.end();
  }

  /** So many minutes pass for those who look on at a table with a delay. */
  async letPass(id: string, minutes: number): Promise<void> {
    const client = await this.#database();
    for (const table of ['moments', 'talk'])
      await client.query(`update ${table} set at = at - make_interval(mins => $2) where table_id = $1`, [id, minutes]);
    await client.query(`select pg_notify('hundred_days_tables', 'beside ' || $1)`, [id]);
    await client.end();
  }

  async #database(): Promise<pg.Client> {
    const { port, password } = JSON.parse(readFileSync(join(this.#data, 'access.json'), 'utf8'));
    const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/hundred_days`);
    await client.connect();
    return client;
  }

  async stop(): Promise<void> {
    const child = this.#running;
    this.#running = null;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise<void>((over) => child.once('exit', () => over()));
    child.kill('SIGTERM');
    await ended;
  }
}
