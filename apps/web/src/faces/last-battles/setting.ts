import type { State } from '@hundred-days/kernel';
import type { LastBattles, World } from '@hundred-days/last-battles';
import type { CounterFace } from '../../board/types.ts';
import { counterFace } from './art.ts';

/** A unit by its names. */
export interface UnitName {
  /** "Rome", "12th Line" */
  readonly title: string;
  /** In a sentence that names several: the title, with its corps where two have the same. */
  readonly short: string;
}

/** A battlefield as a table shows it: its counters as they look, and what is looked up again and again. */
export interface Setting extends World {
  /** The two sides of every counter, at 2 * unit, and one more for the reduced one. */
  readonly counters: readonly CounterFace[];
  /** The same as they look in a stack, or in an army that is broken: each is made once. */
  readonly variants: Map<string, CounterFace>;
  /** The names of the units by language, as far as they have been asked for. */
  readonly names: Map<string, readonly UnitName[]>;
  /** 7.11c: the hexes whose duties stand; null until the rules that say so are there. */
  readonly owed: (w: World, view: State) => ((hex: number) => boolean) | null;
}

export const settingOf = ({ world }: LastBattles, owed: Setting['owed'] = () => null): Setting => ({
  ...world,
  counters: world.unitData.flatMap((unit) => [counterFace(unit, false), counterFace(unit, true)]),
  variants: new Map(),
  names: new Map(),
  owed,
});
