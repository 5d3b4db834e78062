import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import type { MapArt } from '../board/types.ts';
import { useTable } from './ui.ts';

/** The whole map small, with every piece and the part that is in the window. */
export function Minimap(): JSX.Element {
  const { model, ui, say } = useTable();
  const { art } = model.face;
  const { width, height, x, y } = art.geometry;
  const pieces = useComputed(() => model.face.pieces(model.asked.value)).value;
  const go = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    ui.controls.value?.centre((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  return (
    <div class="minimap">
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
        <Window />
      </svg>
    </div>
  );
}

function Window(): JSX.Element {
  const { model, ui } = useTable();
  const { width, height } = model.face.art.geometry;
  const seen = ui.seen.value;
  const left = Math.max(0, seen.x);
  const top = Math.max(0, seen.y);
  return (
    <rect
      class="mini-window"
      x={left * width}
      y={top * height}
      width={(Math.min(1, seen.x + seen.width) - left) * width}
      height={(Math.min(1, seen.y + seen.height) - top) * height}
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
