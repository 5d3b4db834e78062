import { SPOKEN } from '@hundred-days/waterloo-campaign/spoken';
import { faceWords } from '../../../text/facewords.ts';
import { joined } from '../../../text/joined.ts';
import { en, type FaceWords } from './en.ts';
import type { LateWords } from './late-en.ts';

export const { textIn, loadWords, loadRest, isWhole, tell, tellMany } = faceWords<FaceWords & LateWords>({
  english: en,
  others: { fr: async () => (await import('./fr.ts')).fr },
  texts: SPOKEN,
  rest: async () => (await import('./rest.ts')).rest,
});

/** "a, b and c" */
export const listed = (language: string, names: readonly string[]): string => joined(names, tell(language, 'and'));
