import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { CounterIcon } from '../art/counters.tsx';
import type { BoardPiece, MapArt } from '../board/types.ts';
import { artIn } from '../face/called.ts';
import { clickPiece } from './deeds.ts';
import { useTable } from './ui.ts';

/** Always the same, so that a click on a place without a stack draws nothing anew. */
const NOBODY: readonly BoardPiece[] = [];

/** A stack, opened: the pieces in the place that was pointed at last, where there are several. */
export function Here(): JSX.Element | null {
  const table = useTable();
  const { model, ui, told, phone } = table;
  const pieces = useComputed(() => model.face.map.pieces(told.value));
  const there = useComputed(() => {
    const found = pieces.value.filter((piece) => piece.place === ui.cursor.value && piece.label !== '');
    return found.length > 1 ? found : NOBODY;
  }).value;
  const title = useId();
  const asked = told.value;
  // What is taken up together has a card of its own.
  const together = there.some(({ piece }) => (model.face.hand.company?.of(asked, piece).length ?? 0) > 1);
  if (there.length === 0 || together) return null;
  // On a telephone it lies over the map: only while it was just pointed at, or one of several is to be chosen there.
  const able = there.filter(({ piece }) => asked.pieces.includes(piece)).length > 1;
  if (phone.value && !able && (asked.inHand !== null || ui.walked.value !== model.changed.value)) return null;
  return (
    <section class="slip here" aria-labelledby={title}>
      <h2 class="eyebrow" id={title}>
        {nameOf(artIn(model.face.map.art, model.face.words.said(asked.language)), there[0].place)}
      </h2>
      <ul>
        {there.map(({ piece, face, open = face, label, badges, allBadges = badges }) => (
          <li key={piece}>
            <button
              type="button"
              class={asked.inHand === piece ? 'here-piece here-piece--in-hand' : 'here-piece'}
              aria-pressed={asked.inHand === piece}
              data-look={piece}
              onClick={() => clickPiece(table, piece)}
            >
              <CounterIcon face={open} size={34} badges={allBadges} />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "3715 Mont-St-Jean" */
export function nameOf({ geometry, names }: MapArt, place: number): string {
  const name = names.find(({ kind, places }) => places.includes(place) && kind !== 'area' && kind !== 'water');
  if (name === undefined) return geometry.ids[place];
  return geometry.layout === 'points' ? name.text : `${geometry.ids[place]} ${name.text}`;
}
