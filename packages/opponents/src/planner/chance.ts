import { randomBits, type State } from '@hundred-days/kernel';

/** Chance of a seat's own in each position: the same seed, seat and view give the same, and no other view the same again. */
export const chanceOf =
  (seed: number | string): ((view: State, seat: number) => () => number) =>
  (view, seat) =>
    randomBits(`${seed} ${seat} ${print(view)}`);

/** A number for a view. */
function print(view: State): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < view.length; i++) hash = Math.imul(hash ^ view[i], 0x01000193);
  return hash >>> 0;
}
