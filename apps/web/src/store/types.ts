import type { GameRecord, Setup } from '@hundred-days/kernel';

/** Who sits in a seat: a person at this screen, or the computer. */
export type Holder =
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'computer'; readonly level: string; readonly character: string };

/** A table as the shelf shows it, without its game. Nothing in it is secret. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly holders: readonly Holder[];
  readonly created: number;
  readonly updated: number;
  /** "Turn 4, French movement", made by the game's face when it was saved. */
  readonly summary: string;
  /** The seat that decides, -1 when the game is over. */
  readonly seat: number;
  readonly over: boolean;
  /** Where the pieces stand, as a spectator sees them: for the small picture on the shelf. */
  readonly picture?: TablePicture;
}

/** Pieces as dots: x, y in the units of the map, and the nation. */
export interface TablePicture {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly (readonly [x: number, y: number, nation: string])[];
}

/** Everything needed to sit down again: the referee's own record. Kept sealed in the browser's storage. */
export interface SavedTable extends TableCard {
  readonly setup: Setup;
  readonly record: GameRecord;
}

/** Tables kept in this browser. Saved after every action; a crash loses nothing that was done. */
export interface TableStore {
  list(): Promise<readonly TableCard[]>;
  load(id: string): Promise<SavedTable | null>;
  save(table: SavedTable): Promise<void>;
  remove(id: string): Promise<void>;
  /** Told whenever another tab saves a table. */
  onChange(listener: (id: string) => void): () => void;
  /**
   * Asks to be the one tab that plays this table. Resolves to a function that gives it up again, or null if another tab
   * plays it; `onFree` is then called when it can be asked for again, unless `signal` says that nobody waits any more.
   */
  claim(id: string, onFree: () => void, signal?: AbortSignal): Promise<(() => void) | null>;
}

/** Why nothing is kept: shown to the player once, and play goes on. */
export type StoreTrouble = 'full' | 'closed' | 'insecure' | 'failed';
