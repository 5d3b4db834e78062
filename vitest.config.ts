import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests run on what `tsc` makes of the packages, which is brought up to their sources first: Node reads it in a third of the time
 * that Vitest takes over the sources, and calls from module to module cost nothing. Applications are tested from their sources.
 */
const tsc = spawnSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-b', 'packages/opponents', 'packages/games/day-of-waterloo', 'apps/server'],
  { cwd: fileURLToPath(new URL('.', import.meta.url)), stdio: 'inherit' },
);
if (tsc.status !== 0) throw new Error('the packages do not compile: what is built is not what stands in their sources');

const AS_BUILT = /\/packages\/(?:games\/)?[^/]+\/dist\//;

/** A package's source that a test names is the one that was built, which the rest of the package uses. */
const asBuilt: Plugin = {
  name: 'as-built',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('.')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [, dir, src, file] = /^(.*\/packages\/(?:games\/)?[^/]+)(\/src)(\/.*)\.ts$/.exec(found?.id ?? '') ?? [];
    if (dir === undefined) return null;
    return `${dir}/dist${dir.includes('/games/') ? src : ''}${file}.js`;
  },
};
/** Node reads them itself. */
const server = { deps: { external: [AS_BUILT] } };

// No test measures time by its limit: it only ends one that hangs, on a machine however busy.
const PATIENCE_MS = 600_000;

/**
 * Of the files of a project those that take longest come first, longest of all at the head, so that no worker is left alone with
 * them. The files of a project stay together: a worker that is to take a file of another is ended, with all it has loaded.
 */
const LONGEST = [
  /games\/[^/]+\/test\/conformance\./,
  /\/properties\/(campaigns|lockstep)\./,
  /\/packages\/opponents\//,
  /\/properties\//,
  /\/e2e\/(windows|online-games)\./,
  /\/e2e\/(online-playing|whole-game-keyboard|axe|club|napoleon-1815)\./,
  /\/e2e\/(learn-orders|last-battles|online|online-more|far|waterloo-campaign|learn-1815|leaving)\./,
  /\/server\/test\/(processes|hidden)\./,
  /\/server\/test\/(leagues|faults|database|delay|ratings|programs)\./,
];
const turnOf = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((files) => files.test(moduleId));
  return found < 0 ? LONGEST.length : found;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) =>
      sorted.filter(({ project }) => project === one).sort((a, b) => turnOf(a) - turnOf(b)),
    );
  }
}

/** Tests that wait for nobody. On a machine of two cores the usual number of workers would be one. */
const threads = { pool: 'threads', maxWorkers: 2, testTimeout: PATIENCE_MS } as const;
/**
 * Players wait for pages, pages for players, and servers for their database: four files at a time keep two cores at work. After
 * the others.
 */
const waiting = {
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        plugins: [asBuilt],
        test: {
          name: 'packages',
          server,
          include: ['packages/**/test/**/*.test.ts'],
          ...threads,
          // Pure code keeps nothing between files, so they may share a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [asBuilt],
        test: {
          name: 'apps',
          server,
          include: ['apps/**/test/**/*.test.ts', 'apps/**/test/**/*.test.tsx', 'scripts/*.test.*'],
          exclude: ['**/node_modules/**', 'apps/server/**'],
          setupFiles: ['apps/web/test/fetching.ts'],
          ...threads,
          // What is loaded stays loaded, words among it: who wants to see the page without them resets its modules.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [asBuilt],
        test: {
          // On a real PostgreSQL, one for the run and a database of it for each file.
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/postgres.ts'],
          pool: 'threads',
          ...waiting,
        },
      },
      {
        extends: true,
        test: {
          // A real browser on the built app: `npm test` builds it and finds a chromium first.
          name: 'e2e',
          server,
          include: ['apps/web/e2e/**/*.e2e.ts'],
          pool: 'forks',
          isolate: false,
          ...waiting,
          // A browser on a busy machine is many processes: what fails is tried once more, and the report says so.
          retry: 1,
          // As long as a locator waits.
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
