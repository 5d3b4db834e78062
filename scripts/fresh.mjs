// Whether the page that stands in apps/web/dist is made of the sources as they are now: who starts again need not build again.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What the page is made of, from the root: its own files, all rules, and the tools of the lock file. */
const SOURCES = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'];
/** Folders of which nothing comes into the page. */
const BESIDE = new Set(['dist', 'node_modules', 'test', 'e2e']);
const STAMP = 'apps/web/dist/.made-of';

function* filesOf(path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return;
  if (facts.isFile()) yield `${path} ${facts.size} ${facts.mtimeMs}`;
  else
    for (const name of readdirSync(path).sort())
      if (!BESIDE.has(name) && !name.startsWith('.')) yield* filesOf(join(path, name));
}

/** Names, sizes and times of all sources: whatever is changed changes it. */
export function sourcesOf(root = here) {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) for (const file of filesOf(join(root, source))) hash.update(`\n${file}`);
  return hash.digest('hex');
}

/** Whether the page is made of these sources. */
export const isMadeOf = (sources, root = here) =>
  existsSync(join(root, STAMP)) && readFileSync(join(root, STAMP), 'utf8') === sources;

/** To be called when it was built; the next build takes the stamp away with the rest. */
export const stampPage = (sources, root = here) => writeFileSync(join(root, STAMP), sources);
