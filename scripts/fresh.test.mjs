import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isMadeOf, sourcesOf, stampPage } from './fresh.mjs';

test('a page is fresh until something it is made of changes, comes or goes', () => {
  const root = mkdtempSync(join(tmpdir(), 'hundred-days-'));
  const write = (path, text) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    write('apps/web/src/main.ts', 'one');
    write('packages/kernel/src/index.ts', 'two');
    write('package-lock.json', '{}');
    write('apps/web/dist/index.html', 'built');
    const before = sourcesOf(root);
    expect(isMadeOf(before, root)).toBe(false);
    stampPage(before, root);
    expect(isMadeOf(sourcesOf(root), root)).toBe(true);
    // What does not come into the page, and the page itself.
    write('apps/web/test/some.test.ts', 'a test');
    write('packages/kernel/dist/index.js', 'built');
    expect(isMadeOf(sourcesOf(root), root)).toBe(true);
    utimesSync(join(root, 'apps/web/src/main.ts'), 1, 1);
    expect(isMadeOf(sourcesOf(root), root)).toBe(false);
    const [first] = [sourcesOf(root)];
    write('packages/kernel/src/more.ts', 'three');
    expect(sourcesOf(root)).not.toBe(first);
    rmSync(join(root, 'packages/kernel/src/more.ts'));
    expect(sourcesOf(root)).toBe(first);
    write('package-lock.json', '{"packages":{}}');
    expect(sourcesOf(root)).not.toBe(first);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
