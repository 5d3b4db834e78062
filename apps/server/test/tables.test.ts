import {
  type AnyAction,
  below,
  commitmentTo,
  FAIR_PROTOCOL,
  type Fair,
  fairDice,
  fairFault,
  type GameRecord,
  parseRecord,
  randomBits,
  replayRecord,
  SPECTATOR,
  seatsAt,
  Table,
  type TableSeat,
} from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { anyAction, Browser, begun, Hearing, listening, newDatabase, serve, sitAt, word } from './support.ts';

const url = await newDatabase();
const [here, there] = [await serve(url), await serve(url)];
const { app } = here;
const base = await listening(here);
const elsewhere = await listening(there);
const game = await new Games().find('napoleon-at-waterloo', { scenario: 'standard' });
if (game === null) throw new Error('no game');

test('nothing begins before everybody sits and has added to the dice, and what binds the server is shown before', async () => {
  const [one, two] = [new Browser(), new Browser()];
  const { id, links } = await one.open(app);
  expect(Object.keys(links)).toEqual(['allied']);
  const waiting = (await one.send(app, 'GET', `/tables/${id}`)).json();
  expect(waiting).toMatchObject({ state: 'waiting', fair: { contributions: [] } });
  expect(waiting.fair.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(await one.addToDice(app, id)).toMatchObject({ state: 'waiting' });
  expect(
    (await one.send(app, 'POST', `/tables/${id}/viewers/0`, { kind: 'look', key: 'a', revision: -1 })).json(),
  ).toEqual({
    error: 'not-begun',
  });
  expect((await two.sit(app, id, links.allied)).json()).toMatchObject({
    state: 'waiting',
    fair: { commitment: waiting.fair.commitment },
  });
  const begins = await two.addToDice(app, id);
  expect(begins).toMatchObject({ state: 'playing', fair: { commitment: waiting.fair.commitment } });
  expect(begins.fair.contributions.map(({ seat }) => seat)).toEqual(['french', 'allied']);
  // Whoever has added has added: the dice are made.
  expect((await one.addToDice(app, id)).fair).toEqual(begins.fair);
});

test('what is done is told to the others at once, at this process and at another, and after a line was lost', async () => {
  const { one, two, id, watch } = await begun(app);
  const third = new Browser();
  await third.sit(app, id, watch as string);
  const ears = [
    await Hearing.open(base, one, id),
    await Hearing.open(elsewhere, two, id),
    await Hearing.open(elsewhere, third, id),
  ];
  await Promise.all(ears.map((ear) => ear.until(({ text }) => text.includes('event: update'))));
  const before = (await one.look(app, id, 0)).revision;
  expect((await one.ask(app, id, 0, { kind: 'submit', action: 'end' })).result).toBe('done');
  await ears[0].until((ear) => ear.updates(0).at(-1)?.revision === before + 1);
  await ears[1].until((ear) => ear.updates(1).at(-1)?.revision === before + 1);
  await ears[2].until((ear) => ear.updates(SPECTATOR).at(-1)?.revision === before + 1);
  expect(ears[1].updates(1).at(-1)).toMatchObject({ since: before, from: 0, steps: [{ seen: { action: 'end' } }] });
  expect(ears[2].updates(0)).toEqual([]);
  const { last } = ears[1];
  ears[1].close();
  const bits = randomBits('line lost');
  const seat = await seatAt(one, id, 0, bits);
  expect((await seat.submit(anyAction(seat, bits) as AnyAction)).result).toBe('done');
  const again = await Hearing.open(base, two, id, { 'last-event-id': last as string });
  await again.until((ear) => ear.updates(1).length > 0);
  expect(again.updates(1)[0]).toMatchObject({ since: before + 1, from: 1 });
  for (const ear of [...ears, again]) ear.close();
});

test('a request that comes twice is done once, at whichever process, and one that was decided on something older is late', async () => {
  const { one, id } = await begun(app);
  const { revision } = await one.look(app, id, 0);
  const request = { kind: 'submit', action: 'fr-5inf 1110-1111', key: 'once', revision } as const;
  const refused = await one.ask(app, id, 0, request);
  expect(refused.result).toBe('refused');
  expect(refused.refusal?.rule).toMatch(/\d/);
  const end = { kind: 'submit', action: 'end', key: 'end', revision } as const;
  const answers = [];
  for (const served of [here, there, here, there]) answers.push(await one.ask(served.app, id, 0, end));
  expect(answers.map(({ result }) => result)).toEqual(['done', 'done', 'done', 'done']);
  expect(answers.map(({ update }) => update.steps.length)).toEqual([1, 1, 1, 1]);
  expect((await one.ask(there.app, id, 0, { ...end, key: 'other' })).result).toBe('late');
  expect((await one.look(app, id, 0)).steps).toHaveLength(1);
});

const seatAt = (browser: Browser, id: string, viewer: number, bits: () => number): Promise<TableSeat<AnyAction>> =>
  sitAt(game, browser, viewer, (request) =>
    browser.ask((below(2, bits) === 0 ? here : there).app, id, viewer, request),
  );

test('turns of both sides, with taking back and doing again, at two processes by turns: all know the same in the end', async () => {
  const { one, two, id } = await begun(app);
  const bits = randomBits('two processes');
  const seats = [await seatAt(one, id, 0, bits), await seatAt(two, id, 1, bits)];
  let done = 0;
  let back = 0;
  for (let turn = 0; turn < 90; turn++) {
    const seat = seats[below(2, bits)];
    await seat.refresh();
    const wish = below(5, bits);
    const action = anyAction(seat, bits);
    const answer =
      wish === 0
        ? await seat.undo(null)
        : wish === 1
          ? await seat.redo()
          : action === null
            ? null
            : await seat.submit(action);
    if (answer?.result !== 'done') continue;
    if (wish < 2) back++;
    else done++;
  }
  expect(done).toBeGreaterThan(20);
  expect(back).toBeGreaterThan(3);
  for (const seat of seats) await seat.refresh();
  for (const [viewer, browser] of [one, two].entries()) {
    const late = await seatAt(browser, id, viewer, bits);
    expect(late.known.view).toEqual(seats[viewer].known.view);
    expect(late.known.steps).toEqual(seats[viewer].known.steps);
    expect([late.known.revision, late.known.canRedo]).toEqual([
      seats[viewer].known.revision,
      seats[viewer].known.canRedo,
    ]);
  }
});

test('the record has what was bound to and added, the seed not before the end, and every die can be checked then', async () => {
  const { one, two, id } = await begun(app);
  const bits = randomBits('to the end');
  const seats = [await seatAt(one, id, 0, bits), await seatAt(two, id, 1, bits)];
  for (let turn = 0; turn < 60; turn++) {
    const seat = seats[turn % 2];
    await seat.refresh();
    const action = anyAction(seat, bits);
    if (action !== null) await seat.submit(action);
  }
  const response = await one.send(app, 'GET', `/tables/${id}/viewers/0/record`);
  const record = response.json() as GameRecord;
  expect(parseRecord(response.body).ok).toBe(true);
  expect(record.fair).toMatchObject({ contributions: [{ seat: 'french' }, { seat: 'allied' }] });
  expect(record.fair?.seed).toBeUndefined();
  expect(response.body).not.toContain('seed');
  const { seed } = await here.db.selectFrom('tables').select('seed').where('id', '=', id).executeTakeFirstOrThrow();
  const replayed = replayRecord(game, record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
  const fair = { ...(record.fair as Fair), seed };
  expect(commitmentTo(seed)).toBe(fair.commitment);
  expect(fairFault(replayed.value, fair)).toBeNull();
  expect(record.steps.flatMap(({ dice }) => dice).length).toBeGreaterThan(0);
  // What the server shows when it is over.
  await here.db.updateTable('tables').set({ over: true }).where('id', '=', id).execute();
  expect((await one.send(app, 'GET', `/tables/${id}`)).json().fair.seed).toBe(seed);
});

test('a stored step that was changed is found, and nobody plays on', async () => {
  const { one, id } = await begun(app);
  await one.ask(app, id, 0, { kind: 'submit', action: 'end' });
  const { row } = await here.db.selectFrom('steps').select('row').where('table_id', '=', id).executeTakeFirstOrThrow();
  await here.db
    .updateTable('steps')
    .set({ row: JSON.stringify({ ...row, seat: 'allied' }) })
    .where('table_id', '=', id)
    .execute();
  const fresh = await serve(url);
  const answer = await one.send(fresh.app, 'POST', `/tables/${id}/viewers/0`, { kind: 'look', key: 'x', revision: -1 });
  expect([answer.statusCode, answer.json()]).toEqual([409, { error: 'broken-table' }]);
  await fresh.close();
});

test('a browser sees its tables, and whether it has to decide', async () => {
  const { one, two, id } = await begun(app);
  const listed = async (browser: Browser) => (await browser.send(app, 'GET', '/tables')).json();
  expect(await listed(one)).toMatchObject([{ id, state: 'playing', yourMove: true }]);
  expect(await listed(two)).toMatchObject([{ id, yourMove: false }]);
  expect(await listed(new Browser())).toEqual([]);
  expect(word()).toHaveLength(64);
});

test('the dice of three players can be checked by the names their seats have at such a table', async () => {
  const three = await new Games().find('napoleon-1815', { scenario: 'historical' });
  if (three === null) throw new Error('no game');
  const setup = { scenario: 'historical', options: { threePlayers: true } };
  const contributions = seatsAt(three, setup).map(({ id }) => ({ seat: id, word: word() }));
  const seed = word();
  const opened = Table.open(three, setup, fairDice(seed, contributions));
  if (!opened.ok) throw new Error('no table');
  const fair = { protocol: FAIR_PROTOCOL, commitment: commitmentTo(seed), contributions, seed } as const;
  expect(fairFault(opened.value, fair)).toBeNull();
});
