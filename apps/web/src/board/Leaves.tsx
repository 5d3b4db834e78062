import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { memo } from '../art/memo.tsx';
import { blocksOf } from './blocks.ts';
import { centreOf, HEX_PX, type Size } from './camera.ts';
import { hexPath } from './corners.ts';
import { COUNTER_PX, PieceOnBoard, spotOf } from './Pieces.tsx';
import type { ArtLayer, BoardProps, MapArt, ZoomLevel } from './types.ts';

interface LeafProps {
  readonly size: Size;
  /** Changes by itself, and at once: the browser keeps it apart from those under and over it. */
  readonly apart?: boolean;
  readonly children: ComponentChildren;
}

/** What is drawn lies on leaves over one another: a change on one does not paint the others anew. */
export function Leaf({ size, apart = false, children }: LeafProps): JSX.Element {
  return (
    <svg class={apart ? 'apart' : undefined} width={size.width} height={size.height} aria-hidden="true">
      {children}
    </svg>
  );
}

export const Ground = memo(function Ground({ art, level }: { art: MapArt; level: ZoomLevel }): JSX.Element {
  return (
    <g class="ground" transform={`scale(${HEX_PX})`}>
      {art.layers.map((layer) => (
        <g
          key={layer.id}
          class={layer.className}
          style={layer.levels.includes(level) ? undefined : { display: 'none' }}
        >
          <Blocks layer={layer} />
        </g>
      ))}
    </g>
  );
});

const Blocks = memo(function Blocks({ layer }: { layer: ArtLayer }): JSX.Element {
  return (
    <>
      {blocksOf(layer).map((d, i) => (
        <path key={i} d={d} />
      ))}
    </>
  );
});

interface CountersProps extends Pick<BoardProps, 'pieces' | 'movable' | 'inHand'> {
  readonly geometry: MapArt['geometry'];
  readonly level: ZoomLevel;
  readonly ghost: number | null;
  /** The one in hand, or all others. */
  readonly held: boolean;
}

/** Drawn again when a piece changes, not when the pointer moves. */
export const Counters = memo(function Counters(props: CountersProps): JSX.Element {
  const { geometry, pieces, movable, inHand, level, ghost, held } = props;
  return (
    <>
      {pieces.map((piece) =>
        (piece.piece === inHand && !piece.spot?.held) === held ? (
          <PieceOnBoard
            key={piece.piece}
            piece={piece}
            x={centreOf(geometry, piece.place).x}
            y={centreOf(geometry, piece.place).y}
            spot={spotOf(pieces, piece)}
            level={level}
            raised={held}
            movable={movable.has(piece.piece)}
            ghost={ghost === piece.piece}
          />
        ) : null,
      )}
    </>
  );
});

interface FeltProps extends Pick<BoardProps, 'pieces'> {
  readonly geometry: MapArt['geometry'];
  readonly felt: ReadonlySignal<readonly number[]>;
}

/** How far the mark stands out from under the pieces. */
const RIM = 6;

/**
 * What has just been taken together lies on a mark: all that is drawn in the first frame. It is a layer by itself, moved and shown
 * without anything being laid out or painted.
 */
export function Felt({ geometry, pieces, felt }: FeltProps): JSX.Element {
  const taken = felt.value;
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const piece of taken.length === 0 ? [] : pieces) {
    if (!taken.includes(piece.piece)) continue;
    const { x, y } = centreOf(geometry, piece.place);
    const { dx, dy, size } = spotOf(pieces, piece);
    const half = (size * COUNTER_PX) / 2 + RIM;
    [left, right] = [Math.min(left, x + dx - half), Math.max(right, x + dx + half)];
    [top, bottom] = [Math.min(top, y + dy - half), Math.max(bottom, y + dy + half)];
  }
  return right === 0 ? (
    <div class="felt" />
  ) : (
    <div
      class="felt taken"
      style={{ transform: `translate(${left}px, ${top}px) scale(${right - left}, ${bottom - top})` }}
    />
  );
}

interface CursorProps {
  readonly geometry: MapArt['geometry'];
  readonly cursor: ReadonlySignal<number | null>;
  readonly byKeys: ReadonlySignal<boolean>;
}

export function Cursor({ geometry, cursor, byKeys }: CursorProps): JSX.Element | null {
  const place = byKeys.value ? cursor.value : null;
  return place === null ? null : <path class="cursor" d={hexPath(geometry, place)} />;
}

/** The place of the cursor in words. */
export function Spoken({ cursor, describe }: Pick<BoardProps, 'cursor' | 'describe'>): JSX.Element {
  return (
    <div class="visually-hidden" aria-live="polite">
      {cursor.value === null ? '' : describe(cursor.value)}
    </div>
  );
}
