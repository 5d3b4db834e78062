import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ArtLayer } from '../board/types.ts';
import type { TableCard } from '../store/types.ts';
import { faceOf } from './faces.ts';

/** Layers that still say something at the size of a stamp. */
const TELLING = /woods|road|track|river|stream|high|building/;

/** The map of a table as a stamp: pieces at once, the ground as soon as the game is loaded. */
export function MapPicture({ card }: { readonly card: TableCard }): JSX.Element {
  const { picture, game } = card;
  const [ground, setGround] = useState<readonly ArtLayer[]>([]);
  useEffect(() => {
    let shown = true;
    faceOf(game).then(
      ({ map }) =>
        shown && setGround(map.art.layers.filter(({ id, levels }) => levels.includes('far') && TELLING.test(id))),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [game]);
  if (picture === undefined) return <div class="stamp" />;
  const { width, height, dots } = picture;
  const side = Math.min(width, height) * 0.78;
  const [x, y] = middleOf(dots, width, height, side);
  return (
    <svg class="stamp" viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true">
      {ground.map((layer) => (
        <path key={layer.id} class={layer.className} d={layer.d} />
      ))}
      {dots.map(([cx, cy, nation]) => (
        <rect
          key={`${cx} ${cy}`}
          class={`stamp-piece stamp-piece--${nation}`}
          x={cx - 0.42}
          y={cy - 0.42}
          width="0.84"
          height="0.84"
        />
      ))}
    </svg>
  );
}

/** The corner of a square of the map with the armies in its middle. */
function middleOf(
  dots: readonly (readonly [number, number, string])[],
  width: number,
  height: number,
  side: number,
): readonly [number, number] {
  const mean = (axis: 0 | 1): number => dots.reduce((sum, dot) => sum + dot[axis], 0) / Math.max(1, dots.length);
  const within = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most));
  return [within(mean(0) - side / 2, width - side), within(mean(1) - side / 2, height - side)];
}
