import { describe, expect, test } from 'vitest';
import { ConformanceFailure, conformance } from '../src/conformance/index.ts';
import { type Game, type GameEvent, REFEREE, scriptedDice, Table } from '../src/index.ts';
import { createMuster, type MusterAction, type MusterSize } from '../src/testing/index.ts';

const SIZE: MusterSize = { seats: 3, columns: 5, rows: 4, each: 2, turns: 3 };
const game = createMuster(SIZE);
const plain = { scenario: 'plain', options: {} };
const READY: MusterAction = { type: 'ready' };
const order = (unit: number, kind: number): MusterAction => ({ type: 'order', unit, order: kind });

function open(of: Game<MusterAction> = game): Table<MusterAction> {
  const opened = Table.open(of, plain, scriptedDice([1, 1, 1]));
  if (!opened.ok) throw new Error('no table');
  return opened.value;
}

function did(table: Table<MusterAction>, ...steps: (readonly [number, MusterAction])[]): Table<MusterAction> {
  for (const [seat, action] of steps) expect(table.submit(seat, action)).toBeNull();
  return table;
}

describe('undo where several act in secret', () => {
  test('each takes back its own, and what the others did in secret meanwhile is kept', () => {
    const table = did(open(), [0, order(0, 1)], [1, order(2, 1)], [0, order(1, 2)], [1, order(3, 2)]);
    const mixed = table.view(REFEREE);
    expect([table.lengthFor(0), table.lengthFor(1), table.lengthFor(2)]).toEqual([2, 2, 0]);
    const [before, log] = [table.view(1), table.seen(1)];
    expect(table.undoTo(0, 0)).toBeNull();
    expect([table.lengthFor(0), table.length]).toEqual([0, 2]);
    expect([table.view(1), table.seen(1)]).toEqual([before, log]);
    expect(table.undo(1)).toBeNull();
    expect([table.redo(0), table.redo(0), table.redo(1)]).toEqual([null, null, null]);
    expect(table.view(REFEREE)).toEqual(mixed);
  });

  test('redo is kept until something is done that its seat knows of', () => {
    const table = did(open(), [0, order(0, 1)]);
    table.undo(0);
    did(table, [1, order(2, 1)]);
    expect(table.refuseRedo(0)).toBeNull();
    did(table, [1, READY]);
    expect(table.refuseRedo(0)).toMatchObject({ code: 'nothing-to-redo' });
  });

  test('what another was shown stands where he may have acted on it in secret, whether he has or not', () => {
    const shown = did(open(), [0, order(0, 1)], [0, READY]);
    const no = { rule: 'undo', code: 'undo-past-secret', data: { step: 2 } };
    expect(shown.undo(0)).toEqual(no);
    did(shown, [1, order(2, 1)]);
    expect([shown.undo(0), shown.barrier(0)]).toEqual([no, 2]);
    // The others may still take back what nobody was shown.
    expect(shown.barrier(1)).toBe(1);
  });

  test('where all is open nobody’s secret stands in the way', () => {
    const table = did(open(), [0, READY], [1, READY], [2, READY], [0, { type: 'end' }]);
    expect(table.undo(0)).toBeNull();
    expect(table.redo(0)).toBeNull();
  });
});

/** What every game is put through finds each of these. */
describe('the check of undo finds', () => {
  const check = (broken: Game<MusterAction>): (() => void) => {
    const plan = {
      setups: [{ name: 'plain', setup: plain }],
      another: () => broken,
      games: 1,
      walks: 6,
      mutations: 1,
      perft: {},
      twins: [],
      cases: [],
      words: [],
    };
    const found = conformance(broken, plan).find(({ name }) => name.startsWith('taking back tells nothing'));
    return () => found?.run();
  };
  const inOrders = (change: (phase: ReturnType<typeof game.phase>) => Partial<ReturnType<typeof game.phase>>) => ({
    ...game,
    phase(state: Parameters<typeof game.phase>[0]) {
      const phase = game.phase(state);
      return phase.name === 'orders' ? { ...phase, ...change(phase) } : phase;
    },
  });

  test('nothing in a game that keeps its word', () => {
    expect(check(game)).not.toThrow();
  });

  test('a secret action that is said to be open', () => {
    const broken = { ...game, actions: { ...game.actions, order: { ...game.actions.order, open: true } } };
    expect(check(broken)).toThrow(ConformanceFailure);
    expect(check(broken)).toThrow(/in secret/);
  });

  test('secret steps that are shown by a later one and can still be taken back', () => {
    // The end of the orders shows them all to everybody, and closes nothing.
    const broken = inOrders(({ apply }) => ({
      apply(s, seat, action, dice, tell) {
        const open = (event: GameEvent): void => tell?.({ ...event, closes: false });
        apply(s, seat, action, dice, tell === null ? null : open);
        if (game.phase(s).name !== 'moves') return;
        for (let unit = 0; unit < 6; unit++) s[at('known') + unit] = 1;
      },
    }));
    expect(check(broken)).toThrow(/has been shown to .*, but can still be taken back/);
  });

  test('a hidden choice that shows in part to who decides next, and can still be taken back', () => {
    const broken: Game<MusterAction> = {
      ...inOrders(({ apply }) => ({
        // One after another; each sees of the one before whether he was bold.
        seats: (s) => ((s[at('ready')] & 1) === 0 ? 1 : (s[at('ready')] & 2) === 0 ? 2 : 4),
        apply(s, seat, action, dice, tell) {
          apply(s, seat, action, dice, tell);
          if (action.type !== 'order') return;
          s[at('acted') + action.unit] = action.order;
          if (game.phase(s).name === 'orders') apply(s, seat, READY, dice, tell);
        },
      })),
      actions: { ...game.actions, order: { ...game.actions.order, open: true } },
    };
    expect(check(broken)).toThrow(/shows \d something hidden, but can still be taken back/);
  });

  const at = (name: string): number => game.layout?.fields.find((field) => field.name === name)?.from ?? -1;
});

test('a table that is laid open hides nothing from anybody, in the past either, and nobody takes anything back', () => {
  const table = did(open(), [0, order(0, 1)], [1, order(2, 1)]);
  expect([table.isOpen, table.lengthFor(1), table.barrier(0)]).toEqual([false, 1, 0]);
  table.layOpen();
  expect([table.isOpen, table.outcome]).toEqual([true, null]);
  for (const viewer of [-1, 0, 1, 2]) {
    expect(table.seen(viewer)).toEqual(table.seen(REFEREE));
    expect(table.view(viewer, 1)).toEqual(table.view(REFEREE, 1));
    expect(table.sight(viewer).steps()).toEqual(table.sight(REFEREE).steps());
  }
  expect(table.undo(0)).toMatchObject({ code: 'undo-past-reveal' });
});
