import { type AnyAction, type Refusal, SPECTATOR, type Table } from '@hundred-days/kernel';
import { batch } from '@preact/signals';
import type { Desk } from './desk.ts';

/** What is done at a table, and whose eyes see it. */

export function submit<A extends AnyAction>(desk: Desk<A>, seat: number, action: unknown): Refusal | null {
  const { refused, inHand } = desk.shown;
  const before = countOf(desk);
  const no = desk.table.submit(seat, action);
  if (no === null) changedFrom(desk, before);
  // What another seat tried is not this one's to know.
  else if (seat === desk.shown.viewer.value) refused.value = { no, piece: inHand.value, place: null };
  return no;
}

export function adopt<A extends AnyAction>(desk: Desk<A>, table: Table<A>): void {
  const [was, now] = [countOf(desk), countOf({ table, shown: desk.shown })];
  desk.table = table;
  changedFrom(desk, { all: Math.min(was.all, now.all), known: Math.min(was.known, now.known) });
}

/** How many steps a table has, and how many of them the viewer knows of. */
export interface Count {
  readonly all: number;
  readonly known: number;
}

export const countOf = <A extends AnyAction>({ table, shown }: Pick<Desk<A>, 'table' | 'shown'>): Count => ({
  all: table.length,
  known: table.lengthFor(shown.viewer.value),
});

/** The table has other steps after the first ones counted. At the end all open up: those are no news. */
export function changedFrom<A extends AnyAction>(desk: Desk<A>, { all, known }: Count): void {
  const { table, shown } = desk;
  const { face, motions } = shown;
  const now = countOf(desk);
  const before = Math.max(known, now.known - (now.all - all));
  const events = table
    .seen(shown.viewer.value)
    .slice(before + 1)
    .flatMap((step) => step.events);
  const rolls = shown.showsRolls.value && events.some((event) => face.words.logLine(event, 'en').dice.length > 0);
  batch(() => {
    shown.inHand.value = null;
    shown.along.value = [];
    shown.proposed.value = null;
    shown.refused.value = null;
    shown.which.value = [];
    shown.at.value = now.known;
    shown.rolling.value = rolls ? before : null;
    // Pieces that still move are put down before a die is thrown.
    motions.value = [...(rolls ? [] : motions.value), ...face.map.motions(events)];
    shown.changed.value++;
    changeEyes(desk);
  });
}

/**
 * The eyes of who decides, or of the only person; a table of computers is watched. Of several people nobody knows who looks
 * while a computer decides: where there are secrets, nobody's are shown.
 */
export function firstViewer<A extends AnyAction>({ table, shown: { holders, face } }: Desk<A>): number {
  const seat = table.seatToAct;
  const here = holders.flatMap(({ kind }, held) => (kind === 'here' ? [held] : []));
  if (here.includes(seat)) return seat;
  return here.length > 1 && face.hasSecrets(table.view(SPECTATOR)) ? SPECTATOR : (here[0] ?? SPECTATOR);
}

/** At one screen the eyes are those of whoever decides; where there are secrets, a curtain comes between. */
function changeEyes<A extends AnyAction>(desk: Desk<A>): void {
  const { table, shown } = desk;
  const seat = table.seatToAct;
  if (seat < 0 || seat === shown.viewer.value || shown.holders[seat].kind !== 'here') return;
  if (shown.face.hasSecrets(table.view(SPECTATOR))) drawCurtain(desk);
  else look(desk, seat);
}

/** With other eyes there is another count of steps. */
function look<A extends AnyAction>({ table, shown }: Desk<A>, viewer: number): void {
  shown.viewer.value = viewer;
  shown.at.value = table.lengthFor(viewer);
}

export function drawCurtain<A extends AnyAction>(desk: Desk<A>): void {
  const { table, shown } = desk;
  const seat = table.seatToAct;
  const people = shown.holders.filter((holder) => holder.kind === 'here').length;
  if (seat < 0 || people < 2 || shown.holders[seat].kind !== 'here') return;
  if (!shown.face.hasSecrets(table.view(SPECTATOR))) return;
  look(desk, SPECTATOR);
  shown.curtain.value = seat;
  // Behind it nobody sees a die, and what was seen before it is another's.
  shown.settle();
}

export function openCurtain<A extends AnyAction>(desk: Desk<A>): void {
  const { curtain } = desk.shown;
  const seat = curtain.value;
  if (seat === null) return;
  batch(() => {
    curtain.value = null;
    look(desk, seat);
  });
}
