import type { BoardGeometry, BoardPiece } from '../../board/types.ts';

/** Who is seen first when a battle opens: those who face each other before those behind them. */
export const opens: NonNullable<BoardGeometry['opens']> = ({ x, y }, pieces) => {
  const gap = ({ place, face }: BoardPiece): number =>
    Math.min(
      ...pieces
        .filter((other) => (other.face.nation === 'french') !== (face.nation === 'french'))
        .map((other) => Math.hypot(x[other.place] - x[place], y[other.place] - y[place])),
    );
  return [...pieces].sort((a, b) => gap(a) - gap(b)).map(({ place }) => place);
};
