import { units } from '@hundred-days/napoleon-at-waterloo';
import type { Level, LevelName } from '../planner/levels.ts';

/** Who does not look at the reply is too far below the veteran here. */
const CONSCRIPT: Partial<Level> = { reply: true };
/** The French have to do more (8.1, 8.3): with no more thought than that a conscript of theirs attacks, and never wins. */
const FRENCH_CONSCRIPT: Partial<Level> = { ...CONSCRIPT, nodes: 120, rows: 2 };

/** Where a level is another than in other games. */
export function levelAt(level: LevelName, seat: number): Partial<Level> {
  if (level !== 'conscript') return {};
  return seat === units.FRENCH ? FRENCH_CONSCRIPT : CONSCRIPT;
}
