import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import app from '../../vite.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The app with another line to its tables: nothing of it is in the build that players get. */
export default mergeConfig(
  app,
  defineConfig({
    root: here('../..'),
    resolve: { alias: [{ find: /^\.\.\/store\/line\.ts$/, replacement: here('line.ts') }] },
    logLevel: 'error',
  }),
);
