/** Files that a test hands in. */
export interface Shelf {
  /** All names on it, those in folders below too, sorted. */
  names(): readonly string[];
  read(name: string): string | null;
  write(name: string, text: string): void;
  /** Whether files are to be written anew instead of compared. */
  readonly writes: boolean;
}

/** A test of its own: what its name says holds, or `run` throws. */
export interface Check {
  readonly name: string;
  readonly run: () => void;
}
