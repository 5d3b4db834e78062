import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, test } from 'vitest';
import { house, reload } from './harness.ts';
import { expectNone } from './seen.ts';
import { expectAt, friendsTable } from './table.ts';
import { sitDownByKeyboard, turnByKeyboard, turnByMouse } from './turns.ts';

/** The same turns at a table far away: 150 ms each way, and not everything arrives, or once, or in order. */

const root = mkdtempSync(join(tmpdir(), 'far-'));
await build({
  configFile: fileURLToPath(new URL('far/vite.config.ts', import.meta.url)),
  build: { outDir: root, emptyOutDir: true },
});
const { context, url } = await house({ root });
afterAll(() => rm(root, { recursive: true }));

test('a whole player turn by mouse', async () => {
  const page = await friendsTable(await context(), url, 2);
  const asked = page.locator('.table[data-asking="true"]').waitFor();
  await turnByMouse(page);
  // It has been waited for: this build has the long line.
  await asked;
  // What the far table has done is what is found again.
  await reload(page);
  await expectAt(page, 'fr-5inf', '1310');
  await expectNone(page.locator('.refusal'));
});

test('a whole player turn by keyboard', async () => {
  const page = await sitDownByKeyboard(await context(), url, 6);
  await turnByKeyboard(page);
});
