import { below, type Dice, randomBits } from '@hundred-days/kernel';

const FACES = 6;
/** How many of each face are in a bag. */
const COPIES = 2;

/**
 * Dice for a trial. Each fight has its own for each seat, so that it goes as it went in other trials whatever is done
 * elsewhere; and each comes out of a bag that holds all faces alike and is filled again when it is empty. Who is lucky today
 * is unlucky tomorrow: what is left of the difference between two plans is theirs, not that of the dice.
 */
export interface Luck extends Dice {
  /** Whose dice are rolled next, in which fight: its town, or -1 for none. */
  turnTo(fight: number, seat: number): void;
}

interface Bag {
  readonly bits: () => number;
  readonly faces: Uint8Array;
  left: number;
}

const SEATS = 3;

export function createLuck(seed: string): Luck {
  const bags = new Map<number, Bag>();
  let key = 0;
  const bag = (): Bag => {
    const known = bags.get(key);
    if (known !== undefined) return known;
    const faces = Uint8Array.from({ length: COPIES * FACES }, (_, i) => 1 + (i % FACES));
    const made: Bag = { bits: randomBits(`${seed} ${key}`), faces, left: 0 };
    bags.set(key, made);
    return made;
  };
  return {
    turnTo(fight, seat) {
      key = SEATS * (fight + 1) + seat;
    },
    roll: (sides) => (sides === FACES ? take(bag()) : 1 + below(sides, bag().bits)),
  };
}

/** One of those that are left, which changes places with the last of them. */
function take(bag: Bag): number {
  if (bag.left === 0) bag.left = bag.faces.length;
  const at = below(bag.left--, bag.bits);
  const face = bag.faces[at];
  bag.faces[at] = bag.faces[bag.left];
  bag.faces[bag.left] = face;
  return face;
}
