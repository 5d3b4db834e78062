import type { JSX } from 'preact';
import { useLoading } from '../../page/later.tsx';
import { fill } from '../../text/fill.ts';
import { library } from '../../text/library.ts';
import { useTable } from '../ui.ts';
import { en, type PutWords } from './text/en.ts';

const WORDS = library<PutWords>(en, { fr: async () => (await import('./text/fr.ts')).fr });

/** Another piece was taken up: what was put forward is not done, and can be put forward again. */
export function Dropped(): JSX.Element | null {
  const { model } = useTable();
  const language = model.language.value;
  useLoading(() => WORDS.load(language), language);
  const dropped = model.dropped.value;
  if (dropped === null) return null;
  const { piece, action } = dropped;
  const { shortName, actionName } = model.face.words;
  const words = WORDS.in(language);
  return (
    <span class="prompt-dropped" role="status">
      {fill(words.dropped, { unit: shortName(piece, language), act: actionName(action, language) })}{' '}
      <button
        type="button"
        class="text-button"
        onClick={() => {
          model.pick(piece);
          model.asked.value.propose(action);
        }}
      >
        {words.again}
      </button>{' '}
    </span>
  );
}
