import type { DayOfWaterloo, World } from '@hundred-days/day-of-waterloo';
import type { CounterFace } from '../../board/types.ts';

/** The field as a table shows it: its world, and its counters as they have looked, each made once. */
export interface Setting extends World {
  readonly faces: Map<string, CounterFace>;
}

export const settingOf = ({ world }: Pick<DayOfWaterloo, 'world'>): Setting => ({ ...world, faces: new Map() });
