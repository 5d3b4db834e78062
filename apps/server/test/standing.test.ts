import {
  type AnyAction,
  below,
  randomBits,
  sitDown,
  standingAnswer,
  type TableSeat,
  writeAction,
} from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { Games } from '../src/games.ts';
import { Browser, newDatabase, serve } from './support.ts';

/** Standing orders of a seat: what is declined once for all is not asked, and nobody else learns of the order. */

const served = await serve(await newDatabase());
const { app } = served;
const KINDS = ['advance', 'withdraw'];

const orders = (browser: Browser, id: string, seat: string) =>
  browser.send(app, 'GET', `/tables/${id}/standing?seat=${seat}`);
const order = (browser: Browser, id: string, seat: string, decline: readonly string[]) =>
  browser.send(app, 'PUT', `/tables/${id}/standing`, { seat, decline });

/** Whatever ends a phase soonest; fights where there must be one. */
function something(seat: TableSeat<AnyAction>, bits: () => number): string {
  const all = seat.pieces().flatMap((piece) => {
    const choices = seat.choices(piece);
    return Array.from({ length: choices.length }, (_, i) => choices.at(i) as AnyAction);
  });
  const action =
    all.find(({ type }) => type === 'end') ?? all.find(({ type }) => type === 'roll') ?? all[below(all.length, bits)];
  return writeAction(seat.game, action);
}

test('who declines to advance is not asked: the table answers, he reads when, and nobody else learns that he said so', async () => {
  const game = await new Games().find('napoleon-at-waterloo', { scenario: 'standard' });
  if (game === null) throw new Error('no game');
  const [french, allied, owen] = [new Browser(), new Browser(), new Browser()];
  const { id, links, watch } = await french.open(app);
  await allied.sit(app, id, links.allied);
  await owen.sit(app, id, watch as string);
  for (const browser of [french, allied]) await browser.addToDice(app, id);
  expect((await orders(french, id, 'french')).json()).toEqual({ kinds: KINDS, decline: [], done: [] });
  expect((await order(french, id, 'french', ['move'])).statusCode).toBe(400);
  expect((await order(allied, id, 'french', KINDS)).statusCode).toBe(404);
  expect((await order(owen, id, 'french', KINDS)).statusCode).toBe(404);
  expect((await order(french, id, 'french', KINDS)).json()).toMatchObject({ decline: KINDS });
  for (const browser of [allied, owen]) {
    expect((await orders(browser, id, 'french')).statusCode).toBe(404);
    expect((await browser.send(app, 'GET', `/tables/${id}`)).body).not.toMatch(/standing|decline/);
  }
  let keys = 0;
  const sit = (browser: Browser, seat: number): Promise<TableSeat<AnyAction>> =>
    sitDown(
      game,
      seat,
      { ask: (request) => browser.ask(app, id, seat, request), listen: () => () => undefined, close: () => undefined },
      { nextKey: () => `k${keys++}`, again: async () => undefined },
    );
  const seats = [await sit(french, 0), await sit(allied, 1)];
  const bits = randomBits('standing');
  let done: { kind: string; step: number }[] = [];
  for (let act = 0; done.length === 0 && act < 400; act++) {
    for (const seat of seats) await seat.refresh();
    const deciding = seats.find((seat) => seat.pieces().length > 0);
    if (deciding === undefined) break;
    const { viewer } = deciding;
    // Never left with what the French decline.
    expect(standingAnswer(game, seats[0].known.view, 0, KINDS)).toBeNull();
    const { result } = await [french, allied][viewer].ask(app, id, viewer, {
      kind: 'submit',
      action: something(deciding, bits),
    });
    expect(result).toBe('done');
    done = (await orders(french, id, 'french')).json().done;
  }
  expect(done.length).toBeGreaterThan(0);
  // It stands in the log of everybody as what it is.
  const { steps } = (await owen.ask(app, id, -1, { kind: 'look' })).update;
  const [{ kind, step }] = done;
  expect(KINDS).toContain(kind);
  expect(JSON.stringify(steps[step - 1].seen)).toContain('stand');
  expect((await orders(allied, id, 'allied')).json()).toEqual({ kinds: KINDS, decline: [], done: [] });
});
