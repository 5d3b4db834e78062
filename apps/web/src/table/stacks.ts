import { clickPiece, isHeld } from './deeds.ts';
import type { AtTable } from './ui.ts';

/** Pieces of a face with a company are taken up from the map together. */

const companyOf = ({ model }: AtTable, piece: number): readonly number[] =>
  model.face.hand.company?.of(model.asked.value, piece) ?? [];

/** Where so few go together where they can go is shown in the next frame itself. */
const PAIR = 2;

/**
 * What a hand takes together is marked in the next frame, on a slow machine too; where it can go is worked out after that, or
 * before whatever the hand does next.
 */
export function feel(table: AtTable, piece: number, take: () => void): void {
  const { model, ui } = table;
  const asked = model.asked.peek();
  const company = companyOf(table, piece);
  const taken = company.some((one) => isHeld(asked, one));
  if (company.length <= PAIR || taken || !asked.pieces.includes(piece)) {
    take();
    return;
  }
  ui.felt.value = company;
  let due = true;
  const now = (): void => {
    if (!due) return;
    due = false;
    take();
    // Otherwise the mark stays until they are seen in hand.
    if (!isHeld(model.asked.peek(), piece)) ui.felt.value = [];
  };
  for (const event of ['keydown', 'pointerdown', 'pointerup'])
    addEventListener(event, now, { capture: true, once: true });
  requestAnimationFrame(() => setTimeout(now));
}

/** A click on a piece on the map: all that go with it are taken up, or put down if all are in hand. */
export function clickStack(table: AtTable, piece: number): void {
  const asked = table.model.asked.value;
  const company = companyOf(table, piece);
  const next = table.model.face.hand.company?.next?.(asked, company);
  if (company.length < 2 || !asked.pieces.includes(piece)) clickPiece(table, piece);
  else asked.gather(next ?? (company.every((one) => isHeld(asked, one)) ? [] : company));
}

/** Pressed and dragged: what is in hand of a stack goes on its way, and no more of it. */
export function grabStack(table: AtTable, piece: number): void {
  const { asked } = table.model;
  if (!companyOf(table, piece).some((one) => isHeld(asked.value, one))) clickStack(table, piece);
}
