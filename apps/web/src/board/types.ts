import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { BoardGeometry, BoardPiece, CounterFace, MapArt, Point } from '../art/types.ts';

export type * from '../art/types.ts';

/**
 * What the board is told. It knows no rules and no game: it gets places, pieces, overlays and where a hand may go, and says
 * which piece or place was pointed at.
 */

export interface Closeup {
  readonly key: string;
  readonly places: readonly number[];
  /** Also from further away than now, where there is room: after a fight the whole army is looked at again. */
  readonly wide?: boolean;
  /** Where there is no room for all: as many as have room together, about the one nearest to what is in sight. */
  readonly some?: boolean;
}

/** Areas and signs laid over the map. Every one has its own texture or edge. */
export interface Overlay {
  /** Not drawn: places that are brought into sight, as far as there is room, when something is asked. */
  readonly sought?: readonly number[];
  /** What is looked at from near when a part of the game begins, which the key names: once, as far as all of it has room. */
  readonly close?: Closeup;
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
  /** What a game has of its own to lay under the counters, and over them: drawn on the sheet, in its pixels. */
  readonly under?: ComponentChildren;
  readonly over?: ComponentChildren;
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

/** What the parts that lie over the map are told. */
export interface OverlayProps {
  readonly geometry: BoardGeometry;
  readonly overlay: ReadonlySignal<Overlay>;
}

export interface BoardProps {
  readonly art: MapArt;
  readonly pieces: readonly BoardPiece[];
  /** A signal, as is the cursor: where they change, nothing but they is drawn anew. */
  readonly overlay: ReadonlySignal<Overlay>;
  /** Pieces that have just been taken together, before they are seen in hand. */
  readonly felt?: ReadonlySignal<readonly number[]>;
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
  /** Dragged from a place where nothing can be taken up. */
  readonly onStuck?: (place: number) => void;
  readonly onPlace: (place: number) => void;
  /** A tap beside the map, where there is no place. */
  readonly onBeside?: () => void;
  /** Enter with the cursor on a place: true if it means something else than a tap there. */
  readonly onEnter?: (place: number) => boolean;
  /** The same of Space. */
  readonly onSpace?: (place: number) => boolean;
  /** Dropped with the pointer: a piece dragged to a place. */
  readonly onDrop: (piece: number, place: number) => void;
  readonly onHover: (place: number | null) => void;
  /** Numbers of the places, where they are large enough to read. */
  readonly numbers: boolean;
  /** What part of the sheet is in the window, in parts of the whole. */
  readonly onLook: (seen: Seen) => void;
  /** What is printed on a piece that has left the board and is still to be seen leaving. */
  readonly faceOf: (piece: number) => CounterFace;
  /** What was in sight when the page was left; null where it opens for the first time. */
  readonly opensOn?: () => Seen | null;
  /** Handed the controls of the window once it stands. */
  readonly onReady?: (controls: BoardControls) => void;
  /** What else is drawn over everything on the sheet. */
  readonly over?: ComponentChildren;
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
  /**
   * Brings groups of places into sight together, with room around them: all, from further away if that is wanted, or the
   * nearest if they lie too far apart. Also where a hand has just moved the map. Counters stay readable, or hexes as large as is said.
   */
  frame(groups: readonly (readonly number[])[], zooms: boolean, hex?: number): void;
  /** Goes near to places that have room together from there; false where they would be no nearer than now. */
  close(places: readonly number[], how?: Omit<Closeup, 'key' | 'places'>): boolean;
  /** Back to what was in sight, or to a place seen from as near. */
  back(seen: Seen): void;
  /** As a game opens: on those who face each other. */
  open(): void;
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
