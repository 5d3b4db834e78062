import { type NapoleonAtWaterloo, units } from '@hundred-days/napoleon-at-waterloo';
import type { Lesson } from '../../types.ts';
import { chaptersWith } from './chapters.ts';
import { goalsOf } from './goals.ts';
import { scenesOf } from './scenes.ts';
import { WORDS } from './text/words.ts';

/** The guided first battle, on the board of Napoleon at Waterloo. */
export const createLesson = ({ world }: NapoleonAtWaterloo): Lesson => ({
  id: 'first-battle',
  game: 'napoleon-at-waterloo',
  seat: units.FRENCH,
  chapters: chaptersWith(goalsOf(world)),
  scenes: scenesOf(world),
  ...WORDS,
});
