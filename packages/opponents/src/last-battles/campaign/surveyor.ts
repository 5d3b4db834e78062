import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/last-battles';
import type { CampaignWorld } from '@hundred-days/last-battles/campaign';
import { UNREACHABLE } from '../../forced-combat/ground.ts';
import type { Surveyor as Shared } from '../features.ts';
import { enemyDistances, type Ground, wayOutOf } from '../ground.ts';
import type { Ledger } from '../ledger.ts';
import type { Weights } from '../weights.ts';
import { NO_WAY, type Way } from './roads.ts';

const { sideIn, strengthOf } = position;
const { CAVALRY, enemyOf } = units;

/** What a unit has been asked, as far as it says where it should stand. */
export interface Errand {
  /** Half points to where it is wanted; null if it is wanted where it is. */
  readonly way: Way | null;
  /** How keen it is to come to blows, 0 to 1; and how much its way matters to it where the enemy is near. */
  readonly keen: number;
  readonly pull: number;
}
export type Errands = (unit: number) => Errand;

export interface Surveyor extends Shared {
  /** What everybody has been asked: for the thought that begins. */
  brief(errands: Errands): void;
}

/** Within this many hexes of the enemy nothing is gained by coming nearer; beyond the second nobody is in the fight. */
const STRIKING_DISTANCE = 3;
const NEAR = 5;
const FAR_AWAY = 18;
/** What a half point of the way is worth a point of strength, and how long a way counts. */
const PULL = 0.008;
const LONGEST_PULL = 60;

const NO_ERRAND: Errand = { way: null, keen: 0.5, pull: 0 };

/** How everybody stands near the enemy, and how far he still has to go. */
export function createCampaignSurveyor(w: CampaignWorld, g: Ground, weights: Weights, ledger: Ledger): Surveyor {
  const { at: AT, hexes: HEXES, unitsOf: UNITS_OF } = w;
  const hasWayOut = wayOutOf(g);
  const toEnemy = new Uint8Array(HEXES);
  const queue = new Int16Array(8 * HEXES);
  let errands: Errands = () => NO_ERRAND;
  let sum = 0;

  const measureEnemy = enemyDistances(w, queue, toEnemy, FAR_AWAY);

  /** What the ground and the neighbourhood are worth to a unit near the enemy. */
  function stand(s: State, side: number, unit: number, hex: number): number {
    let value = 0;
    if (w.defence[hex] > 1) value += weights.building;
    if (s[AT.zone + side * HEXES + hex] === 0 && s[AT.next + s[AT.first + hex] - 1] === 0) value -= weights.alone;
    if (!hasWayOut(s, unit)) value -= weights.trapped;
    if (w.gun[unit] === 1 && s[AT.zone + enemyOf(side) * HEXES + hex] > 0) value -= weights.gunInZone;
    if (w.arm[unit] === CAVALRY && w.halving[hex] === 1) value -= weights.mired;
    if (w.objective[hex] > 0 && sideIn(w, s, hex) === side && ledger.hexWorth(hex) > 0) value += weights.garrison;
    return value;
  }

  function standing(s: State, side: number): number {
    let value = 0;
    for (const unit of UNITS_OF[side]) {
      const hex = s[AT.where + unit];
      if (hex < 0) continue;
      const strength = strengthOf(w, s, unit);
      const { way, keen, pull } = errands(unit);
      const distance = Math.min(FAR_AWAY, toEnemy[hex]);
      value -= weights.approach * keen * strength * Math.max(0, distance - STRIKING_DISTANCE);
      if (way !== null && way[hex] !== NO_WAY) value -= PULL * pull * strength * Math.min(LONGEST_PULL, way[hex]);
      if (distance <= NEAR) value += stand(s, side, unit, hex);
    }
    return value;
  }

  return {
    brief(given) {
      errands = given;
    },
    read(s, side) {
      measureEnemy(s, side);
      sum = standing(s, side);
    },
    sum: () => sum,
    enemyDistance: (hex) => toEnemy[hex],
    exitDistance: () => 0,
    objectiveDistance: (hex) => {
      let nearest = UNREACHABLE;
      for (const objective of w.objectiveHexes) nearest = Math.min(nearest, w.map.distance(hex, objective));
      return nearest;
    },
  };
}
