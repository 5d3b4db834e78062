import { createDesk, type Desk, type NapoleonAtWaterloo, type World } from '@hundred-days/napoleon-at-waterloo';
import type { CounterFace } from '../../board/types.ts';
import { counterFace } from './art.ts';

/** A unit by the names players use. */
export interface UnitName {
  /** "4th Division, I Corps" */
  readonly title: string;
  /** "Durutte"; empty for a unit that goes by its office. */
  readonly commander: string;
  /** "4/I Durutte" */
  readonly short: string;
}

/** A world as a table shows it: its counters as they look, and what is looked up again and again. */
export interface Setting extends World {
  /** By unit number. */
  readonly counters: readonly CounterFace[];
  readonly desk: Desk;
  /** The names of the units by language, as far as they have been asked for. */
  readonly names: Map<string, readonly UnitName[]>;
}

export const settingOf = ({ world }: NapoleonAtWaterloo): Setting => ({
  ...world,
  counters: world.unitData.map(counterFace),
  desk: createDesk(world),
  names: new Map(),
});
