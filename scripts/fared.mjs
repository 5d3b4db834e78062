// How the sides fare: plays every scenario between two computer players of one level and writes the numbers, with what was
// run and when, where the pages of the scenarios read them. `npm run fared -- [--games 40] [--level conscript] [--seed 1] [--scenario ID ...] [games...]`

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const kept = resolve(root, 'apps/web/src/before/fared.json');

/** What `simulate --json` reports, as it is kept. */
export function faredOf(report, level, date) {
  const { scenario, seed, games, wins, draws, tally } = report;
  const counts = Object.fromEntries(Object.entries(wins).map(([seat, { count }]) => [seat, count]));
  const turns = Math.round(10 * (tally.turn ?? 0)) / 10;
  return [scenario, { date, level, seed, games, wins: counts, draws: draws.count, turns }];
}

/** The kept numbers with new ones in their place; what was not measured now stays. */
export function withNew(before, game, measured) {
  return { ...before, [game]: { ...before[game], ...Object.fromEntries(measured) } };
}

function simulate(game, scenario, seats, { level, games, seed, jobs }) {
  const named = seats.flatMap((seat) => [`--${seat}`, level]);
  const words = [
    'simulate',
    game,
    ...named,
    '--scenario',
    scenario,
    '--games',
    games,
    '--seed',
    seed,
    '--jobs',
    jobs,
    '--json',
  ];
  const cli = resolve(root, 'apps/cli/bin/hundred-days.js');
  const { status, stdout } = spawnSync(process.execPath, [cli, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${status}`);
  return JSON.parse(stdout);
}

/** The games with their scenarios and the seats that are played. */
const GAMES = {
  'napoleon-at-waterloo': { scenarios: ['standard', 'grouchy'], seats: ['french', 'allied'] },
  'waterloo-campaign': { scenarios: ['june16', 'june15'], seats: ['french', 'coalition'] },
  'napoleon-1815': { scenarios: ['free', 'historical'], seats: ['french', 'allied'] },
  'last-battles': {
    scenarios: [
      'ligny',
      'quatre-bras',
      'wavre',
      'la-belle-alliance',
      'historic-wavre',
      'campaign',
      'grand-waterloo',
      'grand-ligny',
    ],
    seats: ['french', 'allied'],
  },
  'day-of-waterloo': { scenarios: ['historical', 'testing-fate', 'forcing-fate'], seats: ['french', 'allied'] },
};

function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '40' },
      level: { type: 'string', default: 'conscript' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '1' },
      scenario: { type: 'string', multiple: true },
    },
  });
  const date = new Date().toISOString().slice(0, 10);
  for (const game of positionals.length > 0 ? positionals : Object.keys(GAMES)) {
    const { scenarios, seats } = GAMES[game];
    for (const scenario of scenarios) {
      if (values.scenario?.includes(scenario) === false) continue;
      const measured = faredOf(simulate(game, scenario, seats, values), values.level, date);
      const before = JSON.parse(readFileSync(kept, 'utf8'));
      writeFileSync(kept, `${JSON.stringify(withNew(before, game, [measured]), null, 2)}\n`);
      console.log(game, ...measured.map((part) => JSON.stringify(part)));
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run();
