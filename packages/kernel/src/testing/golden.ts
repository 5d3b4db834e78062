import type { AnyAction } from '../actions.ts';
import type { Words } from '../catalog.ts';
import { ensure, ensureSame } from '../conformance/failure.ts';
import type { Game, Setup } from '../contract.ts';
import { oldRecordFaults } from './oldRecords.ts';
import type { Check, Shelf } from './shelf.ts';
import { transcript } from './transcript.ts';

/** A random game that is kept as text under its name. */
export interface GoldenGame<A extends AnyAction> {
  readonly name: string;
  readonly game: Game<A>;
  readonly words: Words;
  readonly setup: Setup;
  readonly seed: number;
}

/** Whole games as text, read by a person when they change. A shelf that writes has them anew. */
export const goldenChecks = <A extends AnyAction>(shelf: Shelf, games: readonly GoldenGame<A>[]): Check[] =>
  games.map(({ name, game, words, setup, seed }) => ({
    name: `a game of ${name} goes as written down`,
    run() {
      const text = transcript(game, words, setup, seed);
      if (shelf.writes) shelf.write(`${name}.txt`, text);
      const kept = shelf.read(`${name}.txt`);
      ensure(kept !== null, () => `${name}.txt is missing: run with UPDATE_GOLDEN=1`);
      ensureSame(text.split('\n'), (kept ?? '').split('\n'), () => name);
    },
  }));

/** A game of every scenario, by the seed of each. */
export const goldenScenarios = <A extends AnyAction>(
  shelf: Shelf,
  game: Game<A>,
  words: Words,
  seeds: Readonly<Record<string, number>>,
): Check[] => [
  ...goldenChecks(
    shelf,
    Object.entries(seeds).map(([name, seed]) => ({ name, game, words, setup: { scenario: name, options: {} }, seed })),
  ),
  {
    name: 'every scenario has a transcript',
    run() {
      const scenarios = game.scenarios.map(({ id }) => id);
      ensureSame(Object.keys(seeds), scenarios, () => 'scenarios with a transcript');
    },
  },
];

/** Games that were kept before stay games: a record of every version of the format, in the middle and at the end. */
export const recordChecks = <A extends AnyAction>(
  game: Game<A>,
  shelf: Shelf,
  versions: readonly number[] = [1, 2],
): Check[] => [
  ...versions.map((version) => ({
    name: `there are records of version ${version}`,
    run() {
      const kept = shelf.names().filter((name) => name.startsWith(`v${version}-`));
      ensure(kept.length >= 2, () => `${kept.length} records of version ${version}`);
    },
  })),
  ...shelf.names().map((name) => ({
    name: `${name} opens, and goes on`,
    run: () => ensureSame(oldRecordFaults(game, shelf.read(name) ?? ''), [], () => name),
  })),
];
