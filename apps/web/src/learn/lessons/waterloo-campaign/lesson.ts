import { units, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import type { Lesson } from '../../types.ts';
import { chaptersOf } from './chapters.ts';
import { scenesOf } from './scenes.ts';
import { WORDS } from './text/words.ts';

/** The guided start of Waterloo Campaign. */
export const createLesson = ({ world }: WaterlooCampaign): Lesson => ({
  id: 'first-campaign',
  game: 'waterloo-campaign',
  seat: units.FRENCH,
  chapters: chaptersOf(world),
  scenes: scenesOf(world),
  ...WORDS,
});
