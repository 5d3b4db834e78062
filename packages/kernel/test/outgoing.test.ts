import { describe, expect, test } from 'vitest';
import { REFEREE, SPECTATOR, scriptedDice, Table, writeRecord } from '../src/index.ts';
import { createToy, type ToyAction, toyLayout } from './toy.ts';

const AT = toyLayout(3);
const bid = (card: number): ToyAction => ({ type: 'bid', card });

/** Three seats with the secret numbers 1, 2, 3; the first two have bid. */
function bidding(card = 1, ...secrets: number[]): Table<ToyAction> {
  const dice = secrets.length > 0 ? secrets : [1, 2, 3];
  const opened = Table.open(createToy(3), { scenario: 'plain', options: {} }, scriptedDice([...dice, 6, 5]));
  if (!opened.ok) throw new Error('no table');
  for (const seat of [0, 1]) expect(opened.value.submit(seat, bid(card))).toBeNull();
  return opened.value;
}

describe('what a viewer gets', () => {
  test('his own secret number and bid, and only that others have theirs', () => {
    const secrets = (viewer: number): number[] => [
      ...bidding()
        .view(viewer)
        .slice(AT.secret, AT.secret + 3),
    ];
    const bids = (viewer: number): number[] => [
      ...bidding()
        .view(viewer)
        .slice(AT.bids, AT.bids + 3),
    ];
    expect([secrets(0), secrets(1), secrets(SPECTATOR)]).toEqual([
      [1, -1, -1],
      [-1, 2, -1],
      [-1, -1, -1],
    ]);
    expect([bids(0), bids(2), bids(REFEREE)]).toEqual([
      [2, 3, 0],
      [3, 3, 0],
      [2, 2, 0],
    ]);
  });

  test('his own dice, events and actions; those of others as nothing', () => {
    const [start, ...steps] = bidding().seen(1);
    expect(start.dice).toEqual([null, 2, null]);
    expect(start.events).toEqual([{ type: 'peeked', rule: '2.3', data: { die: 2 }, only: 1 }]);
    expect(steps.map(({ seat, action }) => [seat, action])).toEqual([
      [0, null],
      [1, 'bid @high'],
    ]);
    expect(bidding().actions(1)).toEqual([null, { type: 'bid', card: 1 }]);
    expect(bidding().seen(SPECTATOR)[0]).toMatchObject({ dice: [null, null, null], events: [] });
    expect(bidding().seen(REFEREE)[0].dice).toEqual([1, 2, 3]);
  });

  test('the positions he has seen, one after another, each masked as it was', () => {
    const table = bidding();
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const steps = table.seen(viewer).map((_, at) => table.view(viewer, at));
      expect(table.views(viewer, 0)).toEqual(steps);
      expect(table.views(viewer, 2)).toEqual(steps.slice(2));
      expect(table.views(viewer, steps.length)).toEqual([]);
    }
    expect(table.views(1, 0).map((view) => view[AT.secret])).toEqual([-1, -1, -1]);
  });

  test('an open die and what is done in the open, whoever he is', () => {
    const table = bidding();
    table.submit(2, bid(0));
    table.submit(0, { type: 'roll' });
    table.submit(0, { type: 'peek' });
    const [rolled, peeked] = table.seen(2).slice(-2);
    expect(rolled).toMatchObject({ action: 'roll', dice: [6], events: [{ type: 'rolled', data: { die: 6 } }] });
    expect(peeked).toEqual({ seat: 0, action: 'peek', dice: [null], events: [] });
    expect(table.seen(0).at(-1)).toMatchObject({ dice: [5], events: [{ type: 'peeked', only: 0 }] });
  });

  test('an event that the game keeps back or blurs', () => {
    const toy = createToy(3);
    const game = {
      ...toy,
      conceal: {
        ...toy.conceal,
        event: (event: { type: string; rule: string; data: object }, viewer: number) =>
          event.type === 'bid' ? (viewer === SPECTATOR ? null : { ...event, data: { seat: 'somebody' } }) : event,
      },
    } as typeof toy;
    const opened = Table.open(game, { scenario: 'plain', options: {} }, scriptedDice([1, 2, 3]));
    if (!opened.ok) throw new Error('no table');
    opened.value.submit(0, bid(1));
    expect(opened.value.seen(SPECTATOR)[1].events).toEqual([]);
    expect(opened.value.seen(2)[1].events).toMatchObject([{ data: { seat: 'somebody' } }]);
    expect(opened.value.seen(REFEREE)[1].events).toMatchObject([{ data: { seat: 0 } }]);
  });

  test('the same bytes whatever is hidden from him: view, log, record', () => {
    const [one, two] = [bidding(1, 3, 1, 2), bidding(1, 3, 5, 6)];
    const other = bidding(0, 3, 1, 2);
    for (const viewer of [0, SPECTATOR]) {
      expect(two.view(viewer)).toEqual(one.view(viewer));
      expect(two.seen(viewer)).toEqual(one.seen(viewer));
      expect(writeRecord(two, viewer)).toEqual(writeRecord(one, viewer));
    }
    expect(writeRecord(other, SPECTATOR)).toEqual(writeRecord(one, SPECTATOR));
    expect(writeRecord(other, 2).steps).toEqual(writeRecord(one, 2).steps);
    expect(writeRecord(other, 1)).not.toEqual(writeRecord(one, 1));
    expect(writeRecord(two, REFEREE)).not.toEqual(writeRecord(one, REFEREE));
  });
});

test('when the game is over everything is open, the past too', () => {
  const table = bidding();
  const end: ToyAction = { type: 'end', unrolled: true };
  const decisions: (readonly [number, ToyAction])[] = [
    [2, bid(0)],
    ...[0, 1, 2].map((seat) => [seat, end] as const),
    ...[0, 1, 2].map((seat) => [seat, bid(1)] as const),
    ...[0, 1].map((seat) => [seat, end] as const),
  ];
  for (const [seat, action] of decisions) expect(table.submit(seat, action)).toBeNull();
  expect(table.seen(SPECTATOR)[0].dice).toEqual([null, null, null]);
  expect(table.submit(2, end)).toBeNull();
  expect(table.outcome).not.toBeNull();
  expect(table.seen(SPECTATOR)).toEqual(table.seen(REFEREE));
  expect(table.view(SPECTATOR, 1)).toEqual(table.view(REFEREE, 1));
  expect(table.seen(SPECTATOR)[1].action).toBe('bid @high');
});
