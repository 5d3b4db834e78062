import type { Point, Rect } from '../board/types.ts';

/** Where a card lies over the map: beside what it is about, never over it. */

export interface CardSpot {
  readonly left: number;
  readonly top: number;
  /** Less than the card wants, where there is no more room: its text is then scrolled. */
  readonly height: number;
  readonly side: Side;
  /** Where along its edge it points at the place. */
  readonly tip: number;
}

const SIDES = ['right', 'left', 'below', 'above'] as const;
type Side = (typeof SIDES)[number];
interface Size {
  readonly width: number;
  readonly height: number;
}

const EDGE = 8;
const GAP = 10;
/** A card lower than this cannot be read. */
const LEAST = 96;

/** Of its length, how far above the place a card beside it begins: it may be drawn up or down along it. */
const ALONG = [1 / 3, 0.1, 0.9];
/** Whom a card speaks of counts as so many others. */
const SPOKEN_OF = 1000;
/** Text that has to be scrolled to counts as so many pieces over one another. */
const TEXT = 4;

/** `about` is what must be seen; `spokenOf` what is to be, beside all of which it lies if there is room; `others` what should be. */
export function cardSpot(
  about: Rect,
  card: Size,
  area: Size,
  others: readonly Rect[],
  spokenOf: readonly Rect[] = [],
): CardSpot {
  const all = around([about, ...spokenOf]);
  const spots = [about, all].flatMap((beside) => SIDES.flatMap((side) => onSide(side, about, beside, card, area)));
  const cost = (spot: CardSpot): number => {
    const box = { x: spot.left, y: spot.top, width: card.width, height: spot.height };
    const covered = (sum: number, other: Rect): number => sum + shared(box, other);
    return (
      others.reduce(covered, SPOKEN_OF * spokenOf.reduce(covered, 0)) + TEXT * (card.height - spot.height) * card.width
    );
  };
  // A place that fills the window leaves no room beside it: then a corner.
  return (
    spots.reduce<CardSpot | null>((best, spot) => (best === null || cost(spot) < cost(best) ? spot : best), null) ?? {
      left: EDGE,
      top: EDGE,
      height: Math.min(card.height, area.height - 2 * EDGE),
      side: 'below',
      tip: -1,
    }
  );
}

/** At the side of `beside`, pointing at `about`. */
function onSide(side: Side, about: Rect, beside: Rect, card: Size, area: Size): CardSpot[] {
  const middle: Point = { x: about.x + about.width / 2, y: about.y + about.height / 2 };
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? beside.x + beside.width + GAP : beside.x - GAP - card.width;
    if (left < EDGE || left + card.width > area.width - EDGE) return [];
    const height = Math.min(card.height, area.height - 2 * EDGE);
    return ALONG.map((part) => within(middle.y - height * part, EDGE, area.height - EDGE - height)).map((top) => ({
      left,
      top,
      height,
      side,
      tip: middle.y - top,
    }));
  }
  const room = side === 'below' ? area.height - EDGE - (beside.y + beside.height + GAP) : beside.y - GAP - EDGE;
  const height = Math.min(card.height, room);
  if (height < Math.min(LEAST, card.height)) return [];
  const top = side === 'below' ? beside.y + beside.height + GAP : beside.y - GAP - height;
  return [1 / 2, ...ALONG.slice(1)]
    .map((part) => within(middle.x - card.width * part, EDGE, area.width - EDGE - card.width))
    .map((left) => ({ left, top, height, side, tip: middle.x - left }));
}

/** What all of them lie in. */
export function around(all: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))];
  return {
    x,
    y,
    width: Math.max(...all.map((one) => one.x + one.width)) - x,
    height: Math.max(...all.map((one) => one.y + one.height)) - y,
  };
}

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(most, at));

function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
