import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** One link of a chain: depends on every link before it, on a text and on bytes. */
export function link(previous: string, text: string, bytes: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${previous}\n${text}\n`), bytes)));
}

/** One link of a chain over text alone. */
export function chain(previous: string, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${previous}\n${text}`)));
}
