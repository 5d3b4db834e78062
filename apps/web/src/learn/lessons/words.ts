import { library, type Others } from '../../text/library.ts';

/** Keys of a lesson's catalog, told apart by what they are for. `K` are all of them. */

type Stem<K> = K extends `${infer S}.hint` ? S : never;

/** What a lesson says of itself: its name, that the other side is playing, and where it leads to in the end. */
export type LessonKey = 'title' | 'watch' | 'play' | 'playAbout';

/** Steps that ask for something: those with a hint and a way back. */
export type DoKeyOf<K extends string> =
  Stem<K> extends infer S ? (S extends K ? (`${S}.stray` extends K ? S : never) : never) : never;

export type TitleKeyOf<K extends string> = Exclude<K, `${string}.${string}` | LessonKey>;

/** All others are only read. */
export type ReadKeyOf<K extends string> = Exclude<
  K,
  DoKeyOf<K> | TitleKeyOf<K> | `${string}.hint` | `${string}.stray` | LessonKey
>;

type Catalog = Readonly<Record<string, string>>;

/** How a lesson speaks; English stands in until the words of another language are there. */
export function speaking(english: Catalog, others: Others<Catalog>) {
  const words = library(english, others);
  return {
    say: (language: string, key: string): string => words.in(language)[key] ?? words.in('en')[key] ?? key,
    speak: words.load,
  };
}
