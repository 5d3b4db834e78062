// npm run budget: builds the browser app and fails when more script than allowed is loaded before the first board is drawn,
// and says how much data a world is made of,
// of any game or of those named with `-- --game ID`.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { gamesNamed } from './games.mjs';
import { buildWeb, install, root } from './setup.mjs';

/** Kilobytes of 1,000 bytes, gzipped, from the empty page to the first board. */
export const MOST_KB = 120;

/** Rules that a game's first worlds are played by, where others of it open without them. */
const PLAYED = { 'last-battles': ['packages/games/last-battles/src/play.ts'] };

/** What a game brings above its first worlds: rules and a face of their own, beside those that all open with. */
const ABOVE = {
  'last-battles': {
    what: 'a campaign of last-battles',
    mostKb: 130,
    sources: [
      'apps/web/src/games/last-battles/sheets.ts',
      'packages/games/last-battles/src/campaign/play.ts',
      'apps/web/src/faces/last-battles/campaign/face.tsx',
    ],
  },
};

/**
 * What a player loads from the shelf to the first table: the page, the dialog that sets a table up, the store, the table,
 * the game's rules and its board. Named by their sources; what they import comes along. What else a table can open, and
 * the computer, come after.
 */
const loadedFor = (game) =>
  [
    'src/main.tsx',
    'src/shell/NewTable.tsx',
    'src/store/browser.ts',
    'src/shell/sitting.ts',
    'src/table/TablePage.tsx',
    'src/faces/index.ts',
    `src/games/${game}/game.ts`,
    `src/faces/${game}/face.tsx`,
  ].map((source) => `apps/web/${source}`);

const dist = join(root, 'apps/web/dist');

/** The scripts that hold these sources, and all that those import when they load. */
export function scriptsOf(chunks, sources) {
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

const readChunks = () => JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8'));

/** The games that have a face in these scripts. */
export const gamesIn = (chunks) =>
  chunks
    .flatMap(({ sources }) => sources)
    .flatMap((source) => /^apps\/web\/src\/faces\/([^/]+)\/face\.tsx$/.exec(source)?.[1] ?? [])
    .sort();

/** The games of the build, or those of them that are named; throws for one that is not there. */
export function gamesOfBuild(named) {
  const built = gamesIn(readChunks());
  const missing = named.filter((game) => !built.includes(game));
  if (missing.length > 0) throw new Error(`not in the browser: ${missing.join(', ')}; there are ${built.join(', ')}`);
  return named.length > 0 ? named : built;
}

const weighed = (files) =>
  files
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes);

/** The documents of a game's world: maps, units, tables, scenarios. They are data, and count apart. */
export const dataOf = (chunks, game) =>
  chunks
    .filter(({ sources }) => sources.some((source) => source.startsWith(`packages/games/${game}/data/`)))
    .filter(({ file }) => file.endsWith('.json'))
    .map(({ file }) => file);

/** Each script until the first board of a game with its gzipped size in bytes, the largest first. */
export function measure(game) {
  return weighed(scriptsOf(readChunks(), [...loadedFor(game), ...(PLAYED[game] ?? [])]));
}

/** What the build at hand weighs: 0 when every game is within the budget. All are printed, though the first may be too much already. */
export const weighBuild = (named = []) => Math.max(...gamesOfBuild(named).map(weigh));

function main() {
  const failed = install() || buildWeb();
  if (failed !== 0) return failed;
  if (!existsSync(dist)) return 1;
  return weighBuild(gamesNamed(process.argv.slice(2)));
}

function weigh(game) {
  const chunks = readChunks();
  const failed = weighScripts(game, measure(game), MOST_KB);
  const above = ABOVE[game];
  const more =
    above === undefined
      ? 0
      : weighScripts(above.what, weighed(scriptsOf(chunks, [...loadedFor(game), ...above.sources])), above.mostKb);
  const data = weighed(dataOf(chunks, game));
  for (const { file, bytes } of data) console.log(`${kb(bytes)}  ${file}`);
  console.log(`${kb(data.reduce((sum, { bytes }) => sum + bytes, 0))}  of data`);
  return Math.max(failed, more);
}

const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

function weighScripts(what, scripts, mostKb) {
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`    kB  script, gzipped, until the first board of ${what} is drawn`);
  for (const { file, bytes } of scripts) console.log(`${kb(bytes)}  ${file}`);
  console.log(`${kb(total)}  of ${mostKb}`);
  if (total <= mostKb * 1000) return 0;
  console.error(`too much: ${kb(total - mostKb * 1000).trim()} kB over`);
  return 1;
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] && resolve(process.argv[1]) === join(dirname(self), 'budget.mjs')) process.exitCode = main();
