import type { JSX } from 'preact';
import { centreOf } from './camera.ts';
import { MIDDLE, PieceOnBoard } from './Pieces.tsx';
import type { BoardProps, Motion, ZoomLevel } from './types.ts';

/** Pieces taken off the board that are still to be seen going. */
export function Leaving({ board, level }: { readonly board: BoardProps; readonly level: ZoomLevel }): JSX.Element {
  const { geometry } = board.art;
  return (
    <>
      {leaving(board).map(({ piece, places }) => (
        <PieceOnBoard
          key={`leaving ${piece}`}
          piece={{ piece, place: places[0], face: board.faceOf(piece), label: '', badges: [], spent: false }}
          x={centreOf(geometry, places[places.length - 1]).x}
          y={centreOf(geometry, places[places.length - 1]).y}
          spot={MIDDLE}
          level={level}
          raised={false}
          movable={false}
          ghost={false}
        />
      ))}
    </>
  );
}

const leaving = ({ pieces, motions, reducedMotion }: BoardProps): readonly Motion[] =>
  reducedMotion
    ? []
    : motions.filter(
        ({ piece, kind }) =>
          (kind === 'destroyed' || kind === 'exit') && !pieces.some((other) => other.piece === piece),
      );
