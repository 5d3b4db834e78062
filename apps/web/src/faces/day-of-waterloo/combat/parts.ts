import type { Action, DayOfWaterloo } from '@hundred-days/day-of-waterloo';
import type { Seat, State } from '@hundred-days/kernel';
import type { Parts } from '../../../face/types.ts';
import type { Ask } from '../asking.ts';
import type { Setting } from '../setting.ts';
import { evadingParts } from './evading.ts';
import { mustGo, retreatParts } from './retreats.ts';

/** Answers that say what several pieces do, and are asked for piece by piece. */
export const partsOf = (w: Setting, game: DayOfWaterloo, view: State, seat: Seat): Parts<Action> | null =>
  evadingParts(w, game, view, seat) ?? retreatParts(w, game, view, seat);

/** Of those who can go to a hex the first is meant, where he alone has to (11.9a): the others only go along or make room. */
export const isSentFirst = (w: Setting, { view }: Ask, pieces: readonly number[]): boolean =>
  new Set(pieces.filter((piece) => mustGo(w, view, piece))).size === 1;
