import { TEXTS } from '@hundred-days/waterloo-campaign/words';
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

/** "a, b and c" */
export function listed(language: string, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${tell(language, 'and')} ${names[names.length - 1]}`;
}
