import { below, type Dice, everyRoll } from '@hundred-days/kernel';

/** How far dice are followed: every way they can fall where there are no more than `ways`, else so many of them drawn by lot. */
export interface Lots {
  readonly ways: number;
  readonly drawn: number;
}

/** The mean of a trial over the dice it rolls. */
export function average(trial: (dice: Dice) => number, bits: () => number, lots: Lots): number {
  let ways = 1;
  const first = trial({
    roll(sides) {
      ways *= sides;
      return 1;
    },
  });
  if (ways === 1) return first;
  let sum = 0;
  if (ways <= lots.ways) {
    everyRoll(trial, (value, chance) => {
      sum += value * chance;
    });
    return sum;
  }
  const drawn: Dice = { roll: (sides) => 1 + below(sides, bits) };
  for (let i = 0; i < lots.drawn; i++) sum += trial(drawn);
  return sum / lots.drawn;
}
