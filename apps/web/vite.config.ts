import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { lateWords } from './build/lateWords.ts';
import { chunkList, precache, preloadFonts } from './build/plugins.ts';

const own = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Games are chunks of their own: the rules of one load when its table opens. */
export default defineConfig({
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // What the page uses of these is a small part of what they bring; tests compare ours with theirs.
    alias: [
      { find: /^typebox$/, replacement: own('src/lean/typebox.ts') },
      { find: /^typebox\/value$/, replacement: own('src/lean/value.ts') },
      { find: /^preact\/compat$/, replacement: own('src/lean/compat.ts') },
      { find: /^@noble\/hashes\/sha2\.js$/, replacement: own('src/lean/sha2.ts') },
      { find: /^@noble\/hashes\/utils\.js$/, replacement: own('src/lean/bytes.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The computer reads no words, so that in its worker they are never filled in.
  worker: {
    format: 'es',
    plugins: () => [lateWords(own('src/shell/late.ts'))],
    // A planner brings the rules of its game along; those of games without one still load when they are played.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  plugins: [
    lateWords(own('src/shell/late.ts')),
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
      // The service worker keeps its name, so that the browser finds the next one.
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
