import { type Napoleon1815, units } from '@hundred-days/napoleon-1815';
import type { Lesson } from '../../types.ts';
import { chaptersIn } from './chapters.ts';
import { scenesIn } from './scenes.ts';
import { WORDS } from './text/words.ts';

/** The guided start of Napoleon 1815. */
export const createLesson = ({ world }: Napoleon1815): Lesson => ({
  id: 'first-blocks',
  game: 'napoleon-1815',
  seat: units.FRENCH,
  chapters: chaptersIn(world),
  scenes: scenesIn(world),
  scenario: 'historical',
  ...WORDS,
});
