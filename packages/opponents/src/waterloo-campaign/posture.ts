import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { position, units } from '@hundred-days/waterloo-campaign';
import { reaches } from './ground.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const { BACK, BLOWN, OFF_MAP } = position;
const { enemyOf } = units;

/** How much a side's Corps are drawn to the enemy, in points for each hex: to the nearest, and to all of them. */
export interface Drift {
  approach: number;
  pursue: number;
}

/** How much of a Corps is there for a fight so many hexes off; beyond that nobody is. */
const PRESENCE = [1, 1, 1, 0.9, 0.75, 0.55, 0.4, 0.28, 0.18, 0.1, 0.06, 0.03, 0];
/** A superiority of so many points is as bad as it gets. */
const MOST_EXPOSED = 5;
const STRIKING_DISTANCE = 3;
const FAR = 20;
/** A Corps that could be on the map and is not. */
const WAITING = 0.3;

/** How much of a side is there for a fight where a unit stands. */
function presence(w: World, { apart, strength }: Survey, s: State, side: number, unit: number): number {
  const row = unit * w.units;
  let sum = 0;
  for (const corps of w.corpsOf[side]) {
    if (s[w.at.where + corps] < 0) continue;
    const distance = apart[row + corps];
    if (distance < PRESENCE.length) sum += PRESENCE[distance] * strength[corps];
  }
  return sum;
}

/** How much stronger the enemy is round a side's Corps, weighed by what they are worth. */
export function exposure(w: World, survey: Survey, s: State, side: number): number {
  let sum = 0;
  for (const unit of w.corpsOf[side]) {
    const hex = s[w.at.where + unit];
    if (hex < 0) continue;
    const against = presence(w, survey, s, enemyOf(side), unit);
    if (against === 0) continue;
    const superiority = against - presence(w, survey, s, side, unit) - 0.5 * w.town[hex] - 0.5 * survey.hqStars[unit];
    if (superiority > 0) sum += w.points[unit] * Math.min(MOST_EXPOSED, superiority);
  }
  return sum;
}

/** How far a side's Corps are from the enemy, beyond striking distance; and those out of command or Exhausted. */
export function disorder(
  w: World,
  survey: Survey,
  weights: Weights,
  s: State,
  side: number,
  { approach, pursue }: Drift,
): number {
  let sum = 0;
  for (const unit of w.corpsOf[side]) {
    const hex = s[w.at.where + unit];
    if (hex < 0) {
      const due = s[w.at.due + unit];
      if (hex === OFF_MAP && due > 0 && due <= survey.turn) sum += approach * FAR + WAITING;
      continue;
    }
    sum += approach * Math.max(0, toEnemy(w, survey, s, side, unit) - STRIKING_DISTANCE);
    if (pursue > 0) sum += pursue * toEnemies(w, survey, s, side, unit);
    if (w.cavalry[unit] === 1 && s[w.at.face + unit] === BACK) sum += weights.exhausted;
    if (!reaches(w, survey, s, unit, unit)) sum += weights.uncommanded;
  }
  return sum;
}

function toEnemy(w: World, { apart }: Survey, s: State, side: number, unit: number): number {
  const row = unit * w.units;
  let nearest = FAR;
  for (const enemy of w.corpsOf[enemyOf(side)])
    if (s[w.at.where + enemy] >= 0) nearest = Math.min(nearest, apart[row + enemy]);
  return nearest;
}

/** How far a side's Corps on the map are from the enemy, all of them. */
export function wayToEnemy(w: World, survey: Survey, s: State, side: number): number {
  let sum = 0;
  for (const unit of w.corpsOf[side]) if (s[w.at.where + unit] >= 0) sum += toEnemy(w, survey, s, side, unit);
  return sum;
}

/** The way to each of the enemy's Corps, beyond striking distance; who is gone is no way off, so that nobody is spared to be near. */
function toEnemies(w: World, { apart }: Survey, s: State, side: number, unit: number): number {
  const enemies = w.corpsOf[enemyOf(side)];
  let sum = 0;
  for (const enemy of enemies)
    if (s[w.at.where + enemy] >= 0) sum += Math.max(0, apart[unit * w.units + enemy] - STRIKING_DISTANCE);
  return sum / enemies.length;
}

/** The points of the Corps of a side that are blown. */
export function blown(w: World, s: State, side: number): number {
  let sum = 0;
  for (const unit of w.corpsOf[side]) if (s[w.at.where + unit] === BLOWN) sum += w.points[unit];
  return sum;
}
