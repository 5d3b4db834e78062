import type { Game, Setup } from '@hundred-days/kernel';
import { type LadderResult, playFixture, type Schedule } from '@hundred-days/opponents/ladder';
import type { Chunk } from '../simulate/pool.ts';
import { threadClocks } from './clocks.ts';
import { readWeights } from './weights.ts';

/** A ladder as the workers get it. */
export interface Ladder {
  readonly game: string;
  readonly scenario: string;
  readonly options: Setup['options'];
  readonly seed: string;
  readonly schedule: Schedule;
}

/** What the workers play of it: items are places in the list of games that are left. */
export interface LadderLeft extends Ladder {
  readonly left: readonly number[];
}

export interface LadderPart {
  readonly results: LadderResult[];
  readonly failures: { readonly game: number; readonly message: string }[];
}

/** Plays the games of a chunk. One that throws is reported and the others go on. */
export function playFixtures(game: Game, ladder: LadderLeft, chunk: Chunk, begin: (item: number) => void): LadderPart {
  const part: LadderPart = { results: [], failures: [] };
  const setup = { scenario: ladder.scenario, options: ladder.options };
  const { clocks } = threadClocks();
  for (let item = chunk.from; item < chunk.to; item++) {
    begin(item);
    const index = ladder.left[item];
    try {
      part.results.push(playFixture(game, setup, ladder.schedule, ladder.seed, index, clocks, readWeights));
    } catch (error) {
      part.failures.push({ game: index, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return part;
}
