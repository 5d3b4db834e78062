import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { startAll } from './serving.mjs';
import { root } from './setup.mjs';

const where = { port: 0, host: '127.0.0.1' };
const page = (_, response) => response.end('the page');
/** What was said about a server, however it was read. */
const settings = {
  readSettings: (_, { LOG_LEVEL }) => ({ logLevel: LOG_LEVEL }),
  optionsOf: async ({ logLevel }, folder) => ({ logLevel, folder }),
};
const built = { buildServer: async () => 0, buildPage: async () => 0, pageOf: () => page };

/** What is said on the console meanwhile. */
function hush() {
  const said = [];
  for (const kind of ['log', 'error']) vi.spyOn(console, kind).mockImplementation((line) => said.push(line));
  return said;
}
afterEach(() => void vi.restoreAllMocks());

const textAt = async (port) => (await fetch(`http://127.0.0.1:${port}/`)).text();

test('the page is served where no server starts, and one line says why', async () => {
  const said = hush();
  const loadServer = async () => {
    throw new Error('no such module\nand much more');
  };
  const { port, close } = await startAll(where, { ...built, loadServer });
  expect(await textAt(port)).toBe('the page');
  expect(said).toEqual(['No tables online: no such module (tables of this browser work without)']);
  await close();
});

test('a server without its database serves the page, and one line says why', async () => {
  const said = hush();
  let handed;
  const startServer = async (options) => {
    handed = options;
    return { port: 7, close: async () => undefined, ready: Promise.reject(new Error('the disk is full')) };
  };
  const loadServer = async () => ({ startServer, ...settings });
  const { port } = await startAll(where, { ...built, loadServer });
  expect(port).toBe(7);
  expect(handed).toMatchObject({ logLevel: process.env.LOG_LEVEL ?? 'error', folder: root, host: '127.0.0.1' });
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('No tables online: the disk is full')]));
});

test('whoever asks before the page is built is told to wait', async () => {
  const said = hush();
  let done;
  const buildPage = () =>
    new Promise((ended) => {
      done = ended;
    });
  let port;
  const startServer = async (options) => {
    const { serveAlone } = await import('../apps/web/serve.mjs');
    const serving = await serveAlone(options);
    port = serving.port;
    return { ...serving, ready: Promise.resolve() };
  };
  const starting = startAll(where, {
    ...built,
    buildPage,
    loadServer: async () => ({ startServer, ...settings }),
  });
  await vi.waitFor(() => expect(said).toEqual(['Tables online are open.']));
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
  done(0);
  const { close } = await starting;
  expect(await textAt(port)).toBe('the page');
  await close();
});

test('a page that cannot be built ends it, and so does a port that is taken', async () => {
  hush();
  const loadServer = async () => {
    throw new Error('none');
  };
  await expect(startAll(where, { ...built, buildPage: async () => 1, loadServer })).rejects.toThrow(
    'the page could not be built',
  );
  const blocker = createServer();
  await new Promise((listening) => blocker.listen(0, '127.0.0.1', listening));
  const taken = { ...where, port: blocker.address().port };
  await expect(startAll(taken, { ...built, loadServer })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  blocker.close();
});
