import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { aboutPiece, FEW, standing } from './question.ts';
import { type AtTable, useTable } from './ui.ts';

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof SIDES)[number];

/** Signs at the edges of the map: beyond them are pieces that owe something, or that are asked about. A click brings one into sight. */
export function EdgeMarks(): JSX.Element {
  const table = useTable();
  const { ui, say } = table;
  const about = useComputed(() => askedPlaces(table));
  // As text: while the map is moved it seldom changes.
  const counts = useComputed(() => countsOf(table, about.value)).value.split(',');
  const { owing } = about.value;
  return (
    <>
      {SIDES.map((side, i) =>
        counts[i] === '0' ? null : (
          <button
            key={side}
            type="button"
            class={`edge edge--${side}${owing ? '' : ' edge--asked'}`}
            aria-label={say.value(owing ? 'beyond' : 'beyondAsked', { n: counts[i] })}
            onClick={() => ui.controls.value?.show(beyond(table, about.value.places, side)[0])}
          >
            <Icon name="arrow" size={16} />
            {owing && <b>!</b>}
            {counts[i]}
          </button>
        ),
      )}
    </>
  );
}

interface About {
  readonly owing: boolean;
  readonly places: readonly number[];
}

/** Of those who owe something; else of all who can act, or of where the one in hand can go. */
function askedPlaces({ model, told }: AtTable): About {
  const asked = told.value;
  if (!asked.deciding) return { owing: false, places: [] };
  const owing = model.face.map.pieces(asked).filter(({ badges }) => badges.includes('owes'));
  if (owing.length > 0) return { owing: true, places: owing.map(({ place }) => place) };
  const places =
    asked.inHand === null
      ? standing(model.face, asked, asked.pieces)
      : aboutPiece(model.face, asked, asked.inHand).flat();
  return { owing: false, places };
}

/** Whoever sees some of many needs no sign. */
function countsOf(table: AtTable, { owing, places }: About): string {
  const counts = SIDES.map((side) => beyond(table, places, side).length);
  const unseen = counts.reduce((sum, n) => sum + n, 0);
  return (owing || places.length <= FEW || unseen === places.length ? counts : SIDES.map(() => 0)).join();
}

/** Those beyond one edge, the nearest first. */
function beyond({ model, ui }: AtTable, places: readonly number[], wanted: Side): number[] {
  if (places.length === 0) return [];
  const { x, y, width, height } = model.face.map.art.geometry;
  const seen = ui.seen.value;
  return places
    .map((place) => {
      const [px, py] = [x[place] / width, y[place] / height];
      const far = {
        left: seen.x - px,
        right: px - seen.x - seen.width,
        top: seen.y - py,
        bottom: py - seen.y - seen.height,
      };
      return { place, far, side: SIDES.find((side) => far[side] > 0) };
    })
    .filter(({ side }) => side === wanted)
    .sort((a, b) => a.far[wanted] - b.far[wanted])
    .map(({ place }) => place);
}
