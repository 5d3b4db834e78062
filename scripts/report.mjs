// The report of the tests, and the state of the sources it speaks of: `npm test` writes it, `npm run rules` reads it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const cache = 'node_modules/.cache/hundred-days';

/** From the root: of all tests, of those that were asked for, and of the tests of the games. */
export const REPORTS = {
  full: `${cache}/test-results.json`,
  subset: `${cache}/test-results-subset.json`,
  games: `${cache}/test-results-games.json`,
};

/** Without what a hook of git sets: it would speak of the hook's repository and not of the folder's. */
export const plainEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

/**
 * The commit, and a hash of all that differs from it in tracked files and in files that are new; null for no difference.
 * Null where there is no git to ask, since then nobody can say whether something has changed.
 */
export function sourceState(dir = root) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: dir, env: plainEnvironment(), maxBuffer: 2 ** 30 });
    return status === 0 ? stdout : null;
  };
  // A copy of the sources inside somebody else's repository is none of its commits.
  if (git('ls-files', '--error-unmatch', 'package.json') === null) return null;
  const commit = git('rev-parse', 'HEAD');
  const differences = git('diff', '--binary', '--no-ext-diff', 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  if (commit === null || differences === null || added === null) return null;
  const files = added.toString().split('\0').filter(Boolean).sort();
  const changes = createHash('sha256').update(differences);
  for (const file of files) changes.update(`\0${file}\0`).update(contentOf(join(dir, file)));
  const isClean = differences.length === 0 && files.length === 0;
  return { commit: commit.toString().trim(), changes: isClean ? null : changes.digest('hex') };
}

function contentOf(file) {
  const facts = lstatSync(file, { throwIfNoEntry: false });
  if (facts === undefined) return 'gone';
  if (facts.isSymbolicLink()) return readlinkSync(file);
  // What is neither is a repository inside this one: its files are not ours.
  return facts.isFile() ? readFileSync(file) : 'folder';
}

const isSame = (a, b) => a !== null && b !== null && a.commit === b.commit && a.changes === b.changes;

/**
 * Writes into a report which state it was made at, if that is still the state: a report of tests during which the sources
 * changed speaks of no state at all. Says whether it could.
 */
export function stampReport(file, before, dir = root) {
  const report = JSON.parse(readFileSync(join(dir, file), 'utf8'));
  const madeAt = isSame(before, sourceState(dir)) ? before : null;
  writeFileSync(join(dir, file), JSON.stringify({ ...report, madeAt }));
  return madeAt !== null;
}

/** Whether a report is there and was made at the state the sources are in now. */
export function isCurrent(file, dir = root) {
  if (!existsSync(join(dir, file))) return false;
  try {
    const { madeAt = null } = JSON.parse(readFileSync(join(dir, file), 'utf8'));
    return isSame(madeAt, sourceState(dir));
  } catch {
    // Damaged, as when the machine stopped in the middle of it.
    return false;
  }
}
