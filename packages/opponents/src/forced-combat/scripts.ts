import type { State } from '@hundred-days/kernel';

const PER_SCRIPT = 2;
const CONTACTS = 8;
const BATTERIES = 5;

/** What the scripts look at of a battlefield. */
export interface Field {
  readonly at: { readonly zone: number };
  readonly hexes: number;
  /** By hex: what defenders there are multiplied by. */
  readonly defence: { readonly [hex: number]: number };
}

/** What a rulebook adds for one mover. */
export interface Liking {
  /** Hexes to the nearest enemy. */
  enemyDistance(hex: number): number;
  /** What a hex is worth to a gun for what it can fire at from there; null for others. */
  readonly targets: ((hex: number) => number) | null;
  /** How many hexes of the march to come up or to fall back a friend near by is worth. */
  readonly support: number;
}

/** The places that the scripts like best for a unit. */
export interface Picked {
  /** Adds the best few of the hexes without contact. */
  also(score: (hex: number) => number): void;
  readonly chosen: Set<number>;
}

/** The scripts every battle with forced combat has: each names the places it likes best among a unit's goals. */
export function pickByScript(
  field: Field,
  view: State,
  seat: number,
  goals: readonly number[],
  { enemyDistance, targets, support }: Liking,
): Picked {
  const enemies = field.at.zone + (1 - seat) * field.hexes;
  const friends = field.at.zone + seat * field.hexes;
  const onMap = goals.filter((goal) => goal >= 0 && goal < field.hexes);
  const contacts = onMap.filter((hex) => view[enemies + hex] > 0);
  const free = onMap.filter((hex) => view[enemies + hex] === 0);
  const chosen = new Set<number>();
  const take = (hexes: readonly number[], many: number, score: (hex: number) => number): void => {
    const ranked = [...hexes].sort((a, b) => score(b) - score(a) || a - b);
    for (const hex of ranked.slice(0, many)) chosen.add(hex);
  };
  const also = (score: (hex: number) => number): void => take(free, PER_SCRIPT, score);
  // Attack: few enemies at once, on good ground.
  take(contacts, CONTACTS, (hex) => field.defence[hex] - view[enemies + hex]);
  if (targets !== null) take(free, BATTERIES, targets);
  // Come up, but not into contact; hold good ground; support friends; fall back.
  also((hex) => -enemyDistance(hex));
  also((hex) => -Math.abs(enemyDistance(hex) - 4));
  also((hex) => 10 * field.defence[hex] - enemyDistance(hex));
  also((hex) => view[friends + hex] * support - enemyDistance(hex));
  also(enemyDistance);
  return { also, chosen };
}

/** Adds up what the hexes that guns in a hex can fire at are worth. */
export function sumOfTargets(
  lines: { readonly first: ArrayLike<number>; readonly hexes: ArrayLike<number> },
  hex: number,
  worth: (target: number) => number,
): number {
  let sum = 0;
  for (let i = lines.first[hex]; i < lines.first[hex + 1]; i++) sum += worth(lines.hexes[i]);
  return sum;
}
