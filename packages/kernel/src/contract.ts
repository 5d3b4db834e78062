import type { ActionTable, AnyAction } from './actions.ts';
import type { Described } from './described.ts';
import type { Dice } from './dice.ts';
import type { GameEvent, Tell } from './events.ts';
import type { Place, Seat, Unit, Viewer } from './kinds.ts';
import type { Refusal, Result } from './refusal.ts';
import type { AnyLayout, State } from './state.ts';

/** The piece that stands for the table itself: choices that belong to no unit, such as ending a phase. */
export const TABLE = -1;

/** The table, and those of the units that may do something. */
export function tableAnd(units: Iterable<Unit>, may: (unit: Unit) => boolean): Unit[] {
  const pieces: Unit[] = [TABLE];
  for (const unit of units) if (may(unit)) pieces.push(unit);
  return pieces;
}

/** A viewer who holds no seat and sees only what everybody sees. */
export const SPECTATOR = -1;

/** The referee's own eyes: everything. Never a viewer's; for records that stay with whoever keeps the table. */
export const REFEREE = -2;

/** A list of choices that builds each action only when it is asked for. */
export interface ChoiceList<A> {
  readonly length: number;
  at(index: number): A | undefined;
}

export type Choices<A> = readonly A[] | ChoiceList<A>;

/**
 * A phase, or a decision inside one: what may be done, and doing it. What it lists, what it refuses and what it carries out
 * stand side by side in one file of the game.
 */
export interface Phase<A extends AnyAction> {
  readonly name: string;
  /** The rule that says what is done here; cited when something else is tried. */
  readonly rule: string;
  /** Action types this phase takes; the referee refuses all others. */
  readonly accepts: readonly A['type'][];
  /** The rule that says so of an action that comes at the wrong time, where there is one; else `rule` is cited. */
  readonly untimely?: Readonly<Partial<Record<A['type'], string>>>;
  /** Bit mask of the seats that have a decision to make now. */
  seats(state: State): number;
  /** The pieces, TABLE among them, for which `seat` has at least one choice. Ascending; TABLE first. */
  pieces(state: State, seat: Seat): readonly Unit[];
  choices(state: State, seat: Seat, piece: Unit): Choices<A>;
  /** Why `seat` may not do this, or null. The action has the right shape and the seat has a decision here. */
  refuse(state: State, seat: Seat, action: A): Refusal | null;
  /** Why a piece may not go to, or do something at, a place; null if it may. The seat has a decision here. */
  whyNot?(state: State, seat: Seat, piece: Unit, place: Place): Refusal | null;
  /** Carries out an action that was not refused, in place. */
  apply(state: State, seat: Seat, action: A, dice: Dice, tell: Tell): void;
}

export interface SeatInfo {
  readonly id: string;
  readonly title: string;
}

/** How a game ended: the winning seats (none: a draw), the rule that says so and a code for the message catalogs. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly rule: string;
  readonly code: string;
}

export type OptionValue = string | number | boolean;

export interface OptionInfo {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly standard: OptionValue;
  readonly rule: string;
  /** The scenarios it can be played with; all if not said. */
  readonly scenarios?: readonly string[];
}

export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  readonly turns: number;
  /** The world it is played in. */
  readonly world: string;
}

/** The scenarios of a game and the world each is played in. A scenario file may name its world; else it is the first. */
export type ScenarioWorlds = Readonly<Record<string, string>>;

/**
 * How a table is set up: a scenario of the game by its id, or one described in full (a scenario file, still unchecked).
 */
export interface Setup {
  readonly scenario: string | Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/**
 * What a viewer may know. Everything that leaves the referee passes through these, by way of outgoing.ts; a game without
 * secrets returns what it is given.
 */
export interface Concealment<A extends AnyAction> {
  /** The set-up as the viewer may know it: a described scenario may hold secrets of its own. */
  setup(setup: Setup, viewer: Viewer): Setup;
  /**
   * Writes the position as the viewer may know it: equal bytes for positions that differ only in what he may not know.
   * `view` is as long as a position and may hold anything.
   */
  into(view: State, state: State, viewer: Viewer): void;
  /**
   * The event as the viewer may hear of it, or null. Events marked `only` are kept back before this is asked. What a viewer
   * knows of a piece depends on the moment, so the positions before and after the step are given.
   */
  event(event: GameEvent, viewer: Viewer, before: State, after: State): GameEvent | null;
  /** The action of `seat` as the viewer may hear of it, or null. */
  action(action: A, seat: Seat, viewer: Viewer, before: State, after: State): A | null;
}

/** What a game without secrets conceals, and what one with few starts from. */
export const hidingNothing = <A extends AnyAction>(): Concealment<A> => ({
  setup: (setup) => setup,
  into: (view, state) => view.set(state),
  event: (event) => event,
  action: (action) => action,
});

/**
 * Brings what an older version of a game wrote up to the next: names that have changed, fields that are described otherwise.
 * What is not said stays as it is.
 */
export interface Upgrade<A extends AnyAction = AnyAction> {
  /** The version it starts from; it leads to the next. */
  readonly from: number;
  setup?(setup: Setup): Setup;
  /** An action in notation. */
  action?(text: string): string;
  /** A position, or what changed in one, by names. */
  described?(described: Described): Described;
  /**
   * The game under the rules of that version, where rules were corrected: a record that does not say what each step changed
   * is played through under these.
   */
  before?(): Game<A>;
}

/** Rules the referee itself cites when it refuses. */
export interface RefereeRules {
  readonly gameOver: string;
  readonly notYourDecision: string;
  readonly noSuchAction: string;
}

/** An order beside those to decline: which decisions it is for, and how they are answered. Every word of it can be told to a player. */
export interface StandingOrder<A extends AnyAction = AnyAction> {
  readonly id: string;
  /** The decisions it is for, by the names of their phases. */
  readonly phases: readonly string[];
  /**
   * One of `choices`, which are all that the seat has; null where the decision is not small after all, and is asked by hand. Where
   * something is hidden it always answers: whether an answer comes at once is seen by everybody.
   */
  answer(view: State, seat: Seat, choices: readonly A[]): A | null;
}

/**
 * What any board wargame is, made for one world: its map, its roster, its tables and the layout of its positions. Pure: no
 * clock, no chance but the dice handed in, nothing kept between calls.
 */
export interface Game<A extends AnyAction = AnyAction> {
  readonly id: string;
  readonly world: { readonly id: string };
  readonly title: string;
  /** Raised when a change of the rules makes old records replay differently. */
  readonly version: number;
  /** How older versions are brought up to this one, each to the next; where nothing is said, only the rules differ. */
  readonly upgrades?: readonly Upgrade<A>[];
  readonly seats: readonly SeatInfo[];
  /** The seats of a table set up like this, where that differs: the first of `seats`, perhaps by other names. */
  seatsFor?(setup: Setup): readonly SeatInfo[];
  /** Those that are played in this world. */
  readonly scenarios: readonly ScenarioInfo[];
  readonly options: readonly OptionInfo[];
  readonly actions: ActionTable;
  readonly unitIds: readonly string[];
  readonly placeIds: readonly string[];
  /** A place by its id or another name it has, where places have several; -1 if none has it. */
  readonly placeNamed?: (name: string) => Place;
  /** The longest path an action may carry. */
  readonly longestPath: number;
  readonly coreSize: number;
  readonly stateSize: number;
  /** What the numbers of a position are, so that it can be described by names. */
  readonly layout: AnyLayout;
  readonly refereeRules: RefereeRules;

  /**
   * Of a game that was opened with the rules of its first decision alone: brings the rest; undefined when all are there. A table
   * waits for it before it does anything.
   */
  whole?(): Promise<void> | undefined;
  /** A described set-up becomes a position, or the list of its faults. */
  start(setup: Setup, dice: Dice, tell: Tell): Result<State>;
  /** Works the derived part of a position out again from its core. */
  rebuild(state: State): void;
  /** Faults of a position that no play can bring about; empty in every legal one. */
  unsound(state: State): readonly string[];
  phase(state: State): Phase<A>;
  outcome(state: State): Outcome | null;
  /** The listed action that stands for this one: the same deed, where several paths lead to the same end. */
  canonical(state: State, action: A): A;
  /** Fills in what a person leaves out (the way to a hex). Returns the action itself if there is nothing to add. */
  complete(state: State, action: A): A;
  readonly conceal: Concealment<A>;
  /** Numbers of a position worth printing: losses, turn, exits. The same names in every position. */
  tally(state: State): Readonly<Record<string, number>>;
  /** Several actions written as one line, and such a line taken apart again. */
  readonly phrases: Phrases<A>;
  /** What a seat may have answered for it once for all, beside what its actions decline; only where it was brought (standing.ts). */
  readonly standing?: readonly StandingOrder<A>[];
}

/** A game with the world it was made for: faces, opponents and boards are made for it, too. */
export type GameIn<W, A extends AnyAction> = Game<A> & { readonly world: W };

/** The seats of a table: for two players or for three, for instance. */
export const seatsAt = <A extends AnyAction>(game: Game<A>, setup: Setup): readonly SeatInfo[] =>
  game.seatsFor?.(setup) ?? game.seats;

export interface Phrases<A extends AnyAction> {
  /** The lines a compound line stands for, or null if the line is not a compound one. */
  expand(line: string): readonly string[] | null;
  /** Writes a run of actions as lines, compound where that loses nothing. */
  write(actions: readonly A[]): readonly string[];
}

/** Each action as a line of its own. */
export const lineByLine = <A extends AnyAction>(write: (action: A) => string): Phrases<A> => ({
  expand: () => null,
  write: (actions) => actions.map(write),
});

/** What a game takes from its world as it stands there: who and where there is, and how a position is laid out. */
export const madeFor = <W extends WorldOfGame>(
  world: W,
  { ids: placeIds }: { readonly ids: readonly string[] },
  rebuild: (world: W, state: State) => void,
  unsound: (world: W, state: State) => readonly string[],
) => ({
  world,
  unitIds: world.unitIds,
  placeIds,
  layout: world.at,
  coreSize: world.at.coreSize,
  stateSize: world.at.size,
  rebuild: (state: State): void => rebuild(world, state),
  unsound: (state: State): readonly string[] => unsound(world, state),
});

interface WorldOfGame {
  readonly id: string;
  readonly unitIds: readonly string[];
  readonly at: AnyLayout;
}

/** Seats by their ids, in order, and what they are called in records; readers have them by their catalogs. */
export const seatsTitled = (titles: Readonly<Record<string, string>>): readonly SeatInfo[] =>
  Object.entries(titles).map(([id, title]) => ({ id, title }));

/** What the world of a game on one map is made from, as it is written down. */
export interface WorldDocuments<Map, Units, Tables, Scenarios> {
  readonly map: Map;
  readonly units: Units;
  readonly tables: Tables;
  readonly scenarios: Scenarios;
}

/** The worlds of a game, each once, the first of them first. */
export const worldsOf = (scenarios: ScenarioWorlds): readonly string[] => [...new Set(Object.values(scenarios))];

/** The world a set-up is played in; undefined for a scenario or a world that the game does not have. */
export function worldOf(scenarios: ScenarioWorlds, { scenario }: Pick<Setup, 'scenario'>): string | undefined {
  if (typeof scenario === 'string') return Object.hasOwn(scenarios, scenario) ? scenarios[scenario] : undefined;
  const worlds = worldsOf(scenarios);
  return scenario.world === undefined ? worlds[0] : worlds.find((world) => world === scenario.world);
}
