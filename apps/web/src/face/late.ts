import { lateModule } from '../page/later.tsx';

interface Words {
  isWhole(language: string): boolean;
  loadRest(language: string): Promise<void>;
}

/** What of a face comes after its first board: a module, all its words in a language, and the pages one may open. */
export function lateFace<M, P extends object>(
  load: () => Promise<M>,
  { isWhole, loadRest }: Words,
  speak: (language: string) => Promise<void>,
  pages: P,
) {
  const later = lateModule(load);
  /** Once the words are there too. */
  const whole = (language: string): M | null => (isWhole(language) ? later.now : null);
  return {
    later,
    whole,
    words: {
      ...pages,
      speak,
      async rest(language: string): Promise<void> {
        await Promise.all([speak(language), later.fetch(), loadRest(language)]);
      },
      isWhole: (language: string): boolean => whole(language) !== null,
    },
  };
}

type ByLanguage<T> = { readonly en: () => Promise<T> } & Readonly<Record<string, () => Promise<T>>>;

/** What loads when somebody opens it, in a language, or else in English: no game needs these words to be played. */
export const opened =
  <T>(pages: ByLanguage<T>) =>
  (language: string): Promise<T> =>
    (Object.hasOwn(pages, language) ? pages[language] : pages.en)();
