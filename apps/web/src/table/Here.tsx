import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { CounterIcon } from '../art/counters.tsx';
import { clickPiece } from './deeds.ts';
import { useTable } from './ui.ts';

/** A stack, opened: the pieces in the place that was pointed at last, where there are several. */
export function Here(): JSX.Element | null {
  const table = useTable();
  const { model, ui, told } = table;
  const there = useComputed(() => {
    const place = ui.cursor.value;
    const found = place === null ? [] : model.face.pieces(told.value).filter((piece) => piece.place === place);
    return found.length > 1 ? found : [];
  }).value;
  if (there.length === 0) return null;
  const asked = told.value;
  return (
    <ul class="slip here" aria-label={model.face.art.geometry.ids[there[0].place]}>
      {there.map(({ piece, face, label, badges }) => (
        <li key={piece}>
          <button
            type="button"
            class={asked.inHand === piece ? 'here-piece here-piece--in-hand' : 'here-piece'}
            aria-pressed={asked.inHand === piece}
            onClick={() => clickPiece(table, piece)}
          >
            <CounterIcon face={face} size={34} badges={badges} />
            <span>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
