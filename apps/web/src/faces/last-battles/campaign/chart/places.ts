import type { Place } from '@hundred-days/kernel';
import type { CampaignWorld } from '@hundred-days/last-battles/campaign';

/** Where something is, for who does not know hexes by their numbers: the nearest place with a name. */

export interface Nearby {
  /** A hex of the place. */
  readonly hex: Place;
  /** Hexes to it; 0 in the place itself. */
  readonly away: number;
  /** Where one stands, seen from there; null in the place itself. */
  readonly wind: Wind | null;
}

export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof WINDS)[number];

type Ground = Pick<CampaignWorld, 'hexNames' | 'map'>;
type Points = { readonly x: ArrayLike<number>; readonly y: ArrayLike<number> };

/** Hexes with a name, found once for a map. */
export const namedHexes = ({ hexNames }: Pick<Ground, 'hexNames'>): readonly Place[] =>
  hexNames.flatMap((name, hex) => (name === null || name === undefined ? [] : [hex]));

/** Null on a map without names. */
export function nearestPlace({ map }: Ground, named: readonly Place[], points: Points, from: Place): Nearby | null {
  let nearest = -1;
  let away = Number.POSITIVE_INFINITY;
  for (const hex of named) {
    const distance = map.distance(from, hex);
    if (distance >= away) continue;
    nearest = hex;
    away = distance;
  }
  if (nearest < 0) return null;
  return { hex: nearest, away, wind: away === 0 ? null : windOf(points, nearest, from) };
}

/** The wind one stands under, y growing southward. */
export function windOf({ x, y }: Points, from: Place, to: Place): Wind {
  const turn = Math.atan2(x[to] - x[from], y[from] - y[to]) / (Math.PI / 4);
  return WINDS[(Math.round(turn) + WINDS.length) % WINDS.length];
}
