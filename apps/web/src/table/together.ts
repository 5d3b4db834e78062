import type { AnyAction } from '@hundred-days/kernel';
import { batch } from '@preact/signals';
import { goalIn } from '../face/acts.ts';
import type { Desk } from './desk.ts';
import { countOf, submit } from './doing.ts';

/** Several pieces in one hand: sent one after another, taken back at once. */

/** Whoever looks on does it, if the decision is theirs. */
export function act<A extends AnyAction>(desk: Desk<A>, action: A): void {
  const seat = desk.table.seatToAct;
  if (!desk.mayDecide(seat)) return;
  const { along, face } = desk.shown;
  if (along.value.length > 0 && goalIn(face, action) !== null) actTogether(desk, seat, action);
  else submit(desk, seat, action);
}

/** Every piece in hand does the same, one after another; whoever cannot stays in hand, and it is said why the first cannot. */
function actTogether<A extends AnyAction>(desk: Desk<A>, seat: number, action: A): void {
  const { table, shown } = desk;
  const { face, inHand, along } = shown;
  const hand = desk.asked.value.inHand === null ? [] : [desk.asked.value.inHand, ...along.value];
  const from = countOf(desk).known;
  batch(() => {
    const left = hand.filter((piece) => {
      const same = face.hand.company?.alike(action, desk.choices(piece), table.view(seat)) ?? null;
      return same === null || submit(desk, seat, same) !== null;
    });
    const done = desk.actions.value.slice(from);
    if (done.length > 0) shown.strides = [...shown.strides, { seat, from, done }];
    const [first, ...others] = left;
    if (first === undefined) return;
    const place = goalIn(face, action) ?? 0;
    const no = table.whyNot(seat, first, place);
    shown.refused.value = no === null ? null : { no, piece: first, place };
    inHand.value = first;
    along.value = others;
  });
}

/** How many steps stood before what was done together last; null if the last step was done alone. */
export function beforeStride<A extends AnyAction>({ shown, actions }: Desk<A>): number | null {
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
export function afterStride<A extends AnyAction>({ shown, actions }: Desk<A>): number {
  const { viewer, strides } = shown;
  const undone = strides.findLast(({ seat, from }) => seat === viewer.value && from === actions.value.length);
  return undone === undefined ? 0 : undone.from + undone.done.length;
}
