/** Everybody against everybody, in pairs of games with the same dice and the seats exchanged. */
export interface Schedule {
  readonly players: readonly string[];
  /** Games of each pair of players; odd numbers are rounded up to whole pairs of games. */
  readonly games: number;
  /** Only neighbours in the list meet: each level against the one before it. */
  readonly neighbours: boolean;
  /** The first of each two sits only here, and no dice are used twice: for players that have an idea for one side alone. */
  readonly only?: 0 | 1;
  /** What players do is counted, for telling characters apart. */
  readonly deeds?: true;
}

/** One game of the ladder: who sits first, and which dice. */
export interface Fixture {
  /** Places in the list of players; `a` stands before `b` there. */
  readonly a: number;
  readonly b: number;
  /** The seat of `a`. */
  readonly seat: number;
  /** Games with the same number have the same dice. */
  readonly pair: number;
}

export function meetings({ players, neighbours }: Schedule): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let a = 0; a < players.length; a++)
    for (let b = a + 1; b < players.length; b++) if (!neighbours || b === a + 1) found.push([a, b]);
  return found;
}

/** Sides exchanged, or not. */
const ways = ({ only }: Schedule): number => (only === undefined ? 2 : 1);

const pairsOf = (schedule: Schedule): number => Math.ceil(schedule.games / ways(schedule));

export const fixtures = (schedule: Schedule): number => ways(schedule) * pairsOf(schedule) * meetings(schedule).length;

/** The game with this number. Meetings take turns, so that a part of the ladder says something of all of them. */
export function fixture(schedule: Schedule, index: number): Fixture {
  const all = meetings(schedule);
  const turn = Math.floor(index / ways(schedule));
  const [a, b] = all[turn % all.length];
  return { a, b, seat: schedule.only ?? index % 2, pair: Math.floor(turn / all.length) };
}
