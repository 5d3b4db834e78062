import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { close, record, restore } from '../src/admin/commands.ts';
import type { Clocks, Offer } from '../src/database/schema.ts';
import { DAY_MS, dueAt, overdue, passed, reckoned } from '../src/tables/clocks.ts';
import { timeOut } from '../src/tables/ending.ts';
import type { NewTable, TableNotice } from '../src/told.ts';
import { type Browser, begun, Hearing, listening, newDatabase, serve } from './support.ts';

/** Time, and what all at a table have to agree on. */

const url = await newDatabase();
const served = await serve(url);
const { app, db, keeper } = served;
const LIVE = { kind: 'live', minutes: 10, bonus: 30 } as const;
const DAYS = { kind: 'days', days: 2 } as const;

const post = async (browser: Browser, id: string, path: string, body: object) =>
  (await browser.send(app, 'POST', `/tables/${id}/${path}`, body)).json();
const noticeOf = async (browser: Browser, id: string): Promise<TableNotice> =>
  (await browser.send(app, 'GET', `/tables/${id}`)).json();
const act = async (browser: Browser, id: string, viewer: number, action: string): Promise<string> =>
  (await browser.ask(app, id, viewer, { kind: 'submit', action })).result;

/** So much time goes by. */
async function later(id: string, ms: number): Promise<void> {
  const { clocks } = await db.selectFrom('tables').select('clocks').where('id', '=', id).executeTakeFirstOrThrow();
  const earlier = { ...(clocks as Clocks), since: (clocks as Clocks).since - ms };
  await db
    .updateTable('tables')
    .set({ clocks: JSON.stringify(earlier) })
    .where('id', '=', id)
    .execute();
}

test('time runs for who has to decide, and who has decided gets what the pace gives', () => {
  const clocks = { left: [600_000, 600_000], since: 1000, running: 0b01 };
  expect(reckoned(clocks, 61_000)).toEqual({ left: [540_000, 600_000], since: 61_000, running: 0b01 });
  // A clock that is put back takes nothing, and gives nothing.
  expect(reckoned(clocks, 0).left).toEqual([600_000, 600_000]);
  const next = passed(LIVE, clocks, 61_000, 0b10);
  expect(next).toEqual({ left: [570_000, 600_000], since: 61_000, running: 0b10 });
  expect(passed(LIVE, clocks, 61_000, 0b11).left).toEqual([540_000, 600_000]);
  expect(passed(DAYS, clocks, 61_000, 0b10).left).toEqual([2 * DAY_MS, 600_000]);
  expect(dueAt(next)).toBe(661_000);
  expect(dueAt({ ...next, running: 0 })).toBeNull();
  expect(overdue(reckoned(next, 661_000))).toEqual([1]);
});

test('whose time runs out loses where the table says so: all is open then, and nobody plays on', async () => {
  const { one, two, id } = await begun(app, { pace: LIVE });
  const { clocks } = await noticeOf(two, id);
  expect(clocks?.seats.map(({ running }) => running)).toEqual([true, false]);
  const { rows } = await sql<{ due: Date }>`
    select run_at as due from graphile_worker._private_jobs where key = ${`clock ${id}`}`.execute(db);
  expect(rows).toHaveLength(1);
  const { clocks: kept } = await db
    .selectFrom('tables')
    .select('clocks')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(rows[0].due.getTime()).toBe(dueAt(kept as Clocks));
  await timeOut(keeper, id);
  expect(await noticeOf(one, id)).toMatchObject({ state: 'playing', ended: null });
  await later(id, 600_001);
  await timeOut(keeper, id);
  await timeOut(keeper, id);
  const ended = await noticeOf(two, id);
  expect(ended).toMatchObject({ state: 'over', ended: { how: 'time', seat: 'french' }, yourMove: false });
  expect(ended.fair.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(ended.clocks?.seats.map(({ running }) => running)).toEqual([false, false]);
  const end = { kind: 'submit', action: 'end', key: 'late', revision: 0 };
  expect(await post(one, id, 'viewers/0', end)).toEqual({ error: 'over' });
  const record = (await two.send(app, 'GET', `/tables/${id}/viewers/1/record`)).json();
  expect(record).toMatchObject({ seenBy: 'referee', fair: { seed: ended.fair.seed } });
});

test('where the table says so the computer goes on for him', async () => {
  const { one, two, id } = await begun(app, { pace: LIVE, late: 'computer' });
  await later(id, 600_001);
  await timeOut(keeper, id);
  const { state, seats, yourMove } = await noticeOf(one, id);
  expect(state).toBe('playing');
  expect(seats[0]).toMatchObject({ holder: 'computer', level: 'veteran', yours: true });
  expect(yourMove).toBe(false);
  expect(await post(one, id, 'viewers/0', { kind: 'submit', action: 'end', key: 'k', revision: 0 })).toEqual({
    error: 'computer-plays',
  });
  const { rows } = await sql`select 1 from graphile_worker._private_jobs where key = ${`computer ${id}`}`.execute(db);
  expect(rows).toHaveLength(1);
  expect((await noticeOf(two, id)).clocks?.seats[0].running).toBe(false);
});

test('days off are added to the time for a move, as long as there are some', async () => {
  const { one, two, id } = await begun(app, { pace: DAYS });
  const before = (await noticeOf(one, id)).clocks?.seats[0];
  expect(before?.vacation).toBe(14);
  const { clocks } = await post(one, id, 'vacation', { seat: 'french', days: 10 });
  expect(clocks.seats[0].vacation).toBe(4);
  expect(clocks.seats[0].left).toBeGreaterThan(11 * DAY_MS);
  expect(await post(one, id, 'vacation', { seat: 'french', days: 5 })).toEqual({ error: 'no-vacation' });
  expect(await post(two, id, 'vacation', { seat: 'french', days: 1 })).toEqual({ error: 'no-such-table' });
  const untimed = await begun(app);
  expect(await post(untimed.one, untimed.id, 'vacation', { seat: 'french', days: 1 })).toEqual({
    error: 'no-vacation',
  });
});

test('a draw is offered, refused and agreed to; who goes on has let it pass', async () => {
  const { one, two, id } = await begun(app);
  const draw = { seat: 'french', kind: 'draw' };
  expect((await post(one, id, 'offer', draw)).offers).toEqual([{ kind: 'draw', by: 'french', to: null }]);
  expect(await post(one, id, 'offer', draw)).toEqual({ error: 'offered' });
  expect((await post(two, id, 'answer', { seat: 'allied', kind: 'draw', yes: false })).offers).toEqual([]);
  await post(one, id, 'offer', draw);
  expect(await act(one, id, 0, 'end')).toBe('done');
  expect((await noticeOf(two, id)).offers).toEqual([]);
  expect(await post(two, id, 'answer', { seat: 'allied', kind: 'draw', yes: true })).toEqual({ error: 'no-offer' });
  await post(one, id, 'offer', draw);
  // He cannot answer himself, nor for another.
  expect((await post(one, id, 'answer', { ...draw, yes: true })).state).toBe('playing');
  expect(await post(one, id, 'answer', { seat: 'allied', kind: 'draw', yes: true })).toEqual({
    error: 'no-such-table',
  });
  const drawn = await post(two, id, 'answer', { seat: 'allied', kind: 'draw', yes: true });
  expect(drawn).toMatchObject({ state: 'over', ended: { how: 'draw', seat: null } });
});

test('what a die has decided is taken back when all agree, is written down, and the die falls the same again', async () => {
  const { one, two, id } = await begun(app);
  for (const action of ['end', 'target 0914', 'join fr-6inf', 'join fr-9inf', 'join fr-2art', 'roll @6-1'])
    expect(await act(one, id, 0, action), action).toBe('done');
  const rolled = (await one.look(app, id, 0)).steps;
  const at = rolled.findIndex(({ seen }) => seen.dice.length > 0);
  expect((await one.ask(app, id, 0, { kind: 'undo', to: at })).result).toBe('refused');
  await post(one, id, 'offer', { seat: 'french', kind: 'back', to: at });
  expect((await one.look(app, id, 0)).steps).toHaveLength(rolled.length);
  await post(two, id, 'answer', { seat: 'allied', kind: 'back', yes: true });
  expect((await two.look(app, id, 1)).steps).toHaveLength(at);
  expect(await db.selectFrom('talk').select(['seat', 'kind', 'text']).where('table_id', '=', id).execute()).toEqual([
    { seat: 0, kind: 'back', text: '' },
  ]);
  expect(await act(one, id, 0, 'roll @6-1')).toBe('done');
  expect((await one.look(app, id, 0)).steps[at].seen.dice).toEqual(rolled[at].seen.dice);
  // What cannot be, and what was not agreed on.
  await post(one, id, 'offer', { seat: 'french', kind: 'back', to: 999 });
  expect(await post(two, id, 'answer', { seat: 'allied', kind: 'back', yes: true })).toEqual({
    error: 'nothing-to-undo',
  });
});

test('a table rests when all agree, and its time with it', async () => {
  const { one, two, id } = await begun(app, { pace: LIVE });
  const agree = async (kind: Offer['kind']): Promise<TableNotice> => {
    await post(two, id, 'offer', { seat: 'allied', kind });
    return post(one, id, 'answer', { seat: 'french', kind, yes: true });
  };
  expect(await post(one, id, 'offer', { seat: 'french', kind: 'resume' })).toEqual({ error: 'not-adjourned' });
  expect(await agree('adjourn')).toMatchObject({ adjourned: true });
  const { revision } = await one.look(app, id, 0);
  expect(await post(one, id, 'viewers/0', { kind: 'submit', action: 'end', key: 'k', revision })).toEqual({
    error: 'adjourned',
  });
  await later(id, 900_000);
  await timeOut(keeper, id);
  expect(await agree('resume')).toMatchObject({ adjourned: false, state: 'playing', ended: null });
  expect(await act(one, id, 0, 'end')).toBe('done');
});

/** A game with something that only the Allies know. */
async function secretly() {
  const at = await begun(app, { game: 'day-of-waterloo', scenario: 'historical' });
  for (const action of ['place adg-kempt 0909', 'place adg-vincke 0909'])
    expect(await act(at.two, at.id, 1, action), action).toBe('done');
  return at;
}

test('when a hidden game is given up everything is open, to all, at every process; the end is news and no step is', async () => {
  const { one, two, id } = await secretly();
  const elsewhere = await serve(url);
  const base = await listening(elsewhere);
  const ear = await Hearing.open(base, one, id);
  await ear.until(() => ear.updates(0).length > 0);
  const [before] = ear.updates(0);
  const allied = await two.look(app, id, 1);
  expect(before.steps).not.toEqual(allied.steps);
  await post(one, id, 'resign', { seat: 'french' });
  await ear.until(() => ear.updates(0).length > 1);
  const [, told] = ear.updates(0);
  expect(told).toMatchObject({ revision: before.revision + 1, since: -1, start: { news: 0 } });
  expect(told.steps.map(({ seen }) => seen)).toEqual(allied.steps.map(({ seen }) => seen));
  const fresh = await serve(url);
  for (const [browser, viewer] of [
    [one, 0],
    [one, -1],
    [two, 1],
  ] as const)
    for (const { app: asked } of [served, elsewhere, fresh]) {
      const { start, steps } = await browser.look(asked, id, viewer);
      expect({ steps, position: start?.position }).toEqual({ steps: told.steps, position: told.start?.position });
    }
  expect((await one.look(app, id, 0)).revision).toBe(told.revision);
  ear.close();
});

test('a hidden game that rests, or that an operator has closed, keeps its secrets and its dice, and can go on', async () => {
  const { one, two, id } = await secretly();
  const known = async () => ({
    steps: (await one.look(app, id, 0)).steps,
    record: (await one.send(app, 'GET', `/tables/${id}/viewers/0/record`)).body,
  });
  const before = await known();
  const kept = JSON.stringify(await record(keeper, id));
  await post(one, id, 'offer', { seat: 'french', kind: 'adjourn' });
  await post(two, id, 'answer', { seat: 'allied', kind: 'adjourn', yes: true });
  expect(await known()).toEqual(before);
  await close(keeper, id);
  expect(await known()).toEqual(before);
  expect((await noticeOf(one, id)).fair.seed).toBeUndefined();
  await restore(keeper, id, kept);
  expect(await known()).toEqual(before);
  expect(await act(two, id, 1, 'place adg-pack 0809')).toBe('done');
  // One that was given up is open to all: it is put back as it was, and nobody plays on.
  await post(one, id, 'resign', { seat: 'french' });
  const { revision } = await one.look(app, id, 0);
  await restore(keeper, id, kept);
  const again = await one.look(app, id, 0);
  expect([again.revision > revision, again.steps.length]).toEqual([true, 2]);
  expect(await noticeOf(one, id)).toMatchObject({ state: 'over', yourMove: false, ended: { how: 'resigned' } });
});

test('who resigns has lost; in the next game the sides are changed', async () => {
  const { one, two, id } = await begun(app, { pace: LIVE } satisfies Partial<NewTable>);
  expect(await post(two, id, 'offer', { seat: 'allied', kind: 'rematch' })).toEqual({ error: 'not-over' });
  expect(await post(one, id, 'resign', { seat: 'allied' })).toEqual({ error: 'no-such-table' });
  expect(await post(one, id, 'resign', { seat: 'french' })).toMatchObject({
    state: 'over',
    ended: { how: 'resigned', seat: 'french' },
  });
  expect(await post(one, id, 'resign', { seat: 'french' })).toEqual({ error: 'over' });
  await post(two, id, 'offer', { seat: 'allied', kind: 'rematch' });
  const { next } = await post(one, id, 'answer', { seat: 'french', kind: 'rematch', yes: true });
  expect(await noticeOf(two, next)).toMatchObject({ state: 'waiting', pace: LIVE, seats: [{ yours: true }, {}] });
  await one.addToDice(app, next);
  expect(await two.addToDice(app, next)).toMatchObject({ state: 'playing', yourMove: true });
});
