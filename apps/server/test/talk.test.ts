import { below, randomBits, seededDice, Table } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { silencedBy } from '../src/tables/silence.ts';
import type { TalkLine } from '../src/told.ts';
import { Browser, begun, Hearing, listening, newDatabase, serve } from './support.ts';

/** Talk at a table: who hears it, who must be silent, and what is kept for oneself. */

const served = await serve(await newDatabase());
const { app, db } = served;
const base = await listening(served);

const say = (browser: Browser, id: string, seat: string, text: string, side = false) =>
  browser.send(app, 'POST', `/tables/${id}/talk`, { seat, side, text });
const heard = async (browser: Browser, id: string, after = 0): Promise<string[]> =>
  (await browser.send(app, 'GET', `/tables/${id}/talk?after=${after}`)).json().map(({ text }: TalkLine) => text);

test('what is said to all is heard by all at once; who sits elsewhere neither hears nor speaks', async () => {
  const { one, two, id, watch } = await begun(app);
  const [third, stranger] = [new Browser(), new Browser()];
  await third.sit(app, id, watch as string);
  await stranger.open(app);
  const ears = [await Hearing.open(base, two, id), await Hearing.open(base, third, id)];
  expect((await say(one, id, 'french', 'Blücher is at 2010.')).json()).toEqual({ n: 1 });
  expect((await say(one, id, 'french', 'for myself', true)).json()).toEqual({ n: 2 });
  expect((await say(two, id, 'allied', 'I know.')).json()).toEqual({ n: 3 });
  for (const ear of ears) {
    await ear.until(({ text }) => text.includes('I know.'));
    const told = [...ear.text.matchAll(/^event: talk\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data).n);
    expect(told).toEqual([1, 3]);
    ear.close();
  }
  expect(await heard(one, id)).toEqual(['Blücher is at 2010.', 'for myself', 'I know.']);
  expect(await heard(two, id, 1)).toEqual(['I know.']);
  expect((await say(two, id, 'french', 'as another')).statusCode).toBe(404);
  expect((await say(third, id, 'french', 'as one who looks on')).statusCode).toBe(404);
  expect((await say(stranger, id, 'allied', 'as nobody')).statusCode).toBe(404);
  expect((await stranger.send(app, 'GET', `/tables/${id}/talk`)).statusCode).toBe(404);
});

test('script and signs that cannot be seen do no harm, and nobody talks without end', async () => {
  const { one, two, id } = await begun(app);
  await say(one, id, 'french', '<img src=x onerror=alert(1)>\u0007\u202E\r\nsecond line');
  const response = await two.send(app, 'GET', `/tables/${id}/talk`);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.json()[0].text).toBe('<img src=x onerror=alert(1)>\nsecond line');
  expect((await say(one, id, 'french', '\u200B \n')).statusCode).toBe(400);
  expect((await say(one, id, 'french', 'x'.repeat(501))).statusCode).toBe(400);
  for (let i = 0; i < 9; i++) expect((await say(one, id, 'french', `line ${i}`)).statusCode).toBe(201);
  // However long that took here: all of it was just now.
  await db.updateTable('talk').set({ at: new Date() }).where('table_id', '=', id).execute();
  expect((await say(one, id, 'french', 'one more')).json()).toEqual({ error: 'too-many' });
});

test('whom somebody does not want to hear he does not hear, and can report; notes are his alone', async () => {
  const { one, two, id } = await begun(app);
  await say(one, id, 'french', 'rude');
  expect((await two.send(app, 'POST', `/tables/${id}/mute`, { seat: 'french', muted: true })).statusCode).toBe(204);
  expect(await heard(two, id)).toEqual([]);
  expect(await heard(one, id)).toEqual(['rude']);
  // Whom he has muted is his own affair.
  expect((await two.send(app, 'GET', `/tables/${id}/mute`)).json()).toEqual(['french']);
  expect((await one.send(app, 'GET', `/tables/${id}/mute`)).json()).toEqual([]);
  await two.send(app, 'POST', `/tables/${id}/mute`, { seat: 'french', muted: false });
  expect(await heard(two, id)).toEqual(['rude']);
  expect((await two.send(app, 'POST', `/tables/${id}/report`, { n: 1, text: 'He is rude.' })).statusCode).toBe(204);
  expect(await db.selectFrom('reports').select(['table_id', 'n', 'text']).execute()).toEqual([
    { table_id: id, n: 1, text: 'He is rude.' },
  ]);
  expect((await one.send(app, 'PUT', `/tables/${id}/notes`, { text: 'Guard on turn 6' })).statusCode).toBe(204);
  await one.send(app, 'PUT', `/tables/${id}/notes`, { text: 'Guard on turn 7' });
  expect((await one.send(app, 'GET', `/tables/${id}/notes`)).json()).toEqual({ text: 'Guard on turn 7' });
  expect((await two.send(app, 'GET', `/tables/${id}/notes`)).json()).toEqual({ text: '' });
});

test('whoever was banned plays on where he sits, and neither speaks nor sits down', async () => {
  const { one, id } = await begun(app);
  const [{ guest_id }] = await db
    .selectFrom('seats')
    .select('guest_id')
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
  await db.updateTable('guests').set({ banned: true }).where('id', '=', guest_id).execute();
  expect((await say(one, id, 'french', 'hello')).json()).toEqual({ error: 'banned' });
  await expect(one.open(app)).rejects.toThrow('banned');
  expect((await one.ask(app, id, 0, { kind: 'submit', action: 'end' })).result).toBe('done');
});

test('[11.0b] two Allied players of Napoleon 1815 speak in deployment and at night, and at no other time', async () => {
  const options = { threePlayers: true };
  const game = await new Games().find('napoleon-1815', { scenario: 'historical' });
  const opened = game === null ? null : Table.open(game, { scenario: 'historical', options }, seededDice(5));
  if (game === null || !opened?.ok) throw new Error('no table');
  const table = opened.value;
  const setup = { scenario: 'historical', options };
  const bits = randomBits('silence');
  const silent = new Map<number, Set<string | null>>();
  for (let step = 0; step < 4000 && table.outcome === null; step++) {
    const { turn } = game.tally(table.view(0));
    if (turn > 7) break;
    const seat = table.seatToAct;
    expect(silencedBy(game, setup, table, 0)).toBeNull();
    expect(silencedBy(game, { scenario: 'historical', options: {} }, table, 1)).toBeNull();
    if (game.phase(table.view(seat)).name === 'deployment') expect(silencedBy(game, setup, table, 1)).toBeNull();
    else
      silent.set(
        turn,
        new Set([...(silent.get(turn) ?? []), silencedBy(game, setup, table, 1), silencedBy(game, setup, table, 2)]),
      );
    const pieces = table.pieces(seat);
    const choices = table.choices(seat, pieces[below(pieces.length, bits)]);
    const action = choices.at(below(choices.length, bits));
    if (action !== undefined) table.submit(seat, action);
  }
  expect(silent.get(1)).toEqual(new Set(['11.0b']));
  expect(silent.get(6)).toEqual(new Set([null]));
  expect(silent.get(7)).toEqual(new Set(['11.0b']));
  // Over HTTP: the refusal names the rule.
  const one = new Browser();
  const { id, links } = await one.open(app, { game: 'napoleon-1815', scenario: 'historical', options });
  const [two, three] = [new Browser(), new Browser()];
  await two.sit(app, id, links['anglo-dutch']);
  await three.sit(app, id, links.prussian);
  expect((await say(two, id, 'anglo-dutch', 'before the start', true)).statusCode).toBe(201);
  expect(await heard(three, id)).toEqual(['before the start']);
  expect(await heard(one, id)).toEqual([]);
  for (const browser of [one, two, three]) await browser.addToDice(app, id);
  const refused = await say(two, id, 'anglo-dutch', 'Hold Ligny!', true);
  expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'silence', rule: '11.0b' }]);
  expect((await say(three, id, 'prussian', 'to all')).json()).toEqual({ error: 'silence', rule: '11.0b' });
  expect((await say(one, id, 'french', 'Good luck.')).statusCode).toBe(201);
});

test('a decision that changes nothing beside the game brings no notice, and talk brings none either', async () => {
  const { one, two, id } = await begun(app);
  const ear = await Hearing.open(base, two, id);
  const notices = () => [...ear.text.matchAll(/^event: table\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data));
  // What may have been missed comes first.
  await ear.until(() => notices().length > 0);
  const { revision } = await two.look(app, id, 1);
  const first = (await one.ask(app, id, 0, { kind: 'submit', action: 'end' })).result;
  expect(first).toBe('done');
  await ear.until(() => (ear.updates(1).at(-1)?.revision ?? 0) > revision);
  await one.ask(app, id, 0, { kind: 'undo', to: null });
  expect((await say(one, id, 'french', 'once more')).statusCode).toBe(201);
  await ear.until(({ text }) => text.includes('once more'));
  expect(notices().map(({ yourMove }) => yourMove)).toEqual([false]);
  expect((await two.send(app, 'POST', `/tables/${id}/offer`, { seat: 'allied', kind: 'draw' })).statusCode).toBe(200);
  await ear.until(() => notices().length > 1);
  expect(notices().map(({ offers }) => offers.length)).toEqual([0, 1]);
  ear.close();
});
