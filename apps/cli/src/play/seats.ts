import { randomBytes, randomInt } from 'node:crypto';
import { type Dice, type Game, randomBits, type SeatInfo, seatsAt, seededDice } from '@hundred-days/kernel';
import type { Player } from '@hundred-days/opponents';
import { canPlay } from '@hundred-days/opponents/ladder';
import { ALL_PLAYER_NAMES, createAnyPlayer, isAnyPlayerName } from '@hundred-days/opponents/planner';
import { Failure } from '../failure.ts';

export const HUMAN = 'human';
export const SITTERS: readonly string[] = [HUMAN, ...ALL_PLAYER_NAMES];

/** Who sits where: a computer player, or null for a person. */
export type Sitters = readonly (Player | null)[];

/** Every seat that some set-up of the game has: with its options there may be others. */
export function seatsOfAll(game: Game): readonly SeatInfo[] {
  const scenario = game.scenarios[0].id;
  const setups = game.options.flatMap(({ id, values }) =>
    values.map((value) => ({ scenario, options: { [id]: value } })),
  );
  const all = [{ scenario, options: {} }, ...setups].flatMap((setup) => seatsAt(game, setup));
  return [...new Map(all.map((seat) => [seat.id, seat])).values()];
}

/** Who was named for which seat, by the seat's id. */
export type Named = ReadonlyMap<string, string>;

/** Throws a Failure for a seat that was named and is not at this table. */
export function requireSeats(seats: readonly SeatInfo[], named: Iterable<string>): void {
  for (const id of named) {
    if (seats.some((seat) => seat.id === id)) continue;
    const there = seats.map((seat) => `--${seat.id}`).join(', ');
    throw new Failure(`--${id}: this set-up has no such seat; its seats are: ${there}`);
  }
}

/** The first seat is a person's and the others are greedy, or random in a game that only lots play, unless something else is said. */
export function seatPlayers(game: string, seats: readonly SeatInfo[], named: Named): Sitters {
  requireSeats(seats, named.keys());
  const usual = canPlay('greedy', game) ? 'greedy' : 'random';
  return seats.map(({ id }, seat) => {
    const name = named.get(id) ?? (seat === 0 ? HUMAN : usual);
    if (name === HUMAN) return null;
    if (!isAnyPlayerName(name))
      throw new Failure(`--${id}: there is no player “${name}”; there are: ${SITTERS.join(', ')}`);
    if (!canPlay(name, game)) throw new Failure(`--${id}: ${name} does not play ${game}`);
    return createAnyPlayer(name);
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
