import type { Command } from 'commander';
import { type GameOptions, namedGames, takesGames } from '../choice.ts';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { type Io, print } from '../io.ts';
import { loadRulebook, RULEBOOK_IDS, type Rulebook } from '../rulebooks.ts';

interface RulesOptions extends GameOptions {
  readonly missing?: boolean;
  readonly results?: string;
}

export function registerRules(program: Command, io: Io): void {
  takesGames(program.command('rules'))
    .description('which rules have a passing test that cites them')
    .option('--missing', 'only the rules without a test')
    .option('--results <file>', 'the report of the tests; npm run rules makes one where it is needed')
    .action(async (ids: string[], options: RulesOptions) => {
      const named = namedGames(ids, options) ?? RULEBOOK_IDS;
      const books = await Promise.all(named.map(async (id) => ({ id, ...(await loadRulebook(id)) })));
      // A report that lies about may be of other sources than these: only one that is named is read.
      if (options.results === undefined)
        throw new Failure('name a report of the tests with --results, or use npm run rules');
      const results = readReport(options.results);
      const tests = passedTests(results);
      if (options.missing !== true) print(io, stateLine(results));
      const holes = books.map((book) => report(io, book, tests, options.missing === true));
      if (holes.some((count) => count > 0)) throw new Failure([], 1);
    });
}

interface Test {
  readonly file: string;
  readonly title: string;
}

interface Report {
  /** The sources it speaks of: a commit, and a hash of what was changed since. */
  readonly madeAt?: { readonly commit?: string; readonly changes?: string | null } | null;
  readonly testResults?: readonly {
    readonly name?: string;
    readonly assertionResults?: readonly { readonly status?: string; readonly fullName?: string }[];
  }[];
}

function readReport(file: string): Report {
  const text = readText(file);
  try {
    return (JSON.parse(text) as Report | null) ?? {};
  } catch {
    throw new Failure(`${file}: the report of the tests is damaged: make it again`);
  }
}

function stateLine({ madeAt }: Report): string {
  if (madeAt?.commit === undefined) return 'tests of sources that the report does not name';
  return `tests of commit ${madeAt.commit.slice(0, 10)}${madeAt.changes == null ? '' : ', with changes'}`;
}

function passedTests(report: Report): Test[] {
  const tests: Test[] = [];
  for (const { name = '', assertionResults = [] } of report.testResults ?? []) {
    for (const { status, fullName = '' } of assertionResults) {
      if (status === 'passed') tests.push({ file: name.replaceAll('\\', '/'), title: fullName });
    }
  }
  return tests;
}

const RULE_ID = /^(\d+(\.\d+)+[a-z]?|\d+\.EX[a-z]|[A-Z][A-Z0-9]*-[A-Z]?\d+)$/;

/** The rule ids in brackets in a title: `[4.5.3]`, `[4.5.3, 4.5.4]`, `[8.EXa]`, `[S16-2]`, `[MOD-A1]`. */
export function citedRules(title: string): string[] {
  const brackets = [...title.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1]);
  return brackets.flatMap((text) => text.split(/[\s,;]+/)).filter((word) => RULE_ID.test(word));
}

/** Prints the coverage of one game and returns how many of its rules have no test though a game can reach them. */
function report(
  io: Io,
  book: Rulebook & { readonly id: string },
  tests: readonly Test[],
  onlyMissing: boolean,
): number {
  const own = tests.filter((test) => test.file.includes(`packages/games/${book.id}/`));
  const cited = new Set(own.flatMap((test) => citedRules(test.title)));
  const untested = book.cases.filter((rule) => !cited.has(rule.id));
  const missing = untested.filter((rule) => !book.notYet.includes(rule.id));
  const known = new Set(book.cases.map((rule) => rule.id));
  const unknown = [...cited, ...book.notYet].filter((id) => !known.has(id)).sort();
  if (!onlyMissing) print(io, coverageLine(book, untested.length, untested.length - missing.length));
  for (const rule of missing) print(io, `  no test: ${rule.id} ${rule.title}`);
  for (const id of onlyMissing ? [] : unknown) print(io, `  cited, but no rule: ${id}`);
  return missing.length;
}

function coverageLine({ id, cases }: Rulebook & { readonly id: string }, untested: number, waiting: number): string {
  const line = `${id}: ${cases.length - untested} of ${cases.length} rules have a passing test`;
  return waiting === 0 ? line : `${line}; ${waiting} not yet reachable`;
}
