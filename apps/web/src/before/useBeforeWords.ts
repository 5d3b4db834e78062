import { useEffect, useState } from 'preact/hooks';
import { BEFORE_WORDS, type SayBefore, sayBefore } from './text/words.ts';

/** The words about a scenario: in English until those of the language have come, and in English where they do not come. */
export function useBeforeWords(language: string): SayBefore {
  const [, setLoaded] = useState('');
  useEffect(
    () =>
      void BEFORE_WORDS.load(language).then(
        () => setLoaded(language),
        () => undefined,
      ),
    [language],
  );
  return sayBefore(language);
}
