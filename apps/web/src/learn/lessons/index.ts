import type { Game } from '@hundred-days/kernel';
import type { Napoleon1815 } from '@hundred-days/napoleon-1815';
import type { NapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import type { WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import type { Lesson } from '../types.ts';

/** The lessons of the games, each a chunk of its own that loads when somebody takes it. The shelf says which there are. */
const LESSONS: Readonly<Record<string, (game: Game) => Promise<Lesson>>> = {
  'napoleon-at-waterloo': async (game) =>
    (await import('./napoleon-at-waterloo/lesson.ts')).createLesson(game as unknown as NapoleonAtWaterloo),
  'napoleon-1815': async (game) =>
    (await import('./napoleon-1815/lesson.ts')).createLesson(game as unknown as Napoleon1815),
  'waterloo-campaign': async (game) =>
    (await import('./waterloo-campaign/lesson.ts')).createLesson(game as unknown as WaterlooCampaign),
};

export const hasLesson = (game: string): boolean => Object.hasOwn(LESSONS, game);

/** The lesson of a game, on its own board; null for a game that brings none. */
export async function loadLesson(game: Game): Promise<Lesson | null> {
  return hasLesson(game.id) ? LESSONS[game.id](game) : null;
}
