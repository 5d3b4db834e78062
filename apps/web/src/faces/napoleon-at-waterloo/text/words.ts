import { SPOKEN } from '@hundred-days/napoleon-at-waterloo/spoken';
import { type Facts, faceWords } from '../../../text/facewords.ts';
import { en, type FaceWords } from './en.ts';
import type { LateWords } from './late-en.ts';

type AllWords = FaceWords & LateWords;

export type { Facts };

export const { wordsOf, textIn, loadWords, loadRest, isWhole, tell, tellMany } = faceWords<AllWords>({
  english: en,
  others: { fr: async () => (await import('./fr.ts')).fr },
  texts: SPOKEN,
  rest: async () => (await import('./rest.ts')).rest,
});

/** "a, b and c" */
export function listed(language: string, names: readonly string[], word: 'and' | 'or'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${tell(language, word)} ${names[names.length - 1]}`;
}
