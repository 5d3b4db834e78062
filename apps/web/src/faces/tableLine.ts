import { type GameEvent, sayEvent } from '@hundred-days/kernel';
import type { LogPart } from '../face/types.ts';

/** What a table tells of itself, in the kernel's own words. */
export const tableLine = (event: GameEvent, language: string): readonly LogPart[] => [
  sayEvent({ language, catalog: {}, wording: (_, fact) => String(fact) }, event),
];
