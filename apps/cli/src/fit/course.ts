import type { Game } from '@hundred-days/kernel';
import { drawnOf, type Lesson, playLesson, playTrial, type Trial, termsOf } from '@hundred-days/opponents/fit';
import { readWeights } from '../ladder/weights.ts';
import type { Chunk } from '../simulate/pool.ts';

/** Games to learn from, numbered from 0: between whom, and by which chance. */
export interface Course {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  readonly cast: readonly string[];
  /** Weights are drawn by lot, for one level against itself. */
  readonly drawn?: true;
}

/** What the workers play of it: items are places in the list of games that are left. */
export interface CourseLeft extends Course {
  readonly left: readonly number[];
}

export type CourseGame = Lesson | Trial;

export interface CoursePart {
  readonly games: CourseGame[];
  readonly failures: string[];
}

/** Plays the games of a chunk. One that throws is reported and the others go on. */
export function playCourse(
  game: Game,
  { scenario, seed, cast, drawn, left }: CourseLeft,
): (chunk: Chunk, begin: (item: number) => void) => CoursePart {
  const setup = { scenario, options: {} };
  const play = drawn ? trials() : lessons();
  function trials(): (index: number) => CourseGame {
    const tried = drawnOf(game);
    return (index) => playTrial(game, setup, cast[0], tried, seed, index);
  }
  function lessons(): (index: number) => CourseGame {
    const terms = termsOf(game);
    return (index) => playLesson(game, setup, cast, terms, seed, index, readWeights);
  }
  return (chunk, begin) => {
    const part: CoursePart = { games: [], failures: [] };
    for (let item = chunk.from; item < chunk.to; item++) {
      begin(item);
      try {
        part.games.push(play(left[item]));
      } catch (error) {
        part.failures.push(`game ${left[item]}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return part;
  };
}
