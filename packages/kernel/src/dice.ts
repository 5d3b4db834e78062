/**
 * Dice are handed in; a game never makes its own. The same rules therefore run with dice that are seeded, scripted (tests),
 * recorded (replay) or enumerated (search).
 */

/** A roll that everybody may see. */
export const OPEN = -1;

export interface Dice {
  /** One die of `sides` sides, 1 to sides. `only` names the seat that alone may know the number, or OPEN. */
  roll(sides: number, only?: number): number;
}

/** What was rolled. `only` is the seat that alone may know it before the game is over. */
export interface Rolled {
  readonly value: number;
  readonly sides: number;
  readonly only: number;
}

/** Thrown by dice that cannot give the roll asked for; the record or the script is then at fault, not the rules. */
export class DiceError extends Error {
  override readonly name = 'DiceError';
  readonly code: 'dice-exhausted' | 'die-out-of-range';

  constructor(code: 'dice-exhausted' | 'die-out-of-range', message: string) {
    super(message);
    this.code = code;
  }
}

/** Thirty-two well mixed bits a call, from four words of state (the published small fast counting generator sfc32). */
export function randomBits(seed: number | string): () => number {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  const text = String(seed);
  for (let i = 0; i < text.length; i++) {
    a ^= Math.imul(text.charCodeAt(i) + 1, 0x85ebca6b);
    next();
  }
  for (let i = 0; i < 16; i++) next();
  return next;
}

/** A whole number from 0 to n - 1 without bias: draws that would favour the low numbers are thrown away. */
export function below(n: number, bits: () => number): number {
  // Without this no draw would ever do, and the loop would never end.
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new RangeError(`no whole number below ${n}`);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const draw = bits();
    if (draw < limit) return draw % n;
  }
}

/** Dice from a source of random bits; the same seed gives the same rolls. */
export function seededDice(seed: number | string): Dice {
  const bits = randomBits(seed);
  return { roll: (sides) => below(sides, bits) + 1 };
}

/** Dice that fall as written down: for tests and for replay. `left` says how many have not been used. */
export interface ScriptedDice extends Dice {
  readonly left: number;
}

export function scriptedDice(values: readonly number[]): ScriptedDice {
  let next = 0;
  return {
    get left() {
      return values.length - next;
    },
    roll(sides) {
      if (next >= values.length) throw new DiceError('dice-exhausted', `no die is left after ${values.length}`);
      const value = values[next];
      if (!Number.isInteger(value) || value < 1 || value > sides) {
        throw new DiceError('die-out-of-range', `die ${next + 1} shows ${value}, not 1 to ${sides}`);
      }
      next++;
      return value;
    },
  };
}

/** Passes rolls through and writes them down. */
export interface RecordingDice extends Dice {
  /** The rolls since the last call; the list starts anew. */
  taken(): readonly Rolled[];
}

export function recordingDice(source: Dice): RecordingDice {
  let rolls: Rolled[] = [];
  return {
    roll(sides, only = OPEN) {
      const value = source.roll(sides, only);
      rolls.push({ value, sides, only });
      return value;
    },
    taken() {
      const taken = rolls;
      rolls = [];
      return taken;
    },
  };
}

/** Refuses every roll: for actions that must not depend on chance. */
export const noDice: Dice = {
  roll() {
    throw new DiceError('dice-exhausted', 'no die may be rolled here');
  },
};

/**
 * Runs `trial` once for every way its dice can fall and hands each outcome with its probability to `take`. A search gets
 * the exact expectation; an action without dice is run once.
 */
export function everyRoll<T>(trial: (dice: Dice) => T, take: (outcome: T, probability: number) => void): void {
  const faces: number[] = [];
  const sides: number[] = [];
  for (;;) {
    let used = 0;
    let probability = 1;
    const dice: Dice = {
      roll(n) {
        if (used === faces.length) {
          faces.push(1);
          sides.push(n);
        }
        probability /= n;
        return faces[used++];
      },
    };
    take(trial(dice), probability);
    // Turn the last die that was used; those after it belong to a branch that is done.
    faces.length = used;
    sides.length = used;
    while (faces.length > 0 && faces[faces.length - 1] === sides[faces.length - 1]) {
      faces.pop();
      sides.pop();
    }
    if (faces.length === 0) return;
    faces[faces.length - 1]++;
  }
}

export function expectation(trial: (dice: Dice) => number): number {
  let sum = 0;
  everyRoll(trial, (value, probability) => {
    sum += value * probability;
  });
  return sum;
}
