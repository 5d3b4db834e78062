import { type AnyAction, type Refusal, SPECTATOR, type Table } from '@hundred-days/kernel';
import { batch } from '@preact/signals';
import type { Desk } from './desk.ts';

/** What is done at a table, and whose eyes see it. */

/** Whoever looks on does it, if the decision is theirs. */
export function act<A extends AnyAction>(desk: Desk<A>, action: A): void {
  const seat = desk.table.seatToAct;
  if (desk.mayDecide(seat)) submit(desk, seat, action);
}

export function submit<A extends AnyAction>(desk: Desk<A>, seat: number, action: unknown): Refusal | null {
  const { refused, inHand } = desk.shown;
  const before = desk.table.length;
  const no = desk.table.submit(seat, action);
  if (no !== null) refused.value = { no, piece: inHand.value, place: null };
  else changedFrom(desk, before);
  return no;
}

export function adopt<A extends AnyAction>(desk: Desk<A>, table: Table<A>): void {
  const before = Math.min(desk.table.length, table.length);
  desk.table = table;
  changedFrom(desk, before);
}

/** The table has other steps after the first `before`. */
export function changedFrom<A extends AnyAction>(desk: Desk<A>, before: number): void {
  const { table, shown } = desk;
  const { face, motions } = shown;
  const events = table
    .seen(shown.viewer.value)
    .slice(before + 1)
    .flatMap((step) => step.events);
  const rolls = shown.showsRolls.value && events.some((event) => face.logLine(event, 'en').dice.length > 0);
  batch(() => {
    shown.inHand.value = null;
    shown.proposed.value = null;
    shown.refused.value = null;
    shown.which.value = [];
    shown.at.value = table.length;
    shown.rolling.value = rolls ? before : null;
    // Pieces that still move are put down before a die is thrown.
    motions.value = [...(rolls ? [] : motions.value), ...face.motions(events)];
    shown.changed.value++;
    changeEyes(desk);
  });
}

/** The first person's eyes; a table of computers is watched. */
export function firstViewer<A extends AnyAction>({ table, shown: { holders } }: Desk<A>): number {
  const seat = table.seatToAct;
  if (seat >= 0 && holders[seat].kind === 'here') return seat;
  const first = holders.findIndex((holder) => holder.kind === 'here');
  return first < 0 ? SPECTATOR : first;
}

/** At one screen the eyes are those of whoever decides; where there are secrets, a curtain comes between. */
function changeEyes<A extends AnyAction>(desk: Desk<A>): void {
  const { table, shown } = desk;
  const seat = table.seatToAct;
  if (seat < 0 || seat === shown.viewer.value || shown.holders[seat].kind !== 'here') return;
  if (shown.face.hasSecrets(table.view(SPECTATOR))) drawCurtain(desk);
  else shown.viewer.value = seat;
}

export function drawCurtain<A extends AnyAction>({ table, shown }: Desk<A>): void {
  const seat = table.seatToAct;
  const people = shown.holders.filter((holder) => holder.kind === 'here').length;
  if (seat < 0 || people < 2 || shown.holders[seat].kind !== 'here') return;
  if (!shown.face.hasSecrets(table.view(SPECTATOR))) return;
  shown.viewer.value = SPECTATOR;
  shown.curtain.value = seat;
  // Behind it nobody sees a die, and what was seen before it is another's.
  shown.settle();
}

export function openCurtain<A extends AnyAction>({ shown: { curtain, viewer } }: Desk<A>): void {
  const seat = curtain.value;
  if (seat === null) return;
  batch(() => {
    curtain.value = null;
    viewer.value = seat;
  });
}
