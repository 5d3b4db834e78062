import type { Game } from '@hundred-days/kernel';
import type { Lesson } from '../types.ts';

/** The lessons of the games, each a folder by the game's id that loads when somebody takes it. */
const LESSONS = import.meta.glob<{ createLesson(game: Game): Lesson }>('./*/lesson.ts');

export const hasLesson = (game: string): boolean => Object.hasOwn(LESSONS, `./${game}/lesson.ts`);

/** The lesson of a game, on its own board; null for a game that brings none. */
export async function loadLesson(game: Game): Promise<Lesson | null> {
  return hasLesson(game.id) ? (await LESSONS[`./${game.id}/lesson.ts`]()).createLesson(game) : null;
}
