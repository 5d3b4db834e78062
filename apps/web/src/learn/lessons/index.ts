import type { Game, Setup } from '@hundred-days/kernel';
import type { Lesson } from '../types.ts';

interface LessonModule {
  /** Where it is taught, if the game has several battlefields. */
  readonly WORLD?: string;
  createLesson(game: Game): Lesson;
}

/** The lessons of the games, each a folder by the game's id that loads when somebody takes it. */
const LESSONS = import.meta.glob<LessonModule>('./*/lesson.ts');

export const hasLesson = (game: string): boolean => Object.hasOwn(LESSONS, `./${game}/lesson.ts`);

const moduleOf = (game: string): Promise<LessonModule> => LESSONS[`./${game}/lesson.ts`]();

/** What its scenes are: described in full, on its own battlefield. Only for a game that has a lesson. */
export async function sceneOf(game: string): Promise<Pick<Setup, 'scenario'>> {
  const { WORLD } = await moduleOf(game);
  return { scenario: WORLD === undefined ? {} : { world: WORLD } };
}

/** The lesson of a game, on its own board; null for a game that brings none. */
export async function loadLesson(game: Game): Promise<Lesson | null> {
  return hasLesson(game.id) ? (await moduleOf(game.id)).createLesson(game) : null;
}
