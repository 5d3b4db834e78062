import {
  commitmentTo,
  FAIR_PROTOCOL,
  fairDice,
  Host,
  REFEREE,
  type SeatRequest,
  type SeatUpdate,
  seededDice,
  Table,
  writeRecord,
} from '@hundred-days/kernel';
import type { Action } from '@hundred-days/napoleon-at-waterloo';
import type { TableNotice } from '@hundred-days/server/told';
import { expect, test, vi } from 'vitest';
import { timeLeft } from '../src/shell/online/Clock.tsx';
import { en } from '../src/shell/online/text/en.ts';
import type { SayOnline } from '../src/shell/online/text/words.ts';
import { hashOf, parseRoute } from '../src/shell/router.ts';
import { checkDice } from '../src/store/online/check.ts';
import { FarTable } from '../src/store/online/far.ts';
import { addToDice, type Drawer, isOwn, keep, keptOf } from '../src/store/online/kept.ts';
import { Denied, Server, Unreachable } from '../src/store/online/server.ts';
import type { Clock, Source } from '../src/store/online/stream.ts';
import { fill } from '../src/text/fill.ts';
import { game, world } from './battle.ts';

/** The page's line to a table on a server: what is lost is sent again under its key, and what broke off is taken up. */

const ID = 'abcdefghijklmnopqrstuv';
const SEAT = {
  taken: true,
  ready: true,
  holder: 'person',
  name: null,
  account: false,
  open: false,
  level: null,
  character: null,
} as const;
const NOTICE: TableNotice = {
  id: ID,
  game: game.id,
  setup: { scenario: 'standard', options: {} },
  state: 'playing',
  seats: [
    { ...SEAT, seat: 'french', yours: true },
    { ...SEAT, seat: 'allied', yours: false },
  ],
  owner: true,
  created: '1815-06-18T11:30:00Z',
  pace: { kind: 'none' },
  late: 'loses',
  league: null,
  clocks: null,
  ended: null,
  offers: [],
  adjourned: false,
  rated: false,
  delay: 0,
  next: null,
  yourMove: true,
  fair: { protocol: FAIR_PROTOCOL, commitment: 'c'.repeat(64), contributions: [] },
};

class FakeSource implements Source {
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  readonly url: string;
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();

  constructor(url: string) {
    this.url = url;
  }

  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(kind, listener);
  }

  tell(kind: string, data: unknown, lastEventId = ''): void {
    this.#listeners.get(kind)?.({ data: JSON.stringify(data), lastEventId } as MessageEvent<string>);
  }

  close(): void {
    this.closed = true;
  }
}

/** Nothing happens by itself: a test lets time pass. */
class TestClock implements Clock {
  readonly sources: FakeSource[] = [];
  #waiting: { ms: number; deed: () => void }[] = [];

  readonly open = (url: string): Source => {
    const source = new FakeSource(url);
    this.sources.push(source);
    return source;
  };

  readonly after = (ms: number, deed: () => void): (() => void) => {
    const one = { ms, deed };
    this.#waiting.push(one);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one);
    };
  };

  get source(): FakeSource {
    return this.sources[this.sources.length - 1];
  }

  /** What waits at most so long is over. */
  pass(most: number): void {
    const due = this.#waiting.filter(({ ms }) => ms <= most);
    this.#waiting = this.#waiting.filter((one) => !due.includes(one));
    for (const { deed } of due) deed();
  }
}

const said = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** A server with one table: `weather` says what becomes of each request to a seat. */
function serve(weather: (n: number) => string | number = () => 'answered') {
  const opened = Table.open(game, NOTICE.setup, seededDice('online'));
  if (!opened.ok) throw new Error('no table');
  const host = new Host<Action>(opened.value);
  const asked: SeatRequest[] = [];
  const server = new Server(async (url, { body }) => {
    const viewer = Number(/\/viewers\/(-?\d)$/.exec(url)?.[1]);
    if (Number.isNaN(viewer)) return said(NOTICE);
    const request = JSON.parse(String(body)) as SeatRequest;
    asked.push(request);
    const fate = weather(asked.length);
    if (typeof fate === 'number') return said({ error: 'no-such-table' }, fate);
    if (fate === 'unheard') throw new TypeError('network');
    if (fate !== 'answered' && fate !== 'lost') return said({ error: fate }, 409);
    const answer = host.handle(viewer, request);
    if (fate === 'lost') throw new TypeError('network');
    return said(answer);
  });
  return { host, asked, server };
}

const MARCH: Action = {
  type: 'move',
  unit: world.unitIndex('fr-3inf'),
  path: [world.map.indexOf('1712'), world.map.indexOf('1711')],
};

test('an act whose answer is lost is sent again under the same key, and is done once', async () => {
  const { host, asked, server } = serve((n) => (n === 3 ? 'lost' : n === 4 ? 'unheard' : 'answered'));
  const clock = new TestClock();
  const far = new FarTable(server, NOTICE, clock);
  const way = await far.way(game);
  expect(asked.map(({ kind }) => kind)).toEqual(['look', 'look']);
  const seat = way.sit(0);
  const doing = seat.submit(MARCH);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await vi.waitFor(() => {
    clock.pass(2000);
    expect(asked.length).toBe(5);
  });
  expect((await doing).result).toBe('done');
  expect(new Set(asked.slice(2).map(({ key }) => key)).size).toBe(1);
  expect(host.table.length).toBe(1);
  expect(seat.known.length).toBe(1);
  far.leave();
});

test('what others do comes by the stream, which is taken up where it broke off', async () => {
  const { host, server } = serve();
  const clock = new TestClock();
  const far = new FarTable(server, NOTICE, clock);
  const way = await far.way(game);
  const seat = way.sit(0);
  // Nothing that is known is told again.
  expect(clock.source.url).toBe(`/api/tables/${ID}/stream?known=-1.0_0.0`);
  clock.source.onopen?.();
  const told: SeatUpdate[] = [];
  host.listen(0, (update) => told.push(update));
  await host.seat(0).submit(MARCH);
  clock.source.tell('update', { viewer: 0, update: told[0] }, '-1.1_0.1');
  expect(seat.known.length).toBe(1);
  clock.source.onerror?.();
  expect(far.stream.state.value).toBe('here');
  clock.pass(1300);
  expect(far.stream.state.value).toBe('lost');
  expect(clock.sources.length).toBeGreaterThan(1);
  expect(clock.source.url).toBe(`/api/tables/${ID}/stream?known=-1.1_0.1`);
  clock.source.onopen?.();
  expect(far.stream.state.value).toBe('back');
  clock.pass(3000);
  expect(far.stream.state.value).toBe('here');
  far.leave();
  expect(clock.source.closed).toBe(true);
});

test('a line that is back at once is nobody’s concern', async () => {
  const { server } = serve();
  const clock = new TestClock();
  const far = new FarTable(server, { ...NOTICE, state: 'waiting' }, clock);
  far.stream.open();
  clock.source.onopen?.();
  clock.source.onerror?.();
  clock.pass(400);
  clock.source.onopen?.();
  clock.pass(60_000);
  expect(far.stream.state.value).toBe('here');
  const now = { ...NOTICE, yourMove: false };
  clock.source.tell('table', now);
  expect(far.notice.value).toEqual(now);
  far.leave();
});

test('what the server denies is not asked again', async () => {
  const { asked, server } = serve((n) => (n > 2 ? 404 : 'answered'));
  const far = new FarTable(server, NOTICE, new TestClock());
  const way = await far.way(game);
  void way.sit(0).submit(MARCH);
  await vi.waitFor(() => expect(far.gone.value).toBe(true));
  expect(asked).toHaveLength(3);
  const denied = new FarTable(serve(() => 404).server, NOTICE, new TestClock());
  await expect(denied.way(game)).rejects.toBeInstanceOf(Denied);
});

test('a table that is closed or rests refuses what is done there, in the words of the table, and stays', async () => {
  for (const [code, told] of [
    ['over', 'game-closed'],
    ['adjourned', 'game-adjourned'],
    ['computer-plays', 'computer-plays'],
  ]) {
    const { server, asked } = serve((n) => (n === 3 ? code : 'answered'));
    const far = new FarTable(server, NOTICE, new TestClock());
    const seat = (await far.way(game)).sit(0);
    expect(await seat.submit(MARCH)).toMatchObject({ result: 'refused', refusal: { code: told } });
    expect(asked.map(({ kind }) => kind)).toEqual(['look', 'look', 'submit', 'look']);
    expect(far.gone.value).toBe(false);
    far.leave();
  }
});

test('the dice of a game that is over are reckoned again in the page, and another seal or die is found out', () => {
  const seed = 'ab'.repeat(32);
  const contributions = ['french', 'allied'].map((seat, i) => ({ seat, word: String(i).repeat(64) }));
  const opened = Table.open(game, { scenario: 'grouchy', options: {} }, fairDice(seed, contributions));
  if (!opened.ok) throw new Error('no table');
  const fair = { protocol: FAIR_PROTOCOL, commitment: commitmentTo(seed), contributions, seed } as const;
  const record = { ...writeRecord(opened.value, REFEREE), fair };
  const check = (other: object) => checkDice(game, ID, { ...record, fair: { ...fair, ...other } }).result;
  expect(checkDice(game, ID, record)).toEqual({ result: 'fair', dice: 2 });
  expect(check({ seed: 'cd'.repeat(32) })).toBe('unfair');
  expect(check({ contributions: contributions.map((one) => ({ ...one, word: 'f'.repeat(64) })) })).toBe('unfair');
  expect(check({ seed: undefined })).toBe('unopened');
});

test('clocks say days, hours or minutes', () => {
  const say: SayOnline = (key, facts = {}) => fill(en[key], facts);
  expect(timeLeft(2 * 86_400_000 + 3 * 3_600_000, say)).toBe('2 d 03 h');
  expect(timeLeft(21 * 3_600_000 + 40 * 60_000 + 12_000, say)).toBe('21:40:12');
  expect(timeLeft(18 * 60_000 + 5000, say)).toBe('18:05');
  expect(timeLeft(-1, say)).toBe('0:00');
});

test('troubles that pass are told from those that stay', async () => {
  const at = (status: number) => new Server(async () => said({ error: 'seat-taken' }, status));
  for (const status of [500, 502, 503, 429, 408])
    await expect(at(status).table(ID)).rejects.toBeInstanceOf(Unreachable);
  await expect(at(409).sit(ID, 'x')).rejects.toMatchObject({ code: 'seat-taken' });
  // A page that is served without tables answers with no JSON at all.
  const none = new Server(async () => new Response('not found', { status: 404 }));
  expect(await none.isThere()).toBe(false);
  expect(await new Server(async () => said({ name: 'hundred-days' })).isThere()).toBe(true);
});

test('whoever is not known yet asks for one thing after another: two answers at once would make him two', async () => {
  const begun: string[] = [];
  const answers: (() => void)[] = [];
  const server = new Server(
    (url) =>
      new Promise((answered) => {
        begun.push(url);
        answers.push(() => answered(said({})));
      }),
  );
  const naming = server.call('Ines');
  const opening = server.open({
    game: 'x',
    scenario: 'y',
    options: {},
    mine: [],
    open: [],
    computers: [],
    pace: { kind: 'none' },
    late: 'loses',
    watched: true,
    rated: false,
    delay: 0,
  });
  await vi.waitFor(() => expect(begun).toEqual(['/api/me']));
  answers[0]();
  await naming;
  await vi.waitFor(() => expect(begun).toEqual(['/api/me', '/api/tables']));
  answers[1]();
  await opening;
});

function newDrawer(): Drawer {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('this page adds to the dice once it has seen the seal, the same again if the answer was lost, and knows it again', async () => {
  const drawer = newDrawer();
  keep(ID, { links: { allied: 'secret' } }, drawer);
  const words: string[] = [];
  const server = new Server(async (_, { body }) => {
    words.push((JSON.parse(String(body)) as { word: string }).word);
    if (words.length === 1) throw new TypeError('network');
    return said(NOTICE);
  });
  const unready = { ...NOTICE, seats: NOTICE.seats.map((seat) => ({ ...seat, ready: false })) };
  await expect(addToDice(server, unready, drawer)).rejects.toBeInstanceOf(Unreachable);
  await addToDice(server, unready, drawer);
  expect(words[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(words[1]).toBe(words[0]);
  expect(keptOf(ID, drawer).links).toEqual({ allied: 'secret' });
  await addToDice(server, NOTICE, drawer);
  expect(words).toHaveLength(2);
  const own = { ...NOTICE.fair, contributions: [{ seat: 'french', word: words[0] }] };
  expect(isOwn(ID, own, drawer)).toBe(true);
  expect(isOwn(ID, NOTICE.fair, drawer)).toBe(false);
  expect(isOwn(ID, { ...own, commitment: 'd'.repeat(64) }, drawer)).toBe(false);
});

test('what is said comes by the stream and by asking, each line once and in its order', async () => {
  const line = (n: number) => ({
    n,
    at: '1815-06-18T11:30:00Z',
    seat: 'allied',
    kind: 'said',
    side: false,
    text: `${n}`,
  });
  const server = new Server(async (url) => (url.endsWith('/talk') ? said([line(1), line(2)]) : said(NOTICE)));
  const clock = new TestClock();
  const far = new FarTable(server, NOTICE, clock);
  far.stream.open();
  clock.source.tell('talk', line(2));
  await far.listenTo();
  clock.source.tell('talk', line(3));
  clock.source.tell('talk', line(3));
  expect(far.talk.value.map(({ n }) => n)).toEqual([1, 2, 3]);
  far.leave();
});

test('the address of a table on a server, with a link and without', () => {
  const link = 'L'.repeat(43);
  for (const route of [
    { page: 'online', id: ID },
    { page: 'online', id: ID, link },
    { page: 'online', id: ID, after: true },
    { page: 'account' },
  ] as const)
    expect(parseRoute(hashOf(route))).toEqual(route);
  expect(parseRoute('#/online/')).toEqual({ page: 'home' });
});
