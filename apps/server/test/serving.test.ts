import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { optionsOf } from '../src/serving/options.ts';
import { readSettings, SETTINGS } from '../src/serving/settings.ts';
import { newDatabase, serve } from './support.ts';

/** What whoever runs a server can say, and what comes of it. */

test('a flag counts before the environment, and what says nothing is left as it usually is', async () => {
  const env = { PORT: '7', THINKERS: '', DATABASE_URL: 'postgres://somewhere/db', TRUST_PROXY: '1' };
  const said = readSettings({ port: '8', origin: 'https://play.example.org/' }, env);
  expect(said).toEqual({
    port: 8,
    origin: 'https://play.example.org',
    databaseUrl: 'postgres://somewhere/db',
    trustProxy: true,
  });
  const options = await optionsOf({ ...said, limitFew: 3 }, process.cwd());
  expect(options).toMatchObject({ port: 8, host: '127.0.0.1', limits: { all: 1200, few: 3 }, trustProxy: true });
  expect(options).not.toHaveProperty('thinkers');
  expect(new Set(Object.values(SETTINGS).map((one) => one.env)).size).toBe(Object.keys(SETTINGS).length);
});

test.each([
  [{ port: 'x' }, {}, '--port is a number from 0 to 65535'],
  [{ port: '65536' }, {}, '--port is a number'],
  [{}, { PORT: '-1' }, 'PORT is a number'],
  [{ databaseUrl: 'mysql://x' }, {}, '--database-url is an address that begins with postgres://'],
  [{ origin: 'https://a.example/path' }, {}, '--origin is an address without a path'],
  [{ origin: 'play.example.org' }, {}, '--origin is an address'],
  [{}, { LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of'],
  [{ metricsPort: '1e3' }, {}, '--metrics-port is a number'],
])('%j %j cannot be meant', (flags, env, sentence) => {
  expect(() => readSettings(flags, env)).toThrow(sentence);
});

const served = await serve(await newDatabase());

test('where a server is reached by another name than it hears, cookies and foreign pages go by what was said', async () => {
  const app = await createApp({ parts: () => served, origin: 'https://play.example.org' });
  const rename = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/me', headers, payload: { name: 'Ines' } });
  // As it comes through a proxy that says nothing: plain http, and a name of the inner network.
  const own = await rename({ host: 'inner:1815', origin: 'https://play.example.org' });
  expect(own.statusCode).toBe(200);
  expect(own.headers['set-cookie']).toMatch(/^__Host-guest=.*; Secure$/);
  for (const origin of ['http://inner:1815', 'http://play.example.org', 'https://evil.example'])
    expect((await rename({ host: 'inner:1815', origin })).statusCode).toBe(403);
  await app.close();
});

test('how it fares is told on a port of its own, to this machine alone; one that is taken ends the start', async () => {
  const blocker = createServer();
  const taken = await new Promise<number>((listening) => {
    blocker.listen(0, '127.0.0.1', () => listening((blocker.address() as { port: number }).port));
  });
  const refused = await createApp({ parts: () => served, metricsPort: taken });
  await expect(refused.ready()).rejects.toThrow('EADDRINUSE');
  await new Promise((closed) => blocker.close(closed));
  const app = await createApp({ parts: () => served, metricsPort: taken });
  await app.ready();
  await app.inject('/api/');
  const base = `http://127.0.0.1:${taken}`;
  expect(await (await fetch(`${base}/metrics`)).text()).toContain(
    'hundred_days_answers_total{method="GET",route="/api"',
  );
  expect((await fetch(`${base}/api/`)).status).toBe(404);
  // Beside the tables there is nothing.
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  await app.close();
  await expect(fetch(`${base}/metrics`)).rejects.toThrow();
});
