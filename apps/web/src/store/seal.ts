/**
 * Seals what the referee alone may know. The key never leaves the browser's keeping: it cannot be exported, so that neither
 * it nor what it sealed can be read out of the storage by looking.
 */

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';

export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** `id` is bound in: what was sealed for one table cannot be laid on another. */
export async function seal(key: CryptoKey, id: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt(parameters(iv, id), key, bytes) };
}

/** Throws if the key is another one or something was changed. */
export async function unseal(key: CryptoKey, id: string, sealed: Sealed): Promise<unknown> {
  const bytes = await crypto.subtle.decrypt(parameters(sealed.iv, id), key, sealed.data);
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
}

function parameters(iv: Uint8Array<ArrayBuffer>, id: string): AesGcmParams {
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(id) };
}
