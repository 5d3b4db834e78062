import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** What can be asked of this server, as it describes itself to programs (OpenAPI): made from the routes as they are. */

const ABOUT = `Tables of Hundred Days. Whoever asks is known by the cookie of his browser (__Host-guest over https, guest otherwise);
requests of other sites are refused. Errors are {"error": code}, with the rule of the game that forbids it where one does.`;

export async function describe(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Hundred Days', version: '1', description: ABOUT } },
  });
}

export function descriptionRoute(api: FastifyInstance): void {
  api.get('/description', async () => api.swagger());
}
