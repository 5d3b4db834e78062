import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { CounterIcon } from '../art/counters.tsx';
import type { BoardPiece } from '../board/types.ts';
import { clickPiece } from './deeds.ts';
import { useTable } from './ui.ts';

/** Always the same, so that a click on a place without a stack draws nothing anew. */
const NOBODY: readonly BoardPiece[] = [];

/** A stack, opened: the pieces in the place that was pointed at last, where there are several. */
export function Here(): JSX.Element | null {
  const table = useTable();
  const { model, ui, told } = table;
  const pieces = useComputed(() => model.face.pieces(told.value));
  const there = useComputed(() => {
    const found = pieces.value.filter((piece) => piece.place === ui.cursor.value);
    return found.length > 1 ? found : NOBODY;
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
