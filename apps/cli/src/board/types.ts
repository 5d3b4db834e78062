import type { Facts, State } from '@hundred-days/kernel';
import type { SpokenGame } from '../games.ts';

/** A text board: places with their ground, counters on them. It knows no rules and no game. */

/** Colour helps the eye; every difference it shows is also shown by a sign. */
export type Ink = 'plain' | 'faint' | 'blue' | 'red' | 'magenta' | 'green' | 'yellow';

export interface Place {
  readonly id: string;
  readonly col: number;
  /** Lines of half a hex from the top: a column that sits lower has odd ones. */
  readonly half: number;
  /** One sign for the ground; a space where it is open. */
  readonly sign: string;
  readonly name: string | null;
  readonly ink: Ink;
}

export interface Counter {
  readonly id: string;
  readonly place: number;
  readonly side: string;
  readonly arm: string;
  /** The printed numbers, such as 7-4. */
  readonly strength: string;
  readonly movement: string;
  /** The designation: at most seven letters, and at most three. */
  readonly label: string;
  readonly short: string;
  readonly ink: Ink;
}

/** A unit in the list of units. */
export interface Roll {
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly values: string;
  /** The hex, or what became of the unit, or when it comes; null for one that the viewer knows nothing of. */
  readonly where: string | null;
  readonly onMap: boolean;
  readonly state: string;
}

/** What a game adds to the terminal: its counters, its words for the situation. Everything is made from a seat's view. */
export interface GameBoard {
  readonly places: readonly Place[];
  readonly legend: readonly string[];
  /** Names of phases at whose beginning the whole map is drawn. */
  readonly overviews: readonly string[];
  /** Lines to type, for the help. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  counters(view: State): readonly Counter[];
  /** The position in lines, where the whole map is too large for a screen; a part of it is drawn all the same. */
  summary?(view: State): readonly string[];
  /** The place that a decision is about, -1 for none: the map is drawn around it. */
  question?(game: SpokenGame, view: State, seat: number): number;
  /** The position in lines, where a drawing of hexes will not do: all of it, or a place and what is next to it. */
  listing?(view: State, near?: number): readonly string[];
  /** Lines beneath a part that is drawn, for what does not go into a hex. */
  around?(view: State, place: number, reach: number): readonly string[];
  /** With a listing: what of it is shown when a phase begins. */
  overview?(view: State): readonly string[];
  /** What a seat is called, where it is not always the same. */
  seatName?(view: State, seat: number): string;
  units(view: State): readonly Roll[];
  /** Turn, losses and so on in one line. */
  headline(view: State): string;
  /** Facts for the catalog's sentence about the phase. */
  facts(view: State): Facts;
  /** What `seat` alone may know, in lines; none where nothing is hidden. */
  secrets(view: State, seat: number): readonly string[];
  /** True where that is long: a person alone is shown it with the whole map, and not before every decision. */
  readonly secretsWithMap?: true;
  /** What `seat` still has to do in this decision, in lines. */
  owed(game: SpokenGame, view: State, seat: number): readonly string[];
  /** A line as a person shortens it, written out. */
  writtenOut(game: SpokenGame, view: State, seat: number, line: string): string;
}
