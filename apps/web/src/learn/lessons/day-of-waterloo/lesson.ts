import { type DayOfWaterloo, units } from '@hundred-days/day-of-waterloo';
import type { Lesson } from '../../types.ts';
import { chaptersWith } from './chapters.ts';
import { goalsOf } from './goals.ts';
import { scenesOf } from './scenes.ts';
import { WORDS } from './text/words.ts';

/** The guided start of the Day of Waterloo. */
export const createLesson = ({ world }: DayOfWaterloo): Lesson => ({
  id: 'first-charge',
  game: 'day-of-waterloo',
  seat: units.FRENCH,
  chapters: chaptersWith(goalsOf(world)),
  scenes: scenesOf(world),
  ...WORDS,
});
