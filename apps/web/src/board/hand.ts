import { orNull } from './controls.ts';
import { isArrow, stepCursor } from './cursor.ts';
import type { GestureTarget } from './gestures.ts';
import type { BoardPiece, BoardProps, Point } from './types.ts';

/** What a tap, a grab or a key on the map means. */

/** A piece that is carried over the map, and where. */
export interface Held {
  readonly piece: number;
  readonly at: Point;
}

/** What a hand does with places and pieces; moving the sheet is not its business. */
export function handOver(
  glass: HTMLElement,
  latest: () => BoardProps,
  under: (at: Point) => number,
  show: (held: Held | null) => void,
): Pick<GestureTarget, 'tap' | 'hover' | 'grab' | 'carry' | 'release'> {
  let held: Held | null = null;
  const hold = (next: Held | null): void => {
    held = next;
    show(next);
  };
  return {
    tap(at) {
      const place = under(at);
      if (place < 0) return latest().onBeside?.();
      tapped(latest(), place);
      // The cursor follows after the frame that shows what the tap did.
      requestAnimationFrame(() => setTimeout(() => latest().onCursor(place)));
    },
    hover(at) {
      const place = at === null ? -1 : under(at);
      glass.classList.toggle('on-piece', grabbed(latest(), place) !== null);
      latest().onHover(orNull(place));
    },
    grab(at) {
      const piece = grabbed(latest(), under(at));
      if (piece === null) {
        latest().onStuck?.(under(at));
        return false;
      }
      (latest().onGrab ?? latest().onPiece)(piece);
      hold({ piece, at });
      return true;
    },
    carry(at) {
      if (held !== null) hold({ piece: held.piece, at });
      latest().onHover(orNull(under(at)));
    },
    release(at) {
      const place = at === null ? -1 : under(at);
      const piece = held?.piece ?? -1;
      hold(null);
      if (piece >= 0 && place >= 0) latest().onDrop(piece, place);
    },
  };
}

const piecesAt = (props: BoardProps, place: number): BoardPiece[] =>
  props.pieces.filter((piece) => piece.place === place);

/** A tap on a place: where the piece in hand may go it goes, otherwise the piece there is meant. */
function tapped(props: BoardProps, place: number): void {
  const there = piecesAt(props, place);
  const { reach, ways } = props.overlay.peek();
  const reachable = reach?.includes(place) || ways?.some((way) => way[way.length - 1] === place);
  const meant = props.inHand !== null || !there.some((piece) => props.movable.has(piece.piece));
  if (there.length === 0 || (meant && reachable)) props.onPlace(place);
  else props.onPiece(nextOf(there, props).piece);
}

/** In a stack the piece after the one in hand; movable ones first. */
function nextOf(there: readonly BoardPiece[], props: BoardProps): BoardPiece {
  const inHand = there.findIndex((piece) => piece.piece === props.inHand);
  if (inHand >= 0 && there.length > 1) return there[(inHand + 1) % there.length];
  return upperOf(there.filter((piece) => props.movable.has(piece.piece))) ?? upperOf(there) ?? there[0];
}

/** In a stack the counter that lies on top, or says what all of them have, answers for it; otherwise the first. */
export const upperOf = (there: readonly BoardPiece[]): BoardPiece | undefined =>
  there.find(({ face }) => face.sum !== undefined || face.top === true) ?? there.at(0);

function grabbed(props: BoardProps, place: number): number | null {
  const movable = piecesAt(props, place).filter((piece) => props.movable.has(piece.piece));
  return movable.length === 0 ? null : nextOf(movable, props).piece;
}

export const firstPlace = (props: BoardProps): number =>
  props.pieces.find((piece) => props.movable.has(piece.piece))?.place ?? props.pieces[0]?.place ?? 0;

/** Arrows move the cursor; Space does what a tap there would, and so does Enter where it means nothing else. */
export function pressed(event: KeyboardEvent, props: BoardProps): void {
  const at = props.cursor.peek() ?? firstPlace(props);
  if (isArrow(event.key)) {
    event.preventDefault();
    const next = stepCursor(props.art.geometry, at, event.key);
    props.onCursor(next);
    props.onHover(next);
  } else if (event.key === ' ' || event.key === 'Enter') {
    event.preventDefault();
    event.stopPropagation();
    // A key that is held down was meant once.
    if (event.repeat) return;
    if (event.key === 'Enter' ? props.onEnter?.(at) : props.onSpace?.(at)) return;
    tapped(props, at);
  }
}
