import { type AnyAction, cameOf, expectedOf, type Loss } from '@hundred-days/kernel';
import { type Account, type Court, judge, type Moment, type Past, type RolledAt } from './account.ts';
import { heightOf, type Scale, standingOf } from './scale.ts';

/** Where a game turned: the largest changes over one attack or one movement phase. */
export interface TurningPoint {
  readonly from: Moment;
  readonly to: Moment;
  /** The step that counted most; replay begins one before it. */
  readonly at: number;
  /** The roll that decided; null where moves did. */
  readonly roll: RolledAt | null;
  /** What each army lost meanwhile. */
  readonly lost: readonly Loss[];
}

export const MOST_POINTS = 5;
/** Steps between two of them, at least. */
export const APART = 40;
/** Smaller changes, in bands of the axis, turn nothing; nor does one that is not worth another word. */
const LEAST = 0.3;

/** Yields now and then, so that it can be done in slices. */
export function* turningPoints<A extends AnyAction>(
  court: Court<A>,
  past: Past,
  account: Account,
): Generator<void, TurningPoint[], void> {
  const chosen: (readonly [Moment, Moment])[] = [];
  for (const span of spansBySize(court.scale, account)) {
    if (chosen.length === MOST_POINTS) break;
    if (chosen.every(([, to]) => Math.abs(to.at - span[1].at) >= APART)) chosen.push(span);
  }
  const points: TurningPoint[] = [];
  for (const [from, to] of chosen.sort(([a], [b]) => a.at - b.at))
    points.push(yield* pointOf(court, past, account, from, to));
  return points;
}

function spansBySize(scale: Scale, { moments, rolls }: Account): (readonly [Moment, Moment])[] {
  const end = moments.at(-1);
  const size = ([from, to]: readonly [Moment, Moment]): number =>
    Math.abs(heightOf(scale, to.value) - heightOf(scale, from.value));
  return (
    moments
      .slice(1)
      .map((to, i) => [moments[i], to] as const)
      // That time is up turns nothing; an attack that ends the game may.
      .filter(([from, to]) => to !== end || decisive(rolls, from, to) !== null)
      .filter((span) => size(span) > LEAST && worded(scale, span[0].value) !== worded(scale, span[1].value))
      .sort((a, b) => size(b) - size(a))
  );
}

const worded = (scale: Scale, value: number): string => {
  const standing = standingOf(scale, value);
  return standing === 'even' ? standing : `${standing} ${Math.sign(value)}`;
};

/** Of the rolls between two moments the one that came least as expected; null if none counts. */
function decisive(rolls: readonly RolledAt[], from: Moment, to: Moment): RolledAt | null {
  const surprise = ({ roll }: RolledAt): number => Math.abs(cameOf(roll) - expectedOf(roll));
  const there = rolls.filter(({ at, roll }) => at > from.at && at <= to.at && roll.coin === 'points');
  return there.reduce<RolledAt | null>(
    (most, one) => (most === null || surprise(one) > surprise(most) ? one : most),
    null,
  );
}

function* pointOf<A extends AnyAction>(
  court: Court<A>,
  past: Past,
  { rolls }: Account,
  from: Moment,
  to: Moment,
): Generator<void, TurningPoint, void> {
  const roll = decisive(rolls, from, to);
  const lost = to.losses.map((loss, army) => ({ ...loss, lost: loss.lost - from.losses[army].lost }));
  return { from, to, roll, lost, at: roll?.at ?? (yield* mostTurning(court, past, from, to)) };
}

/** Of the steps of a movement phase the one after which the judgement had changed most in its direction. */
function* mostTurning<A extends AnyAction>(
  court: Court<A>,
  past: Past,
  from: Moment,
  to: Moment,
): Generator<void, number, void> {
  const direction = Math.sign(to.value - from.value);
  let best = from.at + 1;
  let most = Number.NEGATIVE_INFINITY;
  let before = from.value;
  for (let at = from.at + 1; at < to.at; at++) {
    const value = judge(court, past.view(at));
    // Whose turn it is changes the judgement as well; that is nobody's move.
    if (past.steps[at].events.some(({ data }) => data.unit !== undefined) && direction * (value - before) > most) {
      most = direction * (value - before);
      best = at;
    }
    before = value;
    yield;
  }
  return best;
}
