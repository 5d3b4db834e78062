import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';

/**
 * What the board is told. It knows no rules and no game: it gets places, pieces, overlays and where a hand may go, and says
 * which piece or place was pointed at.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
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
  /** Drawn in the box of 100 by 100 in a way of its own: a standing block, a stack of them. */
  readonly draw?: ComponentType<Drawn>;
}

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
  /** Spoken name: "French infantry, 4th Division, I Corps, strength 4, movement 4". */
  readonly label: string;
  readonly badges: readonly Badge[];
  /** Hatched: it has done what it may do in this phase. */
  readonly spent: boolean;
  /** Where the face itself arranges the pieces of a place. */
  readonly spot?: Spot;
}

/** Areas and signs laid over the map. Every one has its own texture or edge. */
export interface Overlay {
  /** Not drawn: places that are brought into sight, as far as there is room, when something is asked. */
  readonly sought?: readonly number[];
  /** Places a piece in hand can go to, and those among them where it must stop. */
  readonly reach?: readonly number[];
  /** Ways between neighbouring places that lead there; and those among them that cost an effort. */
  readonly lines?: readonly (readonly [number, number])[];
  readonly strained?: readonly (readonly [number, number])[];
  /** What is written on the ways between neighbouring places. */
  readonly notes?: readonly {
    readonly line: readonly [number, number];
    readonly text: string;
    readonly full: boolean;
  }[];
  readonly stops?: readonly number[];
  /** Those where it would show its other side. */
  readonly turns?: readonly number[];
  /** Enemy zones to show; and the wider ones that only halt or forbid. */
  readonly zones?: readonly number[];
  readonly influence?: readonly number[];
  /** How far headquarters command. */
  readonly ranges?: readonly CommandRange[];
  /** A road that is traced, place by place. */
  readonly trace?: readonly number[];
  /** The way to the place pointed at with the running cost at each place; the start first, if it is on the map, without one. */
  readonly path?: { readonly places: readonly number[]; readonly costs: readonly number[] };
  /** The place pointed at, where no way leads there: a piece is put down in it. */
  readonly chosen?: number;
  /** Aimed at; and what could be aimed at. */
  readonly targets?: readonly number[];
  readonly candidates?: readonly number[];
  /** Places of attackers that have joined. */
  readonly attackers?: readonly number[];
  /** Targets whose strength the ground doubles. */
  readonly doubled?: readonly number[];
  /** Places of pieces that could join them. */
  readonly joinable?: readonly number[];
  /** From an attacker in contact to its target, and from a gun to its target. */
  readonly contacts?: readonly (readonly [number, number])[];
  readonly shots?: readonly (readonly [number, number])[];
  /** Places where a decision is asked (a retreat, an advance): an arrow from where the piece stands, place by place. */
  readonly ways?: readonly (readonly number[])[];
  /** The cause of a refusal, and the place it is about. */
  readonly causes?: readonly number[];
  readonly refused?: number;
  /** A place shown because a log line points at it. */
  readonly shown?: readonly number[];
  /** The way or the place of what the computer means to do, before it does it. */
  readonly intent?: readonly number[];
}

/** All places a headquarters reaches, and those it reaches by half; the text says whose range it is. */
export interface CommandRange {
  readonly place: number;
  readonly places: readonly number[];
  readonly half: readonly number[];
  readonly text: string;
}

/** A piece on its way: drawn moving along the places, then at rest at the last. */
export interface Motion {
  readonly piece: number;
  readonly places: readonly number[];
  readonly kind: 'move' | 'retreat' | 'advance' | 'enter' | 'exit' | 'destroyed';
  /** Milliseconds from place to place, where they lie further apart than hexes. */
  readonly stride?: number;
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
  readonly kind: 'city' | 'town' | 'village' | 'farm' | 'area' | 'water';
  /** The places it belongs to. */
  readonly places: readonly number[];
  /** Where its middle stands, if the map has it printed; otherwise room is found for it. */
  readonly at?: Point;
}

export interface BoardProps {
  readonly art: MapArt;
  readonly pieces: readonly BoardPiece[];
  /** A signal, as is the cursor: where they change, nothing but they is drawn anew. */
  readonly overlay: ReadonlySignal<Overlay>;
  /** The piece in hand, raised; null for none. */
  readonly inHand: number | null;
  /** Pieces that can be picked up now. */
  readonly movable: ReadonlySet<number>;
  /** Motions to play, oldest first; `onMotionEnd` is called when all are done or skipped. */
  readonly motions: readonly Motion[];
  readonly onMotionEnd: () => void;
  readonly reducedMotion: boolean;
  /** The keyboard's cursor: a place, or null when the board does not have the focus. */
  readonly cursor: ReadonlySignal<number | null>;
  readonly onCursor: (place: number) => void;
  readonly onPiece: (piece: number) => void;
  /** Taken up to be dragged. */
  readonly onGrab?: (piece: number) => void;
  readonly onPlace: (place: number) => void;
  /** Enter with the cursor on a place: true if it means something else than a tap there. */
  readonly onEnter?: (place: number) => boolean;
  /** Dropped with the pointer: a piece dragged to a place. */
  readonly onDrop: (piece: number, place: number) => void;
  readonly onHover: (place: number | null) => void;
  /** Numbers of the places, where they are large enough to read. */
  readonly numbers: boolean;
  /** What part of the sheet is in the window, in parts of the whole. */
  readonly onLook: (seen: Seen) => void;
  /** What is printed on a piece that has left the board and is still to be seen leaving. */
  readonly faceOf: (piece: number) => CounterFace;
  /** Handed the controls of the window once it stands. */
  readonly onReady?: (controls: BoardControls) => void;
  /** Spoken description of a place for screen readers. */
  readonly describe: (place: number) => string;
  readonly label: string;
}

/** A rectangle in parts of the sheet: 0 to 1. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What buttons and keys can do with the window on the sheet. */
export interface BoardControls {
  zoom(factor: number): void;
  /** The whole sheet. */
  fit(): void;
  /** Brings a place into sight, of several the nearest, without moving more than needed. */
  show(...places: readonly number[]): void;
  /** The same for a way, its end above all: gently, and not while a hand is on the map. */
  follow(places: readonly number[]): void;
  /** Brings a point of the sheet, in parts of the whole, into the middle. */
  centre(x: number, y: number): void;
  /** Where a place lies in the window, in pixels. */
  spot(place: number): Point;
  /** The place under a point of the screen; null beside the map. */
  under(at: Point): number | null;
  /** Finishes all motions at once. */
  skip(): void;
  focus(): void;
}
