import { useLoading } from '../page/later.tsx';
import { lateWords } from '../text/latewords.ts';
import { type ApartWords, apartEn } from './text/apart-en.ts';
import { useTable } from './ui.ts';

const WORDS = lateWords<ApartWords>(apartEn, { fr: async () => (await import('./text/apart-fr.ts')).apartFr });

/** The words of what is opened later, in the reader's language: in English until those have come. */
export function useApartWords(): (key: keyof ApartWords) => string {
  const language = useTable().model.language.value;
  useLoading(() => WORDS.load(language), language);
  return (key) => WORDS.tell(language, key);
}

export type ApartKey = keyof ApartWords;
