/** Requests a minute from one address. */
export interface Limits {
  readonly all: number;
  /** Sitting down and opening tables, signing in. */
  readonly few: number;
  /** From one token. */
  readonly program: number;
}

export const USUAL: Limits = { all: 1200, few: 60, program: 600 };
