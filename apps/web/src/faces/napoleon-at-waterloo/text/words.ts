import { TEXTS } from '@hundred-days/napoleon-at-waterloo/words';
import { type Facts, faceWords } from '../../../text/facewords.ts';
import { en, type FaceWords } from './en.ts';

export type { Facts };

export const { wordsOf, textIn, loadWords, tell, tellMany } = faceWords<FaceWords>(
  en,
  { fr: async () => (await import('./fr.ts')).fr },
  TEXTS,
);

/** "a, b and c" */
export function listed(language: string, names: readonly string[], word: 'and' | 'or'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${wordsOf(language)[word]} ${names[names.length - 1]}`;
}
