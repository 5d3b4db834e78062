import type { AnyAction } from '../actions.ts';
import { TABLE, tableAnd } from '../contract.ts';
import type { Tell } from '../events.ts';
import type { Place, Seat, Unit } from '../kinds.ts';
import type { Refusal } from '../refusal.ts';
import type { Stage } from '../sequence.ts';
import type { State } from '../state.ts';

/** The step `{ type, unit, to }` with its rule, and what is told of it under which rule. Not to take one is `stand`. */
export interface FollowingStep<T extends string> {
  readonly type: T;
  readonly rule: string;
  readonly told: { readonly type: string; readonly rule: string };
}

/** What may be done when an attack is over: a unit goes to a hex next to it, or nobody does. */
export interface Following<A extends AnyAction> {
  readonly step: FollowingStep<A['type']>;
  /** Who decides; his units might go. */
  seat(state: State): Seat;
  hexes(state: State, unit: Unit): readonly Place[];
  refuse(state: State, unit: Unit, to: Place): Refusal | null;
  put(state: State, unit: Unit, to: Place): void;
  /** What comes of it that is told after the step. */
  after?(state: State, unit: Unit, to: Place, tell: Tell): void;
  /** After a step, or when nobody goes: what comes next. */
  next(state: State, stood: boolean): void;
}

/** How a world names what is told. */
interface Names {
  readonly unitsOf: readonly Iterable<Unit>[];
  unitId(unit: Unit): string;
  hexId(place: Place): string;
  readonly at: { readonly where: number };
}

const STAND = { type: 'stand' };

export function followingPhase<A extends AnyAction>(w: Names, following: Following<A>): Stage<A> {
  const { seat, hexes, refuse } = following;
  const { type, rule } = following.step;
  const step = (unit: Unit, to: Place): A => ({ type, unit, to }) as unknown as A;
  const named = (action: A): { readonly unit: Unit; readonly to: Place } => action as never;
  return {
    rule,
    accepts: [type, STAND.type],
    seats: (s) => 1 << seat(s),
    pieces: (s) => tableAnd(w.unitsOf[seat(s)], (unit) => hexes(s, unit).length > 0),
    choices: (s, _seat, piece) => (piece === TABLE ? [STAND as A] : hexes(s, piece).map((to) => step(piece, to))),

    refuse: (s, _seat, action) => (action.type === type ? refuse(s, named(action).unit, named(action).to) : null),
    whyNot: (s, _seat, piece, place) => refuse(s, piece, place),

    apply(s, _seat, action, _dice, tell) {
      const goes = action.type === type;
      if (goes) follow(w, following, s, named(action).unit, named(action).to, tell);
      following.next(s, !goes);
    },
  };
}

function follow<A extends AnyAction>(
  w: Names,
  { step, put, after }: Following<A>,
  s: State,
  unit: Unit,
  to: Place,
  tell: Tell,
): void {
  const data = { unit: w.unitId(unit), from: w.hexId(s[w.at.where + unit]), hex: w.hexId(to) };
  put(s, unit, to);
  if (tell !== null) tell({ ...step.told, data });
  after?.(s, unit, to, tell);
}

/** Whether anybody can go at all. */
export function anybodyFollows<A extends AnyAction>(
  { unitsOf }: Pick<Names, 'unitsOf'>,
  { seat, hexes }: Following<A>,
  state: State,
): boolean {
  for (const unit of unitsOf[seat(state)]) if (hexes(state, unit).length > 0) return true;
  return false;
}

/** Asks whether somebody follows, if anybody can: `ask` brings the position to that step. */
export function askToFollow<A extends AnyAction>(
  w: Pick<Names, 'unitsOf'>,
  following: Following<A>,
  state: State,
  ask: () => void,
): boolean {
  if (!anybodyFollows(w, following, state)) return false;
  ask();
  return true;
}
