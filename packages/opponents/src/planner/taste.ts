/**
 * What a character likes beside winning, in the coin of its game's judge: of two plans that are worth nearly the same it takes the one that is
 * more to its taste. Every game has these among its weights. The steady one has no taste, and plays as if there were none.
 */
export interface Taste {
  /** Each attack that is made. */
  readonly keen: number;
  /** Each of them that promises nothing on average. */
  readonly dare: number;
  /** Each hex, or town, that a unit stands nearer to the enemy. */
  readonly press: number;
}

export const NO_TASTE: Taste = { keen: 0, dare: 0, press: 0 };

/** What there is to like in a plan. */
export interface Deed {
  attacks: number;
  even: number;
  /** The way of all units to the enemy, each to the nearest. */
  way: number;
}

export const hasTaste = ({ keen, dare, press }: Taste): boolean => keen !== 0 || dare !== 0 || press !== 0;

/** What an attack is worth to a taste beside what it should gain. */
export const likes = ({ keen, dare }: Taste, gain: number): number => (gain > 0 ? keen : keen + dare);

/** What a plan is worth to a taste beside all else. */
export const relish = ({ keen, dare, press }: Taste, { attacks, even, way }: Readonly<Deed>): number =>
  keen * attacks + dare * even - press * way;

/** Adds up how far it is from each of these places to the nearest of those; who is farther than `most` is as far for any taste. */
export function wayTo(
  from: readonly number[],
  enemies: readonly number[],
  distance: (a: number, b: number) => number,
  most: number,
): number {
  let sum = 0;
  for (const own of from) {
    let least = most;
    for (const enemy of enemies) least = Math.min(least, distance(own, enemy));
    sum += least;
  }
  return sum;
}
