// What npm start serves: the page, and the tables online with their database. The page does without the tables.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageOf, serveAlone } from '../apps/web/serve.mjs';
import { buildServerAside, buildWebAside, root } from './setup.mjs';

/** Somebody is faster than the build. */
function notYet(_, response) {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2', Refresh: '2' });
  response.end('The page is being built.\n');
}

/** That nobody can listen there is no fault of the tables. */
const isOfPort = ({ code }) => ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL'].includes(code);

function tellClosed(error) {
  const [why] = String(error?.message ?? error).split('\n');
  console.error(`No tables online: ${why} (tables of this browser work without)`);
}

/** What it is made of. */
const BUILT_NOW = {
  pageOf,
  buildServer: buildServerAside,
  buildPage: buildWebAside,
  loadServer: () => import(pathToFileURL(join(root, 'apps/server/dist/index.js')).href),
};

async function startTables({ port, host, page }, built, loadServer) {
  if ((await built) !== 0) throw new Error('the server could not be built');
  const { optionsOf, readSettings, startServer } = await loadServer();
  const said = readSettings({}, { LOG_LEVEL: 'error', ...process.env });
  const running = await startServer({ ...(await optionsOf(said, root)), port, host, page });
  running.ready.then(() => console.log('Tables online are open.'), tellClosed);
  return running;
}

/**
 * Starts all of it. What the server is made of comes first, with all cores to itself; then the page is built on one while the
 * database is laid out on the other.
 */
export async function startAll(where, parts = BUILT_NOW) {
  let page = notYet;
  const built = parts.buildServer();
  const building = built.then(parts.buildPage);
  const wanted = { ...where, page: (request, response) => page(request, response) };
  const serving = await startTables(wanted, built, parts.loadServer).catch((error) => {
    if (isOfPort(error)) throw error;
    tellClosed(error);
    return serveAlone(wanted);
  });
  if ((await building) !== 0) {
    await serving.close();
    throw new Error('the page could not be built');
  }
  page = parts.pageOf();
  return serving;
}
