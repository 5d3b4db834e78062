import type { AnyAction, Dice, Game, HexMap, State } from '@hundred-days/kernel';
import type { Attack } from './fight.ts';
import type { Depth, Judge } from './judge.ts';
import type { Manoeuvre, Moving } from './manoeuvre.ts';

export type Announced = Pick<Attack, 'attackers' | 'defenders'>;

/** A game with forced combat, as a general sees it: everything of its rulebook that planning a player turn has to know. */
export interface Theatre<A extends AnyAction> {
  /** Its phases `movement` and `combat` are planned as a whole, everything else is decided at once. */
  readonly game: Game<A>;
  /** Where things stand in a position: of a unit at `where + unit`. */
  readonly at: { readonly where: number; readonly turn: number; readonly step: number };
  /** Somebody who values positions for a seat. */
  appointJudge(seat: number, depth: Depth, turn?: number): Judge;
  /** Its weights change from turn to turn, and so do its judges. */
  readonly byTurn?: boolean;
  manoeuvre(moving: Moving<A>, judge: Judge): Manoeuvre<A>;
  /** What has been announced so far. */
  announced(view: State): Announced;
  /** The steps that announce an attack, the roll last. */
  announce(view: State, attack: Attack): A[];
  roll(column: number): A;
  /** Marks an attack in a position as announced. */
  mark(state: State, attack: Attack): void;
  /** Of decisions after a roll the plainest is made: this is what a choice costs beyond others of its kind. */
  costOf(action: A): number;
  /** What dice that follow a choice of themselves are taken to show; left out where none do. */
  readonly chance?: Dice;
  /** Of a large field the part around these pieces, in which what they do is weighed; left out where it is weighed as a whole. */
  around?(view: State, pieces: readonly number[]): State;
  /** For who asks why. */
  readonly reasons: Reasons;
}

/** What advice asks of a map. */
export interface Terrain {
  /** At 6 * hex + direction. */
  readonly neighbours: Readonly<Int16Array>;
  readonly map: Pick<HexMap, 'distance'>;
}

/** What advice says of an attack, in the words and numbers of the rulebook. */
export interface Reasons {
  readonly ground: Terrain;
  /** Results by their names, the best for the attacker first. */
  readonly results: readonly string[];
  readonly kills: readonly string[];
  readonly drives: string;
  /** The column an announced one is resolved in; what it is called; the result of a die in an attack. */
  resolved(view: State, column: number): number;
  columnName(column: number): string;
  resultOf(view: State, attack: Attack, die: number): string;
  /** Strengths as they count, and the column they give. */
  strengths(
    view: State,
    attack: Announced,
  ): { readonly attack: number; readonly defence: number; readonly column: number };
  /** Whether nobody attacks but guns from afar, for whom no result is. */
  isFireOnly(view: State, attack: Announced): boolean;
  hasWayOut(view: State, unit: number): boolean;
  /** A result that drives units back leaves it where it is. */
  stays(view: State, unit: number): boolean;
  /** Whether a unit cannot fall back from a hex to a neighbour of it. */
  bars(view: State, unit: number, from: number, direction: number): boolean;
}
