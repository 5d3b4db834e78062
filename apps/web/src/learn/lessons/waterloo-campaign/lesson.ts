import { units } from '@hundred-days/waterloo-campaign';
import type { Lesson } from '../../types.ts';
import { CHAPTERS } from './chapters.ts';
import { SCENES } from './scenes.ts';
import { sayLesson } from './text/words.ts';

/** The guided start of Waterloo Campaign. */
export const FIRST_CAMPAIGN: Lesson = {
  id: 'first-campaign',
  game: 'waterloo-campaign',
  seat: units.FRENCH,
  chapters: CHAPTERS,
  scenes: SCENES,
  say: sayLesson,
};
