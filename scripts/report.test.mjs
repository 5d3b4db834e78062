import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isCurrent, plainEnvironment, sourceState, stampReport } from './report.mjs';

const REPORT = 'cache/report.json';

/** A repository of one commit with a report in a folder that git ignores. */
function repository() {
  const dir = mkdtempSync(join(tmpdir(), 'hundred-days-report-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const write = (name, text) => writeFileSync(join(dir, name), text);
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false'];
  const git = (...args) =>
    execFileSync('git', [...identity, ...args], { cwd: dir, env: plainEnvironment(), stdio: 'pipe' });
  mkdirSync(join(dir, 'cache'));
  write('package.json', '{}');
  write('rules.ts', 'export const one = 1;\n');
  write('.gitignore', 'cache/\n');
  write(REPORT, '{"testResults":[]}');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  return { dir, write, git };
}

describe('the state of the sources', () => {
  it('is the commit alone where nothing is changed', () => {
    const { dir, git } = repository();
    expect(sourceState(dir)).toEqual({ commit: git('rev-parse', 'HEAD').toString().trim(), changes: null });
  });

  it('tells changed, added and removed files by their contents, staged or not', () => {
    const { dir, write, git } = repository();
    const clean = sourceState(dir);
    const seen = new Set();
    const look = () => seen.add(JSON.stringify(sourceState(dir)));
    write('rules.ts', 'export const one = 2;\n');
    look();
    git('add', 'rules.ts');
    look();
    expect(seen.size).toBe(1);
    write('rules.ts', 'export const one = 3;\n');
    look();
    write('new.ts', 'a');
    look();
    write('new.ts', 'b');
    look();
    rmSync(join(dir, 'rules.ts'));
    look();
    expect(seen.size).toBe(5);
    rmSync(join(dir, 'new.ts'));
    git('checkout', '-q', 'HEAD', 'rules.ts');
    expect(sourceState(dir)).toEqual(clean);
    write('cache/other', 'ignored');
    expect(sourceState(dir)).toEqual(clean);
  });

  it('is unknown without git, and in a copy that the repository around it does not hold', () => {
    const { dir, git } = repository();
    mkdirSync(join(dir, 'copy'));
    writeFileSync(join(dir, 'copy/package.json'), '{}');
    expect(sourceState(join(dir, 'copy'))).toBeNull();
    git('rm', '-q', '--cached', 'package.json');
    expect(sourceState(dir)).toBeNull();
  });
});

describe('a report', () => {
  it('is current until something changes, and again when that is taken back', () => {
    const { dir, write, git } = repository();
    expect(isCurrent(REPORT, dir)).toBe(false);
    expect(stampReport(REPORT, sourceState(dir), dir)).toBe(true);
    expect(JSON.parse(readFileSync(join(dir, REPORT), 'utf8'))).toEqual({
      testResults: [],
      madeAt: sourceState(dir),
    });
    expect(isCurrent(REPORT, dir)).toBe(true);
    write('rules.ts', 'export const one = 2;\n');
    expect(isCurrent(REPORT, dir)).toBe(false);
    git('commit', '-q', '-am', 'second');
    expect(isCurrent(REPORT, dir)).toBe(false);
    git('reset', '-q', '--hard', 'HEAD~1');
    expect(isCurrent(REPORT, dir)).toBe(true);
  });

  it('made at a changed state is current as long as the change is the same', () => {
    const { dir, write } = repository();
    write('rules.ts', 'export const one = 2;\n');
    stampReport(REPORT, sourceState(dir), dir);
    expect(isCurrent(REPORT, dir)).toBe(true);
    write('rules.ts', 'export const one = 3;\n');
    expect(isCurrent(REPORT, dir)).toBe(false);
  });

  it('is never current if the sources changed during the tests, if there is none, or if it is damaged', () => {
    const { dir, write } = repository();
    const before = sourceState(dir);
    write('rules.ts', 'export const one = 2;\n');
    expect(stampReport(REPORT, before, dir)).toBe(false);
    expect(isCurrent(REPORT, dir)).toBe(false);
    expect(isCurrent('cache/none.json', dir)).toBe(false);
    write(REPORT, '{"madeAt":');
    expect(isCurrent(REPORT, dir)).toBe(false);
  });
});
