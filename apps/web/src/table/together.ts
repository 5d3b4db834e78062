import { type AnyAction, choicesOf, type SeenStep, type TableSeat, whyNot } from '@hundred-days/kernel';
import { goalIn } from '../face/acts.ts';
import { inOneGo, submit, tellRefusal } from './asking.ts';
import { type Desk, listed } from './desk.ts';
import type { TableSignals } from './signals.ts';

/** Several pieces in one hand: sent one after another, taken back at once. */

/** Whoever looks on does it, if the decision is theirs. */
export async function act<A extends AnyAction>(desk: Desk<A>, action: A): Promise<void> {
  const { along, face, asking } = desk.shown;
  if (asking.value || !desk.mayDecide(desk.seat)) return;
  // What was taken back together and is done in another way now is not together any more.
  const { length } = desk.known.value;
  desk.shown.strides = desk.shown.strides.filter(({ seat, from }) => seat !== desk.seat || from < length);
  const shared = (): boolean => face.hand.company?.shares?.(action) ?? goalIn(face, action) !== null;
  if (along.value.length > 0 && shared()) await actTogether(desk, action);
  else await submit(desk, action);
}

/** Several things one after another, which are one deed and taken back as one. What is refused ends it. */
export async function actInTurn<A extends AnyAction>(desk: Desk<A>, actions: readonly A[]): Promise<void> {
  const { shown } = desk;
  if (shown.asking.value || !desk.mayDecide(desk.seat)) return;
  const { length } = desk.known.value;
  shown.strides = shown.strides.filter(({ seat, from }) => seat !== desk.seat || from < length);
  const seat = desk.own;
  const from = seat.known.length;
  await inOneGo(
    desk,
    async () => {
      for (const action of actions) {
        const answer = await seat.submit(action);
        if (answer.result !== 'done') return answer;
      }
      return null;
    },
    (refused) => {
      const done = seat.known.steps.slice(from + 1);
      if (done.length > 1) shown.strides = [...shown.strides, { seat: seat.viewer, from, done }];
      if (refused !== null) tellRefusal(desk, refused);
    },
  );
}

/** As many of the hand as can do the same, one after another; the others stay in hand. What is refused all the same says why. */
async function actTogether<A extends AnyAction>(desk: Desk<A>, action: A): Promise<void> {
  const { shown } = desk;
  const { inHand } = desk.asked.value;
  const held = inHand === null ? [] : [inHand, ...shown.along.value];
  const goers = shown.face.hand.company?.goers(desk.asked.value, action) ?? held;
  const seat = desk.own;
  const from = seat.known.length;
  await inOneGo(
    desk,
    () => send(desk, seat, goers, action),
    (refused) => {
      const done = seat.known.steps.slice(from + 1);
      if (done.length > 0) shown.strides = [...shown.strides, { seat: seat.viewer, from, done }];
      // For whom there was no room was told before.
      const [first = null, ...others] = held.filter((piece) => refused.includes(piece) || !goers.includes(piece));
      shown.inHand.value = first;
      shown.along.value = others;
      if (refused.length === 0) return;
      const place = goalIn(shown.face, action) ?? 0;
      const no = whyNot(seat.game, seat.known.view, seat.viewer, refused[0], place);
      shown.refused.value = no === null ? null : { no, piece: refused[0], place };
    },
  );
}

/** Those who could not do the same. */
async function send<A extends AnyAction>(
  { shown: { face } }: Desk<A>,
  seat: TableSeat<A>,
  hand: readonly number[],
  action: A,
): Promise<readonly number[]> {
  const left: number[] = [];
  for (const piece of hand) {
    const { view } = seat.known;
    const choices = listed(choicesOf(seat.game, view, seat.viewer, piece));
    const same = face.hand.company?.alike(action, choices, view, hand) ?? null;
    const answer = same === null ? null : await seat.submit(same);
    if (answer?.result !== 'done') left.push(piece);
  }
  return left;
}

/** How many steps stood before what was done together last; null if the last step was done alone. */
export const beforeStride = <A extends AnyAction>({ shown, known }: Desk<A>): number | null =>
  strideIn(shown, known.value.steps);

export function strideIn<A extends AnyAction>(shown: TableSignals<A>, steps: readonly SeenStep[]): number | null {
  const last = shown.strides.findLast(({ seat, from, done }) => {
    const there = steps.slice(from + 1);
    return (
      seat === shown.viewer.value &&
      there.length === done.length &&
      there.every((step, i) => step.seat === done[i].seat && step.action === done[i].action)
    );
  });
  return last?.from ?? null;
}

/** How many steps stood after what was taken back together last; 0 if there is no such thing. */
export function afterStride<A extends AnyAction>({ shown, known }: Desk<A>): number {
  const { viewer, strides } = shown;
  const undone = strides.findLast(({ seat, from }) => seat === viewer.value && from === known.value.length);
  return undone === undefined ? 0 : undone.from + undone.done.length;
}
