// npm run rules: which rules have a passing test. Makes a new report of the games' tests where none is of the sources as
// they are now. `-- --results FILE` reads another report and runs nothing.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isCurrent, REPORTS, sourceState, stampReport } from './report.mjs';
import { install, root, runCli, runTool } from './setup.mjs';

/** Runs the tests of the games; 0 if there is a report of them, though some of them may have failed. */
function makeReport() {
  console.error('no test report of the sources as they are now: running the tests of the games');
  const before = sourceState();
  rmSync(join(root, REPORTS.games), { force: true });
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.games}`, 'packages/games/'];
  const exitCode = runTool('vitest', ['run', '--project', 'packages*', ...args], { toStderr: true });
  if (!existsSync(join(root, REPORTS.games))) return exitCode || 1;
  if (exitCode !== 0) console.error('some tests failed: they show nothing');
  if (!stampReport(REPORTS.games, before))
    console.error('the sources changed during the tests, or there is no git: the report will not be used again');
  return 0;
}

function main(given) {
  if (given.some((word) => /^(--results(=|$)|--help$|-h$)/.test(word))) return runCli(['rules', ...given]);
  const installed = install({ toStderr: true });
  if (installed !== 0) return installed;
  const current = [REPORTS.full, REPORTS.games].find((file) => isCurrent(file));
  const made = current === undefined ? makeReport() : 0;
  return made || runCli(['rules', '--results', join(root, current ?? REPORTS.games), ...given]);
}

process.exitCode = main(process.argv.slice(2));
