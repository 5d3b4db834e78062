import { units } from '@hundred-days/napoleon-at-waterloo';
import type { Lesson } from '../../types.ts';
import { CHAPTERS } from './chapters.ts';
import { SCENES } from './scenes.ts';
import { sayLesson } from './text/words.ts';

/** The guided first battle, on the board of Napoleon at Waterloo. */
export const FIRST_BATTLE: Lesson = {
  id: 'first-battle',
  game: 'napoleon-at-waterloo',
  seat: units.FRENCH,
  chapters: CHAPTERS,
  scenes: SCENES,
  say: sayLesson,
};
