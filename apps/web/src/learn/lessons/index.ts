import type { Lesson } from '../types.ts';

/** The lessons of the games, each a chunk of its own that loads when somebody takes it. The shelf says which there are. */
const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  'napoleon-at-waterloo': async () => (await import('./napoleon-at-waterloo/lesson.ts')).FIRST_BATTLE,
  'napoleon-1815': async () => (await import('./napoleon-1815/lesson.ts')).FIRST_BLOCKS,
  'waterloo-campaign': async () => (await import('./waterloo-campaign/lesson.ts')).FIRST_CAMPAIGN,
};

/** Null for a game that brings no lesson. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  return Object.hasOwn(LESSONS, game) ? LESSONS[game]() : null;
}
