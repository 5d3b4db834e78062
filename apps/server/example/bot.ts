import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import {
  FAIR_PROTOCOL,
  type Line,
  type SeatAnswer,
  type SeatUpdate,
  sitDown,
  type TableSeat,
} from '@hundred-days/kernel';
import { type Action, createNapoleonAtWaterloo, createWorld } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { createPlanner } from '@hundred-days/opponents/planner';

/**
 * A program that plays Napoleon at Waterloo at a table on a server, over HTTP alone: it sits down with a token of an account
 * (scopes `read` and `play`), adds to the dice, hears by the stream what others do, and decides from what its seat sees.
 *
 *     HUNDRED_DAYS_TOKEN=hd_… npx tsx apps/server/example/bot.ts https://play.example.org <table> <seat>
 */

export interface Wanted {
  readonly server: string;
  readonly token: string;
  readonly table: string;
  /** A seat that is open to anybody. */
  readonly seat: string;
}

interface Notice {
  readonly state: 'waiting' | 'playing' | 'over';
  readonly seats: readonly { readonly seat: string; readonly yours: boolean }[];
}

/** Requests to one table; what the server refuses is thrown. */
class Http {
  readonly #base: string;
  readonly #headers: Record<string, string>;

  constructor({ server, token, table }: Wanted) {
    this.#base = `${server.replace(/\/$/, '')}/api/tables/${table}`;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  async send<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...this.#headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Server-sent events until `signal` says it is enough. */
  async hear(told: (event: string, data: unknown) => void, signal: AbortSignal): Promise<void> {
    const { body } = await fetch(`${this.#base}/stream`, { headers: this.#headers, signal });
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body as ReadableStream<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, name] = /^event: (.*)$/m.exec(event) ?? [];
        const [, data] = /^data: (.*)$/m.exec(event) ?? [];
        if (name !== undefined && data !== undefined) told(name, JSON.parse(data));
      }
    }
  }
}

/** Plays a seat to the end of the game; how it ended. */
export async function playSeat(wanted: Wanted): Promise<string> {
  const http = new Http(wanted);
  const enough = new AbortController();
  const listeners = new Set<(update: SeatUpdate) => void>();
  const { seats } = await http.send<Notice>('/take', { seat: wanted.seat });
  const seat = seats.findIndex((one) => one.seat === wanted.seat);
  await http.send('/dice', { protocol: FAIR_PROTOCOL, word: randomBytes(32).toString('hex') });
  // The game begins when everybody has added to the dice.
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((now) => {
    begin = now;
  });
  const heard = http.hear((event, data) => {
    if (event === 'table' && (data as Notice).state !== 'waiting') begin();
    const { viewer, update } = data as { viewer: number; update: SeatUpdate };
    if (event === 'update' && viewer === seat) for (const told of listeners) told(update);
  }, enough.signal);
  heard.catch(() => undefined);
  await begun;
  const line: Line = {
    ask: (request) => http.send<SeatAnswer>(`/viewers/${seat}`, request),
    listen: (told) => {
      listeners.add(told);
      return () => listeners.delete(told);
    },
    close: () => enough.abort(),
  };
  const own = randomBytes(8).toString('hex');
  let asked = 0;
  const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS));
  const sitting = await sitDown<Action>(game, seat, line, { nextKey: () => `${own}.${asked++}` });
  const ended = await playOn(sitting, seat);
  sitting.close();
  return ended;
}

async function playOn(sitting: TableSeat<Action>, seat: number): Promise<string> {
  const planner = createPlanner(sitting.game, { level: 'conscript', character: 'standard', seed: `bot ${seat}` });
  const changed = (): Promise<void> =>
    new Promise((now) => {
      const stop = sitting.subscribe(() => {
        stop();
        now();
      });
    });
  for (;;) {
    const { outcome, seatsToAct, view } = sitting.known;
    if (outcome !== null) return JSON.stringify(outcome);
    if ((seatsToAct & (1 << seat)) === 0) await changed();
    else {
      const answer = await sitting.submit(planner.choose(view, seat));
      if (answer.result === 'refused') throw new Error(`${answer.refusal.rule} ${answer.refusal.code}`);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [server = '', table = '', seat = ''] = process.argv.slice(2);
  console.log(await playSeat({ server, table, seat, token: process.env.HUNDRED_DAYS_TOKEN ?? '' }));
}
