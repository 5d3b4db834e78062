import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { accountOf } from '../people/account.ts';
import {
  addPasskey,
  askPasskey,
  offerPasskey,
  passkeysOf,
  removePasskey,
  signInByPasskey,
  siteOf,
} from '../people/passkeys.ts';
import type { Desk } from './desk.ts';
import { callerOf, changeSession } from './guests.ts';

const closed = { additionalProperties: false };
const Uuid = Type.String({ pattern: '^[0-9a-f-]{36}$' });
const Bytes = Type.String({ pattern: '^[A-Za-z0-9_-]{1,12000}$' });
/** What a browser makes of a credential, without what nobody here looks at. */
const credential = <R extends Record<string, typeof Bytes | ReturnType<typeof Type.Optional<typeof Bytes>>>>(
  response: R,
) =>
  Type.Object(
    {
      id: Bytes,
      rawId: Bytes,
      type: Type.Literal('public-key'),
      response: Type.Object(response, closed),
      clientExtensionResults: Type.Object({}, closed),
    },
    closed,
  );
const PasskeyBody = Type.Object(
  {
    id: Uuid,
    name: Type.String({ minLength: 1, maxLength: 60 }),
    response: credential({ clientDataJSON: Bytes, attestationObject: Bytes }),
  },
  closed,
);
const SignedBody = Type.Object(
  {
    id: Uuid,
    response: credential({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: Type.Optional(Bytes),
    }),
  },
  closed,
);
const PasskeyParams = Type.Object({ passkey: Uuid }, closed);

/** Keys that devices keep for an account. */
export function passkeyRoutes(instance: FastifyInstance, desk: Desk): void {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { often, seldom } = desk;

  api.get('/passkeys', often, async (request) => {
    const { db, guest } = await desk.known(request);
    return passkeysOf(db, guest);
  });

  api.post('/passkeys/options', seldom, async (request) => {
    const { db, guest } = await desk.known(request);
    return offerPasskey(db, siteOf(request.ownOrigin), guest);
  });

  api.post('/passkeys', { ...seldom, schema: { body: PasskeyBody } }, async (request, reply) => {
    const { db, guest } = await desk.known(request);
    return reply.code(201).send(await addPasskey(db, siteOf(request.ownOrigin), guest, request.body));
  });

  api.delete('/passkeys/:passkey', { ...seldom, schema: { params: PasskeyParams } }, async (request, reply) => {
    const { db, guest } = await desk.known(request);
    await removePasskey(db, guest, request.params.passkey);
    return reply.code(204).send();
  });

  api.post('/session/options', seldom, async (request) => askPasskey(desk.there.db, siteOf(request.ownOrigin)));

  api.post('/session/passkey', { ...seldom, schema: { body: SignedBody } }, async (request, reply) => {
    const { db } = desk.there;
    const caller = await callerOf(db, request);
    const guest = await signInByPasskey(db, siteOf(request.ownOrigin), caller?.guest ?? null, request.body);
    await changeSession(db, request, reply, caller, guest);
    const account = await accountOf(db, guest);
    return { name: account, account };
  });
}
