import type { ComponentType } from 'preact';

/** What is drawn: places, maps and what lies on them, without a rule and without a page. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Nation by colour and by outline; a piece is never told apart by colour alone. */
export type Nation = 'french' | 'anglo' | 'prussian';

/** How a piece is made: a plain counter if nothing is said; a Corps with stars, a Detachment, the flag of a headquarters. */
export type Form = 'corps' | 'detachment' | 'flag';

export type Arm = 'infantry' | 'cavalry-heavy' | 'cavalry-light' | 'artillery' | 'horse-artillery' | 'leader';

/** What is printed on a counter. */
export interface CounterFace {
  readonly nation: Nation;
  readonly arm: Arm;
  /** Numbers left and right of the bar: strength and movement. */
  readonly left: string;
  readonly right: string;
  readonly designation: string;
  /** A gold rule around the box. */
  readonly guard?: boolean;
  /** Contingents tint the box. */
  readonly tint?: 'netherlands' | 'brunswick';
  readonly form?: Form;
  readonly stars?: number;
  /** The other side of a two-sided piece: a bar across it, broken for one that is worn out. */
  readonly back?: 'battle' | 'exhausted';
  /** The top of the face in the colour of its corps or nation, with a tally or a star. */
  readonly band?: Band;
  /** It shows its weaker side: the strength stands on a plate. */
  readonly reduced?: boolean;
  /** Of the upper of two in a place: what both have together. */
  readonly sum?: number;
  /** Between the two numbers, on a plate: its morale. */
  readonly middle?: string;
  /** It lies on those of its place: a hand that reaches there means it. */
  readonly top?: true;
  /** Signs of its own at its edge: held by enemy horse, without command, on the road in column, engaged in a charge, recovering. */
  readonly marks?: readonly Mark[];
  /** A cracked shield: its army, or its corps, is demoralized. */
  readonly demoralized?: boolean;
  /** Drawn in the box of 100 by 100 in a way of its own: a standing block, a stack of them. */
  readonly draw?: ComponentType<Drawn>;
}

export type Mark = 'pinned' | 'out' | 'column' | 'charge' | 'recovers';

export interface Band {
  readonly colour: 'guard' | 'i' | 'ii' | 'iii' | 'iv' | 'vi' | 'plain' | 'netherlands' | 'brunswick';
  /** A Roman number up to VI, a star, or nothing; slanted for horse. */
  readonly tally: '' | '*' | Roman;
  readonly slanted?: boolean;
}

export type Roman = 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI';

/** What a piece that draws itself is told. */
export interface Drawn {
  readonly face: CounterFace;
  readonly level: ZoomLevel;
  readonly badges?: readonly Badge[];
  readonly spent?: boolean;
  readonly raised?: boolean;
}

/** Where in its place a piece lies, in pixels from the centre, and how large; how many times as wide as others. */
export interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  readonly wide?: number;
  /** One of several in hand: it stands out where it is. */
  readonly held?: boolean;
}

export type Badge = 'moved' | 'frozen' | 'fought' | 'owes' | 'doubled' | 'done';

export interface BoardPiece {
  /** The piece's number in the game's contract. */
  readonly piece: number;
  readonly place: number;
  readonly face: CounterFace;
  /** How it looks laid out beside the map, where others hide it there. */
  readonly open?: CounterFace;
  /** Spoken name: "French infantry, 4th Division, I Corps, strength 4, movement 4". */
  readonly label: string;
  readonly badges: readonly Badge[];
  /** All of them, where the map shows what it has in common with another on that one alone. */
  readonly allBadges?: readonly Badge[];
  /** Hatched: it has done what it may do in this phase. */
  readonly spent: boolean;
  /** Where the face itself arranges the pieces of a place. */
  readonly spot?: Spot;
}

/** How places lie: hexes in columns or rows, or points joined by roads. Units: the distance between opposite hexsides is 1. */
export interface BoardGeometry {
  readonly size: number;
  readonly ids: readonly string[];
  readonly layout: 'columns' | 'rows' | 'points';
  /** Centre of each place. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Of hexes: neighbours[6 * place + direction], -1 for none; directions as in the kernel, clockwise from N (columns) or NE (rows). */
  readonly neighbours: Readonly<Int16Array>;
  readonly width: number;
  readonly height: number;
  /** The places of pieces that a first look holds, if not as usual: as many as there is room for, from the first on. */
  readonly opens?: (geometry: BoardGeometry, pieces: readonly BoardPiece[]) => number[];
  /** Of points: how near one has to point, and how far above its point the middle of a place lies. */
  readonly grasp?: { readonly radius: number; readonly rise: number };
  /** Of points: the outline of a place on the sheet, as path data; and the place next to one in a direction. */
  readonly outline?: (place: number) => string;
  readonly nextTo?: (place: number, heading: number) => number;
  /** Of points: the uppermost piece at a point of the sheet, in pixels; pieces stand beside their places. */
  readonly pieceAt?: (pieces: readonly BoardPiece[], at: Point) => BoardPiece | undefined;
  /** Of points: where the road from one to another bends, in its order. */
  readonly bends?: (from: number, to: number) => readonly Point[];
}

/** A map drawn from data: one path a layer, in the units of the geometry. */
export interface MapArt {
  readonly geometry: BoardGeometry;
  /** Layers under the counters, in drawing order. `levels` says at which zoom levels they show. */
  readonly layers: readonly ArtLayer[];
  readonly names: readonly PlaceName[];
  /** Its counters tell in their upper half whose they are: names keep off it. */
  readonly headed?: boolean;
  /** So large, with so many on it, that a name without room among the counters is left out. */
  readonly sparse?: boolean;
  /** Words that belong to the sheet: its title. */
  readonly captions?: readonly Caption[];
}

/** Words at a point of the sheet, the middle of their baseline. */
export interface Caption extends Point {
  readonly text: string;
  readonly size: number;
  readonly className: string;
}

export type ZoomLevel = 'far' | 'middle' | 'near';

export interface ArtLayer {
  readonly id: string;
  readonly d: string;
  /** Class names of board.css: colours come from the tokens of the theme. */
  readonly className: string;
  readonly levels: readonly ZoomLevel[];
  /** Nothing is filled: it may be cut anywhere. */
  readonly lines?: boolean;
}

export interface PlaceName {
  readonly text: string;
  readonly kind: 'city' | 'town' | 'village' | 'farm' | 'area' | 'water' | 'height';
  /** The places it belongs to. */
  readonly places: readonly number[];
  /** Named from afar too, though it is small: a farm that a battle was fought for. */
  readonly chief?: boolean;
  /** Left out where it would lie over pieces: nothing stands there. */
  readonly minor?: boolean;
  /** Where its middle stands, if the map has it printed; otherwise room is found for it. */
  readonly at?: Point;
  /** The line of a water or a height, x, y, x, y ...: its name stands beside it and is turned with it. */
  readonly course?: readonly number[];
}
