import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { endHook, hooksOf, makeHook, tryHook } from '../messages/hooks.ts';
import { NEWS } from '../messages/news.ts';
import { SCOPES } from '../programs/scopes.ts';
import { endToken, makeToken, tokensOf } from '../programs/tokens.ts';
import type { Desk } from './desk.ts';

const closed = { additionalProperties: false };
const Label = Type.String({ minLength: 1, maxLength: 60 });
const TokenBody = Type.Object(
  { name: Label, scopes: Type.Array(Type.Enum([...SCOPES]), { minItems: 1, maxItems: 3, uniqueItems: true }) },
  closed,
);
const TokenParams = Type.Object({ token: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, closed);

const HookBody = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 500 }),
    news: Type.Array(Type.Enum([...NEWS]), { minItems: 1, maxItems: 2, uniqueItems: true }),
  },
  closed,
);
const HookParams = Type.Object({ hook: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, closed);

/** What somebody lets programs do for him, and what they are told. */
export function programRoutes(instance: FastifyInstance, desk: Desk): void {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const { often, seldom } = desk;

  api.get('/tokens', often, async (request) => {
    const { db, guest } = await desk.known(request);
    return tokensOf(db, guest);
  });

  api.post('/tokens', { ...seldom, schema: { body: TokenBody } }, async (request, reply) => {
    const { db, guest } = await desk.known(request);
    const { name, scopes } = request.body;
    return reply.code(201).send(await makeToken(db, guest, name, scopes));
  });

  api.delete('/tokens/:token', { ...seldom, schema: { params: TokenParams } }, async (request, reply) => {
    const { db, guest } = await desk.known(request);
    await endToken(db, guest, request.params.token);
    return reply.code(204).send();
  });

  api.get('/hooks', often, async (request) => {
    const { db, guest } = await desk.known(request);
    return hooksOf(db, guest);
  });

  api.post('/hooks', { ...seldom, schema: { body: HookBody } }, async (request, reply) => {
    const { db, out, guest } = await desk.known(request);
    const { url, news } = request.body;
    return reply.code(201).send(await makeHook(db, out, guest, url, news));
  });

  api.delete('/hooks/:hook', { ...seldom, schema: { params: HookParams } }, async (request, reply) => {
    const { db, guest } = await desk.known(request);
    await endHook(db, guest, request.params.hook);
    return reply.code(204).send();
  });

  api.post('/hooks/:hook/try', { ...seldom, schema: { params: HookParams } }, async (request, reply) => {
    const { db, guest } = await desk.known(request);
    await tryHook(db, guest, request.params.hook);
    return reply.code(204).send();
  });
}
