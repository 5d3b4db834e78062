import type { Chapter, Goal, Shown, Step } from '../types.ts';

interface Keys {
  readonly title: string;
  readonly read: string;
  readonly do: string;
  readonly scene: string;
}

interface Extras<Scene extends string> {
  readonly scene?: Scene;
  readonly show?: Shown;
  readonly rules?: readonly string[];
  readonly emptyHand?: boolean;
  readonly hold?: string;
}

/** How the chapters of a lesson are written down: its texts and scenes are named by keys that the compiler knows. */
export const writing = <K extends Keys>() => ({
  /** A step that is only read. */
  reading: (text: K['read'], extras: Extras<K['scene']> = {}): Step => ({ text, ...extras }),
  /** A step that asks for something. */
  doing: (text: K['do'], goal: Goal, extras: Extras<K['scene']> = {}): Step => ({ text, goal, ...extras }),
  /** A chapter goes by the key of its title. */
  chapter: (title: K['title'], steps: readonly Step[]): Chapter => ({ id: title, title, steps }),
});
