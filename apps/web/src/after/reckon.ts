import { type AnyAction, type Chronicle, SPECTATOR } from '@hundred-days/kernel';
import {
  type Account,
  type Court,
  lookBack,
  type Past,
  type Scale,
  type TurningPoint,
  turningPoints,
} from '@hundred-days/opponents/after';
import { loadChronicle, loadStaff } from '../games/index.ts';
import type { TableModel } from '../table/model.ts';

/** A game looked through: how it stood, where it turned, what its dice were worth. */
export interface Reckoned {
  readonly account: Account;
  readonly points: readonly TurningPoint[];
  readonly chronicle: Chronicle;
  readonly scale: Scale;
}

/** How long the page is kept from anything else at a time. */
const SLICE_MS = 8;

/** Does a long work in slices, so that the page can be used meanwhile; null if nobody waits for it any more. */
export async function inSlices<T>(
  work: Generator<unknown, T, void>,
  done: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<T | null> {
  let began = now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (now() - began < SLICE_MS) continue;
    await new Promise((rested) => setTimeout(rested));
    if (done.aborted) return null;
    began = now();
  }
}

/** What whoever looks on may look back on: all of a game that is over, else what his record holds. */
export const pastOf = (model: TableModel<AnyAction>): Past => ({
  steps: model.log.peek(),
  view: (at) => model.view(at),
});

export async function reckon(model: TableModel<AnyAction>, done: AbortSignal): Promise<Reckoned | null> {
  const { game } = model.face;
  const [staff, chronicle] = await Promise.all([loadStaff(game.id), loadChronicle(game)]);
  // Once it is over both sides are asked, each from what it could see; before, only whose record it is.
  const viewer = model.over ? SPECTATOR : model.viewer.peek();
  const court: Court = { game, chronicle, standing: staff.standing(game), scale: staff.scale, viewer };
  const past = pastOf(model);
  const account = await inSlices(lookBack(court, past), done);
  if (account === null) return null;
  const points = await inSlices(turningPoints(court, past, account), done);
  return points === null ? null : { account, points, chronicle, scale: staff.scale };
}
