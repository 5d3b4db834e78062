import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import shipped from '../vite.config.ts';

/** A page of its own for `npm run perf`, built like the app but never into it. */
export default defineConfig({
  ...shipped,
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [],
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('../../../node_modules/.cache/hundred-days/perf', import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
