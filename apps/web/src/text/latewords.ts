import type { Facts, PluralKey } from './facewords.ts';
import { fill, pluralKey } from './fill.ts';
import { library, type Others } from './library.ts';

/** Words that come with a script of their own, after the first board. */
export interface LateWords<W> {
  load(language: string): Promise<void>;
  tell(language: string, key: keyof W, facts?: Facts): string;
  tellMany(language: string, key: PluralKey<keyof W>, n: number, facts?: Facts): string;
}

export function lateWords<W extends Readonly<Record<keyof W, string>>>(english: W, others: Others<W>): LateWords<W> {
  const words = library<W>(english, others);
  const tell: LateWords<W>['tell'] = (language, key, facts = {}) => fill(words.in(language)[key], facts);
  return {
    load: words.load,
    tell,
    tellMany: (language, key, n, facts = {}) =>
      tell(language, `${key}_${pluralKey(language, n)}` as keyof W, { n, ...facts }),
  };
}
