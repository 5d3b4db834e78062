import { hexCentre, type Place } from '@hundred-days/kernel';
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
type Point = { readonly x: number; readonly y: number };

/** By the names of a map: all of it is looked through for each. */
const known = new WeakMap<Ground['hexNames'], Map<Place, Nearby | null>>();

/** Null on a map without names. */
export function nearestPlace(ground: Ground, from: Place): Nearby | null {
  const here = known.get(ground.hexNames) ?? new Map<Place, Nearby | null>();
  const near = here.get(from) ?? nearestOf(ground, from);
  known.set(ground.hexNames, here.set(from, near));
  return near;
}

function nearestOf({ map, hexNames }: Ground, from: Place): Nearby | null {
  let nearest = -1;
  let away = Number.POSITIVE_INFINITY;
  for (const [hex, name] of hexNames.entries()) {
    const distance = name === null ? away : map.distance(from, hex);
    if (distance >= away) continue;
    nearest = hex;
    away = distance;
  }
  if (nearest < 0) return null;
  const at = (hex: Place): Point => hexCentre(map.grid, { col: map.col[hex], row: map.row[hex] });
  return { hex: nearest, away, wind: away === 0 ? null : windOf(at(nearest), at(from)) };
}

/** The wind one stands under, y growing southward. */
export function windOf(from: Point, to: Point): Wind {
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 4);
  return WINDS[(Math.round(turn) + WINDS.length) % WINDS.length];
}
