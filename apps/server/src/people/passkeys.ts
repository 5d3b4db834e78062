import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { Trouble } from '../trouble.ts';
import { accountOf } from './account.ts';
import { comeIn } from './accounts.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';

/**
 * Passkeys (WebAuthn): a key pair that a device keeps for this host. An account may have several; each signs in alone, with what
 * its device asks for (a finger, a face, a number).
 */

const MOST_PASSKEYS = 20;
const NAME = 'Hundred Days';

/** It takes a while to load, and most never need it. */
const webauthn = () => import('@simplewebauthn/server');

/** The host that keys are made for, and the one they are used at. */
export interface Site {
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
}

export const siteOf = (origin: string): Site => ({ expectedOrigin: origin, expectedRPID: new URL(origin).hostname });

const refused = (): Trouble => new Trouble(401, 'bad-passkey');

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  readonly used: string | null;
}

export async function passkeysOf(db: Database, guest: string): Promise<readonly Passkey[]> {
  const all = db.selectFrom('passkeys').selectAll().where('guest_id', '=', guest).orderBy('created_at');
  return (await all.execute()).map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created: created_at.toISOString(),
    used: used_at?.toISOString() ?? null,
  }));
}

/** What a device needs to make a key for somebody with an account. */
export async function offerPasskey(db: Database, { expectedRPID }: Site, guest: string) {
  const account = await accountOf(db, guest);
  if (account === null) throw new Trouble(409, 'no-account');
  const known = await db.selectFrom('passkeys').select('credential').where('guest_id', '=', guest).execute();
  if (known.length >= MOST_PASSKEYS) throw new Trouble(409, 'too-many-passkeys');
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: expectedRPID,
    userName: account,
    userID: new Uint8Array(Buffer.from(guest.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    // One device makes one.
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { id: await keepChallenge(db, options.challenge, guest), options };
}

export async function addPasskey(
  db: Database,
  site: Site,
  guest: string,
  { id, name, response }: { readonly id: string; readonly name: string; readonly response: RegistrationResponseJSON },
): Promise<Passkey> {
  const expectedChallenge = await takeChallenge(db, id, guest);
  if (expectedChallenge === null) throw refused();
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    ...site,
    requireUserVerification: true,
  }).catch(() => null);
  if (checked === null || !checked.verified) throw refused();
  const { credential } = checked.registrationInfo;
  const made = await db
    .insertInto('passkeys')
    .values({
      guest_id: guest,
      credential: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst();
  if (made === undefined) throw refused();
  return { id: made.id, name, created: made.created_at.toISOString(), used: null };
}

export const removePasskey = (db: Database, guest: string, id: string): Promise<unknown> =>
  db.deleteFrom('passkeys').where('id', '=', id).where('guest_id', '=', guest).execute();

/** What a device needs to sign in with a key it has; which ones there are is told to nobody. */
export async function askPasskey(db: Database, { expectedRPID }: Site) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: expectedRPID, userVerification: 'required' });
  return { id: await keepChallenge(db, options.challenge, null), options };
}

/** Signs in by a key; who came as a guest brings his tables along. Who it is now. */
export async function signInByPasskey(
  db: Database,
  site: Site,
  guest: string | null,
  { id, response }: { readonly id: string; readonly response: AuthenticationResponseJSON },
): Promise<string> {
  const expectedChallenge = await takeChallenge(db, id, null);
  const found = await db.selectFrom('passkeys').selectAll().where('credential', '=', response.id).executeTakeFirst();
  if (expectedChallenge === null || found === undefined) throw refused();
  const { verifyAuthenticationResponse } = await webauthn();
  const credential = {
    id: found.credential,
    publicKey: new Uint8Array(found.public_key),
    counter: Number(found.counter),
  };
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    ...site,
    credential,
    requireUserVerification: true,
  }).catch(() => null);
  if (checked === null || !checked.verified) throw refused();
  await db
    .updateTable('passkeys')
    .set({ counter: String(checked.authenticationInfo.newCounter), used_at: sql`now()` })
    .where('id', '=', found.id)
    .execute();
  return comeIn(db, guest, found.guest_id);
}
