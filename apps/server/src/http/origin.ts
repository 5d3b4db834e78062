import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where browsers think they are: what pages may ask us, the kind of cookie, links and passkeys depend on it. */

declare module 'fastify' {
  interface FastifyRequest {
    /** Scheme and host, as a browser has them: `https://play.example.org`. */
    readonly ownOrigin: string;
  }
}

/** As whoever runs the server says; where nothing is said, as the request does. */
export function knowOrigin(app: FastifyInstance, said: string | undefined): void {
  app.decorateRequest('ownOrigin', {
    getter(this: FastifyRequest) {
      return said ?? `${this.protocol}://${this.host}`;
    },
  });
}
