import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Trouble } from '../trouble.ts';
import type { Desk } from './desk.ts';
import { guestOf } from './guests.ts';
import { NameBody } from './schemas.ts';

/** Letters, figures and what stands between them in names: nothing that means anything to a page or a terminal. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]{0,29}$/u;

/** A name as it is kept; one that is none is refused. */
export function readName(text: string): string {
  const name = text.normalize('NFC').trim().replace(/ +/g, ' ');
  if (!NAME.test(name)) throw new Trouble(400, 'bad-name');
  return name;
}

/** Who somebody is. */
export function peopleRoutes(instance: FastifyInstance, desk: Desk): void {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { often, seldom } = desk;

  api.get('/me', often, async (request) => {
    const { db } = desk.there;
    const guest = await guestOf(db, request);
    if (guest === null) return { name: null };
    const { name } = await db.selectFrom('guests').select('name').where('id', '=', guest).executeTakeFirstOrThrow();
    return { name };
  });

  api.post('/me', { ...seldom, schema: { body: NameBody } }, async (request, reply) => {
    const name = readName(request.body.name);
    const { db, guest } = await desk.welcome(request, reply);
    await db.updateTable('guests').set({ name }).where('id', '=', guest).execute();
    return { name };
  });
}
