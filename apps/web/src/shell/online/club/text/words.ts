import { useLoading } from '../../../../page/later.tsx';
import { fill } from '../../../../text/fill.ts';
import { library } from '../../../../text/library.ts';
import { spoken } from '../../../../text/words.ts';
import { type ClubKey, type ClubWords, en } from './en.ts';

const WORDS = library<ClubWords>(en, { fr: async () => (await import('./fr.ts')).fr });

export type SayClub = (key: ClubKey, facts?: Readonly<Record<string, string | number>>) => string;

/** The words of the reader's language; English until they are there. */
export function useClubWords(): SayClub {
  const language = spoken.value;
  useLoading(() => WORDS.load(language), language);
  const words = WORDS.in(language);
  return (key, facts = {}) => fill(words[key], facts);
}
