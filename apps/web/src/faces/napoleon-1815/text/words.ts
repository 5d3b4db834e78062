import { TEXTS } from '@hundred-days/napoleon-1815/words';
import { type Facts, faceWords, type PluralKey as InTwoNumbers } from '../../../text/facewords.ts';
import { en, type FaceWords } from './en.ts';
import { type LateWords, lateEn } from './late-en.ts';

type AllWords = FaceWords & LateWords;
export type Key = keyof AllWords;
export type PluralKey = InTwoNumbers<Key>;
export type { Facts };

const french = async (): Promise<AllWords> => {
  const [{ fr }, { lateFr }] = await Promise.all([import('./fr.ts'), import('./late-fr.ts')]);
  return { ...fr, ...lateFr };
};

export const { textIn, loadWords, tell, tellMany } = faceWords<AllWords>({ ...en, ...lateEn }, { fr: french }, TEXTS);
