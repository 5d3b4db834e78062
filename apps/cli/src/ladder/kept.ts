import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Setup } from '@hundred-days/kernel';
import {
  type Fixture,
  fixture,
  fixtures,
  type LadderResult,
  type Spent,
  type Thought,
} from '@hundred-days/opponents/ladder';
import { Failure } from '../failure.ts';
import type { Ladder } from './match.ts';

/** A ladder's games in a file, one a line as they end: a long ladder is gone on with where it stopped. */
export interface KeptGames {
  /** Games of this ladder that were played before. */
  readonly results: readonly LadderResult[];
  /** Numbers of those still to be played. */
  readonly left: readonly number[];
  add(results: readonly LadderResult[]): void;
}

/** What a line says besides the result: which ladder it belongs to. Other ladders may be kept in the same file. */
interface Kept extends LadderResult {
  readonly game: string;
  readonly scenario: string;
  /** Left out where there are none. */
  readonly options?: Setup['options'];
  readonly seed: string;
  readonly players: readonly [string, string];
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Nothing is kept. */
export const keepNothing = (ladder: Ladder): KeptGames => ({
  results: [],
  left: numbers(fixtures(ladder.schedule)),
  add: () => undefined,
});

const nameOf = ({ a, b, seat, pair }: Omit<Fixture, 'score'>): string => `${a}/${b}/${seat}/${pair}`;

export function keepIn(path: string, ladder: Ladder): KeptGames {
  const known = new Map(
    readKept(path)
      .filter(belongsTo(ladder))
      .map((kept) => [nameOf(kept), kept]),
  );
  const all = numbers(fixtures(ladder.schedule));
  const knownAs = (index: number): LadderResult | undefined => known.get(nameOf(fixture(ladder.schedule, index)));
  return {
    results: all.flatMap((index) => knownAs(index) ?? []),
    left: all.filter((index) => knownAs(index) === undefined),
    add(results) {
      for (const result of results) appendFileSync(path, `${JSON.stringify(keptFrom(ladder, result))}\n`);
    },
  };
}

function keptFrom({ game, scenario, options, seed, schedule }: Ladder, result: LadderResult): Kept {
  const set = Object.keys(options).length === 0 ? {} : { options };
  const players = [schedule.players[result.a], schedule.players[result.b]] as const;
  return { game, scenario, ...set, seed, players, ...result };
}

const belongsTo =
  ({ game, scenario, options, seed, schedule: { players } }: Ladder) =>
  (kept: Kept): boolean =>
    kept.game === game &&
    kept.scenario === scenario &&
    isDeepStrictEqual(kept.options ?? {}, options) &&
    kept.seed === seed &&
    kept.players[0] === players[kept.a] &&
    kept.players[1] === players[kept.b];

function readKept(path: string): Kept[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, i) => (line === '' ? [] : [readLine(line, `${path}, line ${i + 1}`)]));
}

function readLine(line: string, place: string): Kept {
  try {
    const kept = JSON.parse(line) as Kept;
    return { ...kept, thought: [thoughtOf(kept.thought[0]), thoughtOf(kept.thought[1])] };
  } catch {
    throw new Failure(`${place} is no game of a ladder`);
  }
}

const thoughtOf = ({ turns, longest }: Thought): Thought => ({ turns: turns.map(spentOf), longest: spentOf(longest) });

/** JSON has no NaN: time that was not told comes back as null. */
const spentOf = ({ processor, wall }: { readonly processor: number | null; readonly wall: number }): Spent => ({
  processor: processor ?? Number.NaN,
  wall,
});
