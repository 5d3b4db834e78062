// npm run bench: how fast the rules are. `-- --against REF` measures another commit beside these sources, in turns, so that
// a change can be told from the machine's mood; `--rounds N` (3) says how often.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { comparison, readReport, readWords } from './against.mjs';
import { gamesNamed, withoutGames } from './games.mjs';
import { plainEnvironment } from './report.mjs';
import { build, install, root, runCli } from './setup.mjs';

const CLI = 'apps/cli/bin/hundred-days.js';

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

function runIn(dir, command, ...args) {
  const { status, error } = spawnSync(command, args, { cwd: dir, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `ended with ${status}`}`);
}

/** The sources of a commit, installed and built in a folder of their own. */
function buildCommit(commit, dir) {
  git('worktree', 'add', '--detach', '--quiet', dir, commit);
  if (fitsOurs(dir)) linkPackages(dir);
  else runIn(dir, 'npm', 'ci', '--include=dev');
  runIn(dir, process.execPath, 'node_modules/typescript/bin/tsc', '-b');
}

const execute = promisify(execFile);
const stop = new AbortController();

/** One run of `bench` of the sources in a folder; null if they have no such game. */
async function measured(dir, game) {
  for (const json of [['--json'], []]) {
    try {
      const { stdout } = await execute(process.execPath, [CLI, 'bench', game, ...json], {
        cwd: dir,
        signal: stop.signal,
      });
      return readReport(stdout);
    } catch (error) {
      // An older program may not know the option, or the game.
      if (error.code !== 2) throw error;
    }
  }
  return null;
}

/** In turns, the first of one round being the last of the next. */
async function measureBoth(game, dirs, rounds) {
  const reports = dirs.map(() => []);
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const side of order) {
      const report = await measured(dirs[side], game);
      if (report !== null) reports[side].push(report);
    }
    console.error(`${game}: round ${round + 1} of ${rounds}`);
  }
  return reports;
}

async function compare({ against, rounds, rest }) {
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${against}^{commit}`);
  const ready = install({ toStderr: true }) || build({ toStderr: true });
  if (ready !== 0) return ready;
  const { GAME_IDS } = await import('../apps/cli/dist/games.js');
  const named = [...withoutGames(rest), ...gamesNamed(rest)];
  const games = named.length > 0 ? named : GAME_IDS;
  const dir = mkdtempSync(join(tmpdir(), 'hundred-days-bench-'));
  const clear = () => {
    rmSync(dir, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  // What is running is ended, and the folder cleared away as after any failure.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  try {
    buildCommit(commit, dir);
    console.log(`before: ${commit.slice(0, 10)}; after: these sources; ${rounds} rounds in turns, on one core`);
    for (const game of games) {
      const [before, after] = await measureBoth(game, [dir, root], rounds);
      if (after.length === 0) throw new Error(`bench ${game}: it cannot be measured`);
      console.log(['', ...comparison(game, before, after)].join('\n'));
    }
  } finally {
    clear();
  }
  return 0;
}

async function main(words) {
  const asked = readWords(words);
  return asked.against === undefined ? runCli(['bench', ...asked.rest]) : compare(asked);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
