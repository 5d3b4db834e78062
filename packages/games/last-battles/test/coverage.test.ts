import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every rule has a test that cites it, or is listed as one that no battle reaches. */

const load = (name: string) => JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8'));
const CASES: readonly string[] = load('cases.json').map((one: { readonly id: string }) => one.id);
const NOT_YET: readonly string[] = load('not-yet.json').rules;

const sources = ['rules', 'properties'].flatMap((folder) => {
  const root = new URL(`${folder}/`, import.meta.url);
  return readdirSync(root).map((file) => readFileSync(new URL(file, root), 'utf8'));
});
const cited = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/^\s*'\[([^\]]+)\]|^test(?:\.each\([^)]*\))?\(\s*'\[([^\]]+)\]/gm)].flatMap((match) =>
      (match[1] ?? match[2]).split(', '),
    ),
  ),
);

test('every rule that concerns the battles is cited by a test, and no other', () => {
  expect(CASES.filter((id) => !cited.has(id) && !NOT_YET.includes(id))).toEqual([]);
  expect([...cited].filter((id) => !CASES.includes(id))).toEqual([]);
});

test('the rules that wait are rules, and have no test yet', () => {
  expect(NOT_YET.filter((id) => !CASES.includes(id))).toEqual([]);
  expect(NOT_YET.filter((id) => cited.has(id))).toEqual([]);
  expect(NOT_YET.every((id) => Number(id.split('.')[0]) >= 18 || ['2.0c', '3.12d', '12.2x'].includes(id))).toBe(true);
});
