/** How a side fights a battle. */
export interface Stance {
  /** It engages a position if it can bring this many times the worth of the enemy there. */
  readonly engage: number;
  /** It leaves when it has less than this share of the enemy's worth. */
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
