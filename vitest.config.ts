import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Tests run on the TypeScript sources of every workspace, never on dist.
const conditions = ['source', ...defaultServerConditions];

// No test measures time by its limit: it only ends one that hangs, on a machine however busy.
const PATIENCE_MS = 600_000;

/** Tests that play whole games, but for those that are over sooner than a worker of their own begins. */
const WHOLE_GAMES = [
  'packages/games/*/test/conformance.test.ts',
  'packages/games/*/test/properties/!(allies|corps|found|ledgers|marches).test.ts',
  'packages/opponents/test/!(ladder|last-battles-judge|luck|naw-assault|planner|standing).test.ts',
];

/** A file knows where it stands, whatever it is made part of. */
const standsWhereItStood: Plugin = {
  name: 'stands-where-it-stood',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : null,
};

/**
 * A test that plays whole games is put together with all it plays, from the same sources, into one module: calls from module
 * to module go through a getter in Vitest, and took more than half of the time.
 */
const inOnePiece: Plugin = {
  name: 'in-one-piece',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.test.ts')) return null;
    const built = await build({
      configFile: false,
      logLevel: 'error',
      resolve: { conditions },
      ssr: { resolve: { conditions }, noExternal: [/^@hundred-days\//] },
      plugins: [standsWhereItStood],
      build: {
        ssr: id,
        write: false,
        minify: false,
        target: 'esnext',
        sourcemap: 'hidden',
        rolldownOptions: { treeshake: false, output: { codeSplitting: false } },
      },
    });
    const [{ code, map }] = (built as Rolldown.RolldownOutput).output;
    return { code, map };
  },
};

/** What takes longest comes first, so that neither worker is left alone with it. */
const LONGEST = [
  /games\/[^/]+\/test\/conformance\./,
  /\/properties\/(campaigns|lockstep)\./,
  /\/packages\/opponents\//,
  /\/properties\//,
  /\/e2e\/(windows|napoleon-1815|waterloo-campaign|axe|far|leaving|whole-game-keyboard)\./,
  /\/apps\//,
];
const turnOf = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((files) => files.test(moduleId));
  return found < 0 ? LONGEST.length : found;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => turnOf(a) - turnOf(b));
  }
}

/** Tests without a browser. On a machine of two cores the usual number of workers would be one. */
const threads = { pool: 'threads', maxWorkers: 2, testTimeout: PATIENCE_MS } as const;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        plugins: [inOnePiece],
        test: {
          // Each in a worker of its own: code that another game has run through before is slower.
          name: 'packages-games',
          include: WHOLE_GAMES,
          ...threads,
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...WHOLE_GAMES],
          ...threads,
          // Pure code keeps nothing between files, so they may share a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/**/test/**/*.test.ts', 'apps/**/test/**/*.test.tsx', 'scripts/*.test.*'],
          setupFiles: ['apps/web/test/fetching.ts'],
          ...threads,
          // What is loaded stays loaded, words among it: who wants to see the page without them resets its modules.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // A real browser on the built app: `npm test` builds it and finds a chromium first.
          name: 'e2e',
          include: ['apps/web/e2e/**/*.e2e.ts'],
          pool: 'forks',
          // Players wait for pages, and pages for players: three files at a time keep two cores at work.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          // A browser on a busy machine is many processes: what fails is tried once more, and the report says so.
          retry: 1,
          // As long as a locator waits.
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
