import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Seals a message so that one browser alone can read it, and no push service on the way: RFC 8291, with the one record of
 * RFC 8188 that it asks for (aes128gcm).
 */

/** What a browser has said when it asked to be told: a point of P-256 and 16 bytes, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const RECORD_BYTES = 4096;
/** Ends what is said in the last record; what follows is padding. */
const LAST = 2;

/** What is made anew for each message. */
export interface Fresh {
  readonly sender: ECDH;
  readonly salt: Buffer;
}

function fresh(): Fresh {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { sender, salt: randomBytes(SALT_BYTES) };
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** As long as `length` at least, so that its length tells nothing of what it says. */
export function seal(text: string, keys: BrowserKeys, length = 0, { sender, salt }: Fresh = fresh()): Buffer {
  const [browser, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')];
  const own = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own]);
  const secret = hkdf(sender.computeSecret(browser), auth, info, 32);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const said = Buffer.from(text);
  const padded = Buffer.concat([said, Buffer.of(LAST), Buffer.alloc(Math.max(0, length - said.length))]);
  if (padded.length + TAG_BYTES > RECORD_BYTES) throw new RangeError('more than one record');
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(own.length), own, sealed]);
}

/** Whether anything can be sealed for these: a point that is not on the curve opens nothing. */
export function canSeal(keys: BrowserKeys): boolean {
  try {
    return seal('', keys).length > 0;
  } catch {
    return false;
  }
}
