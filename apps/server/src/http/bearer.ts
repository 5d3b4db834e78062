import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { mayAsk } from '../programs/scopes.ts';
import { bearerOf } from '../programs/tokens.ts';
import { Trouble } from '../trouble.ts';
import type { Caller } from './caller.ts';

/** Programs that come with a token: the one place where it is decided whether they may ask what they ask. */

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a token has asked too often. */
    tooOften(request: FastifyRequest): Promise<boolean>;
  }
}

/** Each token has a measure of its own, beside that of the address it comes from. */
export function limitPrograms(app: FastifyInstance, max: number): void {
  const measure = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => request.headers.authorization ?? '',
  });
  app.decorate('tooOften', async (request: FastifyRequest) => {
    const measured = await measure(request);
    return !measured.isAllowed && measured.isExceeded;
  });
}

/** The program a request comes from; null where it names no token. */
export async function programOf(db: Database, request: FastifyRequest): Promise<Caller | null> {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  const bearer = await bearerOf(db, authorization);
  if (bearer === null) throw new Trouble(401, 'bad-token');
  if (!mayAsk(bearer.scopes, `${request.method} ${request.routeOptions.url}`, request.body))
    throw new Trouble(403, 'beyond-scope');
  if (await request.server.tooOften(request)) throw new Trouble(429, 'too-many');
  return { guest: bearer.guest, session: bearer.id };
}
