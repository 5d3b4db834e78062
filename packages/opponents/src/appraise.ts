import type { State } from '@hundred-days/kernel';

/** What a position is worth to a seat: higher is better. It leaves the position as it is. */
export type Appraise = (state: State, seat: number) => number;
