import type { State } from '@hundred-days/kernel';
import { drawn, type Io, type Line, wantsColour, widthOf } from '../io.ts';
import { type Drawing, drawNear, drawWhole } from './draw.ts';
import type { GameBoard } from './types.ts';

/** The position as a terminal shows it: drawn in hexes, or in lines where a drawing will not do. */
export function wholeMap(io: Io, board: GameBoard, view: State): readonly Line[] {
  return board.listing?.(view) ?? board.summary?.(view) ?? drawn(drawWhole(drawing(io, board, view), widthOf(io)));
}

/** The same of a place and what is around it, `reach` hexes each way. */
export function nearMap(io: Io, board: GameBoard, view: State, place: number, reach: number): readonly Line[] {
  const lines = board.listing?.(view, place) ?? drawn(drawNear(drawing(io, board, view), place, reach, widthOf(io)));
  return board.around === undefined ? lines : [...lines, ...board.around(view, place, reach)];
}

const drawing = (io: Io, board: GameBoard, view: State): Drawing => ({
  places: board.places,
  counters: board.counters(view),
  colour: wantsColour(io),
});
