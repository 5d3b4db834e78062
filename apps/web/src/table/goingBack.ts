import type { AnyAction, Refusal } from '@hundred-days/kernel';
import { batch } from '@preact/signals';
import type { Desk } from './desk.ts';
import { changedFrom, countOf } from './doing.ts';
import { afterStride, beforeStride } from './together.ts';

/** Taking back and doing again. */

/** Back to the position after `at` actions; for null, one decision back. */
export function undoTo<A extends AnyAction>(desk: Desk<A>, at: number | null): Refusal | null {
  const { table, shown } = desk;
  const seat = shown.viewer.value;
  const back = at ?? beforeStride(desk);
  const no = back === null ? table.undo(seat) : table.undoTo(seat, back);
  if (no !== null) return refused(desk, no);
  batch(() => {
    shown.motions.value = [];
    changedFrom(desk, countOf(desk));
  });
  return null;
}

export function redo<A extends AnyAction>(desk: Desk<A>): Refusal | null {
  const { table, shown } = desk;
  const before = countOf(desk);
  const to = afterStride(desk);
  do {
    const no = table.redo(shown.viewer.value);
    if (no !== null) return refused(desk, no);
  } while (countOf(desk).known < to && canRedo(desk));
  changedFrom(desk, before);
  return null;
}

function refused<A extends AnyAction>({ shown }: Desk<A>, no: Refusal): Refusal {
  shown.refused.value = { no, piece: null, place: null };
  return no;
}

/** How far the viewer could take back: the number of actions that would stand. */
export function barrier<A extends AnyAction>({ table, shown }: Desk<A>): number {
  shown.changed.value;
  const viewer = shown.viewer.value;
  return viewer < 0 ? table.lengthFor(viewer) : table.barrier(viewer);
}

export function canRedo<A extends AnyAction>({ table, shown }: Desk<A>): boolean {
  shown.changed.value;
  return shown.viewer.value >= 0 && table.refuseRedo(shown.viewer.value) === null;
}
