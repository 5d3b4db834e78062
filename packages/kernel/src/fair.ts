import type { AnyAction } from './actions.ts';
import { seatsAt } from './contract.ts';
import { below, type Dice } from './dice.ts';
import { sha256, utf8 } from './hash.ts';
import { FAIR_PROTOCOL, type Fair } from './record.ts';
import { type Fault, fault } from './refusal.ts';
import type { Table } from './table.ts';

/**
 * Dice that everybody at a table can check when the game is over (docs/dice.md). Whoever keeps the table binds himself to a
 * seed by its hash; each seat adds a number of its own after it has seen that hash; each die is drawn from all of them and
 * from its place among the dice of the table alone. So nobody chooses a die, and taking back never brings another one.
 */

type Contribution = Fair['contributions'][number];

/** What whoever keeps a table shows of its seed before anybody has added to it. */
export const commitmentTo = (seed: string): string => sha256(utf8(`${FAIR_PROTOCOL}\nseed\n${seed}`));

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const BLOCK_BYTES = 64;

/** HMAC with SHA-256 (RFC 2104). */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? bytesOf(sha256(key)) : key);
  const padded = (by: number): Uint8Array => block.map((byte) => byte ^ by);
  return bytesOf(sha256(joined(padded(0x5c), bytesOf(sha256(joined(padded(0x36), message))))));
}

/** HKDF with SHA-256 (RFC 5869) of one key: for each purpose its blocks, one after another. */
export function hkdf(key: Uint8Array, salt: Uint8Array): (info: Uint8Array) => Generator<Uint8Array, void> {
  const extracted = hmac(salt, key);
  return function* expanded(info) {
    let block: Uint8Array = new Uint8Array();
    for (let number = 1; number <= 255; number++) {
      block = hmac(extracted, joined(block, info, Uint8Array.of(number)));
      yield block;
    }
  };
}

/** Numbers of 32 bits from blocks of bytes. */
function bitsOf(blocks: Generator<Uint8Array, void>): () => number {
  let words: number[] = [];
  return () => {
    if (words.length === 0) {
      const { value } = blocks.next();
      if (value === undefined) throw new Error('no bits are left');
      const view = new DataView(value.buffer, value.byteOffset, value.byteLength);
      words = Array.from({ length: value.length / 4 }, (_, i) => view.getUint32(4 * i));
    }
    return words.shift() as number;
  };
}

export interface FairDice extends Dice {
  /** How many dice of this table have fallen: the next one depends on it, and on nothing else that was done. */
  fallen: number;
}

export function fairDice(seed: string, contributions: readonly Contribution[]): FairDice {
  const added = contributions.map(({ seat, word }) => `${seat} ${word}\n`).join('');
  const salt = bytesOf(sha256(utf8(`${FAIR_PROTOCOL}\n${added}`)));
  const drawn = hkdf(bytesOf(seed), salt);
  return {
    fallen: 0,
    roll(sides) {
      return below(sides, bitsOf(drawn(utf8(`die ${this.fallen++}`)))) + 1;
    },
  };
}

/** How many dice have fallen at a table, those of the set-up among them. */
export function diceFallen<A extends AnyAction>({ journal, length }: Table<A>): number {
  let fallen = 0;
  for (let index = 0; index <= length; index++) fallen += journal.step(index).dice.length;
  return fallen;
}

/**
 * What is wrong with the dice of a table that was played through, or null: the seed is the one that was bound to before, no
 * seat has added twice, and each die is the one drawn from them. Without the seed nothing can be said yet.
 */
export function fairFault<A extends AnyAction>({ game, journal, length }: Table<A>, fair: Fair): Fault | null {
  const { seed, commitment, contributions } = fair;
  if (seed === undefined) return null;
  if (commitmentTo(seed) !== commitment) return fault('wrong-seed', 'fair.seed');
  const known = new Set(seatsAt(game, journal.heading).map(({ id }) => id));
  const odd = contributions.findIndex(({ seat }) => !known.delete(seat));
  if (odd >= 0) return fault('bad-field', `fair.contributions.${odd}.seat`, { reason: contributions[odd].seat });
  const dice = fairDice(seed, contributions);
  for (let index = 0; index <= length; index++) {
    const wrong = journal.step(index).dice.findIndex(({ value, sides }) => dice.roll(sides) !== value);
    if (wrong >= 0)
      return fault('unfair-die', index === 0 ? 'start.dice' : `steps.${index - 1}.dice`, { die: wrong + 1 });
  }
  return null;
}
