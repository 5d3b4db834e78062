import { type AnyAction, refusal } from '@hundred-days/kernel';
import { batch } from '@preact/signals';
import { goalIn, isDirect } from '../face/acts.ts';
import type { Anew } from '../face/types.ts';
import { inOneGo, tellRefusal } from './asking.ts';
import type { Desk } from './desk.ts';
import { undoTo } from './goingBack.ts';
import { act, actInTurn } from './together.ts';

/** What a hand does: takes up a piece, points with it, asks why not, puts it back. */

/** Takes a piece in hand, lets go of it, or does the one thing a click on it means. */
export function pick<A extends AnyAction>(desk: Desk<A>, piece: number): void {
  const { refused, proposed, along, inHand } = desk.shown;
  if (!mayReach(desk)) return;
  batch(() => {
    refused.value = null;
    const anew = anewFor(desk, piece);
    const back = anew.from >= desk.known.value.barrier;
    // What cannot be taken up takes nothing out of the hand.
    if (!back && inHand.value !== piece && desk.choices(piece).length === 0) return refusePiece(desk, piece);
    if (!desk.asked.value.parts) {
      drop(desk, [piece]);
      proposed.value = null;
    }
    along.value = [];
    if (back) void announceAnew(desk, anew);
    else takeUp(desk, piece);
  });
}

/** Another is taken up: what was put forward for the one in hand is not done, and that is said. */
function drop<A extends AnyAction>({ asked, shown }: Desk<A>, taken: readonly number[]): void {
  const { inHand, along, proposed } = asked.value;
  const dropped = inHand !== null && proposed !== null && ![inHand, ...along].some((piece) => taken.includes(piece));
  shown.dropped.value = dropped ? { piece: inHand, action: proposed } : null;
  if (dropped) shown.proposed.value = null;
}

/** The decision is that of whoever looks on, and nothing is under way. */
const mayReach = <A extends AnyAction>({ asked, shown }: Desk<A>): boolean =>
  asked.value.deciding && !shown.asking.value;

function takeUp<A extends AnyAction>(desk: Desk<A>, piece: number): void {
  const { face, inHand } = desk.shown;
  if (inHand.value === piece) {
    inHand.value = null;
    return;
  }
  const choices = desk.choices(piece);
  const asks = (action: A): boolean => face.hand.asks?.(desk.asked.value, action) ?? false;
  if (choices.length === 1 && isDirect(face, choices[0]) && !asks(choices[0])) void act(desk, choices[0]);
  else inHand.value = piece;
}

/** Takes several pieces in hand; a way that is shown stays shown, for those who are in hand now. */
export function gather<A extends AnyAction>(desk: Desk<A>, [first, ...others]: readonly number[]): void {
  const { refused, proposed, inHand, along } = desk.shown;
  if (!mayReach(desk)) return;
  batch(() => {
    if (first !== undefined) drop(desk, [first, ...others]);
    refused.value = null;
    if (first === undefined) proposed.value = null;
    inHand.value = first ?? null;
    along.value = others;
  });
}

/** A second click on a piece that is part of an announcement takes that step back and keeps the others; -1 where it is none. */
function anewFor<A extends AnyAction>({ asked, actions, shown }: Desk<A>, piece: number): Anew<A> {
  const { retract, anew } = shown.face.hand;
  const together = anew?.(asked.value, piece, actions.value);
  if (together) return together;
  const step = retract(asked.value, piece, actions.value);
  return { from: step, next: actions.value.slice(step + 1) };
}

async function announceAnew<A extends AnyAction>(desk: Desk<A>, { from, next }: Anew<A>): Promise<void> {
  if (from === desk.actions.value.length) return actInTurn(desk, next);
  await inOneGo(
    desk,
    async (seat) => {
      const back = await seat.undo(from, desk.known.peek());
      if (back.result !== 'done') return back;
      for (const action of next) if ((await seat.submit(action)).result !== 'done') break;
      return back;
    },
    (answer) => tellRefusal(desk, answer),
  );
}

function refusePiece<A extends AnyAction>(desk: Desk<A>, piece: number): void {
  const asked = desk.asked.value;
  const { face, refused } = desk.shown;
  const place = face.map.pieces(asked).find((shown) => shown.piece === piece)?.place ?? null;
  const no = desk.whyNot(piece, place ?? 0);
  refused.value = no === null ? null : { no, piece, place };
}

/**
 * Points at a place: proposes the action of the piece in hand that leads there, does it if a click means it, or says why
 * there is none. Without a piece in hand the one piece that can go there is meant; of several it is asked which,
 * unless all of them must go there.
 */
export function point<A extends AnyAction>(desk: Desk<A>, place: number): A | null {
  const { inHand, choices, view, propose } = desk.asked.value;
  const { face, refused } = desk.shown;
  if (!mayReach(desk)) return null;
  if (inHand === null) return pointForAny(desk, place);
  const ways = choices.filter((choice) => goalIn(face, choice) === place);
  if (differ(desk, ways)) {
    desk.shown.which.value = ways.map((way) => ({ piece: inHand, action: way }));
    return null;
  }
  const action = ways.length === 0 ? towards(desk, place) : face.hand.choose(ways, view);
  batch(() => {
    refused.value = null;
    if (action !== null && isDirect(face, action)) {
      void act(desk, action);
      return;
    }
    // What was put forward before stands, where nothing else can be.
    if (action === null) refuse(desk, inHand, place);
    else propose(action);
  });
  return action;
}

/** A click would do one of several things there: of two friends in a hex one is pushed aside, and it is asked which. */
function differ<A extends AnyAction>({ asked, shown }: Desk<A>, ways: readonly A[]): boolean {
  const { face } = shown;
  const names = ways.map((way) => isDirect(face, way) && face.words.actionName(way, asked.value.language));
  return !names.includes(false) && new Set(names).size > 1;
}

/** Several in hand may be sent further than they get. */
const towards = <A extends AnyAction>({ asked, shown }: Desk<A>, place: number): A | null =>
  asked.value.along.length === 0 ? null : (shown.face.hand.company?.toward?.(asked.value, place) ?? null);

function pointForAny<A extends AnyAction>(desk: Desk<A>, place: number): A | null {
  const { face } = desk.shown;
  const { pieces, parts, propose } = desk.asked.value;
  const ways = pieces
    .flatMap((piece) => desk.choices(piece).map((action) => ({ piece, action })))
    .filter(({ action }) => (parts || isDirect(face, action)) && goalIn(face, action) === place);
  const [first] = ways;
  const going = ways.map(({ piece }) => piece);
  const asks = ways.length > 1 && face.hand.inAnyOrder?.(desk.asked.value, going, place) !== true;
  if (asks) desk.shown.which.value = ways;
  if (asks || first === undefined) return null;
  if (parts) propose(first.action);
  else void act(desk, first.action);
  return first.action;
}

/** Asks why a piece may not go to a place, and shows the answer there. */
export function refuse<A extends AnyAction>(desk: Desk<A>, piece: number, place: number): void {
  const no = desk.whyNot(piece, place);
  if (no !== null) desk.shown.refused.value = { no, piece, place };
}

/** The same for whoever has asked: also where nothing is done by pointing at places. */
export function explainWhy<A extends AnyAction>(desk: Desk<A>, piece: number, place: number): void {
  const { face, refused } = desk.shown;
  refused.value = null;
  refuse(desk, piece, place);
  if (refused.value !== null || desk.choices(piece).some((choice) => goalIn(face, choice) === place)) return;
  const { rule } = face.game.phase(desk.known.value.view);
  refused.value = { no: refusal(rule, 'not-by-place'), piece, place };
}

/** Puts back what was begun last: the way that is shown, the piece, the announcement. */
export function putBack<A extends AnyAction>(desk: Desk<A>): void {
  const { refused, proposed, dropped, inHand, asking } = desk.shown;
  if (asking.value) return;
  batch(() => {
    refused.value = null;
    dropped.value = null;
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
  if (step >= 0) void undoTo(desk, step);
}
