import { describe, expect, test } from 'vitest';
import {
  type Answer,
  below,
  Host,
  keepInTouch,
  type Line,
  type On,
  REFEREE,
  randomBits,
  type SeatOptions,
  type SeatRequest,
  SPECTATOR,
  scriptedDice,
  seededDice,
  sitDown,
  Table,
  type TableSeat,
  writeRecord,
} from '../src/index.ts';
import {
  createMuster,
  type MusterAction,
  type MusterSize,
  pick,
  unreliable,
  type Weather,
} from '../src/testing/index.ts';

const SIZE: MusterSize = { seats: 2, columns: 5, rows: 4, each: 2, turns: 3 };
const game = createMuster(SIZE);

function host(dice = seededDice('seat')): Host<MusterAction> {
  const opened = Table.open(game, { scenario: 'plain', options: {} }, dice);
  if (!opened.ok) throw new Error('no table');
  return new Host(opened.value);
}

const READY: MusterAction = { type: 'ready' };
const END: MusterAction = { type: 'end' };
const order = (unit: number, kind: number): MusterAction => ({ type: 'order', unit, order: kind });

/** Time that passes only when there is nothing else to do. */
class Clock {
  readonly #waiting: { readonly at: number; readonly go: () => void }[] = [];
  now = 0;

  readonly wait = (time: number): Promise<void> =>
    new Promise((go) => {
      this.#waiting.push({ at: this.now + time, go });
      this.#waiting.sort((a, b) => a.at - b.at);
    });

  async until<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const watch = (): void => {
      done = true;
    };
    work.then(watch, watch);
    for (;;) {
      for (let i = 0; i < 30; i++) await Promise.resolve();
      if (done) return work;
      const next = this.#waiting.shift();
      if (next === undefined) throw new Error('nobody waits for anything');
      this.now = next.at;
      next.go();
    }
  }
}

function keys(name: string): SeatOptions {
  let next = 0;
  return { nextKey: () => `${name}-${next++}`, again: () => Promise.resolve() };
}

describe('a seat in the same place', () => {
  test('knows what its viewer may know, now and in the past, and answers from that', async () => {
    const at = host();
    const [one, two] = [at.seat(0), at.seat(1)];
    expect(await one.submit(order(1, 2))).toEqual({ result: 'done' });
    expect(await one.submit(READY)).toEqual({ result: 'done' });
    expect(await two.submit(READY)).toEqual({ result: 'done' });
    expect(await one.submit(END)).toEqual({ result: 'done' });
    const { table } = at;
    for (const seat of [one, two, at.seat(SPECTATOR)]) {
      const { viewer, known } = seat;
      expect(known.steps).toEqual(table.seen(viewer));
      expect(known.view).toEqual(table.view(viewer));
      expect([known.seatsToAct, known.outcome, known.length]).toEqual([2, null, table.lengthFor(viewer)]);
      for (let i = 0; i <= known.length; i++) expect(seat.viewAt(i)).toEqual(table.view(viewer, i));
      if (viewer < 0) continue;
      expect(seat.pieces()).toEqual(table.pieces(viewer));
      for (const piece of seat.pieces()) expect(seat.choices(piece)).toEqual(table.choices(viewer, piece));
      expect(seat.whyNot(0, 3)).toEqual(table.whyNot(viewer, 0, 3));
      expect(known.barrier).toBe(table.barrier(viewer));
    }
    expect([one.known.length, two.known.length]).toEqual([4, 3]);
    expect(() => one.viewAt(5)).toThrow(RangeError);
  });

  test('is told when something changes for its viewer, and not otherwise', async () => {
    const at = host();
    const [one, two] = [at.seat(0), at.seat(1)];
    const told: string[] = [];
    const stop = one.subscribe(({ from, before }) => told.push(`${from} of ${before.length}`));
    await two.submit(order(2, 1));
    await two.undo(null);
    await two.redo();
    expect(told).toEqual([]);
    await two.submit(READY);
    expect(told).toEqual(['0 of 0']);
    await one.submit(order(1, 2));
    stop();
    await one.submit(order(1, 1));
    expect(told).toHaveLength(2);
  });

  test('takes back and does again; a refusal comes back as it is', async () => {
    const at = host();
    const seat = at.seat(0);
    await seat.submit(order(1, 1));
    await seat.submit(order(1, 2));
    const view = seat.known.view;
    expect(await seat.undo(0)).toEqual({ result: 'done' });
    expect([seat.known.length, seat.known.canRedo]).toEqual([0, true]);
    await seat.redo();
    await seat.redo();
    expect(seat.known.view).toEqual(view);
    expect(await seat.redo()).toMatchObject({ result: 'refused', refusal: { code: 'nothing-to-redo' } });
    expect(await seat.submit(order(2, 1))).toMatchObject({ result: 'refused', refusal: { code: 'not-yours' } });
    expect(await seat.submit({ type: 'fly' } as never)).toMatchObject({ refusal: { code: 'unknown-action' } });
    expect(await at.seat(SPECTATOR).submit(READY)).toMatchObject({ refusal: { code: 'no-such-seat' } });
  });

  test('when the game is over everything is known, the past too', async () => {
    const at = host();
    const seats = [at.seat(0), at.seat(1)];
    const watcher = at.seat(SPECTATOR);
    const news: number[] = [];
    watcher.subscribe((change) => news.push(change.news));
    await seats[1].submit(order(2, 1));
    for (let turn = 0; turn < SIZE.turns; turn++) {
      for (const seat of seats) await seat.submit(READY);
      for (const seat of seats) await seat.submit(END);
    }
    expect(at.table.outcome).not.toBeNull();
    // All is told anew, and the last step alone is news.
    expect(new Set(news)).toEqual(new Set([1]));
    for (const seat of [...seats, watcher]) {
      expect(seat.known.outcome).toEqual(at.table.outcome);
      expect(seat.known.steps).toEqual(at.table.seen(REFEREE));
      expect(seat.viewAt(1)).toEqual(at.table.view(REFEREE, 1));
    }
  });

  test('that was closed hears nothing more', async () => {
    const at = host();
    const seat = at.seat(0);
    let told = 0;
    seat.subscribe(() => told++);
    seat.close();
    await at.seat(1).submit(READY);
    expect([told, seat.known.length]).toEqual([0, 0]);
  });
});

describe('requests', () => {
  const submit = (key: string, revision: number, action: string): SeatRequest => ({
    key,
    revision,
    kind: 'submit',
    action,
  });

  test('what is sent twice is done once, and answered twice alike', () => {
    const at = host();
    const first = at.handle(0, submit('a', 0, 'order s0-2 @bold'));
    const again = at.handle(0, submit('a', 0, 'order s0-2 @bold'));
    expect(first.result).toBe('done');
    expect(again).toEqual(first);
    expect(at.table.length).toBe(1);
    // The same key from another seat is another's.
    expect(at.handle(1, submit('a', 0, 'ready')).result).toBe('done');
    expect(at.table.length).toBe(2);
  });

  test('what comes late is not done, and what has happened meanwhile comes back', async () => {
    const at = host();
    const seat = at.seat(0);
    const on: On = { revision: seat.known.revision };
    await at.seat(1).submit(READY);
    const answer: Answer = await seat.submit(READY, on);
    expect(answer).toMatchObject({ result: 'late', from: 0, refusal: { rule: 'table', code: 'gone-on' } });
    expect(seat.known.steps.at(-1)).toMatchObject({ seat: 1, action: 'ready' });
    expect(at.table.length).toBe(1);
    expect(await seat.submit(READY)).toEqual({ result: 'done' });
    expect(at.handle(0, submit('old', 0, 'end'))).toMatchObject({ result: 'late', update: { since: 0, from: 0 } });
    expect(at.handle(0, submit('future', 99, 'end'))).toMatchObject({ result: 'late', update: { since: -1 } });
  });

  test('another’s secret step makes nobody late', async () => {
    const at = host();
    const seat = at.seat(0);
    const on = { revision: seat.known.revision };
    await at.seat(1).submit(order(2, 1));
    await at.seat(1).submit(order(3, 1));
    expect(await seat.submit(READY, on)).toEqual({ result: 'done' });
  });
});

/** The decision a seat makes as the n-th: it depends on what it knows and on nothing else. */
function decide(seat: TableSeat<MusterAction>, seed: string): MusterAction {
  const bits = randomBits(seed);
  const choices = seat.choices(pick(seat.pieces(), bits) as number);
  return choices.at(below(choices.length, bits)) as MusterAction;
}

async function playThrough(at: Host<MusterAction>, seats: readonly TableSeat<MusterAction>[]): Promise<number> {
  let late = 0;
  for (let number = 0; at.table.outcome === null; ) {
    const seat = seats[at.table.seatToAct];
    // A seat that has not heard yet that the decision is its own finds out when it asks.
    if (seat.pieces().length === 0) {
      await seat.refresh();
      continue;
    }
    const answer = await seat.submit(decide(seat, `decision ${number}`));
    if (answer.result === 'done') number++;
    else if (answer.result === 'late') late++;
    else throw new Error(`refused: ${answer.refusal.code}`);
  }
  return late;
}

test('a whole game over a bad line ends in the same record as over a direct one', async () => {
  const straight = host(seededDice('long'));
  await playThrough(straight, [straight.seat(0), straight.seat(1)]);
  const wanted = writeRecord(straight.table, REFEREE);
  let late = 0;
  for (const seed of ['storm', 'gale', 'fog']) {
    const clock = new Clock();
    const weather: Weather = { seed, least: 10, most: 150, lost: 20, twice: 30 };
    const at = host(seededDice('long'));
    const lines: Line[] = [0, 1].map((seat) =>
      unreliable(at.line(seat), { ...weather, seed: `${seed} ${seat}` }, clock.wait),
    );
    const seats = await clock.until(Promise.all(lines.map((line, i) => sitDown(game, i, line, keys(`${seed}${i}`)))));
    late += await clock.until(playThrough(at, seats));
    expect(writeRecord(at.table, REFEREE)).toEqual(wanted);
    for (const [viewer, seat] of seats.entries()) {
      await clock.until(seat.refresh());
      expect(seat.known.steps).toEqual(at.table.seen(viewer));
      expect(seat.viewAt(7)).toEqual(at.table.view(viewer, 7));
    }
  }
  expect(late).toBeGreaterThan(0);
});

test('the past is the same in whatever order it is asked for, whatever is done with what was handed out, and after going back', async () => {
  const at = host(seededDice('long'));
  const [one, two] = [at.seat(0), at.seat(1)];
  const bits = randomBits('past');
  const compare = (): void => {
    const forwards = Array.from({ length: one.known.length + 1 }, (_, i) => i);
    for (const i of [...forwards, ...forwards.map(() => bits() % forwards.length)]) {
      const view = one.viewAt(i);
      expect(view).toEqual(at.table.view(0, i));
      view.fill(-1);
    }
  };
  await one.submit(order(0, 1));
  await one.submit(order(1, 2));
  await one.submit(order(0, 2));
  compare();
  one.viewAt(2);
  expect(await one.undo(1)).toEqual({ result: 'done' });
  await one.submit(order(1, 1));
  await one.submit(READY);
  expect(one.viewAt(2)).toEqual(at.table.view(0, 2));
  compare();
  await playThrough(at, [one, two]);
  compare();
});

test('a seat that keeps in touch learns of the last push, though it was lost', async () => {
  const at = host();
  const line = at.line(1);
  // Nothing comes by itself; what is asked for is answered.
  const deaf: Line = { ...line, ask: (request) => line.ask(request), listen: () => () => undefined };
  const seat = await sitDown(game, 1, deaf, keys('deaf'));
  const asks: string[] = [];
  await at.seat(0).submit(READY);
  const rounds = [1, 2];
  await keepInTouch(seat, async () => {
    asks.push(`${seat.known.length} of ${at.table.seen(1).length - 1}`);
    if (rounds.shift() === undefined) throw new Error('nobody sits here any more');
  });
  const all = at.table.seen(1).length - 1;
  expect(all).toBeGreaterThan(0);
  expect(asks).toEqual([`0 of ${all}`, `${all} of ${all}`, `${all} of ${all}`]);
  expect(seat.known.steps).toEqual(at.table.seen(1));
});

test('a seat is sent the same bytes whatever it may not know', async () => {
  const messages = async (secret: number, extra: readonly MusterAction[]): Promise<string> => {
    const at = host(scriptedDice([1, secret]));
    const sent: unknown[] = [at.news(0, -1)];
    at.listen(0, (update) => sent.push(update));
    const two = at.seat(1);
    let key = 0;
    const ask = (kind: 'submit' | 'undo' | 'redo', action = ''): void => {
      const { revision } = at.news(0, -1);
      const head = { key: `k${key++}`, revision };
      sent.push(at.handle(0, kind === 'submit' ? { ...head, kind, action } : { ...head, kind, to: null }));
    };
    ask('submit', 'order s0-1 @bold');
    for (const action of extra) expect(await two.submit(action)).toEqual({ result: 'done' });
    ask('submit', 'order s0-2 @bold');
    ask('undo');
    if (extra.length > 0) expect(await two.undo(null)).toEqual({ result: 'done' });
    ask('redo');
    ask('undo');
    ask('undo');
    ask('undo');
    ask('submit', 'ready');
    ask('undo');
    await two.submit(READY);
    ask('submit', 'end');
    await two.submit(END);
    return JSON.stringify(sent);
  };
  const wanted = await messages(1, []);
  expect(wanted).toContain('order s0-1 @bold');
  expect(wanted).not.toMatch(/order s1/);
  expect(await messages(3, [])).toBe(wanted);
  expect(await messages(1, [order(2, 1), order(3, 2), order(3, 1)])).toBe(wanted);
});
