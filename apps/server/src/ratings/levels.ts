import type { LevelName } from '@hundred-days/opponents/planner';
import { NEW, type Rating } from './glicko.ts';

/** What the computer's levels are worth before they have played anybody here: as far as the ladder says it (docs/ladder.md). */

/** Of two levels: how the higher one scored with the first side and with the second, of so many games each. */
interface Meeting {
  readonly higher: LevelName;
  readonly lower: LevelName;
  readonly games: number;
  readonly first: number;
  readonly second: number;
}

interface Ladder {
  readonly sides: readonly [first: string, second: string];
  /** From the veteran up, and from the veteran down. */
  readonly meetings: readonly [Meeting, Meeting];
}

const meeting = (higher: LevelName, lower: LevelName, games: number, first: number, second: number): Meeting => ({
  higher,
  lower,
  games,
  first,
  second,
});

/** Games whose levels have all met; in the others everybody begins at 1500. */
const LADDERS: Readonly<Record<string, Ladder>> = {
  'napoleon-at-waterloo': {
    sides: ['french', 'allied'],
    meetings: [meeting('marshal', 'veteran', 100, 65, 87.5), meeting('veteran', 'conscript', 100, 70.5, 93.5)],
  },
  'napoleon-1815': {
    sides: ['french', 'allied'],
    meetings: [meeting('marshal', 'veteran', 30, 21, 24), meeting('veteran', 'conscript', 30, 18, 26)],
  },
  'waterloo-campaign': {
    sides: ['french', 'coalition'],
    meetings: [meeting('marshal', 'veteran', 20, 19, 8), meeting('veteran', 'conscript', 20, 15, 15)],
  },
};

/** The distance that explains a score; half a game more on either side, so that a clean one is not an endless distance. */
const distanceOf = (score: number, games: number): number => 400 * Math.log10((score + 0.5) / (games - score + 0.5));

/** A level is so much above another, and a side so much above the other, if both are to explain what was scored. */
const stepOf = ({ games, first, second }: Meeting): number =>
  (distanceOf(first, games) + distanceOf(second, games)) / 2;
const tiltOf = ({ games, first, second }: Meeting): number =>
  (distanceOf(second, games) - distanceOf(first, games)) / 2;

/** How well a ladder is known on the scale of people: not well, and less with fewer games. */
const deviationOf = ({ meetings: [{ games }] }: Ladder): number =>
  Math.min(NEW.deviation, 150 + 600 / Math.sqrt(games));

export function beginningOf(game: string, side: string, level: string): Rating {
  if (!Object.hasOwn(LADDERS, game)) return NEW;
  const ladder = LADDERS[game];
  const at = ladder.sides.indexOf(side);
  if (at < 0) return NEW;
  const [up, down] = ladder.meetings;
  const step = level === up.higher ? stepOf(up) : level === down.lower ? -stepOf(down) : 0;
  const tilt = (tiltOf(up) + tiltOf(down)) / 2;
  return {
    ...NEW,
    rating: Math.round(NEW.rating + step + (at === 0 ? -tilt : tilt) / 2),
    deviation: Math.round(deviationOf(ladder)),
  };
}
