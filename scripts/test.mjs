// npm test: everything that must hold, cheapest first, stopping at the first failure.
// `npm test -- <vitest arguments>` runs a subset of the tests.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { weighBuild } from './budget.mjs';
import { ensureChromium } from './chromium.mjs';
import { REPORTS, sourceState, stampReport } from './report.mjs';
import { buildWeb, checkWeb, install, root, run, runTool } from './setup.mjs';

const subset = process.argv.slice(2);
// A subset has a file of its own: the full one tells `npm run rules` which rules are shown by a test.
const results = subset.length > 0 ? REPORTS.subset : REPORTS.full;

const steps = [
  ['install', () => install()],
  ['biome', () => runTool('@biomejs/biome', ['check', '--error-on-warnings'])],
  ['imports', () => run(process.execPath, [join(root, 'scripts/check-imports.mjs')])],
  ['types', () => runTool('typescript', ['-b']) || checkWeb()],
  ['web', () => buildWeb()],
  ['budget', () => weighBuild()],
  ['browser', () => ensureChromium()],
  [
    'tests',
    () =>
      runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...subset]),
  ],
];

function readReport() {
  const path = join(root, results);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Counts from the report; what broke outside a test (a file that does not load) counts as a failure too. */
function counts(report, exitCode) {
  let passed = 0;
  let failed = 0;
  if (report !== null) {
    passed = report.numPassedTests;
    failed = report.numFailedTests;
    failed += report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
  }
  return `${passed} passed, ${exitCode === 0 ? failed : Math.max(failed, 1)} failed`;
}

/** A test that passed when it was tried again still failed once: what it said then, so that its cause can be found. */
function* triedAgain(report) {
  for (const { name, assertionResults } of report?.testResults ?? [])
    for (const { status, title, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        yield `tried again: ${relative(root, name)}, ${title}\n${failureMessages[0]}`;
}

rmSync(join(root, results), { force: true });
const before = sourceState();
const times = [];
let exitCode = 0;
for (const [name, step] of steps) {
  const begin = performance.now();
  exitCode = step();
  times.push(`${name} ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  if (exitCode !== 0) {
    console.error(`${name} failed`);
    break;
  }
}
console.log(times.join(', '));
if (times.length === steps.length) {
  const report = readReport();
  if (report !== null) stampReport(results, before);
  for (const told of triedAgain(report)) console.log(told);
  const line = counts(report, exitCode);
  if (exitCode === 0 && !line.endsWith(' 0 failed')) exitCode = 1;
  console.log(line);
}
process.exitCode = exitCode;
