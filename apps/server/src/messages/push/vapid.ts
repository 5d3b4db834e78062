import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { CURVE } from './sealing.ts';

/** Who sends: a key of this server, by which push services know it again (RFC 8292). */

const TOKEN_SECONDS = 12 * 60 * 60;

/** In base64url: the point that browsers are told, and the number that signs. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

function newKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: pair.getPrivateKey('base64url') };
}

/** The keys of all processes on this database: made by the first that asks, and never again, since browsers are bound to them. */
export async function vapidKeys(db: Database): Promise<VapidKeys> {
  const find = () => db.selectFrom('vapid').select(['public_key', 'private_key']).executeTakeFirst();
  let found = await find();
  if (found === undefined) {
    const { publicKey, privateKey } = newKeys();
    await db
      .insertInto('vapid')
      .values({ public_key: publicKey, private_key: privateKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    found = await find();
  }
  if (found === undefined) throw new Error('no keys for web push');
  return { publicKey: found.public_key, privateKey: found.private_key };
}

function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  // A number that begins with zeros may be stored shorter.
  const d = Buffer.from(privateKey, 'base64url').toString('hex').padStart(64, '0');
  const key = { kty: 'EC', crv: 'P-256', x, y, d: Buffer.from(d, 'hex').toString('base64url') };
  return createPrivateKey({ key, format: 'jwk' });
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What stands at a message, for the push service at this address. `contact`: where its owner finds who sends. */
export function authorization(endpoint: string, keys: VapidKeys, contact: string | null, now = Date.now()): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + TOKEN_SECONDS,
    // Nothing else than these is taken for a contact.
    ...(contact?.startsWith('https:') ? { sub: contact } : {}),
  };
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(said), { key: signingKey(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
