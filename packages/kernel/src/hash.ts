/** SHA-256 (FIPS 180-4), for the chain of a record. Small, because it comes with the first board; it keeps nothing secret. */

/** Of the host: browsers, workers and Node all have it. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const BLOCK_BYTES = 64;
/** Where the length of the message stands in the last block. */
const LENGTH_BYTES = 8;

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const PRIMES = primes(64);
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its end marked and its length, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, message.length / 2 ** 29);
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

/** The words of one block, and those made of them. */
function schedule(view: DataView, at: number, words: Int32Array): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i] + words[i]) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word;
}

/** The hash of bytes, in hexadecimal. */
export function sha256(message: Uint8Array): string {
  const view = padded(message);
  const state = START.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += BLOCK_BYTES) {
    schedule(view, at, words);
    compress(state, words);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** One link of a chain: depends on every link before it, on a text and on bytes. */
export function link(previous: string, text: string, bytes: Uint8Array): string {
  const before = utf8(`${previous}\n${text}\n`);
  const all = new Uint8Array(before.length + bytes.length);
  all.set(before);
  all.set(bytes, before.length);
  return sha256(all);
}

/** One link of a chain over text alone. */
export function chain(previous: string, text: string): string {
  return sha256(utf8(`${previous}\n${text}`));
}
