import type { AnyAction, Chronicle, Game, Loss, Roll, SeenStep, State } from '@hundred-days/kernel';
import { firstSeatToAct, SPECTATOR, seenState } from '@hundred-days/kernel';
import type { Appraise } from '../appraise.ts';
import type { Scale } from './scale.ts';

/** A game as somebody may look back on it: the steps he knows of, the set-up first, and how it stood for him after each. */
export interface Past {
  readonly steps: readonly SeenStep[];
  view(at: number): State;
}

/** Who judges: the game, its chronicle, and its planner's judgement. */
export interface Court<A extends AnyAction = AnyAction> {
  readonly game: Game<A>;
  readonly chronicle: Chronicle;
  readonly standing: Appraise;
  readonly scale: Scale;
  /** Whose record it is; SPECTATOR for one that is open to all. */
  readonly viewer: number;
}

/** How it stood when nothing was half done. */
export interface Moment {
  /** So many steps had been made. */
  readonly at: number;
  readonly turn: number;
  /** Points of the planner; plus is for the French. */
  readonly value: number;
  readonly losses: readonly Loss[];
}

export interface RolledAt {
  readonly at: number;
  readonly roll: Roll;
}

/** A turn, and how many steps had been made when it began. */
export interface TurnAt {
  readonly turn: number;
  readonly at: number;
}

export interface Account {
  readonly moments: readonly Moment[];
  readonly turns: readonly TurnAt[];
  readonly rolls: readonly RolledAt[];
}

/** Looks a game through from its start; yields the share that is done, and can be dropped at any time. */
export function* lookBack<A extends AnyAction>(court: Court<A>, past: Past): Generator<number, Account, void> {
  const { chronicle } = court;
  const moments: Moment[] = [];
  const rolls: RolledAt[] = [];
  const last = past.steps.length - 1;
  let before = past.view(0);
  const turns: TurnAt[] = [{ turn: chronicle.turn(before), at: 0 }];
  if (chronicle.settled(before)) moments.push(momentAt(court, before, 0));
  for (let at = 1; at <= last; at++) {
    const after = past.view(at);
    const { events } = past.steps[at];
    for (const roll of chronicle.rolls(before, events)) rolls.push({ at, roll });
    const turn = chronicle.turn(after);
    if (turn !== turns[turns.length - 1].turn) turns.push({ turn, at });
    if (at === last || (chronicle.settled(after) && chronicle.rests(before, after, events))) {
      moments.push(momentAt(court, after, at));
      yield at / last;
    }
    before = after;
  }
  // Until the pieces stood nobody stood better than when they did; if they never did, nobody at all.
  const [first] = moments;
  if (first === undefined) moments.push({ ...unjudged(court, before, 0), value: 0 });
  else if (first.at > 0) moments.unshift({ ...first, at: 0 });
  return { moments, turns, rolls };
}

const unjudged = <A extends AnyAction>({ chronicle }: Court<A>, s: State, at: number): Omit<Moment, 'value'> => ({
  at,
  turn: chronicle.turn(s),
  losses: chronicle.losses(s),
});

const momentAt = <A extends AnyAction>(court: Court<A>, s: State, at: number): Moment => ({
  ...unjudged(court, s, at),
  value: judge(court, s),
});

/** What a game that is over counts for the winner. */
const WON = 1000;

/** How the French stand, as each side judges it from what it could see; as its owner does where a record is one seat's. */
export function judge<A extends AnyAction>(court: Court<A>, s: State): number {
  const { game, chronicle, scale, viewer } = court;
  const outcome = game.outcome(s);
  const sign = (seat: number): number => (chronicle.side(s, seat) === 0 ? 1 : -1);
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : WON * sign(outcome.winners[0]);
  const seats = viewer === SPECTATOR ? judgesOf(court, s) : [viewer];
  if (seats.length === 0 || firstSeatToAct(game, s) < 0) return 0;
  const sum = seats.reduce((points, seat) => points + sign(seat) * court.standing(viewOf(court, s, seat), seat), 0);
  return sum / seats.length - scale.level;
}

/** One seat of each side; none while it is not settled who plays whom. */
function judgesOf<A extends AnyAction>({ game, chronicle }: Court<A>, s: State): number[] {
  const sides = game.seats.map((_, seat) => chronicle.side(s, seat));
  const seats = [sides.indexOf(0), sides.indexOf(1)];
  return seats.includes(-1) ? [] : seats;
}

const viewOf = <A extends AnyAction>({ game, viewer }: Court<A>, s: State, seat: number): State =>
  viewer === seat ? s : seenState({ game, viewer: seat, open: false }, s);
