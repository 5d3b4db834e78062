// npm run budget: builds the browser app and fails when more script than allowed is loaded before the first board is drawn.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildWeb, install, root } from './setup.mjs';

/** Kilobytes of 1,000 bytes, gzipped, from the empty page to the first board. */
const MOST_KB = 100;

/**
 * What a player loads from the shelf to the first table: the page, the dialog that sets a table up, the store, the table,
 * the game's rules and its board. Named by their sources; what they import comes along. What else a table can open, and
 * the computer, come after.
 */
const LOADED = [
  'src/main.tsx',
  'src/shell/NewTable.tsx',
  'src/store/browser.ts',
  'src/shell/sitting.ts',
  'src/table/TablePage.tsx',
  'src/faces/index.ts',
  'src/faces/napoleon-at-waterloo/face.tsx',
].map((source) => `apps/web/${source}`);

const dist = join(root, 'apps/web/dist');

/** The scripts that hold these sources, and all that those import when they load. */
function scriptsOf(chunks, sources) {
  const files = new Set();
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const other of chunks.find((chunk) => chunk.file === file)?.imports ?? []) add(other);
  };
  for (const source of sources) {
    const chunk = chunks.find((one) => one.sources.includes(source));
    if (chunk === undefined)
      throw new Error(`${source} is in no script: the list in scripts/budget.mjs is out of date`);
    add(chunk.file);
  }
  return [...files];
}

/** Each script with its gzipped size in bytes, the largest first. */
export function measure() {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8'));
  return scriptsOf(chunks, LOADED)
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes);
}

function main() {
  const failed = install() || buildWeb();
  if (failed !== 0) return failed;
  if (!existsSync(dist)) return 1;
  const scripts = measure();
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
  console.log('    kB  script, gzipped, until the first board is drawn');
  for (const { file, bytes } of scripts) console.log(`${kb(bytes)}  ${file}`);
  console.log(`${kb(total)}  of ${MOST_KB}`);
  if (total <= MOST_KB * 1000) return 0;
  console.error(`too much: ${kb(total - MOST_KB * 1000).trim()} kB over`);
  return 1;
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] && resolve(process.argv[1]) === join(dirname(self), 'budget.mjs')) process.exitCode = main();
