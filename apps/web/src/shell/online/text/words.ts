import { useLoading } from '../../../page/later.tsx';
import { fill } from '../../../text/fill.ts';
import { library } from '../../../text/library.ts';
import { spoken } from '../../../text/words.ts';
import { en, type OnlineKey, type OnlineWords } from './en.ts';

const WORDS = library<OnlineWords>(en, { fr: async () => (await import('./fr.ts')).fr });

export type SayOnline = (key: OnlineKey, facts?: Readonly<Record<string, string | number>>) => string;

/** The words of the reader's language; English until they are there. */
export function useOnlineWords(): SayOnline {
  const language = spoken.value;
  useLoading(() => WORDS.load(language), language);
  const words = WORDS.in(language);
  return (key, facts = {}) => fill(words[key], facts);
}

export const loadOnlineWords = (): Promise<void> => WORDS.load(spoken.peek());
