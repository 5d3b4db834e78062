import type { AnyAction } from '../actions.ts';
import { type Phase, TABLE } from '../contract.ts';
import type { Tell } from '../events.ts';
import type { Place, Seat, Unit } from '../kinds.ts';
import type { Refusal } from '../refusal.ts';
import type { State } from '../state.ts';

/** What may be done when an attack is over: a unit goes to a hex next to it, or nobody does. */
export interface Following<A extends AnyAction> {
  readonly name: string;
  readonly rule: string;
  /** The step: `{ type: 'advance', unit, to }`. Not to take one is `stand`. */
  step(unit: Unit, to: Place): A;
  /** Who decides, and the units that might go. */
  seat(state: State): Seat;
  units(state: State): Iterable<Unit>;
  hexes(state: State, unit: Unit): readonly Place[];
  refuse(state: State, unit: Unit, to: Place): Refusal | null;
  go(state: State, unit: Unit, to: Place, tell: Tell): void;
  /** After a step, or when nobody goes: what comes next. */
  next(state: State, stood: boolean): void;
}

const STAND = { type: 'stand' };

export function followingPhase<A extends AnyAction>(following: Following<A>): Phase<A> {
  const { name, rule, step, seat, units, hexes, refuse } = following;
  const { type } = step(0, 0);
  const named = (action: A): { readonly unit: Unit; readonly to: Place } => action as never;
  return {
    name,
    rule,
    accepts: [type, STAND.type],
    seats: (s) => 1 << seat(s),

    pieces(s) {
      const pieces: Unit[] = [TABLE];
      for (const unit of units(s)) if (hexes(s, unit).length > 0) pieces.push(unit);
      return pieces;
    },

    choices: (s, _seat, piece) => (piece === TABLE ? [STAND as A] : hexes(s, piece).map((to) => step(piece, to))),

    refuse: (s, _seat, action) => (action.type === type ? refuse(s, named(action).unit, named(action).to) : null),
    whyNot: (s, _seat, piece, place) => refuse(s, piece, place),

    apply(s, _seat, action, _dice, tell) {
      const goes = action.type === type;
      if (goes) following.go(s, named(action).unit, named(action).to, tell);
      following.next(s, !goes);
    },
  };
}

/** Whether anybody can go at all. */
export function anybodyFollows<A extends AnyAction>({ units, hexes }: Following<A>, state: State): boolean {
  for (const unit of units(state)) if (hexes(state, unit).length > 0) return true;
  return false;
}
