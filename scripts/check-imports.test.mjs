import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from './check-imports.mjs';

const script = fileURLToPath(new URL('./check-imports.mjs', import.meta.url));
let root;

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function workspace(dir, name, ...dependencies) {
  write(
    `${dir}/package.json`,
    JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((d) => [d, '1'])) }),
  );
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-imports-'));
  workspace('packages/kernel', '@x/kernel', 'typebox');
  workspace('packages/games/ligny', '@x/ligny', '@x/kernel');
  workspace('packages/games/wavre', '@x/wavre', '@x/kernel');
  workspace('packages/opponents', '@x/opponents', '@x/kernel', '@x/ligny');
  workspace('apps/cli', '@x/cli', '@x/kernel', '@x/opponents', '@x/ligny', '@x/web');
  workspace('apps/web', '@x/web', '@x/kernel');
  workspace('apps/server', '@x/server', '@x/kernel');
});

afterEach(() => rmSync(root, { recursive: true }));

const kernel = 'packages/kernel/src/index.ts';
const game = 'packages/games/ligny/src/rules/movement.ts';

describe('what is allowed', () => {
  test.each([
    ['a package that is declared', kernel, `import { Type } from 'typebox';`],
    ['a file beside it', kernel, `export * from './hex.ts';`],
    ['the kernel, from a game', game, `import { hex } from '@x/kernel/testing';`],
    ['a game`s own data', game, `import map from '../../data/map.json' with { type: 'json' };`],
    ['the workspace itself, from its tests', 'packages/kernel/test/a.test.ts', `import { hex } from '@x/kernel';`],
    ['node, from tests', 'packages/kernel/test/a.test.ts', `import fs from 'node:fs';`],
    ['a real game, from tests of the opponents', 'packages/opponents/test/a.test.ts', `import '@x/ligny';`],
    ['a game it declares, from the opponents', 'packages/opponents/src/index.ts', `import '@x/ligny';`],
    [
      'everything below, from an app',
      'apps/cli/src/index.ts',
      `import '@x/kernel'; import '@x/ligny'; import 'node:fs';`,
    ],
    ['what a server tells, by its types', 'apps/web/src/store/a.ts', `import type { Notice } from '@x/server/told';`],
    ['what it starts, from the command line', 'apps/cli/src/index.ts', `import '@x/web/serve';`],
    ['a clock in an app', 'apps/cli/src/index.ts', 'export const now = () => Date.now() + performance.now();'],
    ['words in comments', kernel, '// any Date, Math.random() and import "fs"\n/* setTimeout\n any */ export {};'],
    [
      'words in strings',
      kernel,
      `export const a = ["any 'Date'", 'performance', \`Math.random() from 'fs'\`, /any"Date/];`,
    ],
    [
      'words as names of properties',
      kernel,
      'export const f = (a: { any: number; Date?: 1 }) => a.any + (a.Date ?? 0);',
    ],
    ['words within words', kernel, 'export const many = 1, anyone = 2, updateDate = Math.floor(3), x = 4 / 2 / 1;'],
  ])('%s', (_, file, text) => {
    write(file, text);
    expect(check(root)).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    ['a game, from the kernel', kernel, `import { x } from '@x/ligny';`],
    ['a game, from tests of the kernel', 'packages/kernel/test/a.test.ts', `import { x } from '@x/ligny';`],
    ['the opponents, from a game', game, `import type { x } from '@x/opponents';`],
    ['another game, from a game', game, `export * from '@x/wavre';`],
    ['a game it does not declare, from the opponents', 'packages/opponents/src/index.ts', `import '@x/wavre';`],
    ['an app, from the opponents', 'packages/opponents/src/index.ts', `const cli = await import('@x/cli');`],
    ['an app, from an app', 'apps/web/src/index.ts', `import { main } from '@x/cli';`],
    ['what a server tells, as it runs', 'apps/web/src/store/a.ts', `import { notice } from '@x/server/told';`],
    ['other types of a server', 'apps/web/src/store/a.ts', `import type { Row } from '@x/server';`],
    ['a type of a game, from the kernel', kernel, `export type X = import('@x/ligny').X;`],
    ['a path out of the workspace', game, `import { hex } from '../../../../kernel/src/index.ts';`],
    ['a package that is not declared', kernel, `import fc from 'fast-check';`],
    ['node, from the kernel', kernel, `import fs from 'node:fs';`],
    ['node without its prefix, from a game', game, `import {\n  readFileSync,\n} from "fs/promises";`],
    ['node, from kernel/testing', 'packages/kernel/src/testing/index.ts', `import fs from 'node:fs';`],
    ['a computed import, from the kernel', kernel, `export const load = (name: string) => import(name);`],
    ['Math.random', game, 'export const roll = () => Math.random();'],
    ['Math.random by another way', game, 'const { random } = Math;'],
    ['Math.random within a template', game, 'export const a = `1 $@`2 $@Math.random()}`}`;'.replaceAll('@', '{')],
    ['Date', 'packages/kernel/src/conformance/index.ts', 'export const now = Date.now();'],
    ['performance', kernel, 'export const now = performance.now();'],
    ['setTimeout', kernel, 'setTimeout(() => {}, 1);'],
    ['any', 'apps/cli/src/index.ts', 'export const f = (a: any) => a;'],
    ['any in a list', 'packages/kernel/test/a.test.ts', 'export const f = (...a: any[]) => a as Map<string, 1>;'],
    ['any as an argument', kernel, 'export type A = Map<string, any>;'],
    ['@ts-ignore', 'apps/cli/src/index.ts', '// @ts-ignore\nexport const a: number = 1;'],
  ])('%s', (_, file, text) => {
    write(file, text);
    const offences = check(root);
    expect(offences).toHaveLength(1);
    expect(offences[0]).toMatch(new RegExp(`^${file}:\\d+: `));
  });

  test('with its line', () => {
    write(kernel, `/* two\n lines */\nimport { x } from '@x/ligny';\n`);
    expect(check(root)).toEqual([`${kernel}:3: '@x/ligny' does not stand below @x/kernel`]);
  });
});

describe('a table itself', () => {
  test.each([
    ['who opens tables', 'apps/web/src/store/local.ts', `import { Host, Table } from '@x/kernel';`],
    ['who keeps one', 'apps/web/src/shell/sitting.ts', `import type { Host } from '@x/kernel';`],
    ['a lesson', 'apps/web/src/learn/lesson.ts', `import { type Host } from '@x/kernel';`],
    ['tests', 'apps/web/test/a.test.ts', `import { Table } from '@x/kernel';`],
  ])('is for %s', (_, file, text) => {
    write(file, text);
    expect(check(root)).toEqual([]);
  });

  test.each([
    ['Table', `import { SPECTATOR, type Table } from '@x/kernel';`],
    ['Host', `import {\n  Host,\n  SPECTATOR,\n} from '@x/kernel';`],
    ['writeRecord', `import { TABLE, type TableSeat, writeRecord } from '@x/kernel';`],
  ])('is not for the page: %s', (name, text) => {
    write('apps/web/src/table/model.ts', text);
    expect(check(root)).toEqual([expect.stringContaining(`${name} is for who keeps a table`)]);
  });

  test('a seat is', () => {
    write('apps/web/src/table/model.ts', `import { TABLE, type TableSeat } from '@x/kernel';`);
    expect(check(root)).toEqual([]);
  });
});

describe('the folders of the page', () => {
  test.each([
    ['a folder below', 'apps/web/src/table/model.ts', `import { x } from '../face/types.ts';`],
    ['its own folder', 'apps/web/src/table/model.ts', `import { x } from './text/words.ts';`],
    ['any folder, from beside them', 'apps/web/src/main.tsx', `import { x } from './shell/App.tsx';`],
    ['any folder, from tests', 'apps/web/test/a.test.ts', `import { x } from '../src/shell/App.tsx';`],
  ])('may import %s', (_, file, text) => {
    write(file, text);
    expect(check(root)).toEqual([]);
  });

  test.each([
    ['a folder above', `import { x } from '../shell/words.ts';`],
    ['a folder above, its types alone', `import type { X } from '../shell/words.ts';`],
    ['a folder above, late', `export const load = () => import('../shell/words.ts');`],
    ['what stands beside them', `import { x } from '../main.tsx';`],
    ['a folder without a place', `import { x } from '../odds/words.ts';`],
  ])('may not import %s', (_, text) => {
    write('apps/web/src/table/model.ts', text);
    expect(check(root)).toEqual([
      expect.stringMatching(/^apps\/web\/src\/table\/model\.ts:1: .* does not stand below table/),
    ]);
  });

  test('have a place each', () => {
    write('apps/web/src/odds/a.ts', `import { x } from '../text/words.ts';`);
    expect(check(root)).toEqual([expect.stringContaining('the folder odds has no place')]);
  });
});

describe('files that import each other', () => {
  const ring = (one, two) => {
    write('packages/kernel/src/a.ts', one);
    write('packages/kernel/src/b.ts', two);
    return check(root);
  };
  const offence = ['packages/kernel/src/a.ts: imports itself by way of packages/kernel/src/b.ts'];

  test.each([
    ['directly', `import { b } from './b.ts';`, `import { a } from './a.ts';`],
    ['by their types', `import type { B } from './b.ts';`, `import type { A } from './a.ts';`],
    ['by what is passed on', `export * from './b.ts';`, `export { a } from './a.ts';`],
    ['late', `import { b } from './b.ts';`, `export const load = () => import('./a.ts');`],
  ])('%s', (_, one, two) => expect(ring(one, two)).toEqual(offence));

  test('by way of others', () => {
    write('packages/games/ligny/src/map/c.ts', `import { a } from '../a.ts';`);
    write('packages/games/ligny/src/a.ts', `import { b } from './b.ts';`);
    write('packages/games/ligny/src/b.ts', `import { c } from './map/c.ts';`);
    expect(check(root)).toEqual([expect.stringContaining('imports itself by way of')]);
  });

  test('not when two lead to the same file', () => {
    write('packages/kernel/src/c.ts', `import { a } from './a.ts';\nimport { b } from './b.ts';`);
    expect(ring(`import { b } from './b.ts';`, 'export const b = 1;')).toEqual([]);
  });
});

describe('the command', () => {
  const command = () => spawnSync(process.execPath, [script, root], { encoding: 'utf8' });

  test('is silent and succeeds when all is well', () => {
    write(kernel, 'export {};');
    expect(command()).toMatchObject({ status: 0, stderr: '', stdout: '' });
  });

  test('prints a line per offence and fails', () => {
    write(kernel, `import '@x/ligny';\nimport '@x/cli';\n`);
    const { status, stderr } = command();
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(2);
  });
});
