import { units } from '@hundred-days/last-battles';
import type { LastCampaign } from '@hundred-days/last-battles/campaign';
import type { Lesson } from '../../types.ts';
import { chaptersWith } from './chapters.ts';
import { goalsOf } from './goals.ts';
import { scenesOf } from './scenes.ts';
import { WORDS } from './text/words.ts';

/** A second lesson of the same game, taught on the joined map. */
export const GAME = 'last-battles';
export const WORLD = 'campaign';

/** The guided start of the campaign: what rules 19 to 24 add to a battle. */
export const createLesson = ({ world }: LastCampaign): Lesson => ({
  id: 'first-orders',
  game: GAME,
  seat: units.FRENCH,
  chapters: chaptersWith(goalsOf(world)),
  scenes: scenesOf(world),
  scenario: 'campaign',
  ...WORDS,
});
