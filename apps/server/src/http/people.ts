import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../people/account.ts';
import { changePassword, deleteAccount, exported, makeAccount, rename, signIn } from '../people/accounts.ts';
import type { Desk } from './desk.ts';
import { callerOf, changeSession, endSession, forgetCookie, newGuest } from './guests.ts';
import { AccountBody, NameBody, NewPasswordBody, PasswordBody, SessionParams } from './schemas.ts';

/** Who somebody is. */
export function peopleRoutes(instance: FastifyInstance, desk: Desk): void {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { often, seldom } = desk;

  api.get('/me', often, async (request) => {
    const { db } = desk.there;
    const caller = await callerOf(db, request);
    if (caller === null) return { name: null, account: null };
    const { guest } = caller;
    const { name } = await db.selectFrom('guests').select('name').where('id', '=', guest).executeTakeFirstOrThrow();
    return { name, account: await accountOf(db, guest) };
  });

  api.post('/me', { ...seldom, schema: { body: NameBody } }, async (request, reply) => {
    const { db, guest } = await desk.welcome(request, reply);
    const name = await rename(db, guest, request.body.name);
    return { name, account: await accountOf(db, guest) };
  });

  api.post('/account', { ...seldom, schema: { body: AccountBody } }, async (request, reply) => {
    const { db } = desk.there;
    const caller = await callerOf(db, request);
    const guest = caller?.guest ?? (await newGuest(db));
    const name = await makeAccount(db, guest, request.body.name, request.body.password);
    // What let a guest in lets nobody into an account: another secret from now on.
    await changeSession(db, request, reply, caller, guest);
    return reply.code(201).send({ name, account: name });
  });

  api.post('/session', { ...seldom, schema: { body: AccountBody } }, async (request, reply) => {
    const { db } = desk.there;
    const caller = await callerOf(db, request);
    const guest = await signIn(db, caller?.guest ?? null, request.body.name, request.body.password);
    await changeSession(db, request, reply, caller, guest);
    const account = await accountOf(db, guest);
    return { name: account, account };
  });

  api.delete('/session', seldom, async (request, reply) => {
    const { db, guest, session } = await desk.known(request);
    await endSession(db, { guest }, session);
    forgetCookie(request, reply);
    return reply.code(204).send();
  });

  api.get('/sessions', often, async (request) => {
    const { db, guest, session } = await desk.known(request);
    const found = await db
      .selectFrom('sessions')
      .selectAll()
      .where('guest_id', '=', guest)
      .orderBy('created_at')
      .execute();
    return found.map(({ id, agent, created_at, seen_at }) => ({
      id,
      agent,
      created: created_at.toISOString(),
      seen: seen_at.toISOString(),
      here: id === session,
    }));
  });

  api.delete('/sessions/:session', { ...seldom, schema: { params: SessionParams } }, async (request, reply) => {
    const { db, guest } = await desk.known(request);
    await endSession(db, { guest }, request.params.session);
    return reply.code(204).send();
  });

  api.post('/account/password', { ...seldom, schema: { body: NewPasswordBody } }, async (request, reply) => {
    const { db, ...caller } = await desk.known(request);
    await changePassword(db, caller, request.body.old, request.body.password);
    return reply.code(204).send();
  });

  api.get('/account/export', seldom, async (request) => {
    const { keeper, guest } = await desk.known(request);
    return exported(keeper, guest);
  });

  api.post('/account/delete', { ...seldom, schema: { body: PasswordBody } }, async (request, reply) => {
    const { keeper, guest } = await desk.known(request);
    await deleteAccount(keeper, guest, request.body.password);
    forgetCookie(request, reply);
    return reply.code(204).send();
  });
}
