import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../serve.mjs';

let root: string;
let port: number;
let close: () => void;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  mkdirSync(join(root, 'dist/.vite'));
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>x</title>'.repeat(50));
  writeFileSync(join(root, 'dist/assets/a-123.js'), 'export {};');
  writeFileSync(join(root, 'dist/manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'dist/.vite/chunks.json'), '[]');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  const served = await serve({ root: join(root, 'dist'), port: 0 });
  port = served.port;
  close = () => served.server.close();
});

afterAll(() => {
  close();
  rmSync(root, { recursive: true });
});

const get = (path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, options);

/** The path as it is: fetch would tidy it up. */
function raw(path: string): Promise<number> {
  return new Promise((done, fail) => {
    const asking = request({ port, host: '127.0.0.1', path }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    asking.on('error', fail);
    asking.end();
  });
}

describe('the server', () => {
  test('serves the page, zipped, with a strict policy, to be asked for again', async () => {
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await get('/', { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('files with a hash in their name are kept for good', async () => {
    const answer = await get('/assets/a-123.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('export {};');
  });

  test('HEAD gives the headers alone', async () => {
    const answer = await get('/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const answer = await get('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each([
    '/nothing',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets',
    '/.vite/chunks.json',
    '/%',
    '//etc/passwd',
    '/index.html/..%5c..%5csecret.txt',
  ])('%s is not found', async (path) => {
    expect(await raw(path)).toBe(404);
  });
});

describe('the command', () => {
  const script = fileURLToPath(new URL('../serve.mjs', import.meta.url));
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, [script], { encoding: 'utf8', env: { ...process.env, ...env }, timeout: 10_000 });

  test('says so when the port is taken', async () => {
    const blocker = createServer();
    await new Promise<void>((done) => blocker.listen(0, '127.0.0.1', done));
    const { port: taken } = blocker.address() as { port: number };
    const { status, stderr } = run({ PORT: String(taken) });
    blocker.close();
    // Without a build the folder is missing, which is found out first.
    expect(status).toBe(2);
    expect(stderr).toMatch(new RegExp(`port ${taken} is taken|not built yet`));
  });

  test.each(['many', '-1', '70000', ''])('PORT=%s is no port', (PORT) => {
    const { status, stderr } = run({ PORT });
    expect(status).toBe(2);
    expect(stderr).toContain('is not a port');
  });
});
