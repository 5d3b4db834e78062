import type { State } from '@hundred-days/kernel';
import { type Napoleon1815, position, units } from '@hundred-days/napoleon-1815';
import type { Level, LevelName } from '../planner/levels.ts';

/** With 250 trials he was too near the marshal, and too far from the conscript. */
const VETERAN: Partial<Level> = { nodes: 125 };
/** Time is on the Allies' side (10.2b): whoever leads the French does not beat Allies who see nearly as far as he does. */
const ALLIED_VETERAN: Partial<Level> = { ...VETERAN, rows: 1 };
/** 11.0: of two allies each has his own thoughts, and together they have more of them. */
const ALLIED_OF_TWO: Partial<Level> = { ...ALLIED_VETERAN, nodes: 80 };

/** Where a level is another than in other games. */
export function levelAt({ world: w }: Napoleon1815, level: LevelName, view: State, seat: number): Partial<Level> {
  if (level !== 'veteran') return {};
  if (position.sideOfSeat(w, view, seat) === units.FRENCH) return VETERAN;
  return position.plays(w, view, 'threePlayers') ? ALLIED_OF_TWO : ALLIED_VETERAN;
}
