import fared from './fared.json' with { type: 'json' };

/** How the sides fared in the computer's own games: written by `npm run fared`, with what was run. */
export interface Fared {
  /** The day they were played. */
  readonly date: string;
  readonly level: string;
  readonly seed: string;
  readonly games: number;
  /** By seat. */
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  /** Turns, on average. */
  readonly turns: number;
}

const FARED: Readonly<Record<string, Readonly<Record<string, Fared>>>> = fared;

/** Null for what has not been measured. */
export const faredIn = (game: string, scenario: string): Fared | null => FARED[game]?.[scenario] ?? null;
