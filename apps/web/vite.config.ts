import { defineConfig } from 'vite';
import { chunkList, precache, preloadFonts } from './build/plugins.ts';

export default defineConfig({
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    // A planner brings the rules of its game along; those of games without one still load when they are played.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  plugins: [
    preloadFonts(['source-sans-3-latin-400-normal', 'barlow-condensed-latin-600-normal']),
    chunkList(),
    precache(),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    // Small pictures as files of their own: the content policy of the page allows no data in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        // The service worker keeps its name, so that the browser finds the next one.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
