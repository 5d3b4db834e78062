import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
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

/** What somebody lets programs do for him. */
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
}
