import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { isTold, letBe, tellBrowser } from '../messages/push/browsers.ts';
import { vapidKeys } from '../messages/push/vapid.ts';
import { LANGUAGES } from '../messages/words.ts';
import type { Desk } from './desk.ts';
import { callerOf } from './guests.ts';
import { closed } from './schemas.ts';

const KeysBody = Type.Object(
  {
    /** 65 bytes and 16, in base64url. */
    p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  },
  closed,
);
const PushBody = Type.Object(
  { endpoint: Type.String({ minLength: 1, maxLength: 1000 }), keys: KeysBody, language: Type.Enum([...LANGUAGES]) },
  closed,
);

/** Whether this browser is told by its push service when there is something for who sits at it. */
export function pushRoutes(instance: FastifyInstance, desk: Desk): void {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { often, seldom } = desk;

  api.get('/push', often, async (request) => {
    const { db } = desk.there;
    const caller = await callerOf(db, request);
    const { publicKey } = await vapidKeys(db);
    return { key: publicKey, on: caller !== null && (await isTold(db, caller.session)) };
  });

  api.post('/push', { ...seldom, schema: { body: PushBody } }, async (request, reply) => {
    const { db, out, guest, session } = await desk.welcome(request, reply);
    await tellBrowser(db, out, { guest, session }, request.body);
    return reply.code(204).send();
  });

  api.delete('/push', seldom, async (request, reply) => {
    const { db, session } = await desk.known(request);
    await letBe(db, session);
    return reply.code(204).send();
  });
}
