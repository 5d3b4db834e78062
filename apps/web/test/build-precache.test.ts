import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { precache } from '../build/plugins.ts';

/** Builds a page of one script and a service worker, in a folder of its own; gives the folder of the build. */
async function buildPage(script: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'hundred-days-build-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), script);
  writeFileSync(join(root, 'sw.js'), "globalThis.kept = ['__VERSION__', JSON.parse('__FILES__')];");
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [precache()],
    build: {
      rolldownOptions: {
        input: { index: join(root, 'index.html'), sw: join(root, 'sw.js') },
        output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : '[name].js') },
      },
    },
  });
  return join(root, 'dist');
}

test('the service worker knows every file of the build, those that are only copied too', async () => {
  const dist = await buildPage('console.log(1815)');
  const text = readFileSync(join(dist, 'sw.js'), 'utf8');
  expect(text).not.toContain('__');
  for (const url of ['"/"', '"/icon.svg"', '"/index.js"']) expect(text.replaceAll('\\', '')).toContain(url);
});

test('a build that fails says why, and not that there is no service worker', async () => {
  const failure = await buildPage("import { drum } from './lost.js'; drum();").catch((error: unknown) => error);
  expect(String(failure)).toContain('./lost.js');
  expect(String(failure)).not.toContain('sw.js');
});
