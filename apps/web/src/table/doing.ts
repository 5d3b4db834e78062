import { type AnyAction, type Change, firstSeatToAct, SPECTATOR } from '@hundred-days/kernel';
import { batch } from '@preact/signals';
import type { Holder } from '../store/types.ts';
import type { Desk, Held } from './desk.ts';

/** What was done at a table, by whomever, and whose eyes see it. */

/** Something is new in the seat of somebody here. */
export function hear<A extends AnyAction>(desk: Desk<A>, viewer: number, change: Change): void {
  const looking = viewer === desk.shown.viewer.peek();
  const news = looking ? newsOf(desk, change) : null;
  if (desk.held !== null) {
    if (news !== null) desk.held = both(desk.held, news);
    return;
  }
  batch(() => {
    if (news !== null) tellNews(desk, news);
    changeEyes(desk);
  });
}

function newsOf<A extends AnyAction>(desk: Desk<A>, { from, news, before }: Change): Held {
  return { stands: desk.own.known.length - news, cut: from < before.length && news === 0 };
}

const both = (one: Held, other: Held): Held => ({
  stands: Math.min(one.stands, other.stands),
  cut: one.cut || other.cut,
});

/** Shows what was held back while several requests were one deed. */
export function showHeld<A extends AnyAction>(desk: Desk<A>): void {
  const { held } = desk;
  desk.held = null;
  if (held === null) return;
  batch(() => {
    if (held.stands < Number.POSITIVE_INFINITY) tellNews(desk, held);
    changeEyes(desk);
  });
}

/** There are other steps after those that stand. */
function tellNews<A extends AnyAction>(desk: Desk<A>, { stands, cut }: Held): void {
  const { shown } = desk;
  const { steps, length } = desk.own.known;
  // What can be taken back or done again has changed, and nothing else: that is no business of the hand.
  if (stands >= length && !cut) {
    desk.known.value = desk.own.known;
    return;
  }
  const { face, motions } = shown;
  // Behind a curtain nobody sees what was seen before it.
  const events = shown.curtain.value === null ? steps.slice(stands + 1).flatMap((step) => step.events) : [];
  const rolls = shown.showsRolls.value && events.some((event) => face.words.logLine(event, 'en').dice.length > 0);
  batch(() => {
    emptyHand(desk);
    desk.show();
    shown.rolling.value = rolls ? stands : null;
    // Pieces that still move are put down before a die is thrown, and when something is taken back.
    motions.value = [...(rolls || cut ? [] : motions.value), ...face.map.motions(events)];
    shown.changed.value++;
  });
}

function emptyHand<A extends AnyAction>({ shown }: Desk<A>): void {
  shown.inHand.value = null;
  shown.along.value = [];
  shown.proposed.value = null;
  shown.dropped.value = null;
  shown.refused.value = null;
  shown.which.value = [];
}

/** Another table lies here from now on, and nothing of it is news. */
export function laid<A extends AnyAction>(desk: Desk<A>): void {
  batch(() => {
    emptyHand(desk);
    desk.show();
    desk.shown.rolling.value = null;
    desk.shown.motions.value = [];
    desk.shown.changed.value++;
    changeEyes(desk);
  });
}

/**
 * The eyes of who decides, or of the only person; a table of computers is watched. Of several people nobody knows who looks
 * while a computer decides: where there are secrets, nobody's are shown.
 */
export function firstViewer<A extends AnyAction>(desk: Desk<A>): number {
  const { holders } = desk.shown;
  const seat = seatIn(desk, SPECTATOR);
  const here = holders.flatMap(({ kind }, held) => (kind === 'here' ? [held] : []));
  if (here.includes(seat)) return seat;
  return here.length > 1 && hasSecrets(desk) ? SPECTATOR : (here[0] ?? SPECTATOR);
}

/**
 * Somebody else holds a seat: the computer has taken it over, or hands it back. Whoever looked on as another sees nothing
 * more before it is clear who is at the screen, where there are secrets.
 */
export function reseat<A extends AnyAction>(desk: Desk<A>, seat: number, holder: Holder): void {
  const { shown } = desk;
  const before = shown.viewer.value;
  batch(() => {
    emptyHand(desk);
    shown.settle();
    shown.motions.value = [];
    shown.held.value = shown.holders.map((held, i) => (i === seat ? holder : held));
    desk.seatNew();
    const viewer = firstViewer(desk);
    const veiled = viewer >= 0 && viewer !== before && hasSecrets(desk);
    shown.curtain.value = veiled ? viewer : null;
    desk.look(veiled ? SPECTATOR : viewer);
    desk.unseatGone();
    shown.changed.value++;
  });
}

/** The seat that decides, as a viewer knows it. */
const seatIn = <A extends AnyAction>(desk: Desk<A>, viewer: number): number =>
  firstSeatToAct(desk.shown.face.game, desk.seatOf(viewer).known.view);

const hasSecrets = <A extends AnyAction>(desk: Desk<A>): boolean =>
  desk.shown.face.hasSecrets(desk.seatOf(SPECTATOR).known.view);

/** At one screen the eyes are those of whoever decides; where there are secrets, a curtain comes between. */
function changeEyes<A extends AnyAction>(desk: Desk<A>): void {
  const { seat, shown } = desk;
  if (seat < 0 || seat === shown.viewer.value || shown.holders[seat].kind !== 'here') return;
  // Each seat hears of it in its own time; where it was lost on the way, it is asked for.
  if (seatIn(desk, seat) !== seat) {
    desk
      .seatOf(seat)
      .refresh()
      .catch(() => undefined);
    return;
  }
  if (hasSecrets(desk)) drawCurtain(desk);
  else desk.look(seat);
}

export function drawCurtain<A extends AnyAction>(desk: Desk<A>): void {
  const { seat, shown } = desk;
  const people = shown.holders.filter((holder) => holder.kind === 'here').length;
  if (seat < 0 || people < 2 || shown.holders[seat].kind !== 'here') return;
  if (!hasSecrets(desk)) return;
  batch(() => {
    shown.curtain.value = seat;
    desk.look(SPECTATOR);
    // Behind it nobody sees a die, and what was seen before it is another's.
    shown.settle();
  });
}

export function openCurtain<A extends AnyAction>(desk: Desk<A>): void {
  const { curtain } = desk.shown;
  const seat = curtain.value;
  if (seat === null) return;
  batch(() => {
    curtain.value = null;
    desk.look(seat);
  });
}
