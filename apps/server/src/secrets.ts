import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Secrets of 256 bits: a browser's cookie, a link to a seat. Only their hashes are stored. */

const SECRET_BYTES = 32;

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** 32 bytes in base64url. */
export const SECRET_PATTERN = '^[A-Za-z0-9_-]{43}$';
const isSecret = new RegExp(SECRET_PATTERN);

/** The hash under which a secret is stored. It needs no salt: nobody guesses 256 bits. Null for what is none. */
export const hashOf = (secret: string): Buffer | null =>
  isSecret.test(secret) ? createHash('sha256').update(secret).digest() : null;

/** Takes as long whatever the difference is. */
export const isSame = (one: Buffer, two: Buffer): boolean => one.length === two.length && timingSafeEqual(one, two);

/** The name of a table in addresses: says nothing of it, and cannot be guessed. */
export const newTableId = (): string => randomBytes(16).toString('base64url');
export const TABLE_ID_PATTERN = '^[A-Za-z0-9_-]{22}$';

/** The seed of a table's dice, as they are handed around: 32 bytes in hexadecimal. */
export const newSeed = (): string => randomBytes(SECRET_BYTES).toString('hex');
