import type { AnyAction, SeenStep } from '@hundred-days/kernel';
import type { Badge, BoardPiece, CounterFace, MapArt, Overlay, Rect } from '../board/types.ts';
import type { Asked, LogLine, Sight } from './types.ts';

/**
 * What a game says of whatever is looked at. It comes after the first board, and it is made of the viewer's own view: what he
 * does not see has a line that says so.
 */
export interface Looking<A extends AnyAction = AnyAction> {
  /** The card of a piece, on the map or beside it; null for one of which nothing can be said. */
  piece(asked: Asked<A>, piece: number): Card | null;
  /** The card of a place. */
  place(asked: Asked<A>, place: number): Card | null;
  /** What the map can show, the one with a key of its own first. */
  shows(language: string): readonly Show[];
  /** The signs of the map and of the pieces, in the order in which a beginner meets them. */
  signs(language: string): readonly Sign[];
}

export interface Card {
  /** What it is, and whose: "Allied unit". */
  readonly eyebrow: string;
  readonly title: string;
  /** Who commands it, or what kind of ground it is. */
  readonly note: string;
  readonly picture: Picture;
  readonly lines: readonly CardLine[];
  /** Those who stand in the place, where they are seen one by one. */
  readonly pieces?: readonly { readonly picture: Picture; readonly name: string; readonly facts: string }[];
  /** Places hatched while the card is open. */
  readonly zone: readonly number[];
}

/** "To enter: 1 point 2.2.1" */
export interface CardLine {
  readonly label: string;
  readonly text: string;
  readonly rules: readonly string[];
  /** Pieces it speaks of, drawn before the words. */
  readonly faces?: readonly CounterFace[];
}

export type Picture = CounterPicture | MapPicture;

export interface CounterPicture {
  readonly face: CounterFace;
  readonly badges?: readonly Badge[];
  readonly spent?: boolean;
}

/** A part of a map, with what lies on it. */
export interface MapPicture {
  readonly art: MapArt;
  /** What is seen of it, in the units of its geometry. */
  readonly window: Rect;
  /** The place whose outline is drawn. */
  readonly framed?: number;
  readonly overlay?: Overlay;
  readonly pieces?: readonly BoardPiece[];
}

/** A switch of the Show panel. */
export interface Show {
  readonly sight: Sight;
  readonly note: string;
  readonly picture: Picture;
}

export interface Sign {
  readonly picture: Picture;
  readonly text: string;
}

/** A line for a card. */
export const line = (label: string, text: string, ...rules: readonly string[]): CardLine => ({ label, text, rules });

/** What the steps of a turn say of a piece, in the words of the log; nothing but what the viewer was told. */
export function deedsOf(
  steps: readonly SeenStep[],
  id: string,
  begins: (event: SeenStep['events'][number]) => boolean,
  write: (event: SeenStep['events'][number]) => LogLine,
): string[] {
  const told: string[] = [];
  for (const { events } of [...steps].reverse()) {
    for (const event of [...events].reverse()) {
      if (begins(event)) return told;
      const concerns = Object.values(event.data).some((fact) =>
        Array.isArray(fact) ? fact.includes(id) : fact === id,
      );
      const said = concerns ? write(event) : null;
      if (said !== null && !said.heading) told.unshift(said.parts.map(textOf).join(''));
    }
  }
  return told;
}

const textOf = (part: LogLine['parts'][number]): string => (typeof part === 'string' ? part : part.text);
