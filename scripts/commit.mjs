// Another commit beside these sources, installed and built in a folder of its own: what measurements compare with.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { plainEnvironment } from './report.mjs';
import { root } from './setup.mjs';

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, env: plainEnvironment(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

const packagesOf = (dir, file) => JSON.parse(readFileSync(join(dir, file), 'utf8')).packages;

/** Whether what is installed here will do for the sources there. */
function fitsOurs(dir) {
  const installed = packagesOf(root, 'node_modules/.package-lock.json');
  return Object.entries(packagesOf(dir, 'package-lock.json')).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.link || entry.optional || installed[path]?.version === entry.version,
  );
}

/** Its packages are links to those installed here; its workspaces are its own. */
function linkPackages(dir) {
  const packages = packagesOf(dir, 'package-lock.json');
  const own = Object.entries(packages).filter(([, entry]) => entry.link);
  const owned = new Set(own.map(([path]) => path.replace('node_modules/', '').split('/')[0]));
  const homes = ['', ...own.map(([, entry]) => entry.resolved)].filter((home) =>
    existsSync(join(root, home, 'node_modules')),
  );
  for (const home of homes) {
    mkdirSync(join(dir, home, 'node_modules'), { recursive: true });
    for (const name of readdirSync(join(root, home, 'node_modules'))) {
      if (owned.has(name) || name === '.cache' || name === '.vite') continue;
      symlinkSync(join(root, home, 'node_modules', name), join(dir, home, 'node_modules', name));
    }
  }
  for (const [path, { resolved }] of own) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    symlinkSync(relative(dirname(join(dir, path)), join(dir, resolved)), join(dir, path));
  }
}

export function runIn(dir, command, ...args) {
  const { status, error } = spawnSync(command, args, { cwd: dir, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `ended with ${status}`}`);
}

/** The sources of a commit, installed and built, and how to clear them away. */
export function buildCommit(ref) {
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  const dir = mkdtempSync(join(tmpdir(), 'hundred-days-commit-'));
  const clear = () => {
    rmSync(dir, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', '--quiet', dir, commit);
    if (fitsOurs(dir)) linkPackages(dir);
    else runIn(dir, 'npm', 'ci', '--include=dev');
    runIn(dir, process.execPath, 'node_modules/typescript/bin/tsc', '-b');
  } catch (error) {
    clear();
    throw error;
  }
  return { commit, dir, clear };
}
