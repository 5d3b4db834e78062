import { describe, expect, test } from 'vitest';
import { type Dice, type Game, REFEREE, SPECTATOR, scriptedDice, Table } from '../src/index.ts';
import { createToy, type ToyAction } from './toy.ts';

const setup = { scenario: 'plain', options: {} };

function open(game: Game<ToyAction>, dice: Dice, playForced = true): Table<ToyAction> {
  const opened = Table.open(game, setup, dice, playForced);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  return opened.value;
}

const bid = (card: number): ToyAction => ({ type: 'bid', card });
const step = (unit: number, ...path: number[]): ToyAction => ({ type: 'step', unit, path });
const end: ToyAction = { type: 'end', unrolled: true };
const roll: ToyAction = { type: 'roll' };

function did(table: Table<ToyAction>, ...decisions: (readonly [number, ToyAction])[]): Table<ToyAction> {
  for (const [seat, action] of decisions) expect(table.submit(seat, action)).toBeNull();
  return table;
}

/** Two seats, both have bid low; the first has its turn. */
const atTurn = (...dice: number[]): Table<ToyAction> =>
  did(open(createToy(2), scriptedDice([1, 2, ...dice])), [0, bid(0)], [1, bid(0)]);

const log = (table: Table<ToyAction>): (string | null)[] => table.seen(REFEREE).map(({ action }) => action);

describe('opening', () => {
  test('the first step is the set-up, with its dice', () => {
    const table = open(createToy(2), scriptedDice([3, 4]));
    expect(table.length).toBe(0);
    expect(table.seen(REFEREE)).toMatchObject([{ seat: SPECTATOR, action: null, dice: [3, 4] }]);
    expect([table.seatsToAct, table.seatToAct, table.outcome]).toEqual([0b11, 0, null]);
  });

  test('a set-up with faults opens no table', () => {
    const opened = Table.open(createToy(2), { scenario: 'odd', options: {} }, scriptedDice([]));
    expect(opened).toMatchObject({ ok: false, faults: [{ code: 'unknown-scenario', at: 'scenario' }] });
  });

  test('the table keeps its own copy of the set-up', () => {
    const own = { scenario: 'plain', options: { luck: false } };
    const opened = Table.open(createToy(2), own, scriptedDice([1, 1]));
    own.options.luck = true;
    expect(opened.ok && opened.value.setup(SPECTATOR)).toEqual({ scenario: 'plain', options: { luck: false } });
  });
});

describe('submitting', () => {
  test('a refused action leaves no trace', () => {
    const table = atTurn();
    const before = table.view(REFEREE);
    expect(table.submit(1, roll)).toMatchObject({ code: 'not-your-decision' });
    expect(table.submit(0, null)).toMatchObject({ code: 'not-an-action' });
    expect(table.submit(9, roll)).toMatchObject({ code: 'no-such-seat' });
    expect(table.length).toBe(2);
    expect(table.view(REFEREE)).toEqual(before);
  });

  test('what is kept does not change with what was handed in', () => {
    const table = atTurn();
    const path = [0, 1];
    did(table, [0, step(0, ...path)]);
    const action = { type: 'step', unit: 1, path };
    expect(table.submit(0, action)).toBeNull();
    path.push(2);
    action.unit = 0;
    expect(log(table).slice(-1)).toEqual(['u1 p0-p1']);
    table.view(REFEREE).fill(0);
    expect(table.view(REFEREE).some((value) => value !== 0)).toBe(true);
  });

  test('an input that says something else each time is judged by what is carried out', () => {
    const table = atTurn();
    let asked = 0;
    // Honest when its shape is looked at and when the rules are asked, another unit afterwards.
    const twoFaced = {
      type: 'step',
      get unit() {
        return asked++ < 2 ? 0 : 2;
      },
      path: [0, 1],
    };
    const before = table.view(REFEREE);
    const no = table.submit(0, twoFaced);
    if (no === null) expect(log(table).slice(-1)).toEqual(['u0 p0-p1']);
    else expect(table.view(REFEREE)).toEqual(before);
  });

  test('dice that run out leave the table as it was', () => {
    const table = atTurn();
    const before = table.view(REFEREE);
    expect(() => table.submit(0, roll)).toThrow('no die is left');
    expect([table.length, table.view(REFEREE)]).toEqual([2, before]);
  });
});

describe('undo', () => {
  test('goes back step by step, and redo brings each back', () => {
    const table = did(atTurn(), [0, step(0, 0, 1)], [0, step(1, 0, 1, 2)]);
    const views = [2, 3, 4].map((at) => table.view(REFEREE, at));
    expect(table.barrier(0)).toBe(2);
    expect(table.undo(0)).toBeNull();
    expect(table.view(REFEREE)).toEqual(views[1]);
    expect(table.undo(0)).toBeNull();
    expect(table.view(REFEREE)).toEqual(views[0]);
    expect(table.redo(1)).toMatchObject({ rule: 'undo', code: 'nothing-to-redo' });
    expect(table.redo(0)).toBeNull();
    expect(table.view(REFEREE)).toEqual(views[1]);
    expect(table.redo(0)).toBeNull();
    expect(table.view(REFEREE)).toEqual(views[2]);
    expect(table.redo(0)).toMatchObject({ rule: 'undo', code: 'nothing-to-redo' });
  });

  test('goes to an earlier step at once', () => {
    const table = did(atTurn(), [0, step(0, 0, 1)], [0, step(1, 0, 1)]);
    expect(table.undoTo(0, 2)).toBeNull();
    expect(log(table)).toEqual([null, 'bid @low', 'bid @low']);
    expect([table.redo(0), table.redo(0)]).toEqual([null, null]);
    expect(log(table).slice(-2)).toEqual(['u0 p0-p1', 'u1 p0-p1']);
  });

  test('a new decision ends redo, a refused one does not', () => {
    const table = did(atTurn(), [0, step(0, 0, 1)]);
    table.undo(0);
    expect(table.submit(0, bid(0))).not.toBeNull();
    expect(table.redo(0)).toBeNull();
    table.undo(0);
    did(table, [0, step(0, 0, 1, 2)]);
    expect(table.redo(0)).toMatchObject({ code: 'nothing-to-redo' });
    expect(log(table).slice(-1)).toEqual(['u0 p0-p1-p2']);
  });

  test('a replayed action ends redo too', () => {
    const table = did(atTurn(), [0, step(0, 0, 1)]);
    table.undo(0);
    expect(table.replay(0, step(1, 0, 1), scriptedDice([]))).toBeNull();
    expect(table.redo(0)).toMatchObject({ code: 'nothing-to-redo' });
  });

  test('never passes an open die', () => {
    const table = did(atTurn(4), [0, roll], [0, step(0, 0, 1)]);
    expect(table.barrier(0)).toBe(3);
    expect(table.undo(0)).toBeNull();
    expect(table.undo(0)).toEqual({ rule: 'undo', code: 'undo-past-die', data: { step: 3 } });
    expect(table.undoTo(0, 2)).toMatchObject({ code: 'undo-past-die' });
  });

  test('passes a die where all have agreed to it, and nobody can do again what was taken back', () => {
    const table = did(atTurn(4), [0, roll], [0, step(0, 0, 1)]);
    table.undo(0);
    expect(table.goBack(0, table.length)).toMatchObject({ code: 'nothing-to-undo' });
    expect(table.goBack(0, -1)).toMatchObject({ code: 'nothing-to-undo' });
    let stands = -1;
    table.onCut((length) => {
      stands = length;
    });
    expect(table.goBack(0, 2)).toBeNull();
    expect([table.length, stands]).toEqual([2, 2]);
    expect(table.redo(0)).toMatchObject({ code: 'nothing-to-redo' });
  });

  test('never passes a secret die', () => {
    const table = did(atTurn(4), [0, { type: 'peek' }]);
    expect(table.undo(0)).toMatchObject({ code: 'undo-past-die' });
  });

  test('never passes a reveal', () => {
    const table = atTurn();
    expect(table.undo(1)).toEqual({ rule: 'undo', code: 'undo-past-reveal', data: { step: 2 } });
    expect(table.barrier(1)).toBe(2);
  });

  test('never passes a decision of another seat, nor takes one back', () => {
    const table = did(atTurn(), [0, step(0, 0, 1)], [0, end], [1, step(2, 0, 1)]);
    expect(table.undo(0)).toEqual({ rule: 'undo', code: 'undo-past-other-side', data: { step: 5 } });
    expect(table.undo(1)).toBeNull();
    expect(table.undo(1)).toMatchObject({ code: 'undo-past-other-side', data: { step: 4 } });
    // The other side has taken its decision back: the first seat may now do so too.
    expect(table.undo(0)).toBeNull();
    expect(table.length).toBe(3);
  });

  test('of seats that decide at the same time each takes back only its own', () => {
    const table = did(open(createToy(3), scriptedDice([1, 2, 3])), [2, bid(1)]);
    expect(table.undo(0)).toMatchObject({ code: 'undo-past-other-side' });
    expect(table.undo(2)).toBeNull();
    did(table, [2, bid(0)], [0, bid(1)]);
    expect(table.undo(2)).toMatchObject({ code: 'undo-past-other-side' });
    expect([table.barrier(0), table.barrier(1), table.barrier(2)]).toEqual([1, 2, 2]);
  });

  test.each([-1, 2, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('to step %s there is nothing to undo', (at) => {
    expect(atTurn().refuseUndo(0, at)).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('of a table where nothing was done', () => {
    const table = open(createToy(2), scriptedDice([1, 2]));
    expect(table.undo(0)).toMatchObject({ code: 'nothing-to-undo' });
    expect(table.redo(0)).toMatchObject({ code: 'nothing-to-redo' });
    expect(table.barrier(0)).toBe(0);
  });
});

describe('what is forced', () => {
  /** The second seat's last decision; one of its counters and one of the first seat's stand at the end of the row. */
  const beforeForced = (playForced = true): Table<ToyAction> =>
    did(
      open(createToy(2), scriptedDice([1, 2]), playForced),
      [0, bid(0)],
      [1, bid(0)],
      [0, step(0, 0, 1, 2, 3)],
      [0, end],
      [1, step(2, 0, 1, 2, 3)],
    );

  test('is done by the table, one after another', () => {
    const table = did(beforeForced(), [1, end]);
    expect(log(table).slice(-3)).toEqual(['end unrolled', 'home u0 p0', 'home u2 p0']);
    expect(
      table
        .seen(REFEREE)
        .map(({ seat }) => seat)
        .slice(-3),
    ).toEqual([1, 0, 1]);
    expect(table.seatsToAct).toBe(0b11);
  });

  test('is taken back with the decision it followed from, and done again with it', () => {
    const table = did(beforeForced(), [1, end]);
    const last = table.view(REFEREE);
    expect(table.barrier(1)).toBe(4);
    expect(table.refuseUndo(1, 6)).toEqual({ rule: 'undo', code: 'undo-into-forced', data: { step: 7 } });
    expect(table.refuseUndo(1, 7)).toMatchObject({ code: 'undo-into-forced' });
    expect(table.undo(0)).toMatchObject({ code: 'undo-past-other-side' });
    expect(table.undo(1)).toBeNull();
    expect(table.length).toBe(5);
    expect(table.redo(1)).toBeNull();
    expect(table.length).toBe(8);
    expect(table.view(REFEREE)).toEqual(last);
  });

  test('is left to the seats if the table is told so', () => {
    const table = did(beforeForced(false), [1, end]);
    expect(log(table).slice(-1)).toEqual(['end unrolled']);
    did(table, [0, { type: 'home', unit: 0, to: 0 }]);
    expect(table.undo(0)).toBeNull();
    expect(table.undo(1)).toBeNull();
  });

  test('a replay knows what was forced, and adds nothing', () => {
    const table = beforeForced(false);
    expect(table.replay(1, end, scriptedDice([]))).toBeNull();
    expect(table.length).toBe(6);
    expect(table.replay(0, { type: 'home', unit: 0, to: 0 }, scriptedDice([]))).toBeNull();
    expect(table.refuseUndo(1, 6)).toMatchObject({ code: 'undo-into-forced' });
    expect(table.undo(1)).toBeNull();
    expect(table.length).toBe(5);
  });

  test('a choice between two is no duty of the table’s', () => {
    const table = did(beforeForced(), [1, step(3, 0, 1, 2, 3)], [1, end]);
    expect(log(table).slice(-2)).toEqual(['end unrolled', 'home u0 p0']);
    expect(table.seatToAct).toBe(1);
    expect(table.pieces(1)).toEqual([2, 3]);
    did(table, [1, { type: 'home', unit: 3, to: 0 }]);
    expect(log(table).slice(-2)).toEqual(['home u3 p0', 'home u2 p0']);
  });

  test('a forced action that the game refuses is an error and no endless loop', () => {
    const game = createToy(2);
    const broken: Game<ToyAction> = {
      ...game,
      phase: (state) => {
        const phase = game.phase(state);
        return phase.name === 'homecoming'
          ? { ...phase, refuse: () => ({ rule: '3', code: 'not-at-end', data: {} }) }
          : phase;
      },
    };
    const table = did(open(broken, scriptedDice([1, 2])), [0, bid(0)], [1, bid(0)], [0, step(0, 0, 1, 2, 3)], [0, end]);
    expect(() => table.submit(1, end)).toThrow('listed and refused');
  });
});

describe('questions', () => {
  test('why not, for seats, pieces and places that are none', () => {
    const table = atTurn();
    expect(table.whyNot(0, 0, 1)).toBeNull();
    expect(table.whyNot(0, 2, 1)).toMatchObject({ rule: '2.1', code: 'not-yours' });
    expect(table.whyNot(1, 2, 1)).toMatchObject({ code: 'not-your-decision' });
    for (const seat of [SPECTATOR, REFEREE, 2, 0.5, Number.NaN]) {
      expect(table.whyNot(seat, 0, 1)).toMatchObject({ rule: '1', code: 'no-such-seat' });
    }
    for (const [piece, place] of [
      [-1, 0],
      [4, 0],
      [0, -1],
      [0, 4],
      [0.5, 0],
      [0, Number.NaN],
    ]) {
      expect(table.whyNot(0, piece, place)).toMatchObject({ rule: '2', code: 'malformed-argument' });
    }
  });

  test.each([2, -3, 0.5, Number.NaN])('nobody looks through the eyes of viewer %s', (viewer) => {
    expect(() => atTurn().view(viewer)).toThrow(RangeError);
    expect(() => atTurn().seen(viewer)).toThrow(RangeError);
  });

  test.each([-1, 3, 0.5, Number.NaN])('there is no position after %s actions', (at) => {
    expect(() => atTurn().view(REFEREE, at)).toThrow(RangeError);
  });
});
