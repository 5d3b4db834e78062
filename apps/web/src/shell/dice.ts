import { below, type Dice } from '@hundred-days/kernel';

/** The table's dice, from the browser's own randomness: no seed, so that nobody can know the next one. */
export function tableDice(): Dice {
  const word = new Uint32Array(1);
  const bits = (): number => crypto.getRandomValues(word)[0];
  return { roll: (sides) => below(sides, bits) + 1 };
}

/** An id that is written in the address of a table. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
