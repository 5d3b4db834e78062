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

type Side = 'right' | 'left' | 'below' | 'above';
interface Size {
  readonly width: number;
  readonly height: number;
}

const EDGE = 8;
const GAP = 10;
/** A card lower than this cannot be read. */
const LEAST = 96;

/** `about` is what must be seen; `others` what should be, if there is a side for it. */
export function cardSpot(about: Rect, card: Size, area: Size, others: readonly Rect[]): CardSpot {
  const spots = (['right', 'left', 'below', 'above'] as const).flatMap((side) => onSide(side, about, card, area));
  const cost = (spot: CardSpot): number => {
    const box = { x: spot.left, y: spot.top, width: card.width, height: spot.height };
    return others.reduce((sum, other) => sum + shared(box, other), 2 * (card.height - spot.height) * card.width);
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

function onSide(side: Side, about: Rect, card: Size, area: Size): CardSpot[] {
  const middle: Point = { x: about.x + about.width / 2, y: about.y + about.height / 2 };
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? about.x + about.width + GAP : about.x - GAP - card.width;
    if (left < EDGE || left + card.width > area.width - EDGE) return [];
    const height = Math.min(card.height, area.height - 2 * EDGE);
    const top = within(middle.y - height / 3, EDGE, area.height - EDGE - height);
    return [{ left, top, height, side, tip: middle.y - top }];
  }
  const room = side === 'below' ? area.height - EDGE - (about.y + about.height + GAP) : about.y - GAP - EDGE;
  const height = Math.min(card.height, room);
  if (height < Math.min(LEAST, card.height)) return [];
  const top = side === 'below' ? about.y + about.height + GAP : about.y - GAP - height;
  const left = within(middle.x - card.width / 2, EDGE, area.width - EDGE - card.width);
  return [{ left, top, height, side, tip: middle.x - left }];
}

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(most, at));

function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
