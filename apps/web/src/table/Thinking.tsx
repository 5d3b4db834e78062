import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useAllWords } from './apartWords.ts';
import { seatName } from './Sentence.tsx';
import { type AtTable, useTable } from './ui.ts';

/** Who is thinking, and ways not to wait for it. It stands beside the question: nothing that happens lies under it. */
export function Thinking(): JSX.Element | null {
  const table = useTable();
  const { model, told, onSkip } = table;
  const seat = model.thinking.value;
  const t = useAllWords();
  useEffect(() => goOnByTaps(table), [table]);
  // Whose decision a rolling die leads to is not known yet.
  if (seat < 0 || seat !== told.value.seat || !model.live) return null;
  return (
    <div class="notice" role="status">
      {!model.reading.value && <p>{t('thinking', { side: seatName(model, seat) })}</p>}
      {onSkip !== undefined && (
        <button type="button" class="text-button" onClick={() => onSkip('end')}>
          {t('skip')}
        </button>
      )}
      {onSkip !== undefined && model.reading.value && (
        <button type="button" class="button button--main" onClick={() => onSkip('result')}>
          {t('readOn')} <kbd>{t('keySpace')}</kbd>
        </button>
      )}
    </div>
  );
}

/** Where the computer's deeds are shown, beside the map: there see BoardArea.tsx. */
const SHOWN = '.scene, .fight, .sheet-slot, .dice-tray';
/** They do deeds of their own; blocks that can be looked at have none while the computer acts. */
const CONTROLS = 'button:not([data-look]), a, summary, input, select';

/** A tap on the battle, or on what the dice did, goes on as the key does. */
function goOnByTaps({ model, onSkip }: AtTable): () => void {
  const tapped = ({ target }: Event): void => {
    if (!(target instanceof Element) || model.thinking.peek() < 0 || target.closest(CONTROLS) !== null) return;
    // A battle whose dice roll takes no pointer: what lies behind it does.
    if (target.closest(SHOWN) !== null || target.matches('.board-area')) onSkip?.('result');
  };
  document.addEventListener('click', tapped);
  return () => document.removeEventListener('click', tapped);
}
