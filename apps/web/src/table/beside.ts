import type { Rect } from '../board/types.ts';
import { around, cardSpot } from './cardspot.ts';
import type { AtTable, Look } from './ui.ts';

type At = Pick<AtTable, 'ui' | 'model' | 'told'>;

/**
 * Puts a card over the map beside what it is about. What is in hand should be seen as well, and so should what else it
 * speaks of; of all others as many as can be.
 */
export function putBeside(
  { ui, model, told }: At,
  { place, piece }: Pick<Look, 'place' | 'piece'>,
  card: HTMLElement | null,
  spokenOf: readonly number[] = [],
): void {
  const area = card?.closest('.board-area');
  // In the smallest windows it is a page of its own.
  if (card == null || area == null || area.closest('.table--tiny') !== null) return;
  const frame = openPart(area);
  const about =
    place === null ? listed(piece, frame) : together(place, spokenOf, (one) => hexOf({ ui, model }, one, frame));
  card.style.height = '';
  const { offsetWidth: width, offsetHeight: height } = card;
  const { inHand } = told.peek();
  const pieces = model.face.map.pieces(told.peek());
  const boxOf = (at: number): Rect => hexOf({ ui, model }, at, frame);
  const others = [...pieces.map((one) => boxOf(one.place)), ...forecast(frame)];
  const held = pieces.filter((one) => one.piece === inHand).map((one) => one.place);
  // What lies out of sight cannot be covered.
  const seen = [...held, ...spokenOf].map(boxOf).filter((box) => isIn(box, frame));
  const spot = cardSpot(about, { width, height }, frame, others, seen);
  card.style.left = `${spot.left}px`;
  card.style.top = `${spot.top}px`;
  if (spot.height < height) card.style.height = `${spot.height}px`;
  card.style.setProperty('--tip', `${spot.tip}px`);
  card.dataset.side = spot.side;
}

/** The odds of what is planned are read first: nothing lies over them if there is another side. */
function forecast(frame: DOMRect): readonly Rect[] {
  const box = document.querySelector('.planned')?.getBoundingClientRect();
  if (box === undefined) return [];
  const shown = { x: box.left - frame.left, y: box.top - frame.top, width: box.width, height: box.height };
  return Array.from({ length: WEIGHTY }, () => shown);
}

/** As much as so many pieces in the way. */
const WEIGHTY = 40;

/** A place, and with it what stands near of what else is spoken of. */
function together(place: number, spokenOf: readonly number[], boxOf: (place: number) => Rect): Rect {
  const about = boxOf(place);
  const near = spokenOf.map(boxOf).filter(({ x, y }) => Math.hypot(x - about.x, y - about.y) < NEAR * about.width);
  return around([about, ...near]);
}

/** Neighbours, in hexes. */
const NEAR = 1.6;

/** The part of the map that no sheet lies over. */
function openPart(area: Element): DOMRect {
  const { x, y, width, height } = area.getBoundingClientRect();
  const sheet = document.querySelector('.sheet-bottom')?.getBoundingClientRect();
  const covered = sheet !== undefined && sheet.top > y + 120 ? Math.max(0, y + height - sheet.top) : 0;
  return new DOMRect(x, y, width, height - covered);
}

/** A place in the window with what stands in it. */
function hexOf({ ui, model }: Pick<At, 'ui' | 'model'>, place: number, { width }: DOMRect): Rect {
  const { x, y } = ui.controls.value?.spot(place) ?? { x: 0, y: 0 };
  const { geometry } = model.face.map.art;
  const hex = width / (ui.seen.value.width * geometry.width);
  const half = Math.max(20, 0.58 * hex);
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

const isIn = ({ x, y, width, height }: Rect, frame: DOMRect): boolean =>
  x + width > 0 && y + height > 0 && x < frame.width && y < frame.height;

/** A piece in a list beside the map, or the middle of the right edge. */
function listed(piece: number | null, frame: DOMRect): Rect {
  const box = document.querySelector(`[data-look="${piece}"]`)?.getBoundingClientRect();
  if (box === undefined) return { x: frame.width, y: frame.height / 2, width: 0, height: 0 };
  return { x: box.left - frame.left, y: box.top - frame.top, width: box.width, height: box.height };
}
