import type { State } from '@hundred-days/kernel';
import { board, position, units } from '@hundred-days/waterloo-campaign';
import { apart, reaches } from './ground.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const { TOWN } = board;
const { AT, BACK, BLOWN, OFF_MAP } = position;
const { CAVALRY, CORPS_OF, enemyOf, POINTS } = units;

/** How much of a Corps is there for a fight so many hexes off; beyond that nobody is. */
const PRESENCE = [1, 1, 1, 0.9, 0.75, 0.55, 0.4, 0.28, 0.18, 0.1, 0.06, 0.03, 0];
/** A superiority of so many points is as bad as it gets. */
const MOST_EXPOSED = 5;
const STRIKING_DISTANCE = 3;
const FAR = 20;
/** A Corps that could be on the map and is not. */
const WAITING = 0.3;

/** How much of a side is there for a fight in a hex. */
function presence({ strength }: Survey, s: State, side: number, hex: number): number {
  let sum = 0;
  for (const corps of CORPS_OF[side]) {
    const at = s[AT.where + corps];
    if (at < 0) continue;
    const distance = apart(at, hex);
    if (distance < PRESENCE.length) sum += PRESENCE[distance] * strength[corps];
  }
  return sum;
}

/** How much stronger the enemy is round a side's Corps, weighed by what they are worth. */
export function exposure(survey: Survey, s: State, side: number): number {
  let sum = 0;
  for (const unit of CORPS_OF[side]) {
    const hex = s[AT.where + unit];
    if (hex < 0) continue;
    const against = presence(survey, s, enemyOf(side), hex);
    if (against === 0) continue;
    const superiority = against - presence(survey, s, side, hex) - 0.5 * TOWN[hex] - 0.5 * survey.hqStars[unit];
    if (superiority > 0) sum += POINTS[unit] * Math.min(MOST_EXPOSED, superiority);
  }
  return sum;
}

/** How far a side's Corps are from the enemy, beyond striking distance; and those out of command or Exhausted. */
export function disorder({ turn }: Survey, weights: Weights, s: State, side: number, approach: number): number {
  let sum = 0;
  for (const unit of CORPS_OF[side]) {
    const hex = s[AT.where + unit];
    if (hex < 0) {
      const due = s[AT.due + unit];
      if (hex === OFF_MAP && due > 0 && due <= turn) sum += approach * FAR + WAITING;
      continue;
    }
    sum += approach * Math.max(0, toEnemy(s, side, hex) - STRIKING_DISTANCE);
    if (CAVALRY[unit] === 1 && s[AT.face + unit] === BACK) sum += weights.exhausted;
    if (!reaches(s, turn, unit, hex)) sum += weights.uncommanded;
  }
  return sum;
}

function toEnemy(s: State, side: number, hex: number): number {
  let nearest = FAR;
  for (const enemy of CORPS_OF[enemyOf(side)]) {
    const at = s[AT.where + enemy];
    if (at >= 0) nearest = Math.min(nearest, apart(at, hex));
  }
  return nearest;
}

/** The points of the Corps of a side that are blown. */
export function blown(s: State, side: number): number {
  let sum = 0;
  for (const unit of CORPS_OF[side]) if (s[AT.where + unit] === BLOWN) sum += POINTS[unit];
  return sum;
}
