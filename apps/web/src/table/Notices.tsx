import { seatsAt } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { called } from '../face/called.ts';
import { useTable } from './ui.ts';

/** Who plays elsewhere; who is thinking, and a way not to wait for it. */
export function Notices(): JSX.Element | null {
  const { model, say, told, onSkip, free, takeOver } = useTable();
  const seat = model.thinking.value;
  const t = say.value;
  if (model.following.value) {
    return (
      <div class="notice" role="status">
        <p>{t('following')}</p>
        {free?.value === true && takeOver !== undefined && (
          <button type="button" class="text-button" onClick={takeOver}>
            {t('takeOver')}
          </button>
        )}
      </div>
    );
  }
  // Whose decision a rolling die leads to is not known yet.
  if (seat < 0 || seat !== told.value.seat || !model.live) return null;
  return (
    <div class="notice" role="status">
      <p>{t('thinking', { side: seatName(model, seat) })}</p>
      {onSkip !== undefined && (
        <button type="button" class="text-button" onClick={() => onSkip('end')}>
          {t('skip')}
        </button>
      )}
    </div>
  );
}

/** A seat in the reader's language: the game's word for it. */
export function seatName(model: ReturnType<typeof useTable>['model'], seat: number): string {
  const { game, words } = model.face;
  const language = model.language.value;
  return (
    words.seatName?.(model.asked.value.view, seat, language) ??
    called(words.said(language), 'seat', seatsAt(game, model.setup)[seat].id)
  );
}
