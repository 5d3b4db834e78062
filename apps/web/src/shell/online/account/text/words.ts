import { useLoading } from '../../../../page/later.tsx';
import { fill } from '../../../../text/fill.ts';
import { library } from '../../../../text/library.ts';
import { spoken } from '../../../../text/words.ts';
import { en, type WayKey, type WayWords } from './en.ts';

const WORDS = library<WayWords>(en, { fr: async () => (await import('./fr.ts')).fr });

export type SayWay = (key: WayKey, facts?: Readonly<Record<string, string | number>>) => string;

export function useWayWords(): SayWay {
  const language = spoken.value;
  useLoading(() => WORDS.load(language), language);
  const words = WORDS.in(language);
  return (key, facts = {}) => fill(words[key], facts);
}
