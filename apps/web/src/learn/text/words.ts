import { fill } from '../../text/fill.ts';
import { type CoachWords, en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGS: Readonly<Record<string, CoachWords>> = { en, fr };

/** English stands in until the words of another language are there. */
export const sayCoach = (
  language: string,
  key: keyof CoachWords,
  facts: Readonly<Record<string, string | number>> = {},
): string => fill(CATALOGS[language]?.[key] ?? en[key], facts);
