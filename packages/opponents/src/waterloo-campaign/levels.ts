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

/** On June 15 the French have far to come, and who does not see what they can march up for is no easy prey. */
const COALITION_JUNE_15: ByLevel = {
  veteran: { rows: 3 },
};

const COALITION: ByLevel = {
  ...COALITION_JUNE_15,
  // Who is attacked must see what can be marched up for.
  conscript: { reply: true, rows: 0 },
};

/** Where a level is another than in other games. */
export function levelAt({ world: w }: WaterlooCampaign, level: LevelName, view: State, seat: number): Partial<Level> {
  const coalition = view[w.at.june15] === 1 ? COALITION_JUNE_15 : COALITION;
  return (seat === units.FRENCH ? FRENCH : coalition)[level] ?? {};
}
