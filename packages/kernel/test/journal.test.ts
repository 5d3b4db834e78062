import { describe, expect, test } from 'vitest';
import {
  brokenRow,
  type Described,
  follow,
  type Game,
  good,
  headingOf,
  plainCopy,
  REFEREE,
  randomBits,
  replayRecord,
  resumeTable,
  SPECTATOR,
  type StepRow,
  scriptedDice,
  seededDice,
  stepRows,
  Table,
  type TableHeading,
  writeRecord,
} from '../src/index.ts';
import { createMuster, type MusterAction, type MusterSize, randomDecision } from '../src/testing/index.ts';

const SIZE: MusterSize = { seats: 3, columns: 6, rows: 5, each: 3, turns: 40 };
const game = createMuster(SIZE);
const VIEWERS = [REFEREE, SPECTATOR, 0, 1, 2];

function played(steps: number, seed = 'journal', of: Game<MusterAction> = game): Table<MusterAction> {
  const opened = Table.open(of, { scenario: 'plain', options: {} }, seededDice(seed));
  if (!opened.ok) throw new Error('no table');
  goOn(opened.value, steps, seed);
  return opened.value;
}

function goOn(table: Table<MusterAction>, steps: number, seed: string): void {
  const bits = randomBits(seed);
  for (let i = 0; i < steps && table.outcome === null; i++) {
    const { seat, action } = randomDecision(table.game, table.view(REFEREE), bits);
    expect(table.submit(seat, action)).toBeNull();
  }
}

/** Through a file and back. */
const stored = (table: Table<MusterAction>): { heading: TableHeading; rows: StepRow[] } =>
  plainCopy({ heading: headingOf(table), rows: stepRows(table) });

function resumed(of: Game<MusterAction>, { heading, rows }: ReturnType<typeof stored>): Table<MusterAction> {
  const again = resumeTable(of, heading, rows);
  if (!again.ok) throw new Error(JSON.stringify(again.faults));
  return again.value.table;
}

describe('a journal', () => {
  test('gives every position again as it was, over several keyframes', () => {
    const opened = Table.open(game, { scenario: 'plain', options: {} }, seededDice('positions'));
    if (!opened.ok) throw new Error('no table');
    const table = opened.value;
    const positions = [table.view(REFEREE)];
    while (table.length < 300) {
      goOn(table, 1, `step ${table.length}`);
      positions.push(table.view(REFEREE));
    }
    for (const [at, wanted] of positions.entries()) expect(table.view(REFEREE, at)).toEqual(wanted);
    expect(table.views(REFEREE, 120)).toEqual(positions.slice(120));
  });

  test('costs an action the same whatever its length: nothing of what was before is looked at again', () => {
    let asked = 0;
    const counting: Game<MusterAction> = {
      ...game,
      rebuild(state) {
        asked++;
        game.rebuild(state);
      },
      conceal: {
        ...game.conceal,
        into(view, state, viewer) {
          asked++;
          game.conceal.into(view, state, viewer);
        },
        event(...args) {
          asked++;
          return game.conceal.event(...args);
        },
      },
    };
    const table = played(0, 'work', counting);
    const worst = (steps: number): number => {
      let most = 0;
      for (let i = 0; i < steps; i++) {
        const bits = randomBits(`work ${table.length}`);
        const { seat, action } = randomDecision(counting, table.journal.now, bits);
        asked = 0;
        table.submit(seat, action);
        for (let one = 0; one < 3; one++) table.lengthFor(one);
        for (let one = 0; one < 3; one++) table.barrier(one);
        stepRows(table, table.length - 1);
        for (const viewer of VIEWERS) table.seen(viewer);
        most = Math.max(most, asked);
      }
      return most;
    };
    const early = worst(100);
    worst(400);
    expect(worst(100)).toBeLessThanOrEqual(early + 8);
    asked = 0;
    writeRecord(table, REFEREE);
    expect(asked).toBeLessThanOrEqual(1);
  });
});

describe('a table that is stored', () => {
  test('is the same table when it is resumed, for everybody, without asking the rules', () => {
    const table = played(200);
    const rules = (): never => {
      throw new Error('the rules were asked');
    };
    const lawless: Game<MusterAction> = {
      ...game,
      start: rules,
      conceal: { ...game.conceal, event: rules, action: rules },
    };
    const again = resumed(lawless, stored(table));
    for (const viewer of VIEWERS) {
      expect(again.seen(viewer)).toEqual(table.seen(viewer));
      expect(again.actions(viewer)).toEqual(table.actions(viewer));
      expect(again.view(viewer)).toEqual(table.view(viewer));
      expect(again.view(viewer, 77)).toEqual(table.view(viewer, 77));
      if (viewer >= 0) expect(again.barrier(viewer)).toBe(table.barrier(viewer));
    }
    expect(stored(again)).toEqual(stored(table));
    expect(writeRecord(again, 1)).toEqual(writeRecord(table, 1));
  });

  test('goes on like the one that was never put away', () => {
    const table = played(90);
    const again = resumed(game, stored(table));
    for (const one of [table, again]) {
      one.goOn(seededDice('later'));
      goOn(one, 200, 'later');
    }
    expect(writeRecord(again, REFEREE)).toEqual(writeRecord(table, REFEREE));
    expect(replayRecord(game, writeRecord(again, REFEREE)).ok).toBe(true);
  });

  test('what is to be stored is the new rows, after those that still stand', () => {
    const table = played(30);
    const keeper = follow(table);
    const rows: StepRow[] = [];
    const save = (): [number, number] => {
      const unsaved = keeper.take();
      rows.length = unsaved.keep;
      rows.push(...unsaved.rows);
      return [unsaved.keep, unsaved.rows.length];
    };
    expect(save()).toEqual([0, 30]);
    goOn(table, 1, 'one more');
    expect(save()).toEqual([30, 1]);
    expect(save()).toEqual([31, 0]);
    const bits = randomBits('to and fro');
    for (let i = 0; i < 150; i++) {
      const seat = bits() % 3;
      const what = bits() % 3;
      if (what === 0) table.undo(seat);
      else if (what === 1) table.redo(seat);
      else goOn(table, 1, `on ${i}`);
      if (bits() % 4 === 0) {
        save();
        expect(rows).toEqual(stepRows(table));
      }
    }
    save();
    expect(stored(resumed(game, { heading: headingOf(table), rows: plainCopy(rows) }))).toEqual(stored(table));
    keeper.stop();
  });

  test('is linked: a row that was changed is named', () => {
    const { heading, rows } = stored(played(40));
    expect(brokenRow(heading, rows)).toBeNull();
    expect(brokenRow({ ...heading, scenario: 'other' }, rows)).toMatchObject({ at: 'start.link' });
    const changed = (change: Partial<StepRow>): StepRow[] =>
      rows.map((row, i) => (i === 17 ? { ...row, ...change } : row));
    for (const change of [{ seat: 'side9' }, { action: 'end it' }, { changes: { turn: 9 } }, { link: rows[3].link }]) {
      expect(brokenRow(heading, changed(change))).toMatchObject({ code: 'broken-link', at: 'rows.17.link' });
    }
  });

  test.each([
    ['another format', (h: TableHeading) => ({ ...h, format: 'x' }), 'not-a-record', 'format'],
    ['another version of it', (h: TableHeading) => ({ ...h, version: 9 }), 'wrong-version', 'version'],
    ['another game', (h: TableHeading) => ({ ...h, game: 'chess' }), 'other-game', 'game'],
    [
      'a later version of the game',
      (h: TableHeading) => ({ ...h, gameVersion: 2 }),
      'wrong-game-version',
      'gameVersion',
    ],
  ])('%s is refused', (_, change, code, at) => {
    const { heading, rows } = stored(played(3));
    const result = resumeTable(game, change(heading) as TableHeading, rows);
    expect(result).toMatchObject({ ok: false, faults: [{ code, at }] });
  });

  test('rows that do not fit are refused by their place', () => {
    const { heading, rows } = stored(played(9));
    const faults = (change: Partial<StepRow>) => {
      const result = resumeTable(
        game,
        heading,
        rows.map((row, i) => (i === 4 ? { ...row, ...change } : row)),
      );
      return result.ok ? [] : result.faults;
    };
    expect(faults({ seat: 'nobody' })).toMatchObject([{ code: 'bad-field', at: 'rows.4.seat' }]);
    expect(faults({ changes: { nothing: 1 } })).toMatchObject([{ code: 'bad-field', at: 'rows.4' }]);
  });
});

describe('an older version of a game', () => {
  /** Nobody may be wary any more; the field of orders is called stance, and one more was added. */
  const corrected: Game<MusterAction> = {
    ...game,
    version: 2,
    phase(state) {
      const phase = game.phase(state);
      if (phase.name !== 'orders') return phase;
      return {
        ...phase,
        choices: (s, seat, piece) => {
          const choices = phase.choices(s, seat, piece);
          const list = Array.from({ length: choices.length }, (_, i) => choices.at(i) as MusterAction);
          return list.filter((action) => action.type !== 'order' || action.order < 2);
        },
        refuse: (s, seat, action) =>
          action.type === 'order' && action.order === 2
            ? { rule: '1.1', code: 'same-order', data: { unit: 'x' } }
            : phase.refuse(s, seat, action),
        pieces: (s, seat) => phase.pieces(s, seat),
      };
    },
    layout: {
      ...(game.layout as NonNullable<typeof game.layout>),
      fields: (game.layout?.fields ?? []).map((field) =>
        field.name === 'order' ? { ...field, name: 'stance' } : field,
      ),
    },
    actions: { ...game.actions, order: { ...game.actions.order, word: 'command' } },
    upgrades: [
      {
        from: 1,
        action: (text) => text.replace(/^order /, 'command '),
        described: ({ order, ...rest }: Described) => (order === undefined ? rest : { ...rest, stance: order }),
      },
    ],
  };

  const upgradedEvents = (table: Table<MusterAction>) =>
    table.seen(0).flatMap(({ events }) => events.filter(({ type }) => type === 'upgraded'));

  const ready: MusterAction = { type: 'ready' };
  const order = (unit: number, kind: number): MusterAction => ({ type: 'order', unit, order: kind });
  function begun(kind: number): Table<MusterAction> {
    const opened = Table.open(game, { scenario: 'plain', options: {} }, scriptedDice([1, 1, 1]));
    if (!opened.ok) throw new Error('no table');
    const table = opened.value;
    for (const [seat, action] of [
      [0, order(0, kind)],
      [1, ready],
    ] as const)
      expect(table.submit(seat, action)).toBeNull();
    return table;
  }

  test('is brought up to this one, and played through where the rules still allow it', () => {
    const table = begun(1);
    const again = replayRecord(corrected, plainCopy(writeRecord(table, REFEREE)));
    if (!again.ok) throw new Error(JSON.stringify(again.faults));
    expect(again.value.seen(REFEREE).map(({ action }) => action)).toEqual([null, 'command s0-1 @bold', 'ready']);
    expect(again.value.view(REFEREE)).toEqual(table.view(REFEREE));
    expect(upgradedEvents(again.value)).toEqual([]);
    expect(writeRecord(again.value, REFEREE)).toMatchObject({ gameVersion: 2 });
  });

  test.each([
    ['a record', (table: Table<MusterAction>) => replayRecord(corrected, plainCopy(writeRecord(table, REFEREE)))],
    [
      'a stored table',
      (table: Table<MusterAction>) => {
        const { heading, rows } = stored(table);
        const again = resumeTable(corrected, heading, rows);
        expect(again.ok && again.value.saved).toBe(0);
        return again.ok ? good(again.value.table) : again;
      },
    ],
  ])('%s that a corrected rule does not allow can be looked through and goes on, saying so', (_, open) => {
    const table = begun(2);
    const again = open(table);
    if (!again.ok) throw new Error(JSON.stringify(again.faults));
    const old = again.value;
    expect(old.seen(REFEREE).map(({ action }) => action)).toEqual([
      null,
      'command s0-1 @wary',
      'ready',
      'upgraded 1 2',
    ]);
    for (let at = 0; at <= 2; at++) expect(old.view(REFEREE, at)).toEqual(table.view(REFEREE, at));
    // What was secret stays so.
    expect(old.lengthFor(1)).toBe(2);
    expect(old.view(1)).toEqual(table.view(1));
    expect(upgradedEvents(old)).toMatchObject([{ data: { from: 1, to: 2 } }]);
    old.goOn(seededDice('on'));
    expect(old.undo(0)).toMatchObject({ code: 'undo-past-end' });
    expect(old.submit(0, order(1, 2))).toMatchObject({ rule: '1.1' });
    expect(old.submit(0, order(1, 1))).toBeNull();
    expect(old.undo(0)).toBeNull();
    goOn(old, 20, 'on');

    const replayed = replayRecord(corrected, plainCopy(writeRecord(old, REFEREE)));
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
    expect(writeRecord(replayed.value, REFEREE)).toEqual(writeRecord(old, REFEREE));
    const { heading, rows } = stored(old);
    expect(brokenRow(heading, rows)).toBeNull();
    expect(stored(resumed(corrected, { heading, rows }))).toEqual({ heading, rows });
  });

  test('a record that was changed is refused all the same', () => {
    const record = plainCopy(writeRecord(begun(2), REFEREE));
    record.steps[0].action = 'order s0-1 @none';
    expect(replayRecord(corrected, record)).toMatchObject({ faults: [{ code: 'broken-link', at: 'steps.0.link' }] });
    expect(replayRecord({ ...game, version: 1 }, { ...record, gameVersion: 2 })).toMatchObject({
      faults: [{ code: 'wrong-game-version' }],
    });
  });
});
