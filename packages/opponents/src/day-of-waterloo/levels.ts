import { type DayOfWaterloo, position, units } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';
import type { Level, LevelName } from '../planner/levels.ts';

/** By level, where it is another than in other games. */
type ByLevel = Partial<Readonly<Record<LevelName, Partial<Level>>>>;

/**
 * What Fate does (16.0) helps the French, and more so does it that of two allies each plans his own marches (4.0b): who leads them sees less, or no
 * marshal would stand against a veteran.
 */
const FRENCH_OF_FATE: ByLevel = { veteran: { nodes: 222 } };
/** The Allied conscript won no game of eighteen against that veteran with fewer. */
const ALLIED_OF_FATE: ByLevel = { conscript: { nodes: 70 } };
/** The conscripts of three follow, so that the veteran stays a step. */
const OF_THREE: ByLevel = { conscript: { nodes: 57 } };
const FRENCH_OF_THREE: ByLevel = { ...OF_THREE, veteran: { nodes: 225 } };

function levelsIn({ world: w }: DayOfWaterloo, view: State, isFrench: boolean): ByLevel {
  if (position.areThree(w, view)) return isFrench ? FRENCH_OF_THREE : OF_THREE;
  if (view[w.at.fate] === 0) return {};
  return isFrench ? FRENCH_OF_FATE : ALLIED_OF_FATE;
}

export const levelAt = (game: DayOfWaterloo, level: LevelName, view: State, seat: number): Partial<Level> =>
  levelsIn(game, view, position.sideOfSeat(seat) === units.FRENCH)[level] ?? {};
