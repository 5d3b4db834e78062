import type { Field } from './field.ts';
import { placesIn, remembered } from './lump.ts';

/** So many to one fall upon somebody. */
const ODDS = 3;

const within = (field: Field, place: number, others: readonly number[], way: number): number =>
  others.filter((other) => field.distance(place, other) <= way).length;

/** Next to each other where there are hexes, in one place where there are towns. */
const shoulder = ({ reach }: Field): number => Math.floor(reach / 4);

/** Where those enemies are who have come forward: for each of them and of who stands by them three can be there at once. */
export const cameForward = remembered((field, s, side): readonly number[] => {
  const [own, enemies] = [placesIn(field, s, side), placesIn(field, s, 1 - side)];
  return [...new Set(enemies)].filter(
    (enemy) => within(field, enemy, own, field.reach + 1) >= ODDS * within(field, enemy, enemies, shoulder(field)),
  );
});
