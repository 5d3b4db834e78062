// npm test: everything that must hold, cheapest first, stopping at the first failure.
// `npm test -- <vitest arguments>` runs a subset of the tests.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

/** Counts from the report; what broke outside a test (a file that does not load) counts as a failure too. */
function counts(exitCode) {
  let passed = 0;
  let failed = 0;
  if (existsSync(join(root, results))) {
    const report = JSON.parse(readFileSync(join(root, results), 'utf8'));
    passed = report.numPassedTests;
    failed = report.numFailedTests;
    failed += report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
  }
  return `${passed} passed, ${exitCode === 0 ? failed : Math.max(failed, 1)} failed`;
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
  if (existsSync(join(root, results))) stampReport(results, before);
  const line = counts(exitCode);
  if (exitCode === 0 && !line.endsWith(' 0 failed')) exitCode = 1;
  console.log(line);
}
process.exitCode = exitCode;
