import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { randomBits } from '../src/dice.ts';
import { chain, link, sha256 } from '../src/hash.ts';

const told = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

test('the hash is SHA-256: of messages of every length around its blocks, and of long ones', () => {
  const bits = randomBits('hash');
  const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => bits() & 255);
  for (const length of [...Array(200).keys(), 4_095, 4_096, 70_001]) {
    const message = bytes(length);
    expect(sha256(message), `${length} bytes`).toBe(told(message));
  }
});

test('the hash of no bytes and of "abc" are those of the standard', () => {
  expect(sha256(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256(Uint8Array.from([97, 98, 99]))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('a link is the hash of the one before, the text in UTF-8 and the bytes, a line each', () => {
  const text = 'Ligny, Gérard → 0711 \u{1f396}';
  expect(chain('before', text)).toBe(told(`before\n${text}`));
  expect(link('before', text, Uint8Array.from([0, 255, 10]))).toBe(
    told(`before\n${text}\n`, Uint8Array.from([0, 255, 10])),
  );
  // Half of a pair, which no text should hold, is read as every decoder reads it.
  expect(chain('', 'a\ud800b')).toBe(told('\na\ufffdb'));
});
