import { join } from 'node:path';
import { USUAL } from './http/app.ts';
import { startServer } from './start.ts';

/** A process of the server alone, without the page: PORT, HOST, DATA, DATABASE_URL, TRUST_PROXY, THINKERS, METRICS_TOKEN, LIMIT_ALL, LIMIT_FEW say how. */
const {
  PORT = '1816',
  HOST = '127.0.0.1',
  DATA = join(process.cwd(), '.data'),
  DATABASE_URL,
  TRUST_PROXY,
  THINKERS,
  METRICS_TOKEN,
  LIMIT_ALL,
  LIMIT_FEW,
} = process.env;

const server = await startServer({
  port: Number(PORT),
  host: HOST,
  data: DATA,
  logger: { level: process.env.LOG_LEVEL ?? 'info' },
  trustProxy: TRUST_PROXY === '1',
  limits: { all: Number(LIMIT_ALL ?? USUAL.all), few: Number(LIMIT_FEW ?? USUAL.few) },
  ...(METRICS_TOKEN === undefined ? {} : { metricsToken: METRICS_TOKEN }),
  ...(THINKERS === undefined ? {} : { thinkers: Number(THINKERS) }),
  ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
await server.ready;
// Whoever has started it waits for this line.
process.stdout.write(`ready ${server.port}\n`);
