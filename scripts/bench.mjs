// npm run bench: how fast the rules are. `-- --against REF` measures another commit beside these sources, in turns, so that
// a change can be told from the machine's mood; `--rounds N` (3) says how often.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { comparison, readReport, readWords } from './against.mjs';
import { buildCommit } from './commit.mjs';
import { gamesNamed, withoutGames } from './games.mjs';
import { build, install, root, runCli } from './setup.mjs';

const CLI = 'apps/cli/bin/hundred-days.js';

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
  const ready = install({ toStderr: true }) || build({ toStderr: true });
  if (ready !== 0) return ready;
  const { GAME_IDS } = await import('../apps/cli/dist/games.js');
  const named = [...withoutGames(rest), ...gamesNamed(rest)];
  const games = named.length > 0 ? named : GAME_IDS;
  // What is running is ended, and the folder cleared away as after any failure.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  const { commit, dir, clear } = buildCommit(against);
  try {
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
