import { randomBytes, randomInt } from 'node:crypto';
import { type Dice, type Game, randomBits, seededDice } from '@hundred-days/kernel';
import type { Player } from '@hundred-days/opponents';
import { ALL_PLAYER_NAMES, createAnyPlayer, isAnyPlayerName } from '@hundred-days/opponents/planner';
import { Failure } from '../failure.ts';

export const HUMAN = 'human';
export const SITTERS: readonly string[] = [HUMAN, ...ALL_PLAYER_NAMES];

/** Who sits where: a computer player, or null for a person. */
export type Sitters = readonly (Player | null)[];

/** The first seat is a person's and the others are greedy, unless something else is said. */
export function seatPlayers(game: Game, named: Readonly<Record<string, unknown>>): Sitters {
  return game.seats.map(({ id }, seat) => {
    const name = String(named[id] ?? (seat === 0 ? HUMAN : 'greedy'));
    if (name === HUMAN) return null;
    if (isAnyPlayerName(name)) return createAnyPlayer(name);
    throw new Failure(`--${id}: there is no player “${name}”; there are: ${SITTERS.join(', ')}`);
  });
}

/** The table's dice. Without a seed nobody can know the next one; a seed is never written into a record. */
export function tableDice(seed: string | undefined, played: number): Dice {
  if (seed === undefined) return { roll: (sides) => randomInt(1, sides + 1) };
  // A table taken up again does not begin with the same dice once more.
  return seededDice(played === 0 ? seed : `${seed}/${played}`);
}

/** The chance of a computer player, apart from the dice so that its thoughts do not use them up. */
export function playerBits(seed: string | undefined, seat: number): () => number {
  return randomBits(seed === undefined ? randomBytes(16).toString('hex') : `${seed}/seat ${seat}`);
}
