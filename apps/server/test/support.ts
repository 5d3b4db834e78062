import { randomBytes } from 'node:crypto';
import {
  type AnyAction,
  below,
  FAIR_PROTOCOL,
  type Game,
  type SeatAnswer,
  type SeatRequest,
  type SeatUpdate,
  sitDown,
  type TableSeat,
} from '@hundred-days/kernel';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type AppOptions, createApp } from '../src/http/app.ts';
import type { Parts } from '../src/http/desk.ts';
import type { Limits } from '../src/http/limits.ts';
import type { Out } from '../src/messages/tasks.ts';
import { openTables } from '../src/start.ts';
import type { NewTable, OpenedTable, TableNotice } from '../src/told.ts';

/** What the tests of the server share: databases, servers on them, and browsers that only have a cookie. */

const MANY: Limits = { all: 1_000_000, few: 1_000_000, program: 1_000_000 };

/** A new database, empty but for its tables. */
export async function newDatabase(): Promise<string> {
  const template = new URL(inject('postgres'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({
    connectionString: String(Object.assign(new URL(template), { pathname: '/postgres' })),
  });
  await admin.connect();
  // Copies are made one at a time: nobody else may be connected to what is copied.
  await admin.query('select pg_advisory_lock(1815)');
  await admin.query(`create database ${name} template ${template.pathname.slice(1)}`);
  await admin.end();
  return String(Object.assign(new URL(template), { pathname: `/${name}` }));
}

export interface Served extends Parts {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** A process of the server on a database: several may be on one. */
export async function serve(
  url: string,
  limits: Partial<Limits> = MANY,
  thinkers = 0,
  { out = {}, ...options }: Partial<AppOptions> & { out?: Partial<Out> } = {},
): Promise<Served> {
  const parts = await openTables({ url, onError: (error) => console.error(error), thinkers, out });
  const app = await createApp({ parts: () => parts, limits, trustProxy: true, ...options });
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await app.close();
    await parts.close();
  };
  afterAll(close);
  return { ...parts, app, close };
}

/** A browser whose player has an account of its own. */
export async function withAccount(
  app: FastifyInstance,
  name = `Player ${randomBytes(5).toString('hex')}`,
): Promise<Browser> {
  const browser = new Browser();
  const response = await browser.send(app, 'POST', '/account', { name, password: 'La garde recule!' });
  if (response.statusCode !== 201) throw new Error(response.body);
  browser.account = name;
  return browser;
}

export const word = (): string => randomBytes(32).toString('hex');

/** A browser: it keeps its cookie and asks one server or another. */
export class Browser {
  cookie: string | undefined;
  account: string | null = null;
  keys = 0;
  readonly name = randomBytes(4).toString('hex');

  async send(
    app: FastifyInstance,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: { 'x-forwarded-proto': 'https', ...(this.cookie === undefined ? {} : { cookie: this.cookie }) },
      ...(payload === undefined ? {} : { payload }),
    });
    const set = response.headers['set-cookie'];
    if (typeof set === 'string') this.cookie = set.split(';')[0];
    return response;
  }

  async open(app: FastifyInstance, wanted: Partial<NewTable> = {}): Promise<OpenedTable> {
    const usual = { game: 'napoleon-at-waterloo', scenario: 'standard', options: {}, mine: ['french'], watched: true };
    const response = await this.send(app, 'POST', '/tables', { ...usual, ...wanted });
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json();
  }

  sit(app: FastifyInstance, id: string, link: string): Promise<LightMyRequestResponse> {
    return this.send(app, 'POST', `/tables/${id}/sit`, { link });
  }

  async addToDice(app: FastifyInstance, id: string): Promise<TableNotice> {
    return (await this.send(app, 'POST', `/tables/${id}/dice`, { protocol: FAIR_PROTOCOL, word: word() })).json();
  }

  /** A request of a seat; without a key and a revision, a new one on what is known now. */
  async ask(
    app: FastifyInstance,
    id: string,
    viewer: number,
    request: { kind: SeatRequest['kind']; action?: string; to?: number | null; key?: string; revision?: number },
  ): Promise<SeatAnswer> {
    const key = request.key ?? `${this.name}.${this.keys++}`;
    const revision = request.revision ?? (request.kind === 'look' ? -1 : (await this.look(app, id, viewer)).revision);
    const response = await this.send(app, 'POST', `/tables/${id}/viewers/${viewer}`, { ...request, key, revision });
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
    return response.json();
  }

  async look(app: FastifyInstance, id: string, viewer: number): Promise<SeatUpdate> {
    return (await this.ask(app, id, viewer, { kind: 'look' })).update;
  }
}

/** Two browsers at a table that has begun. */
export async function begun(app: FastifyInstance, wanted: Partial<NewTable> = {}, two = new Browser()) {
  const one = new Browser();
  const opened = await one.open(app, wanted);
  await one.addToDice(app, opened.id);
  const [link] = Object.values(opened.links);
  await two.sit(app, opened.id, link);
  await two.addToDice(app, opened.id);
  return { one, two, ...opened };
}

/** A table at which it is his turn as soon as he has sat down. */
export const called = (app: FastifyInstance, two: Browser) => begun(app, { mine: ['allied'] }, two);

/** A seat of the kernel on a server: what the page has. */
export const sitAt = (
  game: Game<AnyAction>,
  browser: Browser,
  viewer: number,
  ask: (request: SeatRequest) => Promise<SeatAnswer>,
): Promise<TableSeat<AnyAction>> =>
  sitDown(
    game,
    viewer,
    { ask, listen: () => () => undefined, close: () => undefined },
    { nextKey: () => `${browser.name}.${browser.keys++}` },
  );

export function anyAction(seat: TableSeat<AnyAction>, bits: () => number): AnyAction | null {
  const pieces = seat.pieces();
  if (pieces.length === 0) return null;
  const choices = seat.choices(pieces[below(pieces.length, bits)]);
  return choices.at(below(choices.length, bits)) ?? null;
}

/** Whoever has to decide does anything that is allowed, until the game is over or so much was done. Who did the last of it. */
export async function playAnyhow(
  seats: readonly TableSeat<AnyAction>[],
  bits: () => number,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let last = -1;
  for (let done = 0; done < most; ) {
    const before = done;
    for (const [viewer, seat] of seats.entries()) {
      await seat.refresh();
      for (let action = anyAction(seat, bits); action !== null && done < most; action = anyAction(seat, bits)) {
        const { result } = await seat.submit(action);
        if (result !== 'done') throw new Error(result);
        done++;
        last = viewer;
      }
      if (seat.known.outcome !== null) return last;
    }
    if (done === before) throw new Error('nobody can do anything');
  }
  return last;
}

/** Everything a stream of a browser brings, as it comes. */
export class Hearing {
  text = '';
  readonly #ended = new AbortController();
  #stir: () => void = () => undefined;

  static async open(
    base: string,
    browser: Browser,
    id: string,
    headers: Record<string, string> = {},
    query = '',
  ): Promise<Hearing> {
    const hearing = new Hearing();
    const response = await fetch(`${base}/api/tables/${id}/stream${query}`, {
      headers: { cookie: browser.cookie ?? '', 'x-forwarded-proto': 'https', ...headers },
      signal: hearing.#ended.signal,
    });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    void hearing.#read(response.body as ReadableStream<Uint8Array>);
    return hearing;
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of body) {
        this.text += decoder.decode(chunk, { stream: true });
        this.#stir();
      }
    } catch {
      // Hung up.
    }
  }

  /** The updates of a viewer that have come. */
  updates(viewer: number): SeatUpdate[] {
    const told = [...this.text.matchAll(/^event: update\ndata: (.*)$/gm)].map(
      ([, data]) => JSON.parse(data) as { viewer: number; update: SeatUpdate },
    );
    return told.filter((one) => one.viewer === viewer).map(({ update }) => update);
  }

  /** What the last event would be called after if the line were lost now. */
  get last(): string | undefined {
    return [...this.text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1];
  }

  async until(there: (hearing: Hearing) => boolean): Promise<void> {
    while (!there(this))
      await new Promise<void>((stirred) => {
        this.#stir = stirred;
      });
  }

  close(): void {
    this.#ended.abort();
  }
}

/** A server that can be reached from outside this process. */
export async function listening(served: Served): Promise<string> {
  return served.app.listen({ port: 0, host: '127.0.0.1' });
}
