import type { AnyAction } from '@hundred-days/kernel';
import { batch } from '@preact/signals';
import { clickPiece, isHeld } from './deeds.ts';
import type { Desk } from './desk.ts';
import { countOf, submit } from './doing.ts';
import type { AtTable } from './ui.ts';

/**
 * Several pieces in one hand: taken up with a click, sent one after another, taken back at once. Only a face with a company
 * brings this along; the others need not load it.
 */
export const HANDS = { act, before, after, click, grab };

/** Every piece in hand does the same, one after another; whoever cannot stays in hand, and it is said why the first cannot. */
function act<A extends AnyAction>(desk: Desk<A>, seat: number, action: A): void {
  const { table, shown } = desk;
  const { face, inHand, along } = shown;
  const hand = desk.asked.value.inHand === null ? [] : [desk.asked.value.inHand, ...along.value];
  const from = countOf(desk).known;
  batch(() => {
    const left = hand.filter((piece) => {
      const same = face.company?.alike(action, desk.choices(piece), table.view(seat)) ?? null;
      return same === null || submit(desk, seat, same) !== null;
    });
    const done = desk.actions.value.slice(from);
    if (done.length > 0) shown.strides = [...shown.strides, { seat, from, done }];
    const [first, ...others] = left;
    if (first === undefined) return;
    const place = face.goal(action) ?? 0;
    const no = table.whyNot(seat, first, place);
    shown.refused.value = no === null ? null : { no, piece: first, place };
    inHand.value = first;
    along.value = others;
  });
}

/** How many steps stood before what was done together last; null if the last step was done alone. */
function before<A extends AnyAction>({ shown, actions }: Desk<A>): number | null {
  const known = actions.value;
  const last = shown.strides.findLast(({ seat, from, done }) => {
    const there = known.slice(from);
    return (
      seat === shown.viewer.value && there.length === done.length && there.every((action, i) => action === done[i])
    );
  });
  return last?.from ?? null;
}

/** How many steps stood after what was taken back together last; 0 if there is no such thing. */
function after<A extends AnyAction>({ shown, actions }: Desk<A>): number {
  const { viewer, strides } = shown;
  const undone = strides.findLast(({ seat, from }) => seat === viewer.value && from === actions.value.length);
  return undone === undefined ? 0 : undone.from + undone.done.length;
}

const companyOf = ({ model }: AtTable, piece: number): readonly number[] =>
  model.face.company?.of(model.asked.value, piece) ?? [];

/** A click on a piece on the map: all that go with it are taken up, or put down if all are in hand. */
function click(table: AtTable, piece: number): void {
  const asked = table.model.asked.value;
  const company = companyOf(table, piece);
  if (company.length < 2 || !asked.pieces.includes(piece)) clickPiece(table, piece);
  else asked.gather(company.every((one) => isHeld(asked, one)) ? [] : company);
}

/** Pressed and dragged: what is in hand of a stack goes on its way, and no more of it. */
function grab(table: AtTable, piece: number): void {
  const { asked } = table.model;
  if (!companyOf(table, piece).some((one) => isHeld(asked.value, one))) click(table, piece);
}
