import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isSame } from '../secrets.ts';

/** How the server fares, for who has the token: numbers by kind of request, and nothing of any table or person. */
export class Metrics {
  readonly registry = new Registry();
  readonly #answers: Counter;
  readonly #seconds: Histogram;

  constructor(streams: () => number) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#answers = new Counter({
      name: 'hundred_days_answers_total',
      help: 'Requests that were answered.',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'hundred_days_answer_seconds',
      help: 'How long it took.',
      labelNames: ['method', 'route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    });
    new Gauge({
      name: 'hundred_days_streams',
      help: 'Browsers that listen.',
      registers,
      collect() {
        this.set(streams());
      },
    });
  }

  answered(method: string, route: string, status: number, ms: number): void {
    this.#answers.inc({ method, route, status });
    this.#seconds.observe({ method, route }, ms / 1000);
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Without the token it looks as if there were nothing there. */
export function metricsRoute(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = digest(request.headers.authorization ?? '');
    if (token === undefined || !isSame(given, digest(`Bearer ${token}`)))
      return reply.code(404).send({ error: 'not-found' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A port of its own on this machine: whoever reaches it may know. */
export function metricsDoor(app: FastifyInstance, { registry }: Metrics, port: number): void {
  const door = createServer(async (request, response) => {
    const asked = request.method === 'GET' && request.url === '/metrics';
    if (asked) response.setHeader('Content-Type', registry.contentType);
    else response.statusCode = 404;
    response.end(asked ? await registry.metrics() : undefined);
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((open, failed) => {
        door.once('error', failed);
        door.listen(port, '127.0.0.1', open);
      }),
  );
  app.addHook(
    'preClose',
    () =>
      new Promise<void>((closed) => {
        door.close(() => closed());
        door.closeAllConnections();
      }),
  );
}
