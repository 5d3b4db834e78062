import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { aboutPiece, FEW, standing } from './question.ts';
import { type AtTable, useTable } from './ui.ts';

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof SIDES)[number];

/**
 * Signs at the edges of the map: beyond them are pieces that owe something, or that are asked about, or places that a coach
 * speaks of. A click brings one into sight.
 */
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

/** What a coach speaks of; of those who owe something; else of all who can act, or of where the one in hand can go. */
export function askedPlaces({ model, told, ui }: Pick<AtTable, 'model' | 'told' | 'ui'>): About {
  const asked = told.value;
  if (ui.spokenOf.value.length > 0) return { owing: false, places: ui.spokenOf.value };
  if (!asked.deciding) return { owing: false, places: [] };
  const owing = model.face.map.pieces(asked).filter(({ badges }) => badges.includes('owes'));
  if (owing.length > 0) return { owing: true, places: owing.map(({ place }) => place) };
  const places =
    asked.inHand === null
      ? standing(model.face, asked, asked.pieces)
      : aboutPiece(model.face, asked, asked.inHand).flat();
  return { owing: false, places };
}

/** Whoever sees some of many needs no sign. Counted in every frame of a map that is moved. */
function countsOf(table: AtTable, { owing, places }: About): string {
  const counts = [0, 0, 0, 0];
  let unseen = 0;
  for (const place of places) {
    const side = sideOf(table, place);
    if (side === null) continue;
    counts[SIDES.indexOf(side)]++;
    unseen++;
  }
  return (owing || places.length <= FEW || unseen === places.length ? counts : [0, 0, 0, 0]).join();
}

/** How far a place lies beyond one edge of the window, in parts of the sheet. */
function farBeyond({ model, ui }: AtTable, place: number, side: Side): number {
  const { x, y, width, height } = model.face.map.art.geometry;
  const seen = ui.seen.value;
  if (side === 'left') return seen.x - x[place] / width;
  if (side === 'right') return x[place] / width - seen.x - seen.width;
  if (side === 'top') return seen.y - y[place] / height;
  return y[place] / height - seen.y - seen.height;
}

/** The edge that a place lies beyond; null for one in sight. */
const sideOf = (table: AtTable, place: number): Side | null =>
  SIDES.find((side) => farBeyond(table, place, side) > 0) ?? null;

/** Those beyond one edge, the nearest first. */
const beyond = (table: AtTable, places: readonly number[], side: Side): number[] =>
  places
    .filter((place) => sideOf(table, place) === side)
    .sort((a, b) => farBeyond(table, a, side) - farBeyond(table, b, side));
