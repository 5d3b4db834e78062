import type { Game } from '@hundred-days/kernel';
import { type Lesson, playLesson, termsOf } from '@hundred-days/opponents/fit';
import { readWeights } from '../ladder/weights.ts';
import type { Chunk } from '../simulate/pool.ts';

/** Games to learn from, numbered from 0: between whom, and by which chance. */
export interface Course {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  readonly cast: readonly string[];
}

/** What the workers play of it: items are places in the list of games that are left. */
export interface CourseLeft extends Course {
  readonly left: readonly number[];
}

export interface CoursePart {
  readonly lessons: Lesson[];
  readonly failures: string[];
}

/** Plays the games of a chunk. One that throws is reported and the others go on. */
export function playLessons(
  game: Game,
  { scenario, seed, cast, left }: CourseLeft,
): (chunk: Chunk, begin: (item: number) => void) => CoursePart {
  const terms = termsOf(game);
  return (chunk, begin) => {
    const part: CoursePart = { lessons: [], failures: [] };
    for (let item = chunk.from; item < chunk.to; item++) {
      begin(item);
      try {
        part.lessons.push(playLesson(game, { scenario, options: {} }, cast, terms, seed, left[item], readWeights));
      } catch (error) {
        part.failures.push(`game ${left[item]}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return part;
  };
}
