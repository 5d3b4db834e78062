import { SPOKEN } from '@hundred-days/day-of-waterloo/spoken';
import { faceWords } from '../../../text/facewords.ts';
import { joined } from '../../../text/joined.ts';
import { en, type FaceWords } from './en.ts';
import type { LateWords } from './late-en.ts';

export const { wordsOf, textIn, loadWords, loadRest, isWhole, tell, tellMany } = faceWords<FaceWords & LateWords>({
  english: en,
  others: { fr: async () => (await import('./fr.ts')).fr },
  texts: SPOKEN,
  rest: async () => (await import('./rest.ts')).rest,
});

export type Key = keyof (FaceWords & LateWords);

/** "a, b and c" */
export const listed = (language: string, names: readonly string[], word: 'and' | 'or' = 'and'): string =>
  joined(names, tell(language, word));
