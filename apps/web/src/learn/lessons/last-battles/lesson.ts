import { type LastBattles, units } from '@hundred-days/last-battles';
import type { Lesson } from '../../types.ts';
import { chaptersWith } from './chapters.ts';
import { goalsOf } from './goals.ts';
import { scenesOf } from './scenes.ts';
import { WORDS } from './text/words.ts';

/** The battlefield it is taught on. */
export const WORLD = 'quatre-bras';

/** The guided start of Napoleon's Last Battles. */
export const createLesson = ({ world }: LastBattles): Lesson => ({
  id: 'first-stacks',
  game: 'last-battles',
  seat: units.FRENCH,
  chapters: chaptersWith(goalsOf(world)),
  scenes: scenesOf(world),
  scenario: 'quatre-bras',
  ...WORDS,
});
