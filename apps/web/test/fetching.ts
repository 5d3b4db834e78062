import { readFile } from 'node:fs/promises';

/** In tests a file of the build is read from where it lies: vite gives its path where the build gives its address. */

const real = globalThis.fetch;
const root = new URL('../../../', import.meta.url);

globalThis.fetch = async (wanted, init) => {
  const path = typeof wanted === 'string' && wanted.endsWith('.json') ? wanted : '';
  if (path.startsWith('/@fs/')) return new Response(await readFile(path.slice('/@fs'.length)));
  return path.startsWith('/packages/') ? new Response(await readFile(new URL(`.${path}`, root))) : real(wanted, init);
};
