import { clickPiece, isHeld } from './deeds.ts';
import type { AtTable } from './ui.ts';

/** Pieces of a face with a company are taken up from the map together. */

const companyOf = ({ model }: AtTable, piece: number): readonly number[] =>
  model.face.hand.company?.of(model.asked.value, piece) ?? [];

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
