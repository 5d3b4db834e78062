import { units } from '@hundred-days/napoleon-1815';
import type { Lesson } from '../../types.ts';
import { CHAPTERS } from './chapters.ts';
import { SCENES } from './scenes.ts';
import { WORDS } from './text/words.ts';

/** The guided start of Napoleon 1815. */
export const FIRST_BLOCKS: Lesson = {
  id: 'first-blocks',
  game: 'napoleon-1815',
  seat: units.FRENCH,
  chapters: CHAPTERS,
  scenes: SCENES,
  scenario: 'historical',
  ...WORDS,
};
