import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests run on the TypeScript sources of every workspace, never on dist.
const conditions = ['source', ...defaultServerConditions];

// No test measures time by its limit: it only ends one that hangs, on a machine however busy.
const PATIENCE_MS = 600_000;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/test/**/*.test.ts'],
          pool: 'threads',
          // Pure code keeps nothing between files, so they may share a worker.
          isolate: false,
          // On a machine of two cores the usual number would be one.
          maxWorkers: 1,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/**/test/**/*.test.ts', 'apps/**/test/**/*.test.tsx', 'scripts/*.test.*'],
          setupFiles: ['apps/web/test/fetching.ts'],
          pool: 'threads',
          isolate: true,
          maxWorkers: 2,
          testTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: {
          // A real browser on the built app: `npm test` builds it and finds a chromium first.
          name: 'e2e',
          include: ['apps/web/e2e/**/*.e2e.ts'],
          pool: 'forks',
          // Players wait more than they work, so two files at a time fit a small machine.
          isolate: false,
          maxWorkers: 2,
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
