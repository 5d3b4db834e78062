import type { AnyAction } from '@hundred-days/kernel';
import { upperOf } from '../board/hand.ts';
import { goalIn, isDirect } from '../face/acts.ts';
import type { Asked, Face, PromptButton } from '../face/types.ts';
import { lookAt } from './looks.ts';
import type { AtTable } from './ui.ts';

/** What clicks and keys do, wherever they come from. */

/** What a hand needs of a table. */
export type Hands = Pick<AtTable, 'model' | 'ui'>;

/**
 * Does what a button says; ending a phase asks again when something is left undone. The second of two clicks was meant for
 * the button that was there before.
 */
export function press({ model, ui }: Hands, button: PromptButton<AnyAction>, twice = false): void {
  if (button.ends && twice) return;
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

/** Enter confirms what is put forward. It never ends a phase: the hand that has just confirmed a move may press it again. */
export function confirm(table: Hands): boolean {
  const { buttons } = table.model.face.words.prompt(table.model.asked.value);
  const main = buttons.find((button) => button.main && !button.ends);
  if (main === undefined) return false;
  press(table, main);
  return true;
}

/** Enter with the cursor on a place: the main button, which shows that key, unless the place itself is meant. */
export const enterAt = (table: Hands, place: number): boolean => !isMeant(table, place) && confirm(table);

/** Space with the cursor on a place was meant for the computer, which goes on by that key and has just done so: unless the place is meant. */
export const spaceAt = (table: Hands, place: number, sinceMs: number): boolean =>
  sinceMs < LATE_MS && !isMeant(table, place);

/** So long after the computer was done a key that makes it go on may still come. */
const LATE_MS = 600;

/**
 * Something leads to the place; or the cursor was brought to it since the table last changed, and somebody there can act, or
 * a piece that was taken up is asked to go there.
 */
function isMeant({ model, ui }: Hands, place: number): boolean {
  const { face } = model;
  const asked = model.asked.value;
  const leads = (action: AnyAction): boolean => goalIn(face, action) === place;
  const ways = asked.pieces.flatMap((piece) => asked.choicesOf(piece));
  if (asked.choices.some(leads) || ways.some((action) => (asked.parts || isDirect(face, action)) && leads(action)))
    return true;
  if (ui.walked.value !== model.changed.value) return false;
  const standing = face.map.pieces(asked).filter((piece) => piece.place === place);
  const able = standing.some(({ piece }) => !isHeld(asked, piece) && asked.pieces.includes(piece));
  return able || (model.inHand.value !== null && !standing.some(({ piece }) => isHeld(asked, piece)));
}

/** A choice from a list: what the map would show first is put forward first, and done when it is chosen again. */
export function choose({ model }: Hands, action: AnyAction): void {
  const asked = model.asked.value;
  const again = asked.proposed !== null && sameAction(asked.proposed, action);
  const shows = (): boolean =>
    model.face.words
      .prompt({ ...asked, proposed: action })
      .buttons.some((button) => button.main && button.action === action);
  if (!again && !isDirect(model.face, action) && goalIn(model.face, action) !== null && shows()) asked.propose(action);
  else model.act(action);
}

/** What ends the phase, whatever is in hand; null where it cannot be ended now. */
export function endButton(asked: Asked<AnyAction>, face: Face<AnyAction>): PromptButton<AnyAction> | null {
  if (!asked.deciding) return null;
  return face.words.prompt({ ...asked, inHand: null, proposed: null }).buttons.find(({ ends }) => ends) ?? null;
}

export function pressEnd(table: Hands): void {
  const end = endButton(table.model.asked.value, table.model.face);
  if (end !== null) press(table, end);
}

/**
 * A click on a place: the piece in hand goes there; a second click on the place it is shown going to means it. Where it means
 * nothing at all the place is looked at, or the piece in it.
 */
export function clickPlace(table: AtTable, place: number, piece: number | null = null): void {
  const { model, ui } = table;
  const { face, asked } = model;
  const { proposed, parts, inHand } = asked.value;
  const before = ui.look.value;
  ui.look.value = null;
  const ends = parts?.ends?.(proposed) ?? [];
  const goals = proposed === null ? [] : [goalIn(face, proposed), face.hand.company?.beyond?.(asked.value), ...ends];
  // Another may be sent where one is put forward to go.
  if (proposed !== null && goals.includes(place) && !(parts && inHand !== null)) model.act(proposed);
  else if (model.point(place) === null && !model.asking.value && model.which.value.length === 0) {
    const looked = before?.place === place && before.piece === piece;
    if (model.refused.value === null && !looked) ui.look.value = { piece, place };
  }
}

/** A click beside the map: what is in hand is laid down, whatever was put forward for it. */
export function clickBeside({ model, ui }: Hands): void {
  ui.look.value = null;
  ui.asksWhy.value = false;
  if (model.inHand.value !== null) model.asked.value.gather([]);
}

/** A click on a piece: with another in hand a piece that cannot be picked up stands for its place, and so do those without a name. */
export function clickPiece(table: AtTable, piece: number): void {
  const { model } = table;
  const asked = model.asked.value;
  const nameless = piece >= model.face.game.unitIds.length;
  if (nameless || (asked.inHand !== null && asked.inHand !== piece && !asked.pieces.includes(piece))) {
    const at = shownAt(table, piece);
    if (at !== null) {
      clickPlace(table, at, piece);
      return;
    }
  }
  if (nameless) return;
  const place = shownAt(table, piece);
  // While an attack is announced an enemy is clicked to be attacked with the others: why he cannot be is said.
  if (isOnlySeen(table, piece) && asked.inHand === null && place !== null && model.begun) model.askWhyNot(piece, place);
  else if (isOnlySeen(table, piece)) lookAt(table, { piece, place });
  else {
    table.ui.look.value = null;
    model.pick(piece);
  }
}

const shownAt = ({ model }: AtTable, piece: number): number | null =>
  model.face.map.pieces(model.asked.value).find((shown) => shown.piece === piece)?.place ?? null;

/** Another's piece with which nothing can be done, or any while others decide: looking is never refused. */
function isOnlySeen({ model }: AtTable, piece: number): boolean {
  const asked = model.asked.value;
  if (!asked.deciding) return !model.asking.value;
  const { isOwn, retract } = model.face.hand;
  return (
    !asked.pieces.includes(piece) &&
    asked.inHand !== piece &&
    !isOwn(asked.view, asked.viewer, piece) &&
    retract(asked, piece, model.actions) < 0
  );
}

export const isHeld = ({ inHand, along }: Asked<AnyAction>, piece: number): boolean =>
  inHand === piece || along.includes(piece);

/** Dragged there and let go: meant, if all go. */
export function drop({ model }: AtTable, piece: number, place: number): void {
  const asked = model.asked.value;
  const company = model.face.hand.company?.of(asked, piece) ?? [];
  if (![piece, ...company].some((one) => isHeld(asked, one))) return;
  const from = model.face.map.pieces(model.asked.value).find((shown) => shown.piece === piece)?.place;
  if (from === place) return;
  const action = model.point(place);
  if (action !== null && !asked.parts && !isDirect(model.face, action) && goesWhole(model, action)) model.act(action);
}

/** Where not all of the hand can go, it is asked first. */
function goesWhole({ asked, face }: AtTable['model'], action: AnyAction): boolean {
  const { along } = asked.value;
  return along.length === 0 || (face.hand.company?.goers(asked.value, action) ?? along).length > along.length;
}

/**
 * Why the piece in hand, or the one under the cursor, cannot do what the place asks. Where something lies over the map
 * nobody points at a place: the piece is asked about where it stands. False where there is nobody to ask about.
 */
export function whyNot({ model, ui }: AtTable): boolean {
  const asked = model.asked.value;
  const covered = (model.face.panels.scene?.(asked) ?? null) !== null;
  const pointed = ui.hover.value ?? ui.cursor.value;
  const shown = covered || pointed !== null ? model.face.map.pieces(asked) : [];
  const piece = asked.inHand ?? (covered ? undefined : upperOf(shown.filter(({ place }) => place === pointed))?.piece);
  const place = covered ? shown.find((one) => one.piece === piece)?.place : pointed;
  if (piece === undefined || place == null) return false;
  model.askWhyNot(piece, place);
  return true;
}

/** The button: a mouse or a finger says with its next click what it asks about; keys have pointed already. */
export function askWhy(table: AtTable, byPointer: boolean): void {
  const { model, ui } = table;
  if (!byPointer || (model.face.panels.scene?.(model.asked.value) ?? null) !== null) whyNot(table);
  else ui.asksWhy.value = !ui.asksWhy.value;
}

/**
 * That click: on a place, for the piece in hand; on a piece that cannot act, for that piece. One that can is taken up, and
 * the next click says where it wants to go.
 */
export function clickWhy(table: AtTable, place: number, piece: number | null, take: (piece: number) => void): void {
  const { model, ui } = table;
  const asked = model.asked.value;
  const about = asked.inHand ?? piece;
  if (about === null || about >= model.face.game.unitIds.length) return;
  const choices = asked.choicesOf(about);
  if (asked.inHand === null && choices.length > 1) {
    take(about);
    return;
  }
  ui.asksWhy.value = false;
  if (asked.inHand !== null && choices.some((action) => goalIn(model.face, action) === place)) clickPlace(table, place);
  else if (asked.inHand !== null || choices.length === 0) model.askWhyNot(about, place);
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
