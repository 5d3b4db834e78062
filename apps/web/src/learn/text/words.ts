import { fill } from '../../text/fill.ts';
import { library } from '../../text/library.ts';
import { type CoachWords, en } from './en.ts';

/** What the coach of any lesson says. */
export const COACH_WORDS = library<CoachWords>(en, { fr: async () => (await import('./fr.ts')).fr });

export const sayCoach = (
  language: string,
  key: keyof CoachWords,
  facts: Readonly<Record<string, string | number>> = {},
): string => fill(COACH_WORDS.in(language)[key], facts);
