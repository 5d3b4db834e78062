import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { Counter, CounterGhost } from '../art/counters.tsx';
import { HEX_PX } from './camera.ts';
import type { BoardPiece, Point, ZoomLevel } from './types.ts';

/** Counters on the sheet and in the hand. */

/** 0.74 of the distance between opposite hexsides. */
const COUNTER_PX = HEX_PX * 0.74;

/** A piece at a point of the sheet. All in one: every transform of its own costs time when the board is painted. */
export const pieceTransform = ({ x, y }: Point, size = 1): string =>
  `translate(${x}px, ${y}px) scale(${(size * COUNTER_PX) / 100}) translate(-50px, -50px)`;

interface PieceProps {
  readonly piece: BoardPiece;
  readonly x: number;
  readonly y: number;
  readonly offset: number;
  readonly level: ZoomLevel;
  readonly raised: boolean;
  readonly movable: boolean;
  readonly ghost: boolean;
}

export const PieceOnBoard = memo(function PieceOnBoard({
  piece,
  x,
  y,
  offset,
  level,
  raised,
  movable,
  ghost,
}: PieceProps): JSX.Element {
  const shift = offset * HEX_PX * 0.09;
  const className = ['piece', movable ? 'movable' : '', raised ? 'in-hand' : '', ghost ? 'ghost' : ''].join(' ');
  return (
    <g class={className} data-piece={piece.piece} style={{ transform: pieceTransform({ x: x + shift, y: y - shift }) }}>
      {raised && <CounterGhost nation={piece.face.nation} />}
      <Counter face={piece.face} level={level} badges={piece.badges} spent={piece.spent} raised={raised} />
    </g>
  );
}, samePiece);

function samePiece(a: PieceProps, b: PieceProps): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.offset === b.offset &&
    a.level === b.level &&
    a.raised === b.raised &&
    a.movable === b.movable &&
    a.ghost === b.ghost &&
    a.piece.face === b.piece.face &&
    a.piece.spent === b.piece.spent &&
    a.piece.badges.join() === b.piece.badges.join()
  );
}

/** Pieces in one place lie a little right of and above one another. */
export function stackOffset(pieces: readonly BoardPiece[], piece: BoardPiece): number {
  let below = 0;
  for (const other of pieces) {
    if (other === piece) break;
    if (other.place === piece.place) below++;
  }
  return below;
}

export function Carried({
  piece,
  at,
  scale,
}: {
  piece: BoardPiece | undefined;
  at: Point;
  scale: number;
}): JSX.Element | null {
  if (piece === undefined) return null;
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
    </svg>
  );
}
