import type { JSX } from 'preact';
import { useClubWords } from './text/words.ts';

/** The server does not answer. */
export function Failed({ again }: { readonly again: () => Promise<void> }): JSX.Element {
  const say = useClubWords();
  return (
    <div role="status">
      <h1 class="page-sentence">{say('away')}</h1>
      <button type="button" class="button button--main" onClick={() => void again()}>
        {say('again')}
      </button>
    </div>
  );
}
