import { defineConfig } from 'vite';
import { chunkList, precache, preloadFonts } from './build/plugins.ts';

/**
 * What comes together is in one file, with all that it imports: the page of the shelf with the store of its tables; what
 * lids and boards are drawn with; the maps of hexes; the table with what all rules share; what games share; each game with its
 * face. Whatever is loaded later stays by itself.
 */
const FILES = [
  { name: 'shelf', test: /web\/src\/(main\.tsx|store\/browser\.ts)$/ },
  {
    name: 'art',
    test: /web\/src\/art\/(counters|pieces|geometry|map\/(hash|paper|paths|polyline|spots|wood))\.|kernel\/src\/map\/(fault|neighbourlists)\./,
  },
  { name: 'hexmap', test: /web\/src\/art\/map\/draw\.|kernel\/src\/map\/hexmap\./ },
  {
    name: 'table',
    test: /web\/src\/(table\/TablePage|shell\/sitting|faces\/index|games\/(documents|types)|face\/(asking|scenario)|text\/facewords)\.|kernel\/src\/(?!(map|combat|after|record|fair|closed|format|schema|messages|conformance|testing|text)\b)/,
  },
  // What battles on hexes share with one another, small as each is; and the counters of one of them with its board.
  {
    name: 'battles',
    test: /web\/src\/text\/joined\.|kernel\/src\/(combat\/(attackline|chain|matching|following|odds)|map\/(beyond|hexboard|hexlists|hexsides|lines))\./,
  },
  // The same of those among them where attacks are announced.
  {
    name: 'announced',
    test: /web\/src\/(face\/battle\/(told|prompting|waiting)|text\/latewords)\.|kernel\/src\/(map\/(goals|reach)|combat\/steps)\./,
  },
  // Counters with a band, and how fields with such are read.
  { name: 'banded', test: /web\/src\/(art\/(bands|leaders|map\/read)|face\/battle\/opens)\./ },
  // What several games use and no table does: with those who use it, so that no game brings another along.
  { name: 'shared', test: /(web|kernel)\/src\/(?!faces\/|games\/|art\/bands)/, minShareCount: 2, entriesAware: true },
  // The Last Battles: what a battle and a campaign both open with; what a battle opens with; all other rules of battles.
  {
    name: 'last-battles',
    test: /(games\/last-battles\/game|faces\/last-battles\/face|last-battles\/src\/(setup|world|rules\/(announcement|occupation|phases)))\.tsx?$/,
  },
  { name: 'last-marches', test: /last-battles\/src\/play\.ts$/ },
  { name: 'last-fighting', test: /last-battles\/src\/game\.ts$/ },
  // The Day of Waterloo: what its set-up opens with; all other rules.
  {
    name: 'day-of-waterloo',
    test: /(games\/day-of-waterloo\/(game|src\/play)|faces\/day-of-waterloo\/face)\.tsx?$/,
  },
  { name: 'day-fighting', test: /day-of-waterloo\/src\/game\.ts$/ },
  {
    name: (id: string) => /\/(?:games|faces)\/([^/]+)\/(?:src\/(?:index|play)|game|face)\.tsx?$/.exec(id)?.[1] ?? null,
  },
  // How the campaign opens, above the battles, which come without it; then the rest of its rules.
  {
    name: 'last-campaign',
    test: /games\/last-battles\/src\/campaign\/play\.ts$|faces\/last-battles\/campaign\/face\.tsx$/,
  },
  { name: 'last-whole', test: /games\/last-battles\/src\/campaign\/rest\.ts$/ },
].map((file, i, all) => ({ ...file, priority: all.length - i }));

/** Whoever has a file of the right has those of the left: a script that is there is not named again with what is loaded later. */
const THERE: readonly (readonly [script: RegExp, host: RegExp])[] = [
  [/\/(rolldown-runtime|shelf)-[^/]+\.(js|css)$/, /./],
  [/\/(table|art)-[^/]+\.(js|css)$/, /^(?!.*\/(shelf|index)-)/],
  [/\/(hexmap|battles|announced)-[^/]+\.js$/, /^(?!.*\/(shelf|index|table)-)/],
  [/\/last-battles-[^/]+\.js$/, /\/last-campaign-/],
];

const isThere = (file: string, host: string): boolean =>
  THERE.some(([script, hosts]) => script.test(`/${file}`) && hosts.test(`/${host}`));

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
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, wanted, { hostId }) => wanted.filter((file) => !isThere(file, hostId)),
    },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        // The service worker keeps its name, so that the browser finds the next one.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What is shared would be named after all who share it, wherever a script lists what it needs.
        chunkFileNames: (chunk) => (chunk.name.startsWith('shared~') ? 'assets/[hash].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: FILES },
      },
    },
  },
});
