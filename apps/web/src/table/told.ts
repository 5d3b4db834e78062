import type { AnyAction, GameEvent, SeenStep } from '@hundred-days/kernel';
import type { Face, LogLine } from '../face/types.ts';

/** What is told of single steps; the log as a whole is in lines.ts, which comes when there is one. */

/** The events of a step that are told to whoever looks on. */
export const toldOf = (face: Face<AnyAction>, { events }: Pick<SeenStep, 'events'>): readonly GameEvent[] =>
  face.words.telling?.told(events) ?? events;

export const wordsOf = (line: LogLine): string =>
  line.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Before the first die there is no fight to tell of. */
export const hasRolled = (steps: readonly SeenStep[]): boolean => steps.some(({ dice }) => dice.length > 0);
