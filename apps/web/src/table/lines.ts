import type { AnyAction, GameEvent, SeenStep } from '@hundred-days/kernel';
import type { Face, LogLine } from '../face/types.ts';
import { toldOf } from './told.ts';

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

/** Every deed as a line, headings among them: what several pieces did alike is one. */
export function linesOf(face: Face<AnyAction>, steps: readonly SeenStep[], language: string): Line[] {
  const lines: Line[] = [];
  /** The events of the last line. */
  let deed: GameEvent[] = [];
  let rolled: SeenStep | undefined;
  steps.forEach((step, at) => {
    const silent = face.words.telling?.silent?.(step, rolled) ?? null;
    if (step.dice.length > 0) rolled = step;
    const events = toldOf(face, step);
    (silent === null ? events : [silent, ...events]).forEach((event, i) => {
      const before = lines.at(-1);
      if (before !== undefined && deed.length > 0 && face.words.telling?.isSameDeed(deed[0], event)) {
        deed.push(event);
        lines.splice(-1, 1, { ...before, line: face.words.logLine(deed[0], language, deed.slice(1)) });
        return;
      }
      deed = [event];
      lines.push({ step: at, key: `${at}.${i}`, line: face.words.logLine(event, language), event });
    });
  });
  return lines;
}

export function groupsOf(face: Face<AnyAction>, steps: readonly SeenStep[], language: string): Group[] {
  const groups: { key: string; heading: LogLine | null; lines: Line[] }[] = [];
  for (const told of linesOf(face, steps, language)) {
    const { key, line } = told;
    if (line.heading || groups.length === 0) groups.push({ key, heading: line.heading ? line : null, lines: [] });
    if (!line.heading) groups[groups.length - 1].lines.push(told);
  }
  return groups.filter((group) => group.lines.length > 0);
}

/** The newest line that stands for good: what can be taken back lies over it. Groups and lines with the newest last. */
export const newestFixed = (groups: readonly Group[], barrier: number): string | undefined =>
  groups.flatMap(({ lines }) => lines).findLast(({ step }) => step <= barrier)?.key;
