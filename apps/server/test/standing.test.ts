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
import { Browser, begun, newDatabase, serve, sitAt } from './support.ts';

/** Standing orders of a seat: what is declined once for all is not asked, and nobody else learns of the order. */

const served = await serve(await newDatabase());
const { app } = served;
const ALL = ['advance', 'withdraw', 'loss', 'retreat'];

const orders = (browser: Browser, id: string, seat: string) =>
  browser.send(app, 'GET', `/tables/${id}/standing?seat=${seat}`);
const order = (browser: Browser, id: string, seat: string, given: readonly string[]) =>
  browser.send(app, 'PUT', `/tables/${id}/standing`, { seat, orders: given });

/** A few moves in each phase, so that there is fighting; each attack that is announced is rolled for. */
function something(seat: TableSeat<AnyAction>, bits: () => number): string {
  const all = seat.pieces().flatMap((piece) => {
    const choices = seat.choices(piece);
    return Array.from({ length: choices.length }, (_, i) => choices.at(i) as AnyAction);
  });
  const end = below(8, bits) === 0 ? all.find(({ type }) => type === 'end') : undefined;
  const action = end ?? all.find(({ type }) => type === 'roll') ?? all[below(all.length, bits)];
  return writeAction(seat.game, action);
}

test('who has ordered it is not asked: the table answers, he reads when, nobody else takes it back or learns that he said so', async () => {
  const game = await new Games().find('napoleon-at-waterloo', { scenario: 'standard' });
  if (game === null) throw new Error('no game');
  const [french, allied, owen] = [new Browser(), new Browser(), new Browser()];
  const { id, links, watch } = await french.open(app, { pace: { kind: 'live', minutes: 600, bonus: 60 } });
  const timeOfAllied = async (): Promise<number> =>
    (await allied.send(app, 'GET', `/tables/${id}`)).json().clocks.seats[1].left;
  await allied.sit(app, id, links.allied);
  await owen.sit(app, id, watch as string);
  for (const browser of [french, allied]) await browser.addToDice(app, id);
  expect((await orders(french, id, 'french')).json()).toEqual({ all: ALL, orders: [], done: [] });
  expect((await order(french, id, 'french', ['move'])).statusCode).toBe(400);
  expect((await order(allied, id, 'french', ALL)).statusCode).toBe(404);
  expect((await order(owen, id, 'french', ALL)).statusCode).toBe(404);
  expect((await order(french, id, 'french', ALL)).json()).toMatchObject({ orders: ALL });
  for (const browser of [allied, owen]) {
    expect((await orders(browser, id, 'french')).statusCode).toBe(404);
    expect((await browser.send(app, 'GET', `/tables/${id}`)).body).not.toMatch(/standing|orders/);
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
  let done: { order: string; step: number }[] = [];
  let refused = 0;
  const isEnough = (): boolean => refused > 0 && done.some(({ order: one }) => one === 'retreat');
  for (let act = 0; !isEnough() && act < 2000; act++) {
    for (const seat of seats) await seat.refresh();
    const deciding = seats.find((seat) => seat.pieces().length > 0);
    if (deciding === undefined) break;
    const { viewer } = deciding;
    // Never left with what the French have ordered.
    expect(standingAnswer(game, seats[0].known.view, 0, ALL)).toBeNull();
    const time = await timeOfAllied();
    const { result } = await [french, allied][viewer].ask(app, id, viewer, {
      kind: 'submit',
      action: something(deciding, bits),
    });
    expect(result).toBe('done');
    const before = done.length;
    done = (await orders(french, id, 'french')).json().done;
    // What was answered for the French is theirs.
    if (done.length > before && viewer === 1) {
      const back = await allied.ask(app, id, 1, { kind: 'undo', to: null });
      expect(back.result).toBe('refused');
      // He has decided as if he had been answered by hand: it gives him time.
      expect((await timeOfAllied()) - time).toBeGreaterThan(30_000);
      refused++;
    }
  }
  expect(isEnough()).toBe(true);
  // It stands in the log of everybody as what it is.
  const { steps } = (await owen.ask(app, id, -1, { kind: 'look' })).update;
  for (const { order: one, step } of done) {
    const { action, seat } = steps[step - 1].seen;
    expect(seat).toBe(0);
    expect(action).toMatch(one === 'retreat' ? /^retreat / : one === 'loss' ? /^lose / : /^stand$/);
  }
  expect((await orders(allied, id, 'allied')).json()).toEqual({ all: ALL, orders: [], done: [] });
});

test('orders are those of who gave them: who takes the seat after him has none', async () => {
  const [one, two] = [new Browser(), new Browser()];
  const { id } = await new Browser().open(app, { open: ['allied'] });
  await one.send(app, 'POST', `/tables/${id}/take`, { seat: 'allied' });
  expect((await order(one, id, 'allied', ALL)).json()).toMatchObject({ orders: ALL });
  await one.send(app, 'POST', `/tables/${id}/leave`);
  await two.send(app, 'POST', `/tables/${id}/take`, { seat: 'allied' });
  expect((await orders(two, id, 'allied')).json()).toMatchObject({ orders: [], done: [] });
});

const NAMES = ['french', 'allied'];

/** Plays until a seat is asked for what can be ordered; then for the other it is as if it had answered by hand. */
async function untilAsked(players: readonly Browser[], id: string): Promise<{ asked: number; by: string }> {
  const game = await new Games().find('napoleon-at-waterloo', { scenario: 'standard' });
  if (game === null) throw new Error('no game');
  const seats = await Promise.all(
    players.map((browser, seat) => sitAt(game, browser, seat, (request) => browser.ask(app, id, seat, request))),
  );
  const bits = randomBits('asked');
  for (;;) {
    for (const seat of seats) await seat.refresh();
    const deciding = seats.find((seat) => seat.pieces().length > 0);
    if (deciding === undefined) throw new Error('nobody was asked');
    const { viewer } = deciding;
    const answer = standingAnswer(game, deciding.known.view, viewer, ['loss', 'retreat']);
    if (answer !== null) return { asked: viewer, by: writeAction(game, answer.action) };
    const action = something(deciding, bits);
    await players[viewer].ask(app, id, viewer, { kind: 'submit', action });
  }
}

test('what is offered when a seat is asked is offered no more, whether it answers by hand or by an order', async () => {
  for (const byHand of [true, false]) {
    const { one, two, id } = await begun(app);
    const players = [one, two];
    const { asked, by } = await untilAsked(players, id);
    const other = players[1 - asked];
    await other.send(app, 'POST', `/tables/${id}/offer`, { seat: NAMES[1 - asked], kind: 'draw' });
    const before = (await other.look(app, id, 1 - asked)).steps.length;
    if (byHand) await players[asked].ask(app, id, asked, { kind: 'submit', action: by });
    else await order(players[asked], id, NAMES[asked], ['loss', 'retreat']);
    expect((await other.look(app, id, 1 - asked)).steps.length).toBeGreaterThan(before);
    expect((await other.send(app, 'GET', `/tables/${id}`)).json()).toMatchObject({ offers: [] });
  }
});
