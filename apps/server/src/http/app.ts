import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { SeatRequest } from '@hundred-days/kernel';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../tables/tables.ts';
import { noTable, Trouble } from '../trouble.ts';
import { guestOf, welcome } from './guests.ts';
import {
  AskBody,
  DiceBody,
  LinkBody,
  NewTableBody,
  SeatBody,
  StreamQuery,
  TableParams,
  ViewerParams,
} from './schemas.ts';
import { readKnown, Stream } from './stream.ts';

/** What the HTTP side needs of the rest; null while the database is not there. */
export interface Parts {
  readonly db: Database;
  readonly tables: Tables;
}

export interface AppOptions {
  /** Asked with every request: a database may come later than the page. */
  readonly parts: () => Parts | null;
  /** Answers whatever is no request to the tables: the files of the page. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  readonly logger?: FastifyServerOptions['logger'];
  /** Behind a proxy that says who asked and how. */
  readonly trustProxy?: boolean | string;
  /** Requests a minute from one address. */
  readonly limits?: Limits;
}

export interface Limits {
  readonly all: number;
  /** Sitting down by a link, and opening tables. */
  readonly few: number;
}

/** Nothing a page sends comes near this. */
const LARGEST_BODY = 16 * 1024;
/** A request that takes longer to come than this is no page's. */
const SLOWEST_REQUEST_MS = 20_000;
const MOST_STREAMS = 12;

const USUAL: Limits = { all: 1200, few: 60 };

export async function createApp({
  parts,
  page,
  logger = false,
  trustProxy = false,
  limits = USUAL,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    trustProxy,
    bodyLimit: LARGEST_BODY,
    requestTimeout: SLOWEST_REQUEST_MS,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
  });
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
  app.addHook('onRequest', refuseForeign);
  await app.register(async (api) => routes(api, parts, limits), { prefix: '/api' });
  app.setNotFoundHandler((request, reply) => {
    if (page === undefined || request.url.startsWith('/api')) return reply.code(404).send({ error: 'not-found' });
    reply.hijack();
    page(request.raw, reply.raw);
    return reply;
  });
  return app;
}

/** What a browser sends for another site is refused, whatever cookie comes with it. */
async function refuseForeign(request: FastifyRequest): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const own = `${request.protocol}://${request.host}`;
  const foreign = origin === undefined ? site !== undefined && site !== 'same-origin' : origin !== own;
  if (foreign) throw new Trouble(403, 'other-site');
}

/** Nobody is told more than a code; what went wrong here stands in the log. */
function answerTrouble(
  error: Error & { statusCode?: number; code?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof Trouble) return void reply.code(error.status).send({ error: error.code });
  const status = error.statusCode ?? 500;
  if (status < 500)
    return void reply
      .code(status)
      .send({ error: status === 429 ? 'too-many' : status === 413 ? 'too-large' : 'bad-request' });
  request.log.error({ err: error }, 'failed');
  void reply.code(503).send({ error: 'not-now' });
}

async function routes(instance: FastifyInstance, parts: AppOptions['parts'], limits: Limits): Promise<void> {
  const api = instance.withTypeProvider<TypeBoxTypeProvider>();
  const streams = new Map<string, Stream[]>();
  const there = (): Parts => {
    const found = parts();
    if (found === null) throw new Trouble(503, 'not-now');
    return found;
  };
  /** Somebody who has sat down before. */
  const known = async (request: FastifyRequest): Promise<Parts & { readonly guest: string }> => {
    const found = there();
    const guest = await guestOf(found.db, request);
    if (guest === null) throw noTable();
    return { ...found, guest };
  };
  const often = { config: { rateLimit: { max: limits.all } } };
  const seldom = { config: { rateLimit: { max: limits.few } } };
  api.addHook('onSend', async (_, reply) => {
    if (!reply.sent) reply.header('Cache-Control', 'no-store');
  });

  api.get('/', often, async () => {
    there();
    return { name: 'hundred-days', version: 1 };
  });

  api.get('/tables', often, async (request) => {
    const { db, tables } = there();
    const guest = await guestOf(db, request);
    return guest === null ? [] : tables.list(guest);
  });

  api.post('/tables', { ...seldom, schema: { body: NewTableBody } }, async (request, reply) => {
    const { db, tables } = there();
    const guest = await welcome(db, request, reply);
    return reply.code(201).send(await tables.open(guest, request.body));
  });

  api.get('/tables/:id', { ...often, schema: { params: TableParams } }, async (request) => {
    const { tables, guest } = await known(request);
    return tables.notice(guest, request.params.id);
  });

  api.post(
    '/tables/:id/sit',
    { ...seldom, schema: { params: TableParams, body: LinkBody } },
    async (request, reply) => {
      const { db, tables } = there();
      const guest = await welcome(db, request, reply);
      await tables.sit(guest, request.params.id, request.body.link);
      return tables.notice(guest, request.params.id);
    },
  );

  api.post('/tables/:id/link', { ...seldom, schema: { params: TableParams, body: SeatBody } }, async (request) => {
    const { tables, guest } = await known(request);
    return { link: await tables.relink(guest, request.params.id, request.body.seat) };
  });

  api.post('/tables/:id/dice', { ...seldom, schema: { params: TableParams, body: DiceBody } }, async (request) => {
    const { tables, guest } = await known(request);
    await tables.contribute(guest, request.params.id, request.body.word);
    return tables.notice(guest, request.params.id);
  });

  api.post(
    '/tables/:id/viewers/:viewer',
    { ...often, schema: { params: ViewerParams, body: AskBody } },
    async (request) => {
      const { tables, guest } = await known(request);
      const { id, viewer } = request.params;
      return tables.ask(guest, id, viewer, request.body as SeatRequest);
    },
  );

  api.get('/tables/:id/viewers/:viewer/record', { ...often, schema: { params: ViewerParams } }, async (request) => {
    const { tables, guest } = await known(request);
    return tables.record(guest, request.params.id, request.params.viewer);
  });

  api.get(
    '/tables/:id/stream',
    { ...often, schema: { params: TableParams, querystring: StreamQuery } },
    async (request, reply) => {
      const { tables, guest } = await known(request);
      const { id } = request.params;
      const last = request.headers['last-event-id'];
      const since = readKnown(typeof last === 'string' ? last : request.query.known);
      let made: Stream | null = null;
      // Whoever sits elsewhere by now begins anew, with what he may know there.
      const stirred = async (): Promise<void> => {
        const stream = made as Stream;
        const viewers = await tables.viewers(guest, id);
        if (viewers.join() !== stream.viewers.join()) stream.close();
        else stream.notice(await tables.notice(guest, id));
      };
      const stop = await tables.listen(guest, id, (viewers) => {
        made = new Stream(reply, viewers, since, () => void stirred().catch(() => made?.close()));
        return made;
      });
      const stream = made as unknown as Stream;
      keepStream(streams, guest, stream);
      stream.onClose(() => {
        stop();
        dropStream(streams, guest, stream);
      });
      return reply;
    },
  );
  instance.addHook('preClose', async () => {
    for (const one of [...streams.values()].flat()) one.close();
  });
}

/** One browser has so many streams; the oldest gives way. */
function keepStream(streams: Map<string, Stream[]>, guest: string, stream: Stream): void {
  const own = [...(streams.get(guest) ?? []), stream];
  streams.set(guest, own);
  if (own.length > MOST_STREAMS) own[0].close();
}

function dropStream(streams: Map<string, Stream[]>, guest: string, stream: Stream): void {
  const left = (streams.get(guest) ?? []).filter((one) => one !== stream);
  if (left.length > 0) streams.set(guest, left);
  else streams.delete(guest);
}
