import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Lesson } from '@hundred-days/opponents/fit';
import { Failure } from '../failure.ts';
import type { Course } from './course.ts';

/** A course's games in a file, one a line: a long course is gone on with where it stopped, or made longer. */
export interface KeptLessons {
  readonly lessons: readonly Lesson[];
  /** Numbers of the games still to be played. */
  readonly left: readonly number[];
  add(lessons: readonly Lesson[]): void;
}

interface Kept extends Lesson {
  readonly course: Course;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const keepNothing = (count: number): KeptLessons => ({
  lessons: [],
  left: numbers(count),
  add: () => undefined,
});

/** Other courses may be kept in the same file. What features mean may change with the program: then a new file is needed. */
export function keepIn(path: string, course: Course, count: number): KeptLessons {
  const lessons = readKept(path).filter((kept) => kept.index < count && isDeepStrictEqual(kept.course, course));
  const known = new Set(lessons.map(({ index }) => index));
  return {
    lessons,
    left: numbers(count).filter((index) => !known.has(index)),
    add(more) {
      for (const lesson of more) appendFileSync(path, `${JSON.stringify({ course, ...lesson })}\n`);
    },
  };
}

function readKept(path: string): Kept[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, i) => (line === '' ? [] : [readLine(line, `${path}, line ${i + 1}`)]));
}

function readLine(line: string, place: string): Kept {
  try {
    const kept = JSON.parse(line) as Kept;
    if (Array.isArray(kept.moments)) return kept;
  } catch {
    // Said below.
  }
  throw new Failure(`${place} is no game of a course`);
}
