import { SPECTATOR, sitDown } from '@hundred-days/kernel';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CHANNEL, writeHappened } from '../src/database/hearing.ts';
import { Games } from '../src/games.ts';
import { reckon } from '../src/ratings/reckon.ts';
import { timeOut } from '../src/tables/ending.ts';
import { momentOf, nextMomentIn } from '../src/tables/moments.ts';
import type { NewTable } from '../src/told.ts';
import {
  anyAction,
  Browser,
  begun,
  Hearing,
  listening,
  newDatabase,
  type Served,
  serve,
  withAccount,
} from './support.ts';

/** Those who look on with a delay: nothing that is younger comes to them, by whichever way they ask. */

const DELAY = 10;
const SETUP = { scenario: 'standard', options: {} };
const game = await new Games().find('napoleon-at-waterloo', SETUP);
if (game === null) throw new Error('no game');
const bits = (): number => 0;
const LOOK = { kind: 'look', key: 'look', revision: -1 };

/** A table that two play, and one who looks on. */
class Watched {
  readonly served: Served;
  readonly id: string;
  readonly players: readonly Browser[];
  readonly onlooker = new Browser();
  /** For those who look on. */
  readonly link: string;

  static async open(served: Served, wanted: Partial<NewTable> = {}): Promise<Watched> {
    const { one, two, id, watch } = await begun(served.app, { delay: DELAY, ...wanted });
    return Watched.by(served, id, [one, two], watch as string);
  }

  static async by(served: Served, id: string, players: readonly Browser[], link: string): Promise<Watched> {
    const watched = new Watched(served, id, players, link);
    await watched.onlooker.sit(served.app, id, link);
    return watched;
  }

  private constructor(served: Served, id: string, players: readonly Browser[], link: string) {
    this.link = link;
    this.served = served;
    this.id = id;
    this.players = players;
  }

  /** Somebody does the first thing he may do. */
  async play(times = 1): Promise<void> {
    for (let i = 0; i < times; i++) {
      let done = false;
      for (const [viewer, browser] of this.players.entries()) {
        const line = {
          ask: (request: object) =>
            browser.ask(this.served.app, this.id, viewer, request as typeof LOOK & { kind: 'look' }),
          listen: () => () => undefined,
          close: () => undefined,
        };
        const seat = await sitDown(game as NonNullable<typeof game>, viewer, line, {
          nextKey: () => `${browser.name}.${browser.keys++}`,
        });
        const action = anyAction(seat, bits);
        if (action === null) continue;
        done = (await seat.submit(action)).result === 'done';
        break;
      }
      if (!done) throw new Error('nobody can do anything');
    }
  }

  post(seat: number, path: string, body: object) {
    return this.players[seat].send(this.served.app, 'POST', `/tables/${this.id}/${path}`, body);
  }

  /** So many minutes pass, as far as this table knows. */
  async pass(minutes: number): Promise<void> {
    const { db } = this.served;
    await sql`update moments set at = at - make_interval(secs => ${minutes * 60}) where table_id = ${this.id}`.execute(
      db,
    );
    await sql`update talk set at = at - make_interval(secs => ${minutes * 60}) where table_id = ${this.id}`.execute(db);
    await sql`update ends set at = at - make_interval(secs => ${minutes * 60}) where table_id = ${this.id}`.execute(db);
  }

  async stir(): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${writeHappened(this.id, 'beside')})`.execute(this.served.db);
  }

  /** A line of talk that is old enough by now. */
  async fence(): Promise<void> {
    await sql`
      insert into talk (table_id, n, at, kind, side, text)
      values (${this.id}, 1000, now() - interval '1 day', 'fence', false, '')`.execute(this.served.db);
    await this.stir();
  }

  get(path: string) {
    return this.onlooker.send(this.served.app, 'GET', path);
  }

  look() {
    return this.onlooker.send(this.served.app, 'POST', `/tables/${this.id}/viewers/${SPECTATOR}`, LOOK);
  }

  /** Everything who looks on can ask for, without what a clock on the wall says. */
  async all(): Promise<string[]> {
    const { id } = this;
    const answers = [await this.look()];
    for (const path of [
      `/tables/${id}/viewers/${SPECTATOR}/record`,
      `/tables/${id}`,
      `/tables/${id}/talk`,
      `/tables/${id}/mute`,
      `/tables/${id}/standing`,
      '/tables',
      '/open',
      '/account/export',
      '/results/napoleon-at-waterloo',
      '/ladder/napoleon-at-waterloo/french',
    ])
      answers.push(await this.get(path));
    return answers.map(({ statusCode, body }) => itself(`${statusCode} ${body}`, id));
  }
}

const itself = (text: string, id: string): string =>
  text
    .replaceAll(id, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN')
    .replace(/"(now|left)":\d+/g, '"$1":0');

const stepsIn = (body: { update: { steps: readonly unknown[] } }): number => body.update.steps.length;

test('who looks on sees a table as it was so many minutes ago, and all of it when it is over', async () => {
  const watched = await Watched.open(await serve(await newDatabase()));
  const { served, id, players } = watched;
  // It has begun just now.
  expect((await watched.get(`/tables/${id}`)).json()).toMatchObject({ state: 'waiting', delay: DELAY, clocks: null });
  expect((await watched.look()).json()).toMatchObject({ error: 'not-begun' });
  await watched.play(3);
  await watched.pass(DELAY);
  await watched.play(2);
  expect(stepsIn((await watched.look()).json())).toBe(3);
  const record = (await watched.get(`/tables/${id}/viewers/${SPECTATOR}/record`)).json();
  expect(record.steps).toHaveLength(3);
  expect(record.fair.seed).toBeUndefined();
  // Who sits there is never late, whichever viewer he is; nor does he become so by the link for others.
  await players[0].sit(served.app, id, watched.link);
  expect((await players[0].look(served.app, id, 0)).steps).toHaveLength(5);
  expect((await players[0].look(served.app, id, SPECTATOR)).steps).toHaveLength(5);
  await watched.pass(DELAY - 1);
  expect(stepsIn((await watched.look()).json())).toBe(3);
  await watched.pass(1);
  expect(stepsIn((await watched.look()).json())).toBe(5);
  await watched.play(2);
  await watched.post(0, 'resign', { seat: 'french' });
  const over = (await watched.get(`/tables/${id}`)).json();
  expect(over).toMatchObject({ state: 'over', ended: { how: 'resigned', seat: 'french' } });
  expect(over.fair.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(stepsIn((await watched.look()).json())).toBe(7);
  expect((await watched.get(`/tables/${id}/talk`)).json().at(-1)).toMatchObject({ kind: 'resigned' });
  // What was kept for it is not needed any more.
  const { db } = served;
  expect(await db.selectFrom('moments').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('past_steps').selectAll().execute()).toEqual([]);
});

test('what was taken back is seen, and taken back, as late as it was done', async () => {
  const url = await newDatabase();
  const watched = await Watched.open(await serve(url));
  const { served, id, players } = watched;
  await watched.play(2);
  await watched.pass(4);
  expect((await players[0].ask(served.app, id, 0, { kind: 'undo', to: null })).result).toBe('done');
  await watched.pass(4);
  await watched.play(2);
  await watched.pass(4);
  // Twelve minutes ago two had been done, eight minutes ago one of them was taken back, four minutes ago two were done again.
  const first = (await watched.look()).json();
  expect(stepsIn(first)).toBe(2);
  await watched.pass(3);
  const second = (await watched.look()).json();
  expect(stepsIn(second)).toBe(1);
  await watched.pass(4);
  const third = (await watched.look()).json();
  expect(stepsIn(third)).toBe(3);
  expect(first.update.revision).toBeLessThan(second.update.revision);
  expect(second.update.revision).toBeLessThan(third.update.revision);
  // A process that has not seen it before counts the same.
  const other = await serve(url);
  const there = await watched.onlooker.send(other.app, 'POST', `/tables/${id}/viewers/${SPECTATOR}`, LOOK);
  expect(there.json().update).toEqual(third.update);
});

test('a stream brings it when it is old enough, by itself, one after another as it was done', async () => {
  const served = await serve(await newDatabase());
  const watched = await Watched.open(served);
  const base = await listening(served);
  await watched.play(1);
  await watched.pass(DELAY);
  const ear = await Hearing.open(base, watched.onlooker, watched.id);
  await ear.until((hearing) => hearing.updates(SPECTATOR).length === 1);
  await watched.play(2);
  await watched.post(0, 'talk', { seat: 'french', side: false, text: 'Now!' });
  // All but a moment of the ten minutes passes.
  await watched.pass(DELAY - 0.01);
  await watched.stir();
  // Steps that become old enough in the same moment come together.
  const steps = (): number => ear.updates(SPECTATOR).reduce((sum, update) => sum + update.steps.length, 0);
  await ear.until(({ text }) => text.includes('Now!') && steps() === 3);
  const [first, ...others] = ear.updates(SPECTATOR);
  expect([first.since < 0, first.from, first.steps.length]).toEqual([true, 0, 1]);
  expect(others.map(({ since }) => since < 0)).toEqual(others.map(() => false));
  expect(others.flatMap((update) => update.steps.map((_, i) => update.from + i))).toEqual([1, 2]);
  await watched.play(1);
  await watched.post(1, 'resign', { seat: 'allied' });
  await ear.until(({ text }) => text.includes('"state":"over"') && text.includes('"kind":"resigned"'));
  await ear.until((hearing) => hearing.updates(SPECTATOR).some(({ steps }) => steps.length === 4));
  ear.close();
});

test('what becomes old enough while somebody looks is not passed over: it is waited for no longer, and the next as long as it takes', async () => {
  const served = await serve(await newDatabase());
  const { db } = served;
  const watched = await Watched.open(served);
  const { id } = watched;
  await watched.play(1);
  await watched.pass(DELAY);
  const seen = (await momentOf(db, id))?.n ?? 0;
  expect(await nextMomentIn(db, id, seen)).toBeNull();
  // One has become old enough since then, another will be in a minute.
  expect(await nextMomentIn(db, id, seen - 1)).toBe(20);
  await watched.play(1);
  await watched.pass(DELAY - 1);
  const wait = await nextMomentIn(db, id, seen);
  expect(wait).toBeGreaterThan(20);
  expect(wait).toBeLessThanOrEqual(60_000);
});

test('who has opened a table and does not sit there sees it late as well; the next game has the same delay', async () => {
  const served = await serve(await newDatabase());
  const { app } = served;
  const [owner, one, two] = [new Browser(), new Browser(), new Browser()];
  const { id, links } = await owner.open(app, { delay: DELAY, mine: [] });
  await one.sit(app, id, links.french);
  await two.sit(app, id, links.allied);
  await one.addToDice(app, id);
  expect(await two.addToDice(app, id)).toMatchObject({ state: 'playing' });
  expect((await owner.send(app, 'GET', '/tables')).json()).toMatchObject([{ state: 'waiting' }]);
  await one.send(app, 'POST', `/tables/${id}/resign`, { seat: 'french' });
  await one.send(app, 'POST', `/tables/${id}/offer`, { seat: 'french', kind: 'rematch' });
  const { next } = (
    await two.send(app, 'POST', `/tables/${id}/answer`, { seat: 'allied', kind: 'rematch', yes: true })
  ).json();
  expect((await one.send(app, 'GET', `/tables/${next}`)).json()).toMatchObject({ delay: DELAY });
});

/** What is done within the delay: nothing of it, or everything there is to do at a table. */
const WITHIN: readonly ((watched: Watched) => Promise<unknown>)[] = [
  (watched) => watched.play(3),
  (watched) => watched.players[0].ask(watched.served.app, watched.id, 0, { kind: 'undo', to: null }),
  (watched) => watched.post(0, 'talk', { seat: 'french', side: false, text: 'They are coming.' }),
  (watched) => watched.post(0, 'offer', { seat: 'french', kind: 'draw' }),
  (watched) => watched.post(1, 'answer', { seat: 'allied', kind: 'draw', yes: false }),
  (watched) => watched.post(0, 'offer', { seat: 'french', kind: 'back', to: 1 }),
  (watched) => watched.post(1, 'answer', { seat: 'allied', kind: 'back', yes: true }),
  (watched) => watched.play(4),
  (watched) => watched.post(0, 'vacation', { seat: 'french', days: 2 }),
  (watched) => watched.post(1, 'offer', { seat: 'allied', kind: 'adjourn' }),
  (watched) => watched.post(0, 'answer', { seat: 'french', kind: 'adjourn', yes: true }),
  (watched) => watched.post(1, 'offer', { seat: 'allied', kind: 'resume' }),
  (watched) => watched.post(0, 'answer', { seat: 'french', kind: 'resume', yes: true }),
];

test('nothing that who looks on receives depends on what is done within the delay', async () => {
  const pace = { kind: 'days', days: 3 } as const;
  const [busy, idle] = await Promise.all(
    [0, 1].map(async () => {
      const served = await serve(await newDatabase());
      const watched = await Watched.open(served, { pace });
      // The same dice and the same beginning at both.
      await watched.play(2);
      await watched.pass(DELAY);
      const base = await listening(served);
      const ear = await Hearing.open(base, watched.onlooker, watched.id);
      await ear.until(({ text }) => ['update', 'table', 'people'].every((kind) => text.includes(`event: ${kind}`)));
      return { watched, ear, base };
    }),
  );
  const before = await busy.watched.all();
  const told = [busy.ear.text.length, idle.ear.text.length];
  // A player comes, and goes before the end: who looks on is not told of that either.
  const player = await Hearing.open(busy.base, busy.watched.players[0], busy.watched.id);
  for (const deed of WITHIN) {
    await deed(busy.watched);
    expect(await busy.watched.all()).toEqual(before);
  }
  player.close();
  // Whatever was told was told before a line of talk that is old enough by now.
  for (const { watched, ear } of [busy, idle]) {
    await watched.fence();
    await ear.until(({ text }) => text.includes('fence'));
  }
  const [one, two] = [busy, idle].map(({ ear }, i) => ear.text.slice(told[i]).replaceAll(':\n\n', ''));
  expect(itself(one, busy.watched.id)).toBe(itself(two, idle.watched.id));
  // And much was done there.
  const { id, served } = busy.watched;
  const { rows } = await sql<{ n: number }>`select max(n) as n from moments where table_id = ${id}`.execute(served.db);
  expect(rows[0].n - ((await momentOf(served.db, id))?.n ?? 0)).toBeGreaterThan(WITHIN.length);
  await busy.watched.pass(DELAY);
  expect(await busy.watched.all()).not.toEqual(before);
  busy.ear.close();
  idle.ear.close();
});

test('that somebody has lost by time, and the computer plays on for him, is told as late as everything: by the table, by results, by the ladder', async () => {
  const served = await serve(await newDatabase());
  const { app, db, keeper } = served;
  for (const seenBegun of [false, true]) {
    const [one, two] = [await withAccount(app), await withAccount(app)];
    const pace = { kind: 'live', minutes: 10, bonus: 0 } as const;
    const { id, links, watch } = await one.open(app, { delay: DELAY, pace, late: 'computer', rated: true });
    await two.sit(app, id, links.allied);
    for (const player of [one, two]) await player.addToDice(app, id);
    const watched = await Watched.by(served, id, [one, two], watch as string);
    if (seenBegun) await watched.pass(DELAY);
    const before = await watched.all();
    await sql`
      update tables set clocks = jsonb_set(clocks::jsonb, '{since}', to_jsonb((clocks ->> 'since')::bigint - 3600000))
      where id = ${id}`.execute(db);
    await timeOut(keeper, id);
    expect((await one.send(app, 'GET', `/tables/${id}`)).json().seats[0]).toMatchObject({ holder: 'computer' });
    await reckon(db);
    expect(await watched.all()).toEqual(before);
    await watched.pass(DELAY);
    await reckon(db);
    const after = (await watched.all()).join();
    expect(after).toContain('"holder":"computer"');
    expect(after).toContain(`"name":"${one.account}"`);
  }
});

test('who has not seen a table begin leaves it as if it had not, and is not told by a refusal', async () => {
  const { app } = await serve(await newDatabase());
  const owner = await withAccount(app);
  const [one, two, onlooker] = [new Browser(), new Browser(), new Browser()];
  const { id, links, watch } = await owner.open(app, { delay: DELAY, mine: [] });
  await one.sit(app, id, links.french);
  await two.sit(app, id, links.allied);
  await onlooker.sit(app, id, watch as string);
  for (const player of [one, two]) await player.addToDice(app, id);
  expect((await one.send(app, 'POST', `/tables/${id}/leave`)).json()).toEqual({ error: 'begun' });
  expect((await onlooker.send(app, 'POST', `/tables/${id}/leave`)).statusCode).toBe(204);
  // Nor does it keep who made it from leaving the server.
  expect((await owner.send(app, 'POST', '/account/delete', { password: 'La garde recule!' })).statusCode).toBe(204);
  expect((await one.send(app, 'GET', `/tables/${id}`)).json()).toMatchObject({ state: 'playing', owner: true });
});
