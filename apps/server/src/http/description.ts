import swagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { SCOPES, scopesOf } from '../programs/scopes.ts';

/** What can be asked of this server, as it describes itself to programs (OpenAPI): made from the routes as they are. */

const ABOUT = `Tables of Hundred Days. Whoever asks is known by the cookie of his browser (__Host-guest over https, guest otherwise);
requests of other sites are refused. A program comes with a token of an account (${SCOPES.join(', ')}) where a request lists the scope it needs; all
others are for people. Errors are {"error": code}, with the rule of the game that forbids it where one does.`;

const BROWSER = { browser: [] };

/** A cookie, or a token with one of the scopes a request needs. */
function securityOf(method: RouteOptions['method'], url: string): Record<string, string[]>[] {
  const scopes = [method].flat().flatMap((one) => scopesOf(`${one} ${url}`));
  return [BROWSER, ...scopes.map((scope) => ({ token: [scope] }))];
}

export async function describe(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hundred Days', version: '1', description: ABOUT },
      components: {
        securitySchemes: {
          browser: { type: 'apiKey', in: 'cookie', name: '__Host-guest' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ schema: { ...schema, security: securityOf(route.method, url) }, url }),
  });
}

export function descriptionRoute(api: FastifyInstance): void {
  api.get('/description', async () => api.swagger());
}
