import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { memo } from '../art/memo.tsx';
import type { MapArt } from '../board/types.ts';
import { useTable } from './ui.ts';

/** The whole map small, with every piece and the part that is in the window. */
export function Minimap(): JSX.Element {
  const { model, ui, say, told } = useTable();
  const { art } = model.face.map;
  const { width, height, x, y } = art.geometry;
  const pieces = useComputed(() => model.face.map.pieces(told.value)).value;
  const go = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    ui.controls.value?.centre((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  return (
    <div class="minimap">
      <div class="mini-sheet">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={say.value('minimap')}
          onPointerDown={go}
          onPointerMove={(event) => event.buttons === 1 && go(event)}
        >
          <Ground art={art} />
          {pieces.map(({ piece, place, face }) => (
            <rect
              key={piece}
              class={`mini-piece counter--${face.nation}`}
              x={x[place] - 0.36}
              y={y[place] - 0.36}
              width="0.72"
              height="0.72"
              rx={face.nation === 'anglo' ? 0.22 : 0}
            />
          ))}
        </svg>
        <Window />
      </div>
    </div>
  );
}

/** Lies over the map: drawn in it, every step of a pan would paint the map anew. */
function Window(): JSX.Element {
  const seen = useTable().ui.seen.value;
  const left = Math.max(0, seen.x);
  const top = Math.max(0, seen.y);
  const part = (share: number): string => `${100 * share}%`;
  return (
    <div
      class="mini-window"
      style={{
        left: part(left),
        top: part(top),
        width: part(Math.min(1, seen.x + seen.width) - left),
        height: part(Math.min(1, seen.y + seen.height) - top),
      }}
    />
  );
}

const Ground = memo(function Ground({ art }: { readonly art: MapArt }): JSX.Element {
  return (
    <>
      {art.layers
        .filter((layer) => layer.levels.includes('far') && !layer.id.includes('laid'))
        .map((layer) => (
          <path key={layer.id} class={layer.className} d={layer.d} />
        ))}
    </>
  );
});
