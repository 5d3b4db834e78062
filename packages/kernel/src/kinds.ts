/**
 * Numbers that mean something. At run time they are plain numbers and cost nothing; the compiler does not let a unit stand
 * where a place is wanted. A plain number, such as one read from a position, may stand for any of them.
 */

/** The index of a unit of the roster; TABLE (-1) stands for the table itself. */
export type Unit = number & { readonly kind?: 'unit' };
/** The index of a hex or a town of the map; negative numbers are a game's own places beside it. */
export type Place = number & { readonly kind?: 'place' };
/** The index of a seat at the table. */
export type Seat = number & { readonly kind?: 'seat' };
/** The index of a side, or of an army where there are more than two. */
export type Side = number & { readonly kind?: 'side' };
/** Whose eyes look on: a seat, SPECTATOR or REFEREE. */
export type Viewer = Seat;
