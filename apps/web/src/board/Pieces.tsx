import type { JSX } from 'preact';
import { Counter, CounterGhost } from '../art/counters.tsx';
import { COUNTER_PX, HEX_PX } from '../art/measures.ts';
import { memo } from '../art/memo.tsx';
import type { BoardPiece, Point, Spot, ZoomLevel } from './types.ts';

/** Counters on the sheet and in the hand. */

export { COUNTER_PX } from '../art/measures.ts';

/** A piece at a point of the sheet. All in one: every transform of its own costs time when the board is painted. */
export const pieceTransform = ({ x, y }: Point, size = 1): string =>
  `translate(${x}px, ${y}px) scale(${(size * COUNTER_PX) / 100}) translate(-50px, -50px)`;

interface PieceProps {
  readonly piece: BoardPiece;
  readonly x: number;
  readonly y: number;
  readonly spot: Spot;
  readonly level: ZoomLevel;
  readonly raised: boolean;
  readonly movable: boolean;
  readonly ghost: boolean;
}

export const PieceOnBoard = memo(function PieceOnBoard({
  piece,
  x,
  y,
  spot,
  level,
  raised,
  movable,
  ghost,
}: PieceProps): JSX.Element {
  const className = [
    'piece',
    movable ? 'movable' : '',
    raised ? 'in-hand' : '',
    ghost ? 'ghost' : '',
    spot.held ? 'along' : '',
  ].join(' ');
  return (
    <g
      class={className}
      data-piece={piece.piece}
      style={{ transform: pieceTransform({ x: x + spot.dx, y: y + spot.dy }, spot.size) }}
    >
      {raised && piece.face.form !== 'flag' && <CounterGhost nation={piece.face.nation} />}
      <Counter
        face={piece.face}
        level={levelAt(piece, spot, level)}
        badges={piece.badges}
        spent={piece.spent}
        raised={raised}
      />
    </g>
  );
}, samePiece);

/** A flag beside a counter does without its name, which would lie over the numbers of those around. */
const levelAt = ({ face }: BoardPiece, { size }: Spot, level: ZoomLevel): ZoomLevel =>
  face.form === 'flag' && size < 1 && level === 'near' ? 'middle' : level;

function samePiece(a: PieceProps, b: PieceProps): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.spot.dx === b.spot.dx &&
    a.spot.dy === b.spot.dy &&
    a.spot.size === b.spot.size &&
    a.level === b.level &&
    a.raised === b.raised &&
    a.movable === b.movable &&
    a.ghost === b.ghost &&
    a.piece.face === b.piece.face &&
    a.piece.spent === b.piece.spent &&
    a.piece.badges.join() === b.piece.badges.join()
  );
}

export const MIDDLE: Spot = { dx: 0, dy: 0, size: 1 };
const SMALLER = 0.86;

/**
 * Counters in one place lie a little right of and above one another. With a flag they move right and down, and the flag
 * stands left, smaller. Detachments are smaller everywhere.
 */
export function spotOf(pieces: readonly BoardPiece[], piece: BoardPiece): Spot {
  if (piece.spot !== undefined) return piece.spot;
  const { form } = piece.face;
  const flag = form === 'flag';
  let below = 0;
  let flagged = false;
  let counters = 0;
  let before = true;
  for (const other of pieces) {
    if (other === piece) before = false;
    if (other.place !== piece.place) continue;
    if (other.face.form === 'flag') flagged = true;
    else {
      counters++;
      if (before) below++;
    }
  }
  if (flag) return counters === 0 ? MIDDLE : { dx: -0.16 * HEX_PX, dy: -0.2 * HEX_PX, size: 0.74 };
  const size = form === 'detachment' ? SMALLER : 1;
  if (!flagged && below === 0) return size === 1 ? MIDDLE : { dx: 0, dy: 0, size };
  const shift = below * (form === undefined ? 0.09 : 0.17) * HEX_PX;
  return flagged
    ? { dx: 0.095 * HEX_PX + shift, dy: 0.115 * HEX_PX - shift, size: 0.88 * size }
    : { dx: shift, dy: -shift, size };
}

interface CarriedProps {
  readonly pieces: readonly BoardPiece[];
  readonly carried: number;
  readonly at: Point;
  readonly scale: number;
}

/** The piece under the hand; of several that go together, one with their number. */
export function Carried({ pieces, carried, at, scale }: CarriedProps): JSX.Element | null {
  const piece = pieces.find((one) => one.piece === carried);
  if (piece === undefined) return null;
  const many = pieces.filter(({ spot }) => spot?.held).length;
  const size = COUNTER_PX * scale * 1.15;
  return (
    <svg
      class="carried"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 100 100"
      style={{ transform: `translate(${at.x - size / 2}px, ${at.y - size / 2}px)` }}
    >
      <Counter face={piece.face} level="near" badges={[]} spent={false} raised={true} />
      {many > 1 && (
        <text class="carried-count" x="118" y="18">
          ×{many}
        </text>
      )}
    </svg>
  );
}
