import { isRiver, neighbours } from './ground.ts';
import { enemySide, inHex, isControlled, type Piece, type Position } from './position.ts';

/** 7.4 and 7.6: the ways out of a unit, with every chain of displacements tried to its end. */

const put = (p: Position, id: string, hex: string, changes: Partial<Piece> = {}): Position => ({
  ...p,
  pieces: p.pieces.map((piece) => (piece.id === id ? { ...piece, hex, ...changes } : piece)),
});

/** 7.4a, 7.42: hexes that neither ground nor enemy forbids. */
function safeHexes(p: Position, { hex, side }: Piece): string[] {
  return neighbours(p.ground, hex).filter(
    (to) =>
      !isRiver(p.ground, hex, to) &&
      !isControlled(p, to, enemySide(side)) &&
      !inHex(p, to).some((piece) => piece.side !== side),
  );
}

/** 7.43, 10.5b */
const isOpen = (p: Position, hex: string): boolean =>
  inHex(p, hex).length < (p.ground.terrain(hex) === 'chateau' ? 1 : 2);

/** 7.6, 7.62a, 10.51: a friend who may be pushed. */
const mayBePushed = (p: Position, piece: Piece): boolean =>
  p.ground.terrain(piece.hex) !== 'chateau' && !piece.chained && !piece.retreating;

/** `to`, or `to other` where somebody is displaced. */
export function waysOut(p: Position, unit: Piece): string[] {
  const safe = safeHexes(p, unit);
  const open = safe.filter((hex) => isOpen(p, hex));
  if (open.length > 0) return open.sort();
  return safe
    .flatMap((hex) => inHex(p, hex).filter((other) => mayBePushed(p, other)))
    .filter((other) => chainEnds(push(p, unit, other), other.id))
    .map((other) => `${other.hex} ${other.id}`)
    .sort();
}

const push = (p: Position, unit: Piece, other: Piece): Position =>
  put(put(p, unit.id, other.hex, { chained: true, retreating: false }), other.id, other.hex, { chained: true });

/** 7.62b: whether the chain can be gone on with until somebody finds an open hex. */
function chainEnds(p: Position, id: string): boolean {
  const unit = p.pieces.find((piece) => piece.id === id) as Piece;
  return waysOut(p, unit).length > 0;
}
