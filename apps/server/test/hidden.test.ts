import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import {
  type AnyAction,
  below,
  randomBits,
  type SeatAnswer,
  SPECTATOR,
  sitDown,
  type TableSeat,
  writeAction,
} from '@hundred-days/kernel';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { CHANNEL, writeHappened } from '../src/database/hearing.ts';
import { Games } from '../src/games.ts';
import { createApp } from '../src/http/app.ts';
import { createMailer } from '../src/messages/mailer.ts';
import { Browser, Hearing, listening, newDatabase, type Served, serve } from './support.ts';

/**
 * Nothing hidden leaves: two servers, each with its database and one table, at which the same is done but for a secret of the
 * Allies. All that anybody else receives of them is the same to the byte and comes in the same moments; so is what they log and count.
 */

/** A game with something hidden: what differs between the twins, and how far nobody else can see it. */
interface Hidden {
  readonly game: string;
  readonly scenario: string;
  /** Two pieces that have changed places: all that is done with one of them is done with the other at the twin. */
  readonly pair: readonly [string, string];
  /** What their owner does first, so that nobody else sees them. */
  readonly first: readonly string[];
  /** What shows them, and is not done. */
  readonly shows: RegExp;
  /** What shows them, and cannot be helped: from there on they may differ. */
  readonly shown: RegExp;
  /** What is done while there is something of it to do. */
  readonly rather: RegExp;
  readonly turns: number;
}

const HIDDEN: readonly Hidden[] = [
  {
    game: 'napoleon-1815',
    scenario: 'free',
    pair: ['pr-2-inf1', 'pr-2-inf2'],
    first: [],
    shows: /^$/,
    shown: /^show .*pr-2-inf/,
    rather: /^/,
    turns: 65,
  },
  {
    // 5.4.2: counters under others are hidden.
    game: 'day-of-waterloo',
    scenario: 'historical',
    pair: ['adg-kempt', 'adg-pack'],
    first: ['place adg-kempt 0909', 'place adg-pack 0809', 'place adg-vincke 0909', 'place adg-best 0809'],
    shows: /adg-(kempt|pack|vincke|best)/,
    shown: /^$/,
    rather: /^place /,
    turns: 85,
  },
];

const [FRENCH, ALLIED] = [0, 1];
const TOKEN = 'counts';
const PACE = { kind: 'live', minutes: 600, bonus: 10 } as const;
// Always the same, so that the same is rolled whenever this is played.
const [seed, ...words] = ['a1', 'b2', 'c3'].map((byte) => byte.repeat(32));

/** Without what twins may differ in: what a table is called, where those listen who are told, and what the clock on the wall says. */
const itself = (text: string, id: string): string =>
  text
    .replaceAll(id, 'ID')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'HERE')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN')
    .replace(/"(now|left)":\d+/g, '"$1":0');

/** Takes whatever a twin sends to who is away: webhooks, pushes, letters. */
class Outside {
  /** What has come since somebody last looked, without what is drawn by lot or tells the hour. */
  #came: string[] = [];
  readonly #web = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const { host, authorization, ...headers } = request.headers;
      for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) delete headers[name];
      // What is sealed for a browser is as long as it is, and nothing else.
      const said = request.url === '/push' ? body.length : body.toString().replace(/"id":"[^"]*"/, '"id":""');
      this.#came.push(`${request.url} ${JSON.stringify(headers)} ${said}`);
      response.writeHead(201).end();
    });
  });
  readonly #post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (part) => {
        raw += part;
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        this.#came.push(`${to} ${raw.replace(/^(Message-ID|Date):.*$/gm, '$1')}`);
        done();
      });
    },
  });

  async open(): Promise<{ readonly web: string; readonly smtp: string }> {
    await new Promise<void>((there) => this.#web.listen(0, '127.0.0.1', () => there()));
    await new Promise<void>((there) => this.#post.listen(0, '127.0.0.1', () => there()));
    afterAll(() => void this.#web.close());
    afterAll(() => new Promise<void>((closed) => this.#post.close(closed)));
    const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;
    return {
      web: `http://127.0.0.1:${portOf(this.#web)}`,
      smtp: `smtp://127.0.0.1:${portOf(this.#post.server)}`,
    };
  }

  take(): string[] {
    return this.#came.splice(0).sort();
  }
}

/** The French are told of everything by every way there is. */
async function tellAway({ app, db }: Served, french: Browser, web: string): Promise<void> {
  await french.send(app, 'POST', '/account', { name: 'Reille', password: 'Quatre Bras' });
  await french.send(app, 'POST', '/hooks', { url: `${web}/hook`, news: ['turn', 'end'] });
  const key = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh: key, auth: randomBytes(16).toString('base64url') };
  const push = await french.send(app, 'POST', '/push', { endpoint: `${web}/push`, keys, language: 'en' });
  expect(push.statusCode, push.body).toBe(204);
  await sql`
    insert into addresses (guest_id, address, confirmed, language, minutes, ended)
    select guest_id, 'reille@example.org', true, 'en', 0, true from accounts`.execute(db);
}

/** One of the twins: a server with a database of its own, and who sits at its one table. */
class Twin {
  readonly served: Served;
  /** Another process on the same database, for what the test asks: it stands in no log. */
  readonly #aside: Served;
  readonly id: string;
  readonly browsers: readonly [french: Browser, allied: Browser, watching: Browser];
  readonly ears: readonly Hearing[];
  /** Everything the others have received, in the order in which it came. */
  readonly received: string[] = [];
  readonly #logged: string[];
  readonly #outside: Outside;
  /** How much of it went to who is away. */
  sent = 0;
  #fences = 0;
  #heard: number[];

  static async open({ game, scenario }: Hidden): Promise<Twin> {
    const logged: string[] = [];
    const stream = new Writable({ write: (line, _, done) => done(void logged.push(String(line))) });
    const logger = { level: 'info', stream };
    const url = await newDatabase();
    const outside = new Outside();
    const { web, smtp } = await outside.open();
    const mailer = createMailer(smtp, 'play@example.org');
    const out = { allowPrivate: true, origin: 'https://play.example.org', mailer };
    const served = await serve(url, undefined, 1, { logger, metricsToken: TOKEN, out });
    const base = await listening(served);
    const { app } = served;
    const browsers = [new Browser(), new Browser(), new Browser()] as const;
    await tellAway(served, browsers[0], web);
    const { id, links, watch } = await browsers[0].open(app, { game, scenario, pace: PACE });
    // The same dice at both: what is rolled is no secret.
    await served.db.updateTable('tables').set({ seed, commitment: 'the same' }).where('id', '=', id).execute();
    await browsers[1].sit(app, id, links.allied);
    await browsers[2].sit(app, id, watch as string);
    for (const [i, added] of words.entries())
      await browsers[i].send(app, 'POST', `/tables/${id}/dice`, { protocol: 'hundred-days-dice-1', word: added });
    // Orders that nobody else knows of answer for the Allies, at both.
    const standing = `/tables/${id}/standing`;
    const { all } = (await browsers[1].send(app, 'GET', `${standing}?seat=allied`)).json();
    await browsers[1].send(app, 'PUT', standing, { seat: 'allied', orders: all });
    // One after the other, so that who is there is told at both as often.
    const ears: Hearing[] = [];
    for (const [browser, there] of [
      [browsers[0], '"watching":[]'],
      [browsers[2], '"watching":[null]'],
    ] as const) {
      ears.push(await Hearing.open(base, browser, id));
      for (const ear of ears) await ear.until(({ text }) => text.includes(there));
    }
    return new Twin(served, await serve(url), id, browsers, ears, logged, outside);
  }

  private constructor(
    served: Served,
    aside: Served,
    id: string,
    browsers: Twin['browsers'],
    ears: readonly Hearing[],
    logged: string[],
    outside: Outside,
  ) {
    this.#outside = outside;
    this.served = served;
    this.#aside = aside;
    this.id = id;
    this.browsers = browsers;
    this.ears = ears;
    this.#logged = logged;
    this.#heard = ears.map(() => 0);
  }

  send(seat: number, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<LightMyRequestResponse> {
    return this.browsers[seat].send(this.served.app, method, path, body);
  }

  /** What a seat sees, told to the test alone. */
  ask(seat: number, request: Parameters<Browser['ask']>[3]): Promise<SeatAnswer> {
    return this.browsers[seat].ask(this.#aside.app, this.id, seat, request);
  }

  post(seat: number, path: string, body: object): Promise<LightMyRequestResponse> {
    return this.send(seat, 'POST', `/tables/${this.id}/${path}`, body);
  }

  /** Somebody else than the Allies receives an answer, with all its headers but the hour. */
  note({ statusCode, headers: { date: _, ...headers }, body }: LightMyRequestResponse): void {
    this.received.push(itself(`${statusCode} ${JSON.stringify(headers)} ${body}`, this.id));
  }

  /** Waits until everything that has happened was told, and keeps what has come since the last time, stream by stream. */
  async settle(): Promise<void> {
    // Nothing is left to tell after this but that there is a fence.
    await this.served.keeper.changed(this.id, 'beside');
    const fence = `fence ${++this.#fences}.`;
    const { db } = this.served;
    await sql`
      with told as (
        insert into talk (table_id, n, kind, side, text)
        select ${this.id}, coalesce(max(n), 0) + 1, 'fence', false, ${fence} from talk where table_id = ${this.id} returning n
      )
      select pg_notify(${CHANNEL}, ${writeHappened(this.id, 'beside')}) from told`.execute(db);
    for (const [i, ear] of this.ears.entries()) {
      await ear.until(({ text }) => text.includes(fence));
      const events = itself(ear.text.slice(this.#heard[i]), this.id).split('\n\n');
      this.#heard[i] = ear.text.length;
      // What was done and what became of the table are told by two: either may be first.
      this.received.push(
        `stream ${i}: ${events
          .filter((event) => event !== ':')
          .sort()
          .join('\n')}`,
      );
    }
    await this.#sendAll();
  }

  /** What was sent to who is away, when all of it was. */
  async #sendAll(): Promise<void> {
    const { db } = this.served;
    const left = async (): Promise<number> =>
      (
        await sql`select from graphile_worker.jobs where task_identifier in ('tell', 'hook', 'push', 'news')`.execute(
          db,
        )
      ).rows.length;
    await expect.poll(left, { timeout: 600_000, interval: 10 }).toBe(0);
    const sent = this.#outside.take();
    this.sent += sent.length;
    this.received.push(...sent.map((text) => itself(text, this.id)));
  }

  /** Asks for everything there is to ask for, as the French and as one who looks on. */
  async askAll(): Promise<void> {
    const { id } = this;
    const look = { kind: 'look', key: 'look', revision: -1 };
    for (const [browser, viewer] of [
      [0, FRENCH],
      [0, ALLIED],
      [0, SPECTATOR],
      [2, SPECTATOR],
    ] as const) {
      this.note(await this.send(browser, 'POST', `/tables/${id}/viewers/${viewer}`, look));
      this.note(await this.send(browser, 'GET', `/tables/${id}/viewers/${viewer}/record`));
    }
    for (const browser of [0, 2])
      for (const path of [`/tables/${id}`, '/tables', `/tables/${id}/talk`, `/tables/${id}/notes`, '/account/export'])
        this.note(await this.send(browser, 'GET', path));
    this.note(await this.send(2, 'GET', '/open'));
  }

  /** What the server has logged, without when, for how long and from which port. */
  logs(): string[] {
    return this.#logged.map((line) => {
      const { time: _, responseTime, pid, hostname, req, ...rest } = JSON.parse(line);
      const { remotePort, host, ...asked } = req ?? {};
      return itself(JSON.stringify([rest, asked]), this.id);
    });
  }

  /** What it has counted, without how long it took. */
  async counts(): Promise<string[]> {
    const { body } = await this.served.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    return body.split('\n').filter((line) => /^hundred_days_/.test(line) && !/_(bucket|sum)\{/.test(line));
  }

  async close(): Promise<void> {
    for (const ear of this.ears) ear.close();
    for (const one of [this.served, this.#aside]) await one.close();
  }
}

/** Something a seat may do: rather this than that, and nothing that would show what is hidden. */
function something(at: TableSeat<AnyAction>, { shows, rather }: Hidden, bits: () => number): string | null {
  const pieces = at.pieces();
  if (pieces.length === 0) return null;
  let found: string | null = null;
  for (let attempt = 0; attempt < 30; attempt++) {
    const choices = at.choices(pieces[below(pieces.length, bits)]);
    const action = choices.at(below(choices.length, bits));
    const written = action === undefined ? null : writeAction(at.game, action);
    if (written === null || (at.viewer === ALLIED && shows.test(written))) continue;
    if (rather.test(written)) return written;
    found ??= written;
  }
  return found;
}

/** A seat at the first of the twins. */
async function sit(twin: Twin, { game: name, scenario }: Hidden, seat: number): Promise<TableSeat<AnyAction>> {
  const game = await new Games().find(name, { scenario });
  if (game === null) throw new Error('no game');
  const line = {
    ask: (request: Parameters<Browser['ask']>[3]) => twin.ask(seat, request),
    listen: () => () => undefined,
    close: () => undefined,
  };
  let keys = 0;
  return sitDown(game, seat, line, { nextKey: () => `s${seat}.${keys++}` });
}

/** The same of both, the second of the twins first: it may refuse what the first would do. */
const both = async <T>(twins: readonly Twin[], deed: (twin: Twin, i: number) => Promise<T>): Promise<T[]> => {
  const second = await deed(twins[1], 1);
  return [await deed(twins[0], 0), second];
};

/** The French try to take back, to do what is not theirs, and to agree with the others upon what stands. */
async function tryOthers(twins: readonly Twin[], turn: number, last: string): Promise<void> {
  const { revision, from, steps } = (await twins[0].ask(FRENCH, { kind: 'look' })).update;
  const known = from + steps.length;
  const french = async (request: object): Promise<void> => {
    await both(twins, async (twin) => {
      twin.note(await twin.post(0, `viewers/${FRENCH}`, { revision, ...request }));
      await twin.settle();
    });
  };
  await french({ kind: 'submit', key: `no${turn}`, action: last });
  await french({ kind: 'undo', key: `far${turn}`, to: Math.max(0, known - 5) });
  const { canRedo } = (await twins[0].ask(FRENCH, { kind: 'look' })).update;
  await french({ kind: 'redo', key: `again${turn}`, revision: revision + (canRedo ? 1 : 0) });
  const seats = ['french', 'allied'] as const;
  const yes = turn % 60 === 0;
  for (const seat of [FRENCH, ALLIED]) {
    const offer = { seat: seats[seat], kind: 'back', to: Math.max(0, known - 2) };
    const answer = { seat: seats[1 - seat], kind: 'back', yes: yes && seat === FRENCH };
    await both(twins, async (twin) => {
      const offered = await twin.post(seat, 'offer', offer);
      await twin.settle();
      const answered = await twin.post(1 - seat, 'answer', answer);
      await twin.settle();
      twin.note(seat === FRENCH ? offered : answered);
    });
  }
}

test.each(HIDDEN)('$game: all that leaves two servers is the same but for the Allies’ own', async (hidden) => {
  const { pair, first: opening, shown, turns } = hidden;
  const either = new RegExp(pair.join('|'), 'g');
  const swapped = (line: string): string => line.replace(either, (unit) => (unit === pair[0] ? pair[1] : pair[0]));
  const twins = [await Twin.open(hidden), await Twin.open(hidden)];
  const bits = randomBits('twins');
  const seats = [await sit(twins[0], hidden, FRENCH), await sit(twins[0], hidden, ALLIED)];
  let [own, others] = [0, 0];
  for (let turn = 0; turn < turns; turn++) {
    const seat = seats.find(({ known, viewer }) => (known.seatsToAct & (1 << viewer)) !== 0) ?? seats[0];
    await seat.refresh();
    const written = opening[turn] ?? something(seat, hidden, bits);
    // It is the other's turn, and he has not heard of it.
    if (written === null) {
      for (const one of seats) await one.refresh();
      continue;
    }
    // What is shown in battle is open from then on.
    if (shown.test(written)) break;
    const { viewer } = seat;
    const lines = [written, viewer === ALLIED ? swapped(written) : written];
    const asked = { kind: 'submit', key: `t${turn}`, revision: seat.known.revision } as const;
    let same = true;
    await both(twins, async (twin, i) => {
      if (!same) return;
      const answer = await twin.post(viewer, `viewers/${viewer}`, { ...asked, action: lines[i] });
      // What one of the two may not do shows that they differ: from there on they may.
      same = answer.json().result === 'done';
      if (viewer === FRENCH && same) twin.note(answer);
    });
    if (!same) break;
    if (viewer === FRENCH) others++;
    else {
      own++;
      // He notes it, and says it where nobody else hears it.
      if (turn % 20 === 1)
        await both(twins, async (twin, i) => {
          await twin.send(ALLIED, 'PUT', `/tables/${twin.id}/notes`, { text: lines[i] });
          await twin.post(ALLIED, 'talk', { seat: 'allied', side: true, text: lines[i] });
        });
    }
    await Promise.all(twins.map((twin) => twin.settle()));
    if (turn % 20 === 0) await tryOthers(twins, turn, written);
    if (turn % 40 === 0) await both(twins, (twin) => twin.askAll());
  }
  for (const twin of twins) {
    await twin.askAll();
    await twin.settle();
  }
  for (const one of seats) await one.refresh();
  expect(seats[0].known.outcome).toBeNull();
  expect(own).toBeGreaterThan(30);
  expect(others).toBeGreaterThan(20);
  const [one, two] = twins;
  for (const [i, text] of one.received.entries()) expect(two.received[i], `received ${i}`).toBe(text);
  expect(two.received.length).toBe(one.received.length);
  // A webhook, a push and a letter each time that it was the turn of the French.
  expect(one.sent).toBeGreaterThan(2);
  expect(two.logs()).toEqual(one.logs());
  expect(await two.counts()).toEqual(await one.counts());
  // And they do differ, for who may know it.
  const [mine, yours] = await Promise.all(twins.map((twin) => twin.ask(ALLIED, { kind: 'look' })));
  expect(JSON.stringify(mine)).not.toBe(JSON.stringify(yours));
  for (const twin of twins) await twin.close();
});

test.each(HIDDEN)(
  '$game: that something was done in secret, and taken back, is told to nobody else',
  async (hidden) => {
    const twins = [await Twin.open(hidden), await Twin.open(hidden)];
    for (const twin of twins) {
      await twin.settle();
      twin.note(await twin.post(FRENCH, 'offer', { seat: 'french', kind: 'draw' }));
      await twin.settle();
    }
    const [busy] = twins;
    const allied = await sit(busy, hidden, ALLIED);
    const bits = randomBits('in secret');
    for (let turn = 0; turn < 6; turn++) {
      for (const kind of ['submit', 'undo', 'redo'] as const) {
        await allied.refresh();
        const action = kind === 'submit' ? (something(allied, hidden, bits) as string) : undefined;
        const more = { ...(action === undefined ? {} : { action }), ...(kind === 'undo' ? { to: null } : {}) };
        const asked = { kind, key: `${kind}.${turn}`, revision: allied.known.revision, ...more };
        const { result } = (await busy.post(ALLIED, `viewers/${ALLIED}`, asked)).json();
        expect(result, `${kind} ${action}`).toBe('done');
      }
      for (const twin of twins) await twin.settle();
    }
    for (const twin of twins) {
      await twin.askAll();
      await twin.settle();
    }
    const [one, two] = twins;
    for (const [i, text] of one.received.entries()) expect(text, `received ${i}`).toBe(two.received[i]);
    await allied.refresh();
    expect(allied.known.length).toBeGreaterThan(5);
    for (const twin of twins) await twin.close();
  },
);

test('what goes wrong is logged without what it went wrong with', async () => {
  const logged: string[] = [];
  const stream = new Writable({ write: (line, _, done) => done(void logged.push(String(line))) });
  const app = await createApp({ parts: () => null, logger: { level: 'info', stream } });
  const detail = 'Failing row contains (deploy ad-wellington brussels)';
  app.get('/fails', async () => {
    throw Object.assign(new Error('violates a constraint'), { code: '23502', detail, where: detail });
  });
  expect((await app.inject('/fails')).json()).toEqual({ error: 'not-now' });
  expect(logged.join('')).toMatch(/violates a constraint.*"code":"23502"/);
  expect(logged.join('')).not.toContain('wellington');
});
