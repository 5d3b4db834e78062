import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/last-battles';
import { type CampaignWorld, campaignPosition } from '@hundred-days/last-battles/campaign';

const { lift, OFF_MAP } = position;
const { CAMPAIGN_CHOSEN } = campaignPosition;
const { enemyOf } = units;

/** A part of the map where both sides are near each other: the tactical planner thinks here and nowhere else. */
export interface Front {
  /** Those of the side who may come to blows. */
  readonly own: readonly number[];
  readonly enemies: readonly number[];
}

/** Hexes beyond its march at which a unit is still in a fight, and those within which an enemy matters to it. */
const BEYOND = 2;
const NEIGHBOURHOOD = 7;
/** Friends near by who are only seen. */
const SUPPORT = 4;

/** Where everybody of a side stands, as far as the crow flies. */
const apart = (w: CampaignWorld, s: State, a: number, b: number): number =>
  w.map.distance(s[w.at.where + a], s[w.at.where + b]);

const onMapOf = (w: CampaignWorld, s: State, side: number): number[] =>
  [...w.unitsOf[side]].filter((unit) => s[w.at.where + unit] >= 0);

/** The fronts of a side, the largest first. Fronts that share an enemy are one. */
export function frontsOf(
  w: CampaignWorld,
  s: State,
  side: number,
  reach = (unit: number): number => reachOf(w, unit),
): Front[] {
  const enemies = onMapOf(w, s, enemyOf(side));
  const parts: { own: number[]; enemies: Set<number> }[] = [];
  for (const unit of onMapOf(w, s, side)) {
    const distances = enemies.map((enemy) => apart(w, s, unit, enemy));
    const nearest = Math.min(...distances);
    if (nearest > reach(unit)) continue;
    const near = new Set(enemies.filter((_, i) => distances[i] <= Math.max(NEIGHBOURHOOD, nearest)));
    const touching = parts.filter((part) => [...near].some((enemy) => part.enemies.has(enemy)));
    const [into = { own: [], enemies: new Set<number>() }] = touching;
    if (touching.length === 0) parts.push(into);
    for (const part of touching.slice(1)) {
      into.own.push(...part.own);
      for (const enemy of part.enemies) into.enemies.add(enemy);
      parts.splice(parts.indexOf(part), 1);
    }
    into.own.push(unit);
    for (const enemy of near) into.enemies.add(enemy);
  }
  return parts
    .map((part) => ({ own: part.own.sort((a, b) => a - b), enemies: [...part.enemies].sort((a, b) => a - b) }))
    .sort((a, b) => b.own.length - a.own.length || a.own[0] - b.own[0]);
}

/** Hexes of a march over open ground, and what lies beyond it. */
const reachOf = (w: CampaignWorld, unit: number): number => w.allowance[unit] / 2 + BEYOND;

/** The position with nobody in it but those of a front, and friends near by. Others are neither lost nor on their way. */
export function onlyFront(w: CampaignWorld, s: State, { own, enemies }: Front): State {
  const kept = new Set([...own, ...enemies]);
  const front = s.slice();
  for (let unit = 0; unit < w.units; unit++) {
    if (kept.has(unit)) continue;
    if (s[w.at.where + unit] >= 0) {
      const isNear = own.some((other) => w.side[other] === w.side[unit] && apart(w, s, unit, other) <= SUPPORT);
      if (isNear) continue;
      lift(w, front, unit, OFF_MAP);
    }
    if (front[w.at.where + unit] === OFF_MAP) front[w.at.due + unit] = 0;
  }
  return front;
}

/** Everybody within some hexes of those pieces, as a front of the side of the first. */
export function regionOf(w: CampaignWorld, s: State, pieces: readonly number[], within: number): Front {
  const hexes = pieces.map((piece) => s[w.at.where + piece]).filter((hex) => hex >= 0);
  const isNear = (unit: number): boolean => {
    const at = s[w.at.where + unit];
    return at >= 0 && hexes.some((hex) => w.map.distance(at, hex) <= within);
  };
  const side = w.side[pieces[0]];
  return { own: [...w.unitsOf[side]].filter(isNear), enemies: [...w.unitsOf[enemyOf(side)]].filter(isNear) };
}

/**
 * 2.0c: of three players two share a side. Each thinks as if the whole side were his and orders about his own alone, so that
 * what he thinks in has two seats.
 */
export function asTwo(w: CampaignWorld, view: State): State {
  const flag = CAMPAIGN_CHOSEN.mask['three-players'];
  if ((view[w.at.options] & flag) === 0) return view;
  const two = view.slice();
  two[w.at.options] &= ~flag;
  return two;
}

export const areThree = (w: CampaignWorld, view: State): boolean =>
  (view[w.at.options] & CAMPAIGN_CHOSEN.mask['three-players']) !== 0;
