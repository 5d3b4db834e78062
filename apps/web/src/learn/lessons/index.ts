import type { Game, Setup } from '@hundred-days/kernel';
import type { Lesson } from '../types.ts';

interface LessonModule {
  /** The game it teaches, where its folder has another name: a game may have several lessons. */
  readonly GAME?: string;
  /** Where it is taught, if the game has several battlefields. */
  readonly WORLD?: string;
  createLesson(game: Game): Lesson;
}

/** The lessons of the games, each a folder by the game's id, or by a name of its own, that loads when somebody takes it. */
const LESSONS = import.meta.glob<LessonModule>('./*/lesson.ts');

export const hasLesson = (name: string): boolean => Object.hasOwn(LESSONS, `./${name}/lesson.ts`);

const moduleOf = (name: string): Promise<LessonModule> => LESSONS[`./${name}/lesson.ts`]();

/** What its scenes are: of a game, described in full, on its own battlefield. Only for a lesson there is. */
export async function sceneOf(name: string): Promise<{ readonly game: string } & Pick<Setup, 'scenario'>> {
  const { GAME, WORLD } = await moduleOf(name);
  return { game: GAME ?? name, scenario: WORLD === undefined ? {} : { world: WORLD } };
}

/** A lesson on its own board; null for a name that is none's. */
export async function loadLesson(name: string, game: Game): Promise<Lesson | null> {
  return hasLesson(name) ? (await moduleOf(name)).createLesson(game) : null;
}
