import { describe, expect, test } from 'vitest';
import {
  below,
  catchUp,
  follow,
  Host,
  headingOf,
  type KeptUndone,
  keptUndone,
  plainCopy,
  randomBits,
  resumeTable,
  type SeatRequest,
  SPECTATOR,
  type StepRow,
  seededDice,
  sitDown,
  Table,
  type TableHeading,
  type TableSeat,
  takeUndone,
} from '../src/index.ts';
import { createMuster, type MusterAction } from '../src/testing/index.ts';

/** One table that several keep open at once, by what is stored of it: a seat may ask any of them, one after another. */

const game = createMuster({ seats: 2, columns: 5, rows: 4, each: 2, turns: 3 });

/** What is stored: never a thing in memory that two could share. */
interface Store {
  heading: TableHeading;
  rows: StepRow[];
  revisions: readonly number[];
  undone: readonly (readonly KeptUndone[])[];
}

class Keeper {
  readonly #store: Store;
  #open: Host<MusterAction> | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  /** As if the process had been killed. */
  forget(): void {
    this.#open = null;
  }

  #current(): Host<MusterAction> {
    const { heading, revisions, undone } = this.#store;
    const rows = plainCopy(this.#store.rows);
    if (this.#open === null) {
      const resumed = resumeTable(game, plainCopy(heading), rows);
      if (!resumed.ok) throw new Error(JSON.stringify(resumed.faults));
      const { table } = resumed.value;
      table.goOn(seededDice(1));
      takeUndone(table, plainCopy(undone));
      const host = new Host(table, revisions);
      host.revisions();
      this.#open = host;
    }
    const host = this.#open;
    const { table } = host;
    const other = rows.findIndex(({ link }, i) => i >= table.length || table.journal.step(i + 1).link !== link);
    const keep = other < 0 ? rows.length : other;
    expect(catchUp(table, { keep, rows: rows.slice(keep) })).toBeNull();
    takeUndone(table, plainCopy(undone));
    host.changed(revisions);
    expect(host.revisions()).toEqual(revisions);
    return host;
  }

  handle(viewer: number, request: SeatRequest) {
    const host = this.#current();
    const follower = follow(host.table, host.table.length);
    const answer = host.handle(viewer, request);
    const { keep, rows } = follower.take();
    follower.stop();
    this.#store.rows = [...this.#store.rows.slice(0, keep), ...plainCopy(rows)];
    this.#store.revisions = host.revisions();
    this.#store.undone = plainCopy(keptUndone(host.table));
    return plainCopy(answer);
  }
}

/** Any action of a seat, as it knows the table; null if it has none. */
function anyAction(seat: TableSeat<MusterAction>, bits: () => number): MusterAction | null {
  const all = seat.pieces().flatMap((piece) => {
    const choices = seat.choices(piece);
    return Array.from({ length: choices.length }, (_, i) => choices.at(i) as MusterAction);
  });
  return all.length === 0 ? null : all[below(all.length, bits)];
}

function store(): Store {
  const opened = Table.open(game, { scenario: 'plain', options: {} }, seededDice('shared'));
  if (!opened.ok) throw new Error('no table');
  const host = new Host(opened.value);
  return {
    heading: plainCopy(headingOf(opened.value)),
    rows: [],
    revisions: host.revisions(),
    undone: keptUndone(opened.value),
  };
}

describe('a table that several keep open', () => {
  test.each(['one', 'two'])('every seat is told the same by each of them: %s', async (name) => {
    const bits = randomBits(name);
    const kept = store();
    const keepers = [new Keeper(kept), new Keeper(kept), new Keeper(kept)];
    const whichever = (): Keeper => keepers[below(keepers.length, bits)];
    let keys = 0;
    const sit = (viewer: number): Promise<TableSeat<MusterAction>> =>
      sitDown(
        game,
        viewer,
        {
          ask: async (request) => whichever().handle(viewer, request),
          listen: () => () => undefined,
          close: () => undefined,
        },
        { nextKey: () => `k${keys++}` },
      );
    const seats = [await sit(0), await sit(1)];
    const watching = await sit(SPECTATOR);
    let done = 0;
    for (let turn = 0; turn < 120 && seats[0].known.outcome === null; turn++) {
      const seat = seats[below(2, bits)];
      if (below(8, bits) === 0) whichever().forget();
      await seat.refresh();
      const wish = below(6, bits);
      const action = anyAction(seat, bits);
      const answer =
        wish === 0
          ? await seat.undo(null)
          : wish === 1
            ? await seat.redo()
            : action === null
              ? null
              : await seat.submit(action);
      if (answer?.result === 'done') done++;
      if (below(3, bits) === 0) await watching.refresh();
      // Whoever sits down now knows what he knows who sat there all the time.
      if (below(3, bits) !== 0) continue;
      const late = await sit(seat.viewer);
      expect({ ...late.known, revision: 0 }).toEqual({ ...seat.known, revision: 0 });
      expect(late.known.revision).toBe(seat.known.revision);
    }
    expect(done).toBeGreaterThan(20);
    await watching.refresh();
    expect(watching.known).toEqual((await sit(SPECTATOR)).known);
  });

  test('what was taken back at one can be done again at another', async () => {
    const kept = store();
    const [one, two] = [new Keeper(kept), new Keeper(kept)];
    const ask = (
      keeper: Keeper,
      key: string,
      request: { kind: 'submit'; action: string } | { kind: 'undo'; to: null } | { kind: 'redo' },
    ) => {
      const { revision } = keeper.handle(0, { key: `${key}?`, revision: -1, kind: 'look' }).update;
      return keeper.handle(0, { key, revision, ...request });
    };
    const seat = await sitDown(
      game,
      0,
      { ask: async (request) => one.handle(0, request), listen: () => () => undefined, close: () => undefined },
      { nextKey: () => 'sit' },
    );
    const bits = randomBits('again');
    let action = anyAction(seat, bits);
    while (action === null || action.type !== 'order') action = anyAction(seat, bits);
    await seat.submit(action);
    expect(ask(two, 'a', { kind: 'undo', to: null })).toMatchObject({ result: 'done', update: { canRedo: true } });
    expect(ask(one, 'b', { kind: 'redo' })).toMatchObject({ result: 'done', update: { canRedo: false } });
    expect(ask(two, 'c', { kind: 'redo' }).result).toBe('refused');
    expect(kept.rows).toHaveLength(1);
  });
});
