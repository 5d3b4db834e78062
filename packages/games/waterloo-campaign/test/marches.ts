import { around, hasBridge, hasRiver, hasRoad, isStream, meets, zoc } from './hexes.ts';

/**
 * Where a Corps can march and retreat to, worked out a second time, slowly and plainly, from the map's description alone:
 * what the engine lists is compared with this.
 */

const known = new Map<string, ReadonlyMap<string, number>>();

/** MAP-2, counted once ring by ring from each hex asked about: the sets below ask again and again. */
function apart(a: string, b: string): number {
  const far = known.get(b) ?? rings(b);
  known.set(b, far);
  return far.get(a) ?? Number.POSITIVE_INFINITY;
}

function rings(hex: string): ReadonlyMap<string, number> {
  const far = new Map([[hex, 0]]);
  for (const [at, steps] of far) for (const next of around(at)) if (!far.has(next)) far.set(next, steps + 1);
  return far;
}

/** TEC-4: the hexes one can step to. */
const open = (hex: string): string[] => around(hex).filter((to) => !hasRiver(hex, to));

/** ZOI-2: an adjacent hex counts by the hexside it shares, a far one by one of the ways of two hexes. */
export function influence(hex: string): string[] {
  const dry = (at: string): string[] => around(at).filter((to) => !hasRiver(at, to) && !hasBridge(at, to));
  const first = dry(hex);
  const second = first.flatMap(dry).filter((far) => apart(hex, far) === 2);
  return [...new Set([hex, ...first, ...second])].sort();
}

export interface Enemy {
  readonly hex: string;
  readonly arm: 'infantry' | 'cavalry' | 'detachment';
}

/** Where every piece that matters to one march is. */
export interface Ground {
  readonly arm: 'infantry' | 'cavalry';
  readonly from: string;
  /** Advance or Fresh; the other side of the counter otherwise. */
  readonly front: boolean;
  readonly hq: string;
  readonly range: number;
  readonly enemies?: readonly Enemy[];
  /** Other Corps of its own side, which it cannot pass. */
  readonly friends?: readonly string[];
  /** Markers and friendly Detachments: they matter for an empty hex alone. */
  readonly clutter?: readonly string[];
  readonly rain?: boolean;
}

const ALLOWANCE = { infantry: [1, 4], cavalry: [4, 6] } as const;

/** Every hex a march can end in (MOV-3 to MOV-15, TEC-9, S16-6), sorted. */
export function marchEnds(ground: Ground): string[] {
  const { arm, from, hq, range, enemies = [], friends = [], clutter = [], rain = false } = ground;
  const corps = enemies.filter((enemy) => enemy.arm !== 'detachment');
  const riders = corps.filter((enemy) => enemy.arm === 'cavalry');
  const controlled = new Set(enemies.flatMap(({ hex }) => zoc(hex)));
  const heldByRiders = new Set(riders.flatMap(({ hex }) => zoc(hex)));
  const stopping = new Set((arm === 'infantry' ? corps : riders).flatMap(({ hex }) => influence(hex)));
  const closed = new Set([...enemies.map(({ hex }) => hex), ...friends]);
  if (controlled.has(from) && (arm === 'infantry' || heldByRiders.has(from))) return [];
  const allowance = (front: boolean, road: boolean): number =>
    ALLOWANCE[arm][front ? 1 : 0] * (road && (arm === 'cavalry' || front) ? 2 : 1);
  const ends = new Set<string>();
  const seen = new Set<string>();
  const walk = (came: string | null, hex: string, steps: number, front: boolean, road: boolean): void => {
    const key = [came, hex, steps, front, road].join();
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of open(hex)) {
      const byRoad = hasRoad(hex, next);
      const onRoad = road && byRoad && (came === null || meets(came, hex, next));
      if (closed.has(next) || steps + 1 > allowance(front, onRoad)) continue;
      const far = apart(next, hq);
      if (far > range && (apart(hex, hq) <= range || far > apart(hex, hq))) continue;
      if (steps === 0 && controlled.has(from) && (controlled.has(next) || clutter.includes(next))) continue;
      if (next !== from && (apart(from, hq) <= range || far < apart(from, hq))) ends.add(next);
      const wet = isStream(next) && !byRoad;
      if (controlled.has(next) || stopping.has(next) || wet) continue;
      walk(hex, next, steps + 1, front && !(rain && !byRoad), onRoad);
    }
  };
  walk(null, from, 0, ground.front, true);
  return [...ends].sort();
}

/** Every hex a retreat of three hexes can end in (RET-1 to RET-3), sorted. */
export function retreats(
  from: string,
  awayFrom: readonly string[],
  enemies: readonly string[],
  friends: readonly string[] = [],
): string[] {
  const barred = new Set([...enemies.flatMap(zoc), ...friends]);
  let reached = [from];
  for (let step = 0; step < 3; step++) {
    reached = reached.flatMap((hex) =>
      open(hex).filter((next) => !barred.has(next) && awayFrom.every((foe) => apart(next, foe) > apart(hex, foe))),
    );
  }
  return [...new Set(reached)].sort();
}
