import type { AnyAction } from '@hundred-days/kernel';
import { batch } from '@preact/signals';
import { goalIn, isDirect } from '../face/acts.ts';
import type { Desk } from './desk.ts';
import { changedFrom, countOf } from './doing.ts';
import { undoTo } from './goingBack.ts';
import { act } from './together.ts';

/** What a hand does: takes up a piece, points with it, asks why not, puts it back. */

/** Takes a piece in hand, lets go of it, or does the one thing a click on it means. */
export function pick<A extends AnyAction>(desk: Desk<A>, piece: number): void {
  const { face, refused, proposed, inHand } = desk.shown;
  if (!desk.asked.value.deciding) return;
  batch(() => {
    refused.value = null;
    proposed.value = null;
    desk.shown.along.value = [];
    if (takeBack(desk, piece)) return;
    if (inHand.value === piece) {
      inHand.value = null;
      return;
    }
    const choices = desk.choices(piece);
    if (choices.length === 1 && isDirect(face, choices[0])) act(desk, choices[0]);
    else if (choices.length > 0) inHand.value = piece;
    else refusePiece(desk, piece);
  });
}

/** Takes several pieces in hand; a way that is shown stays shown, for those who are in hand now. */
export function gather<A extends AnyAction>(desk: Desk<A>, [first, ...others]: readonly number[]): void {
  const { refused, proposed, inHand, along } = desk.shown;
  if (!desk.asked.value.deciding) return;
  batch(() => {
    refused.value = null;
    if (first === undefined) proposed.value = null;
    inHand.value = first ?? null;
    along.value = others;
  });
}

/** A second click on a piece that is part of an announcement takes that step back and keeps the others. */
function takeBack<A extends AnyAction>(desk: Desk<A>, piece: number): boolean {
  const { table, shown } = desk;
  const asked = desk.asked.value;
  const actions = desk.actions.value;
  const step = shown.face.hand.retract(asked, piece, actions);
  if (step < 0 || table.undoTo(asked.seat, step) !== null) return false;
  const before = countOf(desk);
  for (const action of actions.slice(step + 1)) if (table.submit(asked.seat, action) !== null) break;
  changedFrom(desk, before);
  return true;
}

function refusePiece<A extends AnyAction>(desk: Desk<A>, piece: number): void {
  const asked = desk.asked.value;
  const { face, refused } = desk.shown;
  const place = face.map.pieces(asked).find((shown) => shown.piece === piece)?.place ?? null;
  const no = desk.table.whyNot(asked.seat, piece, place ?? 0);
  refused.value = no === null ? null : { no, piece, place };
}

/**
 * Points at a place: proposes the action of the piece in hand that leads there, does it if a click means it, or says why
 * there is none. Without a piece in hand the one piece that can go there is meant; of several it is asked which.
 */
export function point<A extends AnyAction>(desk: Desk<A>, place: number): A | null {
  const { deciding, inHand, choices, view } = desk.asked.value;
  const { face, refused, proposed } = desk.shown;
  if (!deciding) return null;
  if (inHand === null) return pointForAny(desk, place);
  const ways = choices.filter((choice) => goalIn(face, choice) === place);
  const action = ways.length === 0 ? null : face.hand.choose(ways, view);
  batch(() => {
    refused.value = null;
    if (action !== null && isDirect(face, action)) {
      act(desk, action);
      return;
    }
    proposed.value = action;
    if (action === null) refuse(desk, inHand, place);
  });
  return action;
}

function pointForAny<A extends AnyAction>(desk: Desk<A>, place: number): A | null {
  const { face } = desk.shown;
  const ways = desk.asked.value.pieces
    .flatMap((piece) => desk.choices(piece).map((action) => ({ piece, action })))
    .filter(({ action }) => isDirect(face, action) && goalIn(face, action) === place);
  if (ways.length > 1) desk.shown.which.value = ways;
  if (ways.length !== 1) return null;
  act(desk, ways[0].action);
  return ways[0].action;
}

/** Asks why a piece may not go to a place, and shows the answer there. */
export function refuse<A extends AnyAction>({ table, shown }: Desk<A>, piece: number, place: number): void {
  const no = table.whyNot(shown.viewer.value, piece, place);
  if (no !== null) shown.refused.value = { no, piece, place };
}

/** Puts back what was begun last: the way that is shown, the piece, the announcement. */
export function putBack<A extends AnyAction>(desk: Desk<A>): void {
  const { refused, proposed, inHand } = desk.shown;
  batch(() => {
    refused.value = null;
    if (proposed.value !== null) proposed.value = null;
    else if (inHand.value !== null) gather(desk, []);
    else giveUp(desk);
  });
}

/** How many steps stand when the unfinished announcement is given up; -1 if there is none. */
export function begunAt<A extends AnyAction>(desk: Desk<A>): number {
  const asked = desk.asked.value;
  return asked.deciding ? desk.shown.face.hand.begun(asked, desk.actions.value) : -1;
}

export function giveUp<A extends AnyAction>(desk: Desk<A>): void {
  const step = begunAt(desk);
  if (step >= 0) undoTo(desk, step);
}
