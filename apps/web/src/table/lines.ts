import type { AnyAction, GameEvent, SeenStep } from '@hundred-days/kernel';
import type { Face, LogLine } from '../face/types.ts';
import { lineIn, toldOf } from './told.ts';

export { toldOf, wordsOf } from './told.ts';

/** The log as groups of lines: a heading of the game starts a group. One under which nothing happened is left out. */

export interface Line {
  /** The first step it belongs to: that many actions stand after it. */
  readonly step: number;
  readonly key: string;
  readonly line: LogLine;
  readonly event: GameEvent;
}

export interface Group {
  readonly key: string;
  readonly heading: LogLine | null;
  readonly lines: readonly Line[];
}

/** What was told of so many steps, and what the next one goes on from. */
interface Told {
  readonly face: Face<AnyAction>;
  readonly language: string;
  readonly steps: readonly SeenStep[];
  readonly lines: readonly Line[];
  /** The events of the last line. */
  readonly deed: readonly GameEvent[];
  readonly rolled: SeenStep | undefined;
  /** Of each step, what is told of it although nothing happened. */
  readonly silent: readonly (GameEvent | null)[];
}

/** By the first step, which goes with its table: a deed is added to the log, and what was told before it is not told anew. */
const known = new WeakMap<SeenStep, Told>();

/** Every deed as a line, headings among them: what several pieces did alike is one. */
export function linesOf(face: Face<AnyAction>, steps: readonly SeenStep[], language: string): readonly Line[] {
  const before = toldBefore(face, steps, language);
  if (before?.steps.length === steps.length) return before.lines;
  const now = toldOn(
    before ?? { face, language, steps: [], lines: [], deed: [], rolled: undefined, silent: [] },
    steps,
  );
  // What is told before all words have come may lack some.
  if (steps.length > 0 && face.words.isWhole(language)) known.set(steps[0], now);
  return now.lines;
}

function toldBefore(face: Face<AnyAction>, steps: readonly SeenStep[], language: string): Told | undefined {
  const before = known.get(steps[0]);
  if (before?.face !== face || before.language !== language || before.steps.length > steps.length) return undefined;
  let rolled: SeenStep | undefined;
  // That the table answered for somebody may be learnt after the step was told.
  const stands = before.steps.every((step, at) => {
    const silent = silentOf(face, step, rolled);
    if (step.dice.length > 0) rolled = step;
    return step === steps[at] && (silent === null) === (before.silent[at] === null);
  });
  return stands ? before : undefined;
}

const silentOf = (face: Face<AnyAction>, step: SeenStep, rolled: SeenStep | undefined): GameEvent | null =>
  face.words.telling?.silent?.(step, rolled) ?? null;

function toldOn(before: Told, steps: readonly SeenStep[]): Told {
  const { face, language } = before;
  const lines = [...before.lines];
  const silent = [...before.silent];
  let deed = [...before.deed];
  let { rolled } = before;
  for (let at = before.steps.length; at < steps.length; at++) {
    const step = steps[at];
    const alone = silentOf(face, step, rolled);
    silent.push(alone);
    if (step.dice.length > 0) rolled = step;
    const events = toldOf(face, step);
    (alone === null ? events : [alone, ...events]).forEach((event, i) => {
      const last = lines.at(-1);
      if (last !== undefined && deed.length > 0 && face.words.telling?.isSameDeed(deed[0], event)) {
        deed.push(event);
        lines.splice(-1, 1, { ...last, line: face.words.logLine(deed[0], language, deed.slice(1)) });
        return;
      }
      deed = [event];
      lines.push({ step: at, key: `${at}.${i}`, line: lineIn(face, event, language), event });
    });
  }
  return { face, language, steps, lines, deed, rolled, silent };
}

/** All of them, or the last so many. */
export function groupsOf(
  face: Face<AnyAction>,
  steps: readonly SeenStep[],
  language: string,
  most = Number.POSITIVE_INFINITY,
): Group[] {
  const all = linesOf(face, steps, language);
  const groups: Group[] = [];
  let end = all.length;
  for (let at = all.length - 1; at >= 0 && groups.length < most; at--) {
    const { key, line } = all[at];
    if (!line.heading && at > 0) continue;
    const lines = all.slice(line.heading ? at + 1 : at, end);
    if (lines.length > 0) groups.push({ key, heading: line.heading ? line : null, lines });
    end = at;
  }
  return groups.reverse();
}

/** The same groups as before where nothing was added to them: what is drawn of them stands. */
export function keptGroups(before: readonly Group[], now: readonly Group[]): readonly Group[] {
  const known = new Map(before.map((group) => [group.key, group]));
  return now.map((group) => {
    const old = known.get(group.key);
    const stands =
      old?.heading === group.heading &&
      old?.lines.length === group.lines.length &&
      group.lines.every((line, i) => line === old.lines[i]);
    return stands ? old : group;
  });
}

/** The newest line that stands for good: what can be taken back lies over it. Groups and lines with the newest last. */
export const newestFixed = (groups: readonly Group[], barrier: number): string | undefined =>
  groups.flatMap(({ lines }) => lines).findLast(({ step }) => step <= barrier)?.key;
