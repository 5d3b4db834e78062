import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@hundred-days/kernel';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { GAMES, loadGame } from '../games.ts';
import { type Io, print } from '../io.ts';

/** Where `npm test` leaves its report, from the root of the repository. */
const RESULTS = 'node_modules/.cache/hundred-days/test-results.json';

interface RulesOptions {
  readonly missing?: boolean;
  readonly results?: string;
}

export function registerRules(program: Command, io: Io): void {
  program
    .command('rules')
    .description('which rules have a passing test that cites them; run npm test first')
    .argument('[game]', 'its id (all)')
    .option('--missing', 'only the rules without a test')
    .option('--results <file>', 'the report of the tests (the one npm test wrote)')
    .action(async (id: string | undefined, options: RulesOptions) => {
      const games = await Promise.all((id === undefined ? Object.keys(GAMES) : [id]).map(loadGame));
      const tests = passedTests(options.results ?? join(repository(), RESULTS));
      const holes = games.map((game) => report(io, game, tests, options.missing === true));
      if (holes.some((missing) => missing > 0)) throw new Failure([], 1);
    });
}

/** The directory whose package.json lists the workspaces, upwards from this file. */
function repository(): string {
  for (let dir = dirname(fileURLToPath(import.meta.url)); dirname(dir) !== dir; dir = dirname(dir)) {
    const manifest = join(dir, 'package.json');
    if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"workspaces"')) return dir;
  }
  return '.';
}

interface Test {
  readonly file: string;
  readonly title: string;
}

interface Report {
  readonly testResults?: readonly {
    readonly name?: string;
    readonly assertionResults?: readonly { readonly status?: string; readonly fullName?: string }[];
  }[];
}

function passedTests(file: string): Test[] {
  if (!existsSync(file)) throw new Failure('there are no test results yet: run npm test first');
  let report: Report;
  try {
    report = JSON.parse(readText(file)) as Report;
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${file}: the test results are damaged: run npm test again`);
  }
  const tests: Test[] = [];
  for (const { name = '', assertionResults = [] } of report?.testResults ?? []) {
    for (const { status, fullName = '' } of assertionResults) {
      if (status === 'passed') tests.push({ file: name.replaceAll('\\', '/'), title: fullName });
    }
  }
  return tests;
}

const RULE_ID = /^(\d+(\.\d+)+[a-z]?|[A-Z]{2,}-\d+)$/;

/** The rule ids in brackets in a title: `[4.5.3]`, `[4.5.3, 4.5.4]`. */
export function citedRules(title: string): string[] {
  const brackets = [...title.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1]);
  return brackets.flatMap((text) => text.split(/[\s,;]+/)).filter((word) => RULE_ID.test(word));
}

/** Prints the coverage of one game and returns how many of its rules have no test. */
function report(io: Io, game: Game, tests: readonly Test[], onlyMissing: boolean): number {
  const own = tests.filter((test) => test.file.includes(`packages/games/${game.id}/`));
  const cited = new Set(own.flatMap((test) => citedRules(test.title)));
  const missing = game.cases.filter((rule) => !cited.has(rule.id));
  const known = new Set(game.cases.map((rule) => rule.id));
  const unknown = [...cited].filter((id) => !known.has(id)).sort();
  const shown = game.cases.length - missing.length;
  if (!onlyMissing) print(io, `${game.id}: ${shown} of ${game.cases.length} rules have a passing test`);
  for (const rule of missing) print(io, `  no test: ${rule.id} ${rule.title}`);
  for (const id of onlyMissing ? [] : unknown) print(io, `  cited, but no rule: ${id}`);
  return missing.length;
}
