import { describe, expect, test } from 'vitest';
import {
  EVERYONE,
  type GameRecord,
  parseRecord,
  plainCopy,
  RECORD_FORMAT,
  REFEREE,
  replayRecord,
  SPECTATOR,
  scriptedDice,
  seededDice,
  Table,
  writeRecord,
} from '../src/index.ts';
import { createToy, type ToyAction } from './toy.ts';

const game = createToy(2);
const bid: ToyAction = { type: 'bid', card: 1 };
const end: ToyAction = { type: 'end', unrolled: false };

/** Two rounds of bidding and rolling: every step is known. */
function finished(): Table<ToyAction> {
  const opened = Table.open(game, { scenario: 'plain', options: { luck: true } }, seededDice('record'));
  if (!opened.ok) throw new Error('no table');
  const table = opened.value;
  for (let round = 0; round < 2; round++) {
    for (const seat of [0, 1]) table.submit(seat, bid);
    for (const seat of [0, 1]) {
      table.submit(seat, { type: 'step', unit: 2 * seat, path: [0, 1, 2, 3] });
      table.submit(seat, { type: 'roll' });
      table.submit(seat, end);
    }
  }
  expect(table.outcome).not.toBeNull();
  return table;
}

const table = finished();
const record = writeRecord(table, SPECTATOR);

/** A record with something changed in it, read from text as a file would be. */
function faultsOf(change: (loose: Record<string, never> & GameRecord) => void) {
  const loose = plainCopy(record) as Record<string, never> & GameRecord;
  change(loose);
  const parsed = parseRecord(JSON.stringify(loose));
  const result = parsed.ok ? replayRecord(game, parsed.value) : parsed;
  return result.ok ? [] : result.faults;
}

test('the record of a finished game is open to everyone and replays to the same links', () => {
  expect(record).toMatchObject({
    format: RECORD_FORMAT,
    version: 2,
    game: 'toy',
    gameVersion: 1,
    scenario: 'plain',
    options: { luck: true },
    seenBy: EVERYONE,
    length: table.length,
  });
  expect(record.start.dice).toHaveLength(3);
  expect(record.steps[0]).toMatchObject({ seat: 'seat0', action: 'bid @high', dice: [] });
  const again = replayRecord(game, plainCopy(record));
  expect(again.ok && writeRecord(again.value, REFEREE)).toEqual(record);
  expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
});

test('each link depends on all before it', () => {
  const luckier = plainCopy(record);
  luckier.start.dice[0] = record.start.dice[0] === 1 ? 2 : 1;
  const links = new Set([record.start.link, ...record.steps.map(({ link }) => link)]);
  expect(links.size).toBe(record.steps.length + 1);
  expect(replayRecord(game, luckier)).toMatchObject({ ok: false, faults: [{ code: 'broken-link', at: 'start.link' }] });
});

test('a game that goes on: the referee’s record replays, a seat’s says what is hidden', () => {
  const opened = Table.open(game, { scenario: 'plain', options: {} }, scriptedDice([4, 5]));
  if (!opened.ok) throw new Error('no table');
  opened.value.submit(0, bid);
  const kept = writeRecord(opened.value, REFEREE);
  expect(kept).toMatchObject({ seenBy: 'referee', outcome: null, length: 1 });
  expect(replayRecord(game, kept).ok).toBe(true);
  const own = writeRecord(opened.value, 0);
  expect(own).toMatchObject({ seenBy: 'seat0', start: { dice: [4, null] }, steps: [{ action: 'bid @high' }] });
  expect(replayRecord(game, own)).toMatchObject({
    faults: [{ code: 'hidden-part', at: 'start.dice', data: { seenBy: 'seat0' } }],
  });
  expect(writeRecord(opened.value, 1)).toMatchObject({ start: { dice: [null, 5] }, steps: [{ action: null }] });
  expect(writeRecord(opened.value, SPECTATOR)).toMatchObject({ seenBy: 'spectator', start: { dice: [null, null] } });
});

test('a replayed table goes on with dice of its own', () => {
  const half = Table.open(game, { scenario: 'plain', options: {} }, scriptedDice([4, 5]));
  if (!half.ok) throw new Error('no table');
  half.value.submit(0, bid);
  const again = replayRecord(game, writeRecord(half.value, REFEREE));
  if (!again.ok) throw new Error('no replay');
  again.value.goOn(scriptedDice([6]));
  expect(again.value.submit(1, bid)).toBeNull();
  expect(again.value.submit(0, { type: 'roll' })).toBeNull();
  expect(again.value.seen(REFEREE).at(-1)?.dice).toEqual([6]);
});

describe('text that is no record', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  test.each([
    ['', 'not-json', ''],
    ['{"format":', 'not-json', ''],
    ['null', 'not-a-record', 'format'],
    ['[]', 'not-a-record', 'format'],
    ['7', 'not-a-record', 'format'],
    ['{}', 'not-a-record', 'format'],
    ['{"format":"other"}', 'not-a-record', 'format'],
    [`{"format":"${RECORD_FORMAT}"}`, 'wrong-version', 'version'],
    [`{"format":"${RECORD_FORMAT}","version":3}`, 'wrong-version', 'version'],
    [`{"format":"${RECORD_FORMAT}","version":2}`, 'bad-field', ''],
    [`{"format":"${RECORD_FORMAT}","version":null}`, 'wrong-version', 'version'],
    [`{"format":"${RECORD_FORMAT}","version":{"toString":0,"valueOf":0}}`, 'wrong-version', 'version'],
    [`{"format":"${RECORD_FORMAT}","version":${deep}}`, 'wrong-version', 'version'],
    [`{"format":"${RECORD_FORMAT}","version":1}`, 'bad-field', ''],
    [`{"format":"${RECORD_FORMAT}","version":1,"scenario":${deep}}`, 'bad-field', ''],
  ])('%.60s', (text, code, at) => {
    const parsed = parseRecord(text);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.faults).toContainEqual(expect.objectContaining({ code, at }));
  });
});

describe('a record that was changed', () => {
  // The steps: 0, 1 bids; 2 moves, 3 rolls, 4 ends for the first seat.
  const cases: readonly (readonly [
    string,
    (loose: Record<string, unknown> & GameRecord) => unknown,
    string,
    string,
  ])[] = [
    ['another game', (r) => Object.assign(r, { game: 'chess' }), 'other-game', 'game'],
    ['another version of the rules', (r) => Object.assign(r, { gameVersion: 2 }), 'wrong-game-version', 'gameVersion'],
    ['version 0 of the rules', (r) => Object.assign(r, { gameVersion: 0 }), 'bad-field', 'gameVersion'],
    ['another scenario', (r) => Object.assign(r, { scenario: 'odd' }), 'unknown-scenario', 'scenario'],
    ['another option', (r) => Object.assign(r, { options: { odd: 1 } }), 'unknown-option', 'options.odd'],
    ['an option that is no value', (r) => Object.assign(r, { options: { luck: [] } }), 'bad-field', 'options.luck'],
    ['a field too many', (r) => Object.assign(r, { more: 1 }), 'bad-field', ''],
    ['another viewer', (r) => Object.assign(r, { seenBy: 'seat0' }), 'broken-link', 'start.link'],
    ['a viewer who is none', (r) => Object.assign(r, { seenBy: 'nobody' }), 'no-such-viewer', 'seenBy'],
    ['another length', (r) => Object.assign(r, { length: 3 }), 'cut-short', 'steps'],
    ['steps cut off', (r) => r.steps.pop(), 'cut-short', 'steps'],
    [
      'steps cut off, and the length',
      (r) => [r.steps.pop(), Object.assign(r, { length: r.steps.length })],
      'wrong-viewer',
      'seenBy',
    ],
    ['another outcome', (r) => Object.assign(r, { outcome: 'drawn' }), 'wrong-outcome', 'outcome'],
    ['no outcome', (r) => Object.assign(r, { outcome: null }), 'wrong-outcome', 'outcome'],
    ['the link of the set-up', (r) => Object.assign(r.start, { link: '0'.repeat(64) }), 'broken-link', 'start.link'],
    ['a link that is none', (r) => Object.assign(r.start, { link: 'abc' }), 'bad-field', 'start.link'],
    ['a die of the set-up missing', (r) => r.start.dice.pop(), 'dice-exhausted', 'start.dice'],
    ['a die of the set-up too many', (r) => r.start.dice.push(1), 'dice-left', 'start.dice'],
    ['a die of the set-up impossible', (r) => Object.assign(r.start.dice, { 0: 7 }), 'die-out-of-range', 'start.dice'],
    ['a die of the set-up hidden', (r) => Object.assign(r.start.dice, { 0: null }), 'hidden-part', 'start.dice'],
    ['a link of a step', (r) => Object.assign(r.steps[3], { link: 'f'.repeat(64) }), 'broken-link', 'steps.3.link'],
    ['a seat that is none', (r) => Object.assign(r.steps[2], { seat: 'nobody' }), 'illegal-action', 'steps.2.action'],
    ['another seat', (r) => Object.assign(r.steps[2], { seat: 'seat1' }), 'illegal-action', 'steps.2.action'],
    ['another legal action', (r) => Object.assign(r.steps[1], { action: 'bid @low' }), 'broken-link', 'steps.1.link'],
    ['an illegal action', (r) => Object.assign(r.steps[2], { action: 'u3 p0-p1' }), 'illegal-action', 'steps.2.action'],
    [
      'an unreadable action',
      (r) => Object.assign(r.steps[2], { action: 'charge!' }),
      'unreadable-action',
      'steps.2.action',
    ],
    ['a hidden action', (r) => Object.assign(r.steps[2], { action: null }), 'hidden-part', 'steps.2'],
    ['a blank after the action', (r) => Object.assign(r.steps[4], { action: 'end ' }), 'broken-link', 'steps.4.link'],
    [
      'another way to the same place',
      (r) => Object.assign(r.steps[2], { action: 'u0 p0-p1-p2-p1-p2-p3' }),
      'broken-link',
      'steps.2.link',
    ],
    [
      'a die turned',
      (r) => Object.assign(r.steps[3].dice, { 0: r.steps[3].dice[0] === 1 ? 2 : 1 }),
      'broken-link',
      'steps.3.link',
    ],
    ['a die missing', (r) => r.steps[3].dice.pop(), 'dice-exhausted', 'steps.3.dice'],
    ['a die impossible', (r) => Object.assign(r.steps[3].dice, { 0: 7 }), 'die-out-of-range', 'steps.3.dice'],
    ['a die that is no number', (r) => Object.assign(r.steps[3].dice, { 0: 'six' }), 'bad-field', 'steps.3.dice.0'],
    ['a die too many', (r) => r.steps[4].dice.push(3), 'dice-left', 'steps.4.dice'],
    ['a hidden die', (r) => Object.assign(r.steps[3].dice, { 0: null }), 'hidden-part', 'steps.3'],
    ['a step that stands there twice', (r) => r.steps.splice(3, 0, r.steps[2]), 'step-twice', 'steps.3'],
    [
      'a step that comes again later, and the length',
      (r) => [r.steps.splice(5, 0, r.steps[1]), Object.assign(r, { length: r.steps.length })],
      'step-twice',
      'steps.5',
    ],
    [
      'a step after the end',
      (r) => [r.steps.push({ ...r.steps[0], link: 'a'.repeat(64) }), Object.assign(r, { length: r.steps.length })],
      'illegal-action',
      `steps.${record.length}.action`,
    ],
  ];
  test.each(cases)('%s', (_, change, code, at) => {
    expect(faultsOf(change as never)).toContainEqual(expect.objectContaining({ code, at }));
  });

  test('in nothing is accepted', () => {
    expect(faultsOf(() => undefined)).toEqual([]);
  });

  test('in several places of its heading: all are named', () => {
    const found = faultsOf((r) => Object.assign(r, { game: 'chess', gameVersion: 2, length: 0 }));
    expect(found.map(({ code }) => code)).toEqual(['other-game', 'wrong-game-version', 'cut-short']);
  });

  test('an error that is not the record’s fault is not hidden', () => {
    const failing = {
      ...game,
      start: () => {
        throw new Error('a bug');
      },
    };
    expect(() => replayRecord(failing, record)).toThrow('a bug');
  });
});
