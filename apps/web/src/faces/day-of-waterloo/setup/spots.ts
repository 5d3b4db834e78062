import { position, type World } from '@hundred-days/day-of-waterloo';
import { refusePlace } from '@hundred-days/day-of-waterloo/reckoning';
import type { Place, Refusal, State, Unit } from '@hundred-days/kernel';

/** 4.1b Where a piece may be set up, and why not elsewhere. */

/** Of a hex of its area why a piece may not be put there; null where it may. */
export interface Spot {
  readonly hex: Place;
  readonly no: Refusal | null;
  /** 5.2a: points there and the most it holds; 0 for one unit. */
  readonly sp: number;
  readonly most: number;
}

export const spotsOf = (w: World, view: State, seat: number, piece: Unit): readonly Spot[] =>
  [...w.areas[piece]].map((hex) => ({
    hex,
    no: refusePlace(w, view, position.sideOfSeat(seat), piece, hex),
    sp: position.spIn(w, view, hex),
    most: w.mostSP[hex],
  }));
