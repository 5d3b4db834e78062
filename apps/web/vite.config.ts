import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bareData } from './build/bareData.ts';
import { lateWords } from './build/lateWords.ts';
import { packedMaps } from './build/packedMaps.ts';
import { chunkList, precache, preloadFonts } from './build/plugins.ts';

const own = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * What is always loaded together is one script, with all it imports: many small ones take more room. First the page, then
 * what any table needs, then a game with its rules, each when its first table opens.
 */
const TOGETHER = [
  // With what any map is drawn with, of hexes or of roads, and the lids of the boxes.
  { name: 'page', test: /\/src\/(main\.tsx|art\/map\/(paper|paths|hash)\.ts)$/, priority: 4 },
  {
    name: 'table',
    test: /\/(kernel\/src\/(?!map\/(?:reach|graph))[\w/]+|src\/(table\/index|shell\/sitting|faces\/index|face\/asking))\.ts$/,
    priority: 3,
  },
  // Maps of hexes are drawn for most games, and for the lids of the boxes.
  { name: 'drawing', test: /\/src\/art\/(map\/draw|geometry)\.ts$/, priority: 2 },
  {
    debugName: 'game',
    name: (id: string) => /\/src\/faces\/([^/]+)\/face\.tsx$/.exec(id)?.[1],
    test: /\/src\/faces\/[^/]+\/face\.tsx$/,
    priority: 1,
  },
];

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
    plugins: () => [bareData(), packedMaps(), lateWords(own('src/text/late.ts'))],
    // A planner brings the rules of its game along; those of games without one still load when they are played.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  plugins: [
    bareData(),
    packedMaps(),
    lateWords(own('src/text/late.ts')),
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
        codeSplitting: { groups: TOGETHER },
      },
    },
  },
});
