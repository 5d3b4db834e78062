import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../failure.ts';
import type { Course } from './course.ts';

/** A course's games in a file, one a line: a long course is gone on with where it stopped, or made longer. */
export interface KeptGames<G> {
  readonly games: readonly G[];
  /** Numbers of the games still to be played. */
  readonly left: readonly number[];
  add(games: readonly G[]): void;
}

interface Numbered {
  readonly index: number;
}

type Kept<G> = G & { readonly course: Course };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const keepNothing = <G>(count: number): KeptGames<G> => ({
  games: [],
  left: numbers(count),
  add: () => undefined,
});

/** Other courses may be kept in the same file. What features mean may change with the program: then a new file is needed. */
export function keepIn<G extends Numbered>(path: string, course: Course, count: number): KeptGames<G> {
  const games = readKept<G>(path).filter((kept) => kept.index < count && isDeepStrictEqual(kept.course, course));
  const known = new Set(games.map(({ index }) => index));
  return {
    games,
    left: numbers(count).filter((index) => !known.has(index)),
    add(more) {
      for (const game of more) appendFileSync(path, `${JSON.stringify({ course, ...game })}\n`);
    },
  };
}

function readKept<G>(path: string): Kept<G>[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, i) => (line === '' ? [] : [readLine<G>(line, `${path}, line ${i + 1}`)]));
}

function readLine<G>(line: string, place: string): Kept<G> {
  try {
    const kept = JSON.parse(line) as Kept<G>;
    if (typeof kept.course === 'object') return kept;
  } catch {
    // Said below.
  }
  throw new Failure(`${place} is no game of a course`);
}
