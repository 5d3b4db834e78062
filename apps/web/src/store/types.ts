import type { AnyAction, GameRecord, Host, Setup, StepRow, TableHeading, Unsaved } from '@hundred-days/kernel';

/** Who sits in a seat: a person at this screen, one elsewhere, or the computer. */
export type Holder =
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'far'; readonly name: string }
  | {
      readonly kind: 'computer';
      readonly level: string;
      readonly character: string;
      /** The person whose seat it has taken over. */
      readonly inFor?: string;
    };

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
  /** The language it was told in; not known of cards that were kept before this was noted. */
  readonly language?: string;
  /** The seat that decides, -1 when the game is over. */
  readonly seat: number;
  readonly over: boolean;
  /** Where the pieces stand, as a spectator sees them: for the small picture on the shelf. */
  readonly picture?: TablePicture;
  /** How often each seat asked for advice; nobody has if it is not said. */
  readonly askings?: readonly number[];
  /** False where no advice is given at this table. */
  readonly advised?: boolean;
}

/** What its owner has written on a table. Kept apart from the card, which is written anew with every step. */
export interface Label {
  /** Empty for none: then the table goes by its scenario. */
  readonly name: string;
  readonly note: string;
}

/** What each seat has noted for itself beside the table, by seat: no part of the game, and told to nobody else. */
export type Notes = readonly (readonly string[])[];

export const NO_LABEL: Label = { name: '', note: '' };

/** Pieces as dots: x, y in the units of the map, and the nation. */
export interface TablePicture {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly (readonly [x: number, y: number, nation: string])[];
}

/** Everything needed to sit down again, as the referee has it. Kept sealed in the browser's storage. */
export interface KeptTable {
  readonly card: TableCard;
  readonly heading: TableHeading;
  /** One for each step. */
  readonly rows: readonly StepRow[];
}

/** A table as it was kept before there were rows: a whole record, written anew after every action. */
export interface OldTable {
  readonly card: TableCard;
  readonly setup: Setup;
  readonly record: GameRecord;
}

/** A table that was kept, and how many of its rows are stored as they are now; null if it has to be stored anew. */
export interface SatAgain<A extends AnyAction> {
  readonly host: Host<A>;
  readonly rows: number | null;
  /** It was begun under rules that have been corrected since. */
  readonly upgraded: boolean;
}

/** Tables kept in this browser. Saved after every action; a crash loses nothing that was done. */
export interface TableStore {
  list(): Promise<readonly TableCard[]>;
  load(id: string): Promise<KeptTable | OldTable | null>;
  /** Keeps a whole table: a new one, or one that was kept in the old way. */
  begin(table: KeptTable): Promise<void>;
  /** Keeps what was done: of the rows that are kept the first ones stand, and the new ones are put after them. */
  append(card: TableCard, unsaved: Unsaved): Promise<void>;
  /** What is new for who has the rows with these links; null if it is gone, or kept in the old way. */
  since(id: string, links: readonly string[]): Promise<Unsaved | null>;
  remove(id: string): Promise<void>;
  /** What is written on the tables, by table. */
  labels(): Promise<ReadonlyMap<string, Label>>;
  /** Writes something on a table; nothing at all takes the label off. */
  write(id: string, label: Label): Promise<void>;
  /** What the seats of a table have noted for themselves; nothing where nobody has. */
  notes(id: string): Promise<Notes>;
  note(id: string, notes: Notes): Promise<void>;
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
