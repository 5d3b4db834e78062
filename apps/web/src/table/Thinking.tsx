import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useAllWords } from './apartWords.ts';
import { type AtTable, useTable } from './ui.ts';

/**
 * Ways not to wait for who is thinking. They stand before the question, which says who it is: nothing that happens lies under it, and
 * no answer comes to lie under a pointer that was about to hurry the computer.
 */
export function Thinking(): JSX.Element | null {
  const table = useTable();
  const { model, told, onSkip } = table;
  const seat = model.thinking.value;
  const t = useAllWords();
  useEffect(() => goOnByTaps(table), [table]);
  // Whose decision a rolling die leads to is not known yet.
  if (seat < 0 || seat !== told.value.seat || !model.live) return null;
  return (
    <div class="notice">
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

/** Where the computer's deeds are shown; of taps on the map see BoardArea.tsx. */
const SHOWN = '.scene, .fight, .sheet-slot, .dice-tray';
/** More than this is a drag. */
const SLACK = 10;
/** They do deeds of their own; blocks that can be looked at have none while the computer acts. */
const CONTROLS = 'button:not([data-look]), a, summary, input, select';

/** A tap on the battle, on what the dice did, or beside the map goes on as the key does. */
function goOnByTaps({ model, ui, onSkip }: AtTable): () => void {
  let from = { x: 0, y: 0 };
  const pressed = ({ clientX: x, clientY: y }: PointerEvent): void => {
    from = { x, y };
  };
  const tapped = ({ target, clientX: x, clientY: y }: MouseEvent): void => {
    if (!(target instanceof Element) || model.thinking.peek() < 0 || target.closest(CONTROLS) !== null) return;
    const beside = target.matches('.glass') && ui.controls.peek()?.under({ x, y }) === null;
    // A battle whose dice roll takes no pointer: what lies behind it does.
    const shown = target.closest(SHOWN) !== null || target.matches('.board-area') || beside;
    if (shown && Math.hypot(x - from.x, y - from.y) < SLACK) onSkip?.('result');
  };
  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('click', tapped);
  return () => {
    document.removeEventListener('pointerdown', pressed, true);
    document.removeEventListener('click', tapped);
  };
}
