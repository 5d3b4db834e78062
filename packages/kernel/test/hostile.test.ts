import { describe, expect, test } from 'vitest';
import {
  type Described,
  firstLink,
  type Game,
  type GameRecord,
  Host,
  headingOf,
  nextLink,
  type Phase,
  parseRecord,
  plainCopy,
  REFEREE,
  randomBits,
  replayRecord,
  resumeTable,
  type SeatRequest,
  SPECTATOR,
  scriptedDice,
  seededDice,
  stepRows,
  TABLE_SEAT,
  Table,
  writeRecord,
} from '../src/index.ts';
import { createMuster, type MusterAction, type MusterSize, randomDecision } from '../src/testing/index.ts';

const SIZE: MusterSize = { seats: 3, columns: 6, rows: 5, each: 2, turns: 3 };
const game = createMuster(SIZE);
const plain = { scenario: 'plain', options: {} };
const READY: MusterAction = { type: 'ready' };

function open(of: Game<MusterAction> = game): Table<MusterAction> {
  const opened = Table.open(of, plain, seededDice('hostile'));
  if (!opened.ok) throw new Error('no table');
  return opened.value;
}

function played(steps: number, of: Game<MusterAction> = game): Table<MusterAction> {
  const table = open(of);
  const bits = randomBits('hostile');
  while (table.length < steps) {
    const { seat, action } = randomDecision(of, table.view(REFEREE), bits);
    expect(table.submit(seat, action)).toBeNull();
  }
  return table;
}

describe('a viewer who looks only now and then', () => {
  test('misses nothing that was done in the place of a secret step that was taken back', () => {
    const table = open();
    table.submit(0, { type: 'order', unit: 0, order: 1 });
    table.undo(0);
    table.submit(0, { type: 'order', unit: 0, order: 2 });
    expect(writeRecord(table, 1).length).toBe(0);
    table.undo(0);
    table.submit(0, READY);
    expect(writeRecord(table, 1).steps.map(({ action }) => action)).toEqual(['ready']);
    expect(writeRecord(table, 1).length).toBe(table.lengthFor(1));
  });
});

describe('a host', () => {
  test.each([Number.NaN, 0.5, '0', null, undefined, 1e9, -7, Number.POSITIVE_INFINITY])(
    'asked on revision %s tells everything anew and does nothing',
    (revision) => {
      const host = new Host(open());
      const request = { key: 'a', revision, kind: 'submit', action: 'ready' } as unknown as SeatRequest;
      const { result, update } = host.handle(0, request);
      expect([result, host.table.length]).toEqual(['late', 0]);
      expect(update).toMatchObject({ since: -1, revision: 0, from: 0 });
      expect(update.start).toBeDefined();
    },
  );

  test('has no seat for the referee’s eyes', () => {
    const host = new Host(open());
    for (const viewer of [REFEREE, -3, 3, 0.5, Number.NaN]) {
      expect(() => host.line(viewer)).toThrow(RangeError);
      expect(() => host.handle(viewer, { key: 'a', revision: 0, kind: 'look' })).toThrow(RangeError);
      expect(() => host.news(viewer, -1)).toThrow(RangeError);
    }
  });

  test.each([
    { kind: 'submit', action: 7 },
    { kind: 'submit', action: null },
    { kind: 'submit', action: { toString: 1 } },
    { kind: 'submit' },
    { kind: 'submit', action: '__proto__' },
    { kind: 'submit', action: 'end '.repeat(1000) },
    { kind: 'undo', to: '0' },
    { kind: 'undo', to: Number.NaN },
    { kind: 'undo' },
    { kind: 'sing' },
    {},
  ])('refuses %j with a reason', (what) => {
    const host = new Host(open());
    const answer = host.handle(0, { key: 'a', revision: 0, ...what } as unknown as SeatRequest);
    expect(answer.result).toBe('refused');
    expect(answer.refusal?.code).toEqual(expect.any(String));
    expect(host.table.length).toBe(0);
  });
});

describe('a listener that fails', () => {
  const broken = (): void => {
    throw new Error('the connection is gone');
  };

  test('keeps nothing from the others, from who stores the table, or from who asked', () => {
    const host = new Host(open());
    const heard: string[] = [];
    host.listen(0, broken);
    host.listen(1, () => heard.push('seat 1'));
    host.onChange(broken);
    host.onChange(() => heard.push('keeper'));
    const request: SeatRequest = { key: 'a', revision: 0, kind: 'submit', action: 'ready' };
    expect(() => host.handle(0, request)).toThrow('the connection is gone');
    expect(heard).toEqual(['seat 1', 'keeper']);
    expect(host.handle(0, request)).toMatchObject({ result: 'done', update: { revision: 1, steps: [{}] } });
    expect(host.table.length).toBe(1);
  });
});

describe('what others did in secret, where it cannot be done again', () => {
  const order = (unit: number, kind: number): MusterAction => ({ type: 'order', unit, order: kind });
  const inOrders = (apply: (...given: Parameters<Phase<MusterAction>['apply']>) => void): Game<MusterAction> => ({
    ...game,
    phase(state) {
      const phase = game.phase(state);
      return phase.name === 'orders' ? { ...phase, apply } : phase;
    },
  });
  /** A game that does not keep its word: whether seat 1 rolls a die hangs on what it may not know of seat 0. */
  const fickle = inOrders((s, seat, action, dice, tell) => {
    const bold = s[game.layout.fields.find(({ name }) => name === 'order')?.from ?? -1] === 1;
    if (seat === 1 && !bold) dice.roll(6);
    game.phase(s).apply(s, seat, action, dice, tell);
  });

  test('is not lost: undo is refused, and all is as it was', () => {
    const opened = Table.open(fickle, plain, scriptedDice([1, 1, 1]));
    if (!opened.ok) throw new Error('no table');
    const table = opened.value;
    for (const [seat, action] of [
      [0, order(0, 1)],
      [1, order(2, 1)],
    ] as const)
      expect(table.submit(seat, action)).toBeNull();
    const before = writeRecord(table, REFEREE);
    expect(table.undo(0)).toMatchObject({ code: 'undo-past-secret' });
    expect(writeRecord(table, REFEREE)).toEqual(before);
  });
});

describe('a stored table', () => {
  const { heading, rows } = plainCopy({ heading: headingOf(played(30)), rows: stepRows(played(30)) });

  test.each([
    ['a row twice', [...rows.slice(0, 10), rows[9], ...rows.slice(10)], 'rows.10.link'],
    ['a row missing', [...rows.slice(0, 10), ...rows.slice(11)], 'rows.10.link'],
    ['two rows in each other’s place', [...rows.slice(0, 10), rows[11], rows[10], ...rows.slice(12)], 'rows.10.link'],
    ['the first missing', rows.slice(1), 'rows.0.link'],
  ])('with %s is not taken for what it was', (_, changed, at) => {
    expect(resumeTable(game, heading, changed)).toMatchObject({ ok: false, faults: [{ code: 'broken-link', at }] });
    const later = resumeTable({ ...game, version: 2 }, heading, changed);
    expect(later).toMatchObject({ ok: false, faults: [{ code: 'broken-link', at }] });
  });

  test('whose last rows were never written goes on from those that were', () => {
    const again = resumeTable(game, heading, rows.slice(0, 27));
    if (!again.ok) throw new Error(JSON.stringify(again.faults));
    expect(again.value.table.view(REFEREE)).toEqual(played(30).view(REFEREE, 27));
  });
});

describe('a record from a file', () => {
  const second: Game<MusterAction> = { ...game, version: 2 };
  /** The rules of version 2 refuse what was done under version 1. */
  const stricter: Game<MusterAction> = {
    ...second,
    phase(state) {
      const phase = game.phase(state);
      const refuse: typeof phase.refuse = (s, seat, action) =>
        action.type === 'order' && action.order === 1
          ? { rule: '1.1', code: 'gone', data: { unit: '' } }
          : phase.refuse(s, seat, action);
      return { ...phase, refuse };
    },
  };

  function ordered(): GameRecord {
    const opened = Table.open(game, plain, scriptedDice([1, 2, 3]));
    if (!opened.ok) throw new Error('no table');
    opened.value.submit(0, { type: 'order', unit: 1, order: 1 });
    return plainCopy(writeRecord(opened.value, REFEREE));
  }

  test('of an older version keeps the secret dice of its set-up', () => {
    const again = replayRecord(stricter, ordered());
    if (!again.ok) throw new Error(JSON.stringify(again.faults));
    expect(again.value.seen(REFEREE)[0].dice).toEqual([1, 2, 3]);
    expect(again.value.seen(0)[0].dice).toEqual([1, null, null]);
    expect(again.value.seen(SPECTATOR)[0].dice).toEqual([null, null, null]);
  });

  test('of an upgraded table, as a seat saw it, cannot be gone through and says so', () => {
    const opened = Table.open(game, plain, scriptedDice([1, 2, 3]));
    if (!opened.ok) throw new Error('no table');
    opened.value.submit(0, READY);
    const kept = resumeTable(second, headingOf(opened.value), stepRows(opened.value));
    if (!kept.ok) throw new Error('not resumed');
    for (const viewer of [SPECTATOR, 0]) {
      const record = plainCopy(writeRecord(kept.value.table, viewer));
      // As in a game without secrets: nothing in it is hidden.
      record.start.dice = [1, 2, 3];
      const again = replayRecord(second, record);
      expect(again).toMatchObject({ ok: false, faults: [{ code: 'hidden-part' }] });
      const third = replayRecord({ ...game, version: 3 }, record);
      expect(third).toMatchObject({ ok: false, faults: [{ code: 'hidden-part' }] });
    }
  });

  test('and a stored table are brought up twice, each time saying so, and keep their secrets', () => {
    const table = played(12);
    const third: Game<MusterAction> = { ...game, version: 3 };
    const resumed = (of: Game<MusterAction>, from: Table<MusterAction>): Table<MusterAction> => {
      const again = resumeTable(of, plainCopy(headingOf(from)), plainCopy(stepRows(from)));
      if (!again.ok) throw new Error(JSON.stringify(again.faults));
      return again.value.table;
    };
    const once = resumed(second, table);
    once.goOn(seededDice('on'));
    const { seat, action } = randomDecision(second, once.view(REFEREE), randomBits('on'));
    expect(once.submit(seat, action)).toBeNull();
    const replayed = replayRecord(third, plainCopy(writeRecord(once, REFEREE)));
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.faults));
    for (const twice of [resumed(third, once), replayed.value]) {
      const lines = twice.seen(SPECTATOR).map((step) => step.action);
      expect(lines.filter((line) => line?.startsWith('upgraded'))).toEqual(['upgraded 1 2', 'upgraded 2 3']);
      for (const viewer of [REFEREE, SPECTATOR, 0, 1, 2]) {
        expect(twice.lengthFor(viewer)).toBe(once.lengthFor(viewer) + 1);
        for (let at = 0; at < twice.lengthFor(viewer); at++)
          expect(twice.view(viewer, at)).toEqual(once.view(viewer, at));
      }
      expect(twice.undo(seat)).toMatchObject({ code: 'undo-past-end' });
      expect(resumed(third, twice).length).toBe(twice.length);
      expect(replayRecord(third, plainCopy(writeRecord(twice, REFEREE))).ok).toBe(true);
    }
  });

  /** Whoever changes a record can link it anew: the chain is no lock. */
  function linked(record: GameRecord): GameRecord {
    const { game: id, gameVersion, world, scenario, options, start } = record;
    let link = firstLink({ game: id, gameVersion, world, scenario, options }, start.dice, start.position as Described);
    const first = link;
    const steps = record.steps.map((step) => {
      link = nextLink(link, step.seat, step, step.changes as Described);
      return { ...step, link };
    });
    return { ...record, start: { ...start, link: first }, steps };
  }

  test.each<[string, Described]>([
    ['a place off every map', { where: { 's0-1': 30_000 } }],
    ['another such', { where: { 's0-1': -30_000 } }],
    ['a phase that is none', { step: 99 }],
  ])('that leads, linked anew, to %s is refused', (_, changes) => {
    const record = ordered();
    const forged = linked({ ...record, steps: [{ ...record.steps[0], changes }] });
    expect(replayRecord(stricter, forged)).toMatchObject({ ok: false, faults: [{ code: 'bad-field' }] });
    const begun = linked({ ...record, start: { ...record.start, position: { ...record.start.position, ...changes } } });
    expect(replayRecord(stricter, begun)).toMatchObject({ ok: false, faults: [{ code: 'bad-field' }] });
  });

  test.each([
    [game, 1, 'upgraded 1 1'],
    [game, 1, 'upgraded 0 1'],
    [second, 2, 'upgraded 1 2'],
    [second, 2, 'upgraded 2 2'],
    [second, 1, 'upgraded 2 1'],
    [second, 1, 'upgraded 0 2'],
  ])('that says of itself what no table says is played by the rules (%#)', (of, gameVersion, action) => {
    const record = ordered();
    // Linked anew, with all units of the others gone: the rules would not have it.
    const where = { 's1-1': -1, 's1-2': -1, 's2-1': -1, 's2-2': -1 };
    const upgraded = { seat: TABLE_SEAT, action, dice: [], changes: {}, link: '' };
    const steps = [{ ...record.steps[0], changes: { where } }, upgraded];
    const forged = linked({ ...record, gameVersion, steps, length: 2 });
    expect(replayRecord(of, forged)).toMatchObject({
      ok: false,
      faults: [{ code: 'bad-field', at: 'steps.1.action' }],
    });
  });

  const deep = (depth: number): string => '{"a":'.repeat(depth) + 1 + '}'.repeat(depth);
  const described: readonly (readonly [string, string])[] = [
    ['deep', deep(200_000)],
    ['deep lists', `{"turn":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['of a prototype', '{"__proto__":{"turn":3}}'],
    ['of a unit that is a prototype', '{"where":{"__proto__":"0101"}}'],
    ['with a constructor', '{"constructor":{"prototype":1}}'],
    ['with a place of no number', '{"where":{"s0-1":"hasOwnProperty"}}'],
    ['with a number too large', '{"turn":1e300}'],
    ['with nothing', '{"turn":null}'],
  ];
  const withText = (record: GameRecord, text: string, at: 'start' | 'step' | 'scenario'): string => {
    const loose = plainCopy(record) as unknown as {
      start: { position: unknown };
      steps: { changes: unknown }[];
      scenario: unknown;
    };
    if (at === 'start') loose.start.position = 'HERE';
    else if (at === 'scenario') loose.scenario = 'HERE';
    else loose.steps[0].changes = 'HERE';
    return JSON.stringify(loose).replace('"HERE"', text);
  };
  for (const at of ['start', 'step', 'scenario'] as const) {
    for (const [name, text] of described) {
      test(`that is changed to describe what is ${name}, in the ${at}, is refused`, () => {
        for (const of of [game, second, stricter]) {
          const parsed = parseRecord(withText(ordered(), text, at));
          const again = parsed.ok ? replayRecord(of, parsed.value) : parsed;
          expect(again.ok).toBe(false);
        }
        expect(({} as Record<string, unknown>).turn).toBeUndefined();
      });
    }
  }
});
