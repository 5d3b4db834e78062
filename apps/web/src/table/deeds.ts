import type { AnyAction } from '@hundred-days/kernel';
import { goalIn, isDirect } from '../face/acts.ts';
import type { Asked, Face, PromptButton } from '../face/types.ts';
import type { AtTable } from './ui.ts';

/** What clicks and keys do, wherever they come from. */

/** Does what a button says; ending a phase asks again when something is left undone. */
export function press({ model, ui }: AtTable, button: PromptButton<AnyAction>): void {
  if (button.ends && model.face.words.warnings(model.asked.value).length > 0) {
    ui.ending.value = button;
    ui.dialog.value = 'warn';
    return;
  }
  // On a telephone what comes of it is seen on the map, and beside the prompt.
  if (ui.sheet.value === 'full' && !ui.text.value) ui.sheet.value = 'middle';
  model.act(button.action);
}

/** Listed twice, an action is not the same object. */
export const sameAction = (one: AnyAction, other: AnyAction): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Enter with the cursor on a place where nobody can act and nothing leads to: the main button, which shows that key. Not the
 * end of a phase: E asks for that. With a piece in hand the place itself is meant.
 */
export function enterAt(table: AtTable, place: number): boolean {
  const { model } = table;
  const asked = model.asked.value;
  if (model.inHand.value !== null) return false;
  const standing = model.face.map.pieces(asked).filter((piece) => piece.place === place);
  // One that was handed out is in hand already.
  const handed = model.face.hand.handed(asked.view, asked.pieces);
  if (standing.some(({ piece }) => piece !== handed && asked.pieces.includes(piece))) return false;
  const ways = asked.pieces.flatMap((piece) => asked.choicesOf(piece));
  if (ways.some((action) => isDirect(model.face, action) && goalIn(model.face, action) === place)) return false;
  const main = model.face.words.prompt(asked).buttons.find((button) => button.main && !button.ends);
  if (main === undefined) return false;
  press(table, main);
  return true;
}

/** What ends the phase, whatever is in hand; null where it cannot be ended now. */
export function endButton(asked: Asked<AnyAction>, face: Face<AnyAction>): PromptButton<AnyAction> | null {
  if (!asked.deciding) return null;
  return face.words.prompt({ ...asked, inHand: null, proposed: null }).buttons.find(({ ends }) => ends) ?? null;
}

export function pressEnd(table: AtTable): void {
  const end = endButton(table.model.asked.value, table.model.face);
  if (end !== null) press(table, end);
}

/** A click on a place: the piece in hand goes there; a second click on the place it is shown going to means it. */
export function clickPlace({ model }: AtTable, place: number): void {
  const { proposed } = model.asked.value;
  if (proposed !== null && goalIn(model.face, proposed) === place) model.act(proposed);
  else model.point(place);
}

/** A click on a piece: with another in hand a piece that cannot be picked up stands for its place, and so do those without a name. */
export function clickPiece(table: AtTable, piece: number): void {
  const { model } = table;
  const asked = model.asked.value;
  const nameless = piece >= model.face.game.unitIds.length;
  if (nameless || (asked.inHand !== null && asked.inHand !== piece && !asked.pieces.includes(piece))) {
    const place = model.face.map.pieces(asked).find((shown) => shown.piece === piece)?.place;
    if (place !== undefined) {
      clickPlace(table, place);
      return;
    }
  }
  if (!nameless) model.pick(piece);
}

export const isHeld = ({ inHand, along }: Asked<AnyAction>, piece: number): boolean =>
  inHand === piece || along.includes(piece);

/** Dragged there and let go: meant. */
export function drop({ model }: AtTable, piece: number, place: number): void {
  const asked = model.asked.value;
  const company = model.face.hand.company?.of(asked, piece) ?? [];
  if (![piece, ...company].some((one) => isHeld(asked, one))) return;
  const from = model.face.map.pieces(model.asked.value).find((shown) => shown.piece === piece)?.place;
  if (from === place) return;
  const action = model.point(place);
  if (action !== null && !isDirect(model.face, action)) model.act(action);
}

/**
 * Why the piece in hand, or the one under the cursor, cannot do what the place asks. Where something lies over the map
 * nobody points at a place: the piece is asked about where it stands.
 */
export function whyNot({ model, ui }: AtTable): void {
  const asked = model.asked.value;
  const covered = (model.face.panels.scene?.(asked) ?? null) !== null;
  const pointed = ui.hover.value ?? ui.cursor.value;
  const shown = covered || pointed !== null ? model.face.map.pieces(asked) : [];
  const piece = asked.inHand ?? (covered ? undefined : shown.find(({ place }) => place === pointed)?.piece);
  const place = covered ? shown.find((one) => one.piece === piece)?.place : pointed;
  if (piece !== undefined && place != null) model.askWhyNot(piece, place);
}

/** The way of an action, or the one place it is about; none for what happens nowhere on the map. */
export function placesOf({ face, asked }: AtTable['model'], action: AnyAction): readonly number[] {
  const goal = goalIn(face, action);
  return face.hand.way(action, asked.peek().view)?.places ?? (goal === null ? [] : [goal]);
}

/** Where the piece in hand comes onto the map: where its way begins, or else all places it can be put in. */
export function entriesOf(face: Face<AnyAction>, { choices, view }: Asked<AnyAction>): readonly number[] {
  const begins = choices.length === 0 ? undefined : face.hand.way(choices[0], view)?.places[0];
  return begins === undefined
    ? choices.map((action) => goalIn(face, action)).filter((place) => place !== null)
    : [begins];
}
