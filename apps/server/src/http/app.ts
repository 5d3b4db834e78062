import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { Trouble } from '../trouble.ts';
import { limitPrograms } from './bearer.ts';
import { describe, descriptionRoute } from './description.ts';
import { Desk, type Parts } from './desk.ts';
import { leagueRoutes } from './leagues.ts';
import { type Limits, USUAL } from './limits.ts';
import { mailRoutes } from './mail.ts';
import { Metrics, metricsDoor, metricsRoute } from './metrics.ts';
import { knowOrigin } from './origin.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { programRoutes } from './programs.ts';
import { pushRoutes } from './push.ts';
import { ratingRoutes } from './ratings.ts';
import { Streams } from './streams.ts';
import { tableRoutes } from './tables.ts';
import { talkRoutes } from './talk.ts';

export interface AppOptions {
  /** Asked with every request: a database may come later than the page. */
  readonly parts: () => Parts | null;
  /** Answers whatever is no request to the tables: the files of the page. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  readonly logger?: FastifyServerOptions['logger'];
  /** How browsers reach it, scheme and host; without it, what their requests say. */
  readonly origin?: string;
  /** Behind a proxy that says who asked and how. */
  readonly trustProxy?: boolean | string;
  /** Requests a minute from one address. */
  readonly limits?: Partial<Limits>;
  /** Who names it is told how the server fares; without one nobody is. */
  readonly metricsToken?: string;
  /** The same to whoever asks there, on this machine alone. */
  readonly metricsPort?: number;
  /** Milliseconds a request may take to come. */
  readonly slowest?: number;
}

/** Nothing a page sends comes near this. */
const LARGEST_BODY = 16 * 1024;
/** A request that takes longer to come than this is no page's. */
const SLOWEST_REQUEST_MS = 20_000;

export async function createApp({
  parts,
  page,
  logger = false,
  origin,
  trustProxy = false,
  limits: said = {},
  metricsToken,
  metricsPort,
  slowest = SLOWEST_REQUEST_MS,
}: AppOptions): Promise<FastifyInstance> {
  const limits: Limits = { ...USUAL, ...said };
  const app = Fastify({
    logger: typeof logger === 'object' ? { ...logger, serializers: { err: withoutRows } } : logger,
    trustProxy,
    bodyLimit: LARGEST_BODY,
    requestTimeout: slowest,
    http: { connectionsCheckingInterval: Math.ceil(slowest / 4) },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
  });
  // Node takes the longer of the two for the whole of a request, whichever it is.
  app.server.headersTimeout = slowest;
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  // Forms of other sites can send plain text without asking; nothing here takes it.
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'no-referrer' },
    // Said by whoever ends TLS.
    strictTransportSecurity: false,
  });
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    global: false,
    max: limits.all,
    timeWindow: 60_000,
    addHeaders: silent,
    addHeadersOnExceeding: silent,
  });
  app.setErrorHandler(answerTrouble);
  knowOrigin(app, origin);
  limitPrograms(app, limits.program);
  app.addHook('onRequest', refuseForeign);
  await describe(app);
  const streams = new Streams();
  const metrics = new Metrics(() => streams.size);
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(request.method, request.routeOptions.url ?? 'page', reply.statusCode, reply.elapsedTime);
  });
  metricsRoute(app, metrics, metricsToken);
  if (metricsPort !== undefined) metricsDoor(app, metrics, metricsPort);
  app.addHook('preClose', async () => streams.close());
  await app.register(
    async (api) => {
      api.addHook('onSend', async (_, reply) => {
        if (!reply.sent) reply.header('Cache-Control', 'no-store');
      });
      const desk = new Desk(parts, limits);
      tableRoutes(api, desk, streams);
      peopleRoutes(api, desk);
      talkRoutes(api, desk);
      passkeyRoutes(api, desk);
      ratingRoutes(api, desk);
      leagueRoutes(api, desk);
      mailRoutes(api, desk);
      pushRoutes(api, desk);
      programRoutes(api, desk);
      descriptionRoute(api);
    },
    { prefix: '/api' },
  );
  app.setNotFoundHandler((request, reply) => {
    if (page === undefined || request.url.startsWith('/api')) return reply.code(404).send({ error: 'not-found' });
    reply.hijack();
    page(request.raw, reply.raw);
    return reply;
  });
  return app;
}

/** What a database says of a failure may name the row it failed with, and that may be a secret: it stays here. */
const withoutRows = ({ name, message, stack, code }: Error & { code?: string }) => ({
  type: name,
  message,
  stack: stack ?? '',
  ...(code === undefined ? {} : { code }),
});

/** What a browser sends for another site is refused, whatever cookie comes with it. */
async function refuseForeign(request: FastifyRequest): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const foreign = origin === undefined ? site !== undefined && site !== 'same-origin' : origin !== request.ownOrigin;
  if (foreign) throw new Trouble(403, 'other-site');
}

/** Nobody is told more than a code; what went wrong here stands in the log. */
function answerTrouble(
  error: Error & { statusCode?: number; code?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof Trouble) {
    const { status, code, rule } = error;
    return void reply.code(status).send(rule === undefined ? { error: code } : { error: code, rule });
  }
  const status = error.statusCode ?? 500;
  if (status < 500)
    return void reply
      .code(status)
      .send({ error: status === 429 ? 'too-many' : status === 413 ? 'too-large' : 'bad-request' });
  request.log.error({ err: error }, 'failed');
  void reply.code(503).send({ error: 'not-now' });
}
