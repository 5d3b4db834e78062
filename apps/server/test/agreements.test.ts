import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Clocks, Offer } from '../src/database/schema.ts';
import { DAY_MS, dueAt, overdue, passed, reckoned } from '../src/tables/clocks.ts';
import { timeOut } from '../src/tables/ending.ts';
import type { TableNotice } from '../src/tables/notices.ts';
import type { NewTable } from '../src/tables/opening.ts';
import { type Browser, begun, newDatabase, serve } from './support.ts';

/** Time, and what all at a table have to agree on. */

const served = await serve(await newDatabase());
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
    { seat: 0, kind: 'back', text: String(at) },
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
