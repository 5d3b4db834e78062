import type { Unit } from './kinds.ts';
import type { State } from './state.ts';

/** A world whose positions have a set of flags for each unit. */
export interface Flagged {
  readonly units: number;
  readonly at: { readonly flags: number };
}

export const has = (w: Flagged, s: State, unit: Unit, flag: number): boolean => (s[w.at.flags + unit] & flag) !== 0;

export function mark(w: Flagged, s: State, unit: Unit, flag: number): void {
  s[w.at.flags + unit] |= flag;
}

export function unmark(w: Flagged, s: State, unit: Unit, flag: number): void {
  s[w.at.flags + unit] &= ~flag;
}

export function unmarkAll(w: Flagged, s: State, flag: number): void {
  for (let unit = 0; unit < w.units; unit++) s[w.at.flags + unit] &= ~flag;
}
