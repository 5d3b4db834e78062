import { expect, test } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { Browser, begun, newDatabase, serve } from './support.ts';

/** What the server says of itself, and how it fares. */

const served = await serve(await newDatabase());
const { app } = served;

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}
type Described = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const described: Described = (await new Browser().send(app, 'GET', '/description')).json();
const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

test('every request that is described is there', async () => {
  const routes: string[] = [];
  const bare = await createApp({ parts: () => served });
  // The tree of routes: what the router itself would answer to.
  for (const { path, method } of operations) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    expect(bare.hasRoute({ method: method as 'GET', url }), `${method} ${url}`).toBe(true);
    routes.push(`${method} ${path}`);
  }
  await bare.close();
  expect(routes).toContain('POST /api/tables/{id}/viewers/{viewer}');
  expect(routes.length).toBeGreaterThan(30);
  expect(routes).not.toContain('GET /metrics');
});

test('walked through by one who does not know better, each is answered as is described, and none fails', async () => {
  const { one, id } = await begun(app);
  const values: Readonly<Record<string, string>> = { id, viewer: '0' };
  for (const { path, method, operation } of operations) {
    if (path.endsWith('/stream')) continue;
    const url = path
      .replace('/api', '')
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? crypto.randomUUID());
    const named = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
    expect(named.sort(), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
    const body = operation.requestBody?.content['application/json']?.schema;
    for (const browser of [one, new Browser()]) {
      // A body that is not what is described is refused, where one is; the rest is answered or refused by name.
      const { statusCode } = await browser.send(
        app,
        method as 'GET',
        url,
        body === undefined ? undefined : { none: 1 },
      );
      if (body !== undefined) expect(statusCode, `${method} ${path}`).toBe(400);
      else expect([200, 204, 404, 409], `${method} ${path} ${statusCode}`).toContain(statusCode);
    }
  }
});

test('how it fares is told to who has the token, with nothing of any table in it', async () => {
  const told = await createApp({ parts: () => served, metricsToken: 'secret' });
  const { one, id } = await begun(told);
  await one.look(told, id, 0);
  const ask = (headers: Record<string, string>) => told.inject({ url: '/metrics', headers });
  for (const authorization of ['', 'Bearer wrong', 'secret'])
    expect((await ask({ authorization })).statusCode).toBe(404);
  const { body } = await ask({ authorization: 'Bearer secret' });
  expect(body).toContain('route="/api/tables/:id/viewers/:viewer"');
  expect(body).not.toContain(id);
  expect((await app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode).toBe(404);
  await told.close();
});
