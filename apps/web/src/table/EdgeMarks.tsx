import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { type AtTable, useTable } from './ui.ts';

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof SIDES)[number];

/** Signs at the edges of the map: beyond them are pieces that still owe something. A click brings one of them into sight. */
export function EdgeMarks(): JSX.Element {
  const table = useTable();
  const { ui, say } = table;
  const owing = useComputed(() => owingPlaces(table));
  // As text: while the map is moved it seldom changes.
  const counts = useComputed(() => SIDES.map((side) => beyond(table, owing.value, side).length).join()).value.split(
    ',',
  );
  return (
    <>
      {SIDES.map((side, i) =>
        counts[i] === '0' ? null : (
          <button
            key={side}
            type="button"
            class={`edge edge--${side}`}
            aria-label={say.value('beyond', { n: counts[i] })}
            onClick={() => ui.controls.value?.show(beyond(table, owing.value, side)[0])}
          >
            <Icon name="arrow" size={16} />
            <b>!</b>
            {counts[i]}
          </button>
        ),
      )}
    </>
  );
}

function owingPlaces({ model, told }: AtTable): readonly number[] {
  const asked = told.value;
  if (!asked.deciding) return [];
  return model.face.map
    .pieces(asked)
    .filter(({ badges }) => badges.includes('owes'))
    .map(({ place }) => place);
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
