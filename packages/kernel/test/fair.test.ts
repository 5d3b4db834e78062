import { createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  below,
  commitmentTo,
  diceFallen,
  FAIR_PROTOCOL,
  type Fair,
  fairDice,
  fairFault,
  hkdf,
  hmac,
  parseRecord,
  REFEREE,
  randomBits,
  replayRecord,
  Table,
  writeRecord,
} from '../src/index.ts';
import { createMuster } from '../src/testing/index.ts';
import { createToy, type ToyAction } from './toy.ts';

const toy = createToy(2);

const bits = randomBits('fair');
const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => bits() & 255);
const word = (): string => Buffer.from(bytes(32)).toString('hex');

/** Known answers of RFC 5869, test case 1. */
test('a key is drawn out as RFC 5869 says', () => {
  const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));
  const blocks = hkdf(new Uint8Array(22).fill(11), hex('000102030405060708090a0b0c'))(hex('f0f1f2f3f4f5f6f7f8f9'));
  const drawn = Buffer.concat([blocks.next().value as Uint8Array, blocks.next().value as Uint8Array]).subarray(0, 42);
  expect(drawn.toString('hex')).toBe(
    '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
  );
});

test('for keys and messages of any length the same comes out as from the machine itself', () => {
  for (let i = 0; i < 20; i++) {
    const [key, salt, info] = [bytes(below(90, bits)), bytes(1 + below(90, bits)), bytes(below(40, bits))];
    expect(Buffer.from(hmac(salt, info))).toEqual(createHmac('sha256', salt).update(info).digest());
    const told = Buffer.from(hkdfSync('sha256', key, salt, info, 96));
    const blocks = hkdf(key, salt)(info);
    for (const at of [0, 32, 64])
      expect(Buffer.from(blocks.next().value as Uint8Array)).toEqual(told.subarray(at, at + 32));
  }
});

test('a die depends on the seed, on what every seat adds and on its place, and on nothing else', () => {
  const seed = word();
  const added = [
    { seat: 'one', word: word() },
    { seat: 'two', word: word() },
  ];
  const rolled = (dice: ReturnType<typeof fairDice>): string => Array.from({ length: 40 }, () => dice.roll(6)).join('');
  const first = rolled(fairDice(seed, added));
  expect(rolled(fairDice(seed, added))).toBe(first);
  expect(rolled(fairDice(word(), added))).not.toBe(first);
  expect(rolled(fairDice(seed, [added[0], { seat: 'two', word: word() }]))).not.toBe(first);
  expect(rolled(fairDice(seed, [added[1], added[0]]))).not.toBe(first);
  const back = fairDice(seed, added);
  back.fallen = 17;
  expect(String(back.roll(6))).toBe(first[17]);
  expect(back.fallen).toBe(18);
});

test('no number of a die comes more often than another', () => {
  const dice = fairDice(word(), []);
  for (const sides of [6, 10]) {
    const counts = new Array<number>(sides).fill(0);
    const rolls = 100 * sides;
    for (let i = 0; i < rolls; i++) counts[dice.roll(sides) - 1]++;
    // Chi-squared; 40 is beyond one in a hundred thousand for nine degrees of freedom.
    expect(counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)).toBeLessThan(40);
  }
});

/** A whole game with such dice. */
function played(): { readonly table: Table<ToyAction>; readonly fair: Fair } {
  const seed = word();
  const contributions = toy.seats.map(({ id }) => ({ seat: id, word: word() }));
  const dice = fairDice(seed, contributions);
  const opened = Table.open(toy, { scenario: 'plain', options: {} }, dice);
  if (!opened.ok) throw new Error('no table');
  const table = opened.value;
  while (table.outcome === null) {
    const seat = table.seatToAct;
    const choices = table.pieces(seat).flatMap((piece) => {
      const list = table.choices(seat, piece);
      return Array.from({ length: list.length }, (_, i) => list.at(i));
    });
    dice.fallen = diceFallen(table);
    table.submit(seat, choices[below(choices.length, bits)]);
  }
  const fair: Fair = { protocol: FAIR_PROTOCOL, commitment: commitmentTo(seed), contributions, seed };
  return { table, fair };
}

test('every die of a game can be checked from its record, and one that was changed is found', () => {
  const { table, fair } = played();
  const text = JSON.stringify({ ...writeRecord(table, REFEREE), seenBy: 'everyone', fair });
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const again = replayRecord(toy, parsed.value);
  if (!again.ok) throw new Error(JSON.stringify(again.faults));
  expect(diceFallen(again.value)).toBeGreaterThan(0);
  expect(fairFault(again.value, parsed.value.fair as Fair)).toBeNull();
  const { seed: _, ...sealed } = fair;
  expect(fairFault(again.value, sealed)).toBeNull();
  expect(fairFault(again.value, { ...fair, seed: word() })?.code).toBe('wrong-seed');
  const seed = word();
  expect(fairFault(again.value, { ...fair, seed, commitment: commitmentTo(seed) })?.code).toBe('unfair-die');
  const [one, ...others] = fair.contributions;
  expect(fairFault(again.value, { ...fair, contributions: [{ ...one, word: word() }, ...others] })?.code).toBe(
    'unfair-die',
  );
  expect(fairFault(again.value, { ...fair, contributions: [one, one] })?.code).toBe('bad-field');
});

test('what is no seed is not read', () => {
  const opened = Table.open(
    createMuster({ seats: 2, columns: 5, rows: 4, each: 2, turns: 1 }),
    { scenario: 'plain', options: {} },
    fairDice(word(), []),
  );
  if (!opened.ok) throw new Error('no table');
  const record = writeRecord(opened.value, REFEREE);
  const fair = { protocol: FAIR_PROTOCOL, commitment: 'x', contributions: [] };
  expect(parseRecord(JSON.stringify({ ...record, fair })).ok).toBe(false);
  expect(parseRecord(JSON.stringify({ ...record, fair: { ...fair, commitment: word() } })).ok).toBe(true);
});
