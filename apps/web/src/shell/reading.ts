import { effect, type Signal } from '@preact/signals';
import type { Face } from '../face/types.ts';
import { TABLE_WORDS } from '../table/text/words.ts';
import { spoken } from '../text/words.ts';
import { notify } from './notices.ts';

/** Brings the words that the first board of a game is read by. */
export async function loadTableWords(face: Face, language: string): Promise<void> {
  await Promise.all([TABLE_WORDS.load(language), face.words.speak(language)]);
}

/** Brings all words of a table that is gone on with, or looked through. */
export async function loadAllWords(face: Face, language: string): Promise<void> {
  await Promise.all([loadTableWords(face, language), face.words.rest(language)]);
}

/** What is open follows the language of the page, once its words are there; until then it stays as it is. */
export function followLanguage(load: (language: string) => Promise<unknown>, language: Signal<string>): () => void {
  const follow = (wanted: string): void =>
    void load(wanted).then(
      () => {
        if (spoken.peek() === wanted) language.value = wanted;
      },
      () => notify({ key: 'language.failed', action: { label: 'late.again', run: () => follow(spoken.peek()) } }),
    );
  return effect(() => follow(spoken.value));
}
