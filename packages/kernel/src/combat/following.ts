import type { AnyAction } from '../actions.ts';
import { TABLE, tableAnd } from '../contract.ts';
import type { Tell } from '../events.ts';
import type { Place, Seat, Unit } from '../kinds.ts';
import type { Refusal } from '../refusal.ts';
import type { Stage } from '../sequence.ts';
import type { State } from '../state.ts';

/** What may be done when an attack is over: a unit goes to a hex next to it, or nobody does. */
export interface Following<A extends AnyAction> {
  readonly rule: string;
  /** The step: `{ type: 'advance', unit, to }`. Not to take one is `stand`. */
  step(unit: Unit, to: Place): A;
  /** Who decides, and the units that might go. */
  seat(state: State): Seat;
  units(state: State): Iterable<Unit>;
  hexes(state: State, unit: Unit): readonly Place[];
  refuse(state: State, unit: Unit, to: Place): Refusal | null;
  put(state: State, unit: Unit, to: Place): void;
  /** What is told of a step, and under which rule. */
  readonly told: { readonly type: string; readonly rule: string };
  /** What comes of it that is told after the step. */
  after?(state: State, unit: Unit, to: Place, tell: Tell): void;
  /** After a step, or when nobody goes: what comes next. */
  next(state: State, stood: boolean): void;
}

/** How a world names what is told. */
interface Names {
  unitId(unit: Unit): string;
  hexId(place: Place): string;
  readonly at: { readonly where: number };
}

const STAND = { type: 'stand' };

export function followingPhase<A extends AnyAction>(w: Names, following: Following<A>): Stage<A> {
  const { rule, step, seat, units, hexes, refuse } = following;
  const { type } = step(0, 0);
  const named = (action: A): { readonly unit: Unit; readonly to: Place } => action as never;
  return {
    rule,
    accepts: [type, STAND.type],
    seats: (s) => 1 << seat(s),
    pieces: (s) => tableAnd(units(s), (unit) => hexes(s, unit).length > 0),
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
  { put, told, after }: Following<A>,
  s: State,
  unit: Unit,
  to: Place,
  tell: Tell,
): void {
  const data = { unit: w.unitId(unit), from: w.hexId(s[w.at.where + unit]), hex: w.hexId(to) };
  put(s, unit, to);
  if (tell !== null) tell({ ...told, data });
  after?.(s, unit, to, tell);
}

/** Whether anybody can go at all. */
export function anybodyFollows<A extends AnyAction>({ units, hexes }: Following<A>, state: State): boolean {
  for (const unit of units(state)) if (hexes(state, unit).length > 0) return true;
  return false;
}

/** Asks whether somebody follows, if anybody can: `ask` brings the position to that step. */
export function askToFollow<A extends AnyAction>(following: Following<A>, state: State, ask: () => void): boolean {
  if (!anybodyFollows(following, state)) return false;
  ask();
  return true;
}
