import type { GameEvent } from '../events.ts';
import type { Seat, Side } from '../kinds.ts';
import type { State } from '../state.ts';

/** What a game tells when it is looked back on. Sides are numbered as in its rules, the French first. */
export interface Chronicle {
  /** The sides by name, and what dice and losses are counted in. */
  readonly sides: readonly string[];
  readonly counted: Measured;
  readonly lostIn: Measured;
  turn(s: State): number;
  /** The side a seat plays; below 0 while that is not settled. */
  side(s: State, seat: Seat): Side;
  /** The pieces stand: false while they are being set up, when nobody can stand better. */
  settled(s: State): boolean;
  /** Nothing is half done after this step: an attack is over, or a phase. Only then can it be said who stands better. */
  rests(before: State, after: State, events: readonly GameEvent[]): boolean;
  /** What each army has lost. */
  losses(s: State): readonly Loss[];
  /** What chance decided in a step, from the position before it and what was told of it. */
  rolls(before: State, events: readonly GameEvent[]): readonly Roll[];
}

/** What is told alike wherever a seat plays one side from the first turn to the last, and all is counted in one measure. */
export const chronicleOf = (
  { at }: { readonly at: { readonly turn: number } },
  sides: readonly string[],
  measured: Measured,
): Omit<Chronicle, 'rests' | 'losses' | 'rolls'> => ({
  sides,
  counted: measured,
  lostIn: measured,
  turn: (s) => s[at.turn],
  side: (_, seat: number) => seat,
  settled: () => true,
});

/** Strength points, Victory Points, steps of blocks, whole units. */
export type Measured = 'strength' | 'victory' | 'steps' | 'units';

export interface Loss {
  readonly side: Side;
  readonly army: string;
  readonly lost: number;
  /** With so many the army is broken; null where no number breaks it. */
  readonly limit: number | null;
}

/** What a roll is counted in. Only what is lost and won adds up; dice for moves and weather are told beside it. */
export const COINS = ['points', 'moves', 'attacks', 'rain'] as const;
export type Coin = (typeof COINS)[number];

/** Worths are whole tenths, so that sums of them are exact: a retreat counts three tenths of the strength driven back. */
export const TENTHS = 10;
export const RETREAT_TENTHS = 3;

export interface Fallen {
  readonly side: Side;
  readonly die: number;
}

/** So many of the equally likely ways a roll can fall are worth so many tenths. */
export interface Way {
  readonly worth: number;
  readonly ways: number;
}

/** One roll: for whom it counts, every way it could have fallen, and what came. */
export interface Roll {
  readonly side: Side;
  readonly rule: string;
  readonly coin: Coin;
  readonly dice: readonly Fallen[];
  readonly ways: readonly Way[];
  /** Tenths. */
  readonly came: number;
  /** Ids of the pieces that rolled, and of those they rolled against. */
  readonly units: readonly string[];
  readonly others: readonly string[];
  /** The column, the firepower, the modifiers: as they are written. */
  readonly odds: string;
}

/** The ways of one die, from what each face is worth, in tenths. */
export const waysOf = (worths: readonly number[]): readonly Way[] =>
  gathered(worths.map((worth) => ({ worth, ways: 1 })));

/** The ways of so many dice that each are worth the same if they show at most `upTo`, and nothing otherwise. */
export function volleyWays(dice: number, upTo: number, worth: number): readonly Way[] {
  const hits = Math.max(0, Math.min(6, upTo));
  let ways: readonly Way[] = [{ worth: 0, ways: 1 }];
  for (let die = 0; die < dice; die++)
    ways = gathered(
      ways.flatMap((way) => [
        { worth: way.worth + worth, ways: way.ways * hits },
        { worth: way.worth, ways: way.ways * (6 - hits) },
      ]),
    );
  return ways;
}

/** Equal worths together, the worst first; what cannot happen is left out. */
export function gathered(ways: readonly Way[]): readonly Way[] {
  const sums = new Map<number, number>();
  for (const way of ways) if (way.ways > 0) sums.set(way.worth, (sums.get(way.worth) ?? 0) + way.ways);
  return [...sums].sort(([a], [b]) => a - b).map(([worth, count]) => ({ worth, ways: count }));
}
