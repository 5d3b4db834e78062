import type { State } from '@hundred-days/kernel';
import { position, type World } from '@hundred-days/napoleon-1815';

/** How a side fights a battle. */
export interface Stance {
  /** It engages a position if it can bring this many times the worth of the enemy there. */
  readonly engage: number;
  /** It leaves when it has less than this share of the enemy's worth; near a defeat sooner. */
  readonly leave: number;
  /** The column it strikes in, by its own positions (1 to 3); 0 for where it can. */
  readonly column: number;
  /** 6.5: infantry that has cavalry alone upon it forms square, and takes guns and leaders in. */
  readonly squares: boolean;
}

export const STANCES = {
  steady: { engage: 1.25, leave: 0.55, column: 0, squares: false },
  assault: { engage: 0.9, leave: 0.25, column: 0, squares: false },
  stand: { engage: 99, leave: 0.3, column: 0, squares: false },
  left: { engage: 0.9, leave: 0.35, column: 1, squares: false },
  center: { engage: 0.9, leave: 0.35, column: 2, squares: false },
  right: { engage: 0.9, leave: 0.35, column: 3, squares: false },
  leave: { engage: 99, leave: 99, column: 0, squares: false },
  squares: { engage: 1.25, leave: 0.3, column: 0, squares: true },
} as const satisfies Readonly<Record<string, Stance>>;

/** The share of the way to its defeat that the worst off of a side's armies has gone; one that is broken has nothing to lose. */
export function brinkOf(w: World, s: State, side: number): number {
  const own = [0, 1, 2].filter((army) => w.side[w.unitsOfArmy[army][0]] === side);
  const shares = own.map((army) => position.eliminatedOf(w, s, army) / (w.defeatedAt[army] - 1));
  return Math.max(0, ...shares.filter((share) => share <= 1));
}

/** Who breaks with the next unit leaves unless it is this many times as strong. */
const ON_THE_BRINK = 1.2;

/** The share of the enemy's worth below which a side leaves a battle. On the last turn nobody spares himself. */
export const leavesAt = (w: World, s: State, side: number, { leave }: Stance): number =>
  s[w.at.turn] === w.turns ? leave : Math.max(leave, ON_THE_BRINK * brinkOf(w, s, side) ** 2);
