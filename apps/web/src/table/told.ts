import type { AnyAction, GameEvent, SeenStep } from '@hundred-days/kernel';
import type { Face, LogLine } from '../face/types.ts';

/** What is told of single steps; the log as a whole is in lines.ts, which comes when there is one. */

/** The events of a step that are told to whoever looks on. */
export const toldOf = (face: Face<AnyAction>, { events }: Pick<SeenStep, 'events'>): readonly GameEvent[] =>
  face.words.telling?.told(events) ?? events;

interface Written {
  readonly face: Face<AnyAction>;
  readonly language: string;
  readonly line: LogLine;
}

const written = new WeakMap<GameEvent, Written>();

/** The line of an event, written once: with every deed many ask for those of the whole game. */
export function lineIn(face: Face<AnyAction>, event: GameEvent, language: string): LogLine {
  const known = written.get(event);
  // What is written before all words have come may lack some.
  const whole = face.words.isWhole(language);
  if (whole && known?.face === face && known.language === language) return known.line;
  const line = face.words.logLine(event, language);
  if (whole) written.set(event, { face, language, line });
  return line;
}

export const wordsOf = (line: LogLine): string =>
  line.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Before the first die there is no fight to tell of. */
export const hasRolled = (steps: readonly SeenStep[]): boolean => steps.some(({ dice }) => dice.length > 0);
