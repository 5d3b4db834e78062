import { type Dice, type State, scriptedDice, seededDice } from '@hundred-days/kernel';

/** Dice of a scene: as the lesson wants them where it teaches something, and by chance everywhere else. */
export function sceneDice(look: () => State, die: (view: State) => number | null, seed: string): Dice {
  const chance = seededDice(seed);
  return {
    roll(sides, only) {
      const wanted = die(look());
      return wanted === null ? chance.roll(sides, only) : scriptedDice([wanted]).roll(sides, only);
    },
  };
}
