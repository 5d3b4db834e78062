import { cpus } from 'node:os';
import type { Command } from 'commander';
import { chosenGames, type GameOptions, takesGames } from '../choice.ts';
import { type Io, print, processIo } from '../io.ts';
import { measureJournal } from './journal.ts';
import { effortFor, type Measure, measure } from './measure.ts';

/** What `bench --json` prints. */
export interface BenchReport {
  readonly cpu: string;
  readonly cores: number;
  readonly node: string;
  readonly date: string;
  readonly games: readonly {
    readonly game: string;
    readonly scenario: string;
    readonly measures: readonly Measure[];
  }[];
}

/** Milliseconds for a table of the largest game. */
const MOST_TO_OPEN = 1000;

interface BenchOptions extends GameOptions {
  readonly json?: true;
  readonly journal?: true;
}

export function registerBench(program: Command, io: Io = processIo()): void {
  takesGames(program.command('bench'))
    .description('measure how fast the rules are, on one core, beside the goals')
    .option('--scenario <id>', 'only the world of this scenario')
    .option('--json', 'print one JSON object and nothing else')
    .option('--journal', 'measure a table of 10,000 steps instead: of the scenario named, else on a made-up map')
    .action((ids: string[], options: BenchOptions) => bench(ids, options, io));
}

async function bench(ids: readonly string[], options: BenchOptions, io: Io): Promise<void> {
  const isMadeUp = options.journal === true && options.scenario === undefined;
  const games = isMadeUp ? [] : await chosenGames(ids, options, true);
  const long = { game: 'a made-up game', scenario: '4,000 hexes, 200 units' };
  const processors = cpus();
  const report: BenchReport = {
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
    games: isMadeUp
      ? [{ ...long, measures: measureJournal() }]
      : games.map((game) => ({
          game: game.id,
          scenario: game.scenarios[0].id,
          measures: options.journal ? measureJournal(game, MOST_TO_OPEN) : measure(game, effortFor(game)),
        })),
  };
  print(io, ...(options.json ? [JSON.stringify(report)] : benchLines(report)));
}

export function benchLines({ cpu, cores, node, date, games }: BenchReport): string[] {
  return [
    `${cpu}, ${cores} cores (one used); Node ${node}; ${date}`,
    ...games.flatMap(({ game, scenario, measures }) => ['', `${game}, ${scenario}`, ...measures.map(measureLine)]),
  ];
}

function measureLine({ what, value, unit, goal, met }: Measure): string {
  const line = `  ${what.padEnd(44)}${value.toFixed(value < 100 ? 2 : 0).padStart(9)} ${unit.padEnd(12)}`;
  if (goal === undefined) return line.trimEnd();
  const wanted = 'atLeast' in goal ? `at least ${goal.atLeast}` : `below ${goal.below}`;
  return `${line} goal ${wanted}: ${met ? 'met' : 'MISSED'}`;
}
