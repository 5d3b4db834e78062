import type { AnyAction, SeenStep } from '@hundred-days/kernel';
import type { Face, LogLine } from '../face/types.ts';

/** The log as groups of lines: a heading of the game starts a group. One under which nothing happened is left out. */

export interface Line {
  /** The step it belongs to: that many actions stand after it. */
  readonly step: number;
  readonly key: string;
  readonly line: LogLine;
}

export interface Group {
  readonly key: string;
  readonly heading: LogLine | null;
  readonly lines: readonly Line[];
}

export function groupsOf(face: Face<AnyAction>, steps: readonly SeenStep[], language: string): Group[] {
  const groups: { key: string; heading: LogLine | null; lines: Line[] }[] = [];
  steps.forEach((step, at) => {
    step.events.forEach((event, i) => {
      const line = face.words.logLine(event, language);
      const key = `${at}.${i}`;
      if (line.heading || groups.length === 0) groups.push({ key, heading: line.heading ? line : null, lines: [] });
      if (!line.heading) groups[groups.length - 1].lines.push({ step: at, key, line });
    });
  });
  return groups.filter((group) => group.lines.length > 0);
}

export const wordsOf = (line: LogLine): string =>
  line.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
