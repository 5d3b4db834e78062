// Serves the built app: `node apps/web/serve.mjs`. PORT (1815) and HOST (127.0.0.1) change where. No dependency.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

/** The page loads nothing from elsewhere and runs no script that is not a file of the build. */
const SAFE_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Every file of the build, read once: a request can only name one of these, so no path leads out of the folder. */
function readFiles(root) {
  const files = new Map();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const url = `/${relative(root, path).split(sep).join('/')}`;
    if (!entry.isFile() || url.startsWith('/.')) continue;
    const body = readFileSync(path);
    const kind = extname(path);
    const file = {
      body,
      zipped: COMPRESSED.has(kind) ? gzipSync(body, { level: 9 }) : null,
      type: TYPES[kind] ?? 'application/octet-stream',
      tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      hashed: url.startsWith('/assets/'),
    };
    files.set(url, file);
    if (url === '/index.html') files.set('/', file);
  }
  return files;
}

function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

function answer(files, request, response) {
  const refuse = (status, text, extra = {}) => {
    response.writeHead(status, { ...SAFE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...extra });
    response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'not allowed', { Allow: 'GET, HEAD' });
  const path = pathOf(request.url ?? '/');
  const file = path === null ? undefined : files.get(path);
  if (file === undefined) return refuse(404, 'not found');

  const headers = {
    ...SAFE_HEADERS,
    'Content-Type': file.type,
    'Cache-Control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.tag,
    ...(file.zipped ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304, headers);
    return response.end();
  }
  const zip = file.zipped !== null && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = zip ? file.zipped : file.body;
  response.writeHead(200, {
    ...headers,
    'Content-Length': body.length,
    ...(zip ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Answers every request from the files of a folder, read once. */
export function pageOf(root = dist) {
  const files = readFiles(root);
  return (request, response) => answer(files, request, response);
}

/** Serves a folder; resolves to the server and the port it got. Port 0 takes a free one. */
export function serve({ root = dist, port = 1815, host = '127.0.0.1', page = pageOf(root) } = {}) {
  const server = createServer(page);
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done({ server, port: server.address().port }));
  });
}

/** The page alone, without tables online; resolves to the port it got and how to stop it. */
export async function serveAlone(options) {
  const { server, port } = await serve(options);
  const close = () =>
    new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
  return { port, close };
}

function wantedPort() {
  const text = process.env.PORT ?? '1815';
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  console.error(`PORT=${text} is not a port: it is a number from 0 to 65535`);
  process.exit(2);
}

/** npm hands a signal on that has reached all: so soon it is the same one. Whoever means it again does not want to wait. */
const SAME_SIGNAL_MS = 1000;

function stopping(close) {
  let since = null;
  return () => {
    if (since === null) {
      since = Date.now();
      void close().then(() => process.exit(0));
    } else if (Date.now() - since > SAME_SIGNAL_MS) process.exit(1);
  };
}

/** Serves the app where the environment says, until it is stopped: the page alone, or what `start` starts there. */
export async function main(start = serveAlone) {
  const port = wantedPort();
  const host = process.env.HOST ?? '127.0.0.1';
  try {
    const { port: got, close } = await start({ port, host });
    console.log(`Hundred Days is at http://localhost:${got} (Ctrl-C stops it)`);
    const stop = stopping(close);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  } catch (error) {
    const why = {
      EADDRINUSE: `port ${port} is taken; PORT=${port < 65535 ? port + 1 : 1816} npm start uses another`,
      EACCES: `port ${port} may not be used here; PORT=1815 npm start uses another`,
      EADDRNOTAVAIL: `${host} is not an address of this machine`,
      ENOENT: 'the app is not built yet; npm start builds it',
    };
    console.error(why[error.code] ?? error.message);
    process.exit(2);
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
