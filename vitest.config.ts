import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests run on the TypeScript sources of every workspace, never on dist.
const conditions = ['source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    reporters: ['default', 'json'],
    // Read by `npm run rules`: which rule ids have a passing test.
    outputFile: { json: 'node_modules/.cache/hundred-days/test-results.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/test/**/*.test.ts'],
          pool: 'threads',
          // Pure code keeps nothing between files, so they may share a worker.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/**/test/**/*.test.ts', 'scripts/*.test.*'],
          pool: 'threads',
          isolate: true,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
