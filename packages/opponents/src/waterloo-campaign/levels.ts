import type { State } from '@hundred-days/kernel';
import type { WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { units } from '@hundred-days/waterloo-campaign';
import type { Level, LevelName } from '../planner/levels.ts';

/** The French have to attack and the Coalition has not: what makes a step of a level for one makes none for the other. */
type ByLevel = Partial<Readonly<Record<LevelName, Partial<Level>>>>;

const FRENCH: ByLevel = {
  // He does not play on: who sees two moves ahead wins most games against the marshal.
  veteran: { rows: 0 },
};

const COALITION: ByLevel = {
  // Who is attacked must see what can be marched up for.
  conscript: { reply: true, rows: 0 },
  veteran: { rows: 3 },
};

/** Where a level is another than in other games. */
export const levelAt = (_game: WaterlooCampaign, level: LevelName, _view: State, seat: number): Partial<Level> =>
  (seat === units.FRENCH ? FRENCH : COALITION)[level] ?? {};
