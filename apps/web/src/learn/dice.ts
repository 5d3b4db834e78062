import { type Dice, type State, scriptedDice, seededDice } from '@hundred-days/kernel';

/** What the dice of a scene are thrown for: a table as it stood before the action that rolls. */
interface Moment {
  readonly length: number;
  readonly view: State;
}

/** Dice of a scene: as the lesson wants them where it teaches something, and by chance everywhere else. */
export function sceneDice(look: () => Moment, die: (view: State, fallen: number) => number | null, seed: string): Dice {
  const chance = seededDice(seed);
  let action = -1;
  let fallen = 0;
  return {
    roll(sides, only) {
      const { length, view } = look();
      fallen = length === action ? fallen + 1 : 0;
      action = length;
      const wanted = die(view, fallen);
      return wanted === null ? chance.roll(sides, only) : scriptedDice([wanted]).roll(sides, only);
    },
  };
}
