import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/last-battles';
import type { Arrivals } from '../forced-combat/assault.ts';
import { floodHexes, UNREACHABLE } from '../forced-combat/ground.ts';
import type { Surveyor as Shared } from '../forced-combat/judge.ts';
import { type Ground, wayOutOf } from './ground.ts';
import type { Ledger } from './ledger.ts';
import type { Weights } from './weights.ts';

const { battleOf, inZoneOf, OFF_MAP, sideIn, strengthOf } = position;
const { ALLIED, CAVALRY, enemyOf, FRENCH, INFANTRY, PRUSSIAN_ARMY } = units;

/** Within this many hexes of the enemy nothing is gained by coming nearer; beyond the second nobody is in the fight. */
const STRIKING_DISTANCE = 3;
const NEAR = 5;
const FAR_AWAY = 18;
/** Half points that an enemy zone on the way costs, about a turn, and an enemy who stands in it. */
const ZONE_DELAY = 8;
const ENEMY_DELAY = 24;
const LONGEST_WAY = 250;
/** How keen the side is to come to blows that only has to hold. */
const HOLDING = 0.15;

/** 16.3: what leaving the map is worth a point of strength, and the last turn on which it is for the Prussians. */
const FRENCH_EXIT = 5;
const LAST_PRUSSIAN_EXIT = 4;
/** How surely a unit gets away with no turn to spare, what each further turn adds, and at best. */
const JUST_IN_TIME = 0.2;
const A_TURN_MORE = 0.15;
const AT_BEST = 0.85;

export interface Surveyor extends Shared {
  /** Half points to the nearest hex by which the side last read may leave the map; 0 everywhere if there is none. */
  exitDistance(hex: number): number;
  /** Hexes to the nearest objective of the battle; UNREACHABLE if it has none. */
  objectiveDistance(hex: number): number;
}

export function createSurveyor(w: Ground, weights: Weights, ledger: Ledger): Surveyor {
  const { at: AT, hexes: HEXES, neighbours: NEIGHBOURS, unitsOf: UNITS_OF, closedSide: CLOSED } = w;
  const hasWayOut = wayOutOf(w);
  const toEnemy = new Uint8Array(HEXES);
  const toExit = [new Uint8Array(HEXES), new Uint8Array(HEXES)];
  const reach = new Uint8Array(HEXES);
  const queue = new Int16Array(HEXES * 8);
  const buckets = new Int32Array(LONGEST_WAY + 1);
  const entryHex = new Int16Array(HEXES * 7);
  const entryNext = new Int32Array(HEXES * 7);
  const toObjective = new Uint8Array(HEXES);
  let waiting = 0;
  let sum = 0;
  let reader = 0;

  function measureEnemy(s: State, side: number): void {
    toEnemy.fill(UNREACHABLE);
    let sources = 0;
    for (const enemy of UNITS_OF[enemyOf(side)]) {
      const hex = s[AT.where + enemy];
      if (hex < 0 || toEnemy[hex] === 0) continue;
      toEnemy[hex] = 0;
      queue[sources++] = hex;
    }
    floodHexes(NEIGHBOURS, CLOSED, queue, sources, toEnemy);
  }

  function measureObjectives(s: State): void {
    toObjective.fill(UNREACHABLE);
    let sources = 0;
    for (const [i, hex] of w.objectiveHexes.entries()) {
      if (s[AT.held + i] === 0) continue;
      toObjective[hex] = 0;
      queue[sources++] = hex;
    }
    if (sources > 0) floodHexes(NEIGHBOURS, CLOSED, queue, sources, toObjective);
  }

  function begin(costs: Uint8Array): void {
    costs.fill(255);
    buckets.fill(-1);
    waiting = 0;
  }

  function push(costs: Uint8Array, hex: number, cost: number): void {
    if (cost > LONGEST_WAY || costs[hex] <= cost || waiting === entryHex.length) return;
    costs[hex] = cost;
    entryHex[waiting] = hex;
    entryNext[waiting] = buckets[cost];
    buckets[cost] = waiting++;
  }

  /** What the enemy of a side adds to the way of infantry into a hex. */
  const delay = (s: State, side: number, hex: number): number =>
    sideIn(w, s, hex) === enemyOf(side) ? ENEMY_DELAY : inZoneOf(w, s, enemyOf(side), hex) ? ZONE_DELAY : 0;

  /** Half points from each hex to where a side may leave, round its enemies or through them; 255 if there is no way. */
  function measureExit(s: State, side: number): void {
    const costs = toExit[side];
    begin(costs);
    const exits = battleOf(w, s).exitCost[INFANTRY];
    for (let hex = 0; hex < HEXES; hex++)
      if (exits[side * HEXES + hex] > 0) push(costs, hex, exits[side * HEXES + hex]);
    for (let now = 0; now <= LONGEST_WAY; now++) {
      for (let entry = buckets[now]; entry >= 0; entry = buckets[now]) {
        buckets[now] = entryNext[entry];
        const hex = entryHex[entry];
        if (costs[hex] !== now) continue;
        const held = delay(s, side, hex);
        for (let d = 0; d < 6; d++) {
          const from = NEIGHBOURS[6 * hex + d];
          if (from < 0) continue;
          const step = w.stepCost[INFANTRY][6 * from + ((d + 3) % 6)];
          if (step >= 0) push(costs, from, now + step + held);
        }
      }
    }
  }

  /** Half points that the nearest unit of a side needs to each hex. */
  function measureReach(s: State, side: number): void {
    begin(reach);
    for (const unit of UNITS_OF[side]) if (s[AT.where + unit] >= 0) push(reach, s[AT.where + unit], 0);
    for (let now = 0; now <= LONGEST_WAY; now++) {
      for (let entry = buckets[now]; entry >= 0; entry = buckets[now]) {
        buckets[now] = entryNext[entry];
        const hex = entryHex[entry];
        if (reach[hex] !== now) continue;
        for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
          const step = w.stepCost[INFANTRY][slot];
          if (step >= 0) push(reach, NEIGHBOURS[slot], now + step + delay(s, side, NEIGHBOURS[slot]));
        }
      }
    }
  }

  /** Movement phases a side has still to come, this one too if it is still to be played. */
  function phasesLeft(s: State, side: number, last: number): number {
    const { firstSide } = battleOf(w, s);
    const phasing = s[AT.phasing];
    const over = phasing === side || (side === firstSide && phasing !== firstSide);
    return last - s[AT.turn] + (over ? 0 : 1);
  }

  /** How surely a unit gets off the map by a turn. */
  function chance(s: State, unit: number, last: number): number {
    const distance = toExit[w.side[unit]][s[AT.where + unit]];
    if (distance > LONGEST_WAY) return 0;
    const spare = phasesLeft(s, w.side[unit], last) - Math.ceil(distance / w.allowance[unit]);
    if (spare < 0) return Math.max(0, 0.1 + 0.05 * spare) * 0.5;
    return Math.min(AT_BEST, JUST_IN_TIME + A_TURN_MORE * spare) - 0.0005 * distance;
  }

  /** 16.3: who gets away, for the French. */
  function exits(s: State): number {
    const { scores, turns } = battleOf(w, s);
    if (!scores.has('16.3a')) return 0;
    measureExit(s, FRENCH);
    measureExit(s, ALLIED);
    let forFrench = 0;
    for (const unit of UNITS_OF[FRENCH])
      if (s[AT.where + unit] >= 0) forFrench += FRENCH_EXIT * strengthOf(w, s, unit) * chance(s, unit, turns);
    for (const unit of UNITS_OF[ALLIED]) {
      if (s[AT.where + unit] < 0) continue;
      const strength = strengthOf(w, s, unit);
      const late = chance(s, unit, turns);
      const early = s[AT.turn] <= LAST_PRUSSIAN_EXIT ? chance(s, unit, LAST_PRUSSIAN_EXIT) : 0;
      // 16.3d, 16.3b
      forFrench += strength * (1 - late) - strength * early;
    }
    return forFrench;
  }

  /** What places that are not held promise to the side that wants them, for the French. */
  function promises(s: State): number {
    let forFrench = 0;
    for (const hunter of [FRENCH, ALLIED]) {
      let measured = false;
      for (const [i, hex] of w.objectiveHexes.entries()) {
        if (s[AT.held + i] !== enemyOf(hunter) + 1) continue;
        const worth = ledger.hexWorth(hex);
        if (worth === 0) continue;
        if (!measured) measureReach(s, hunter);
        measured = true;
        const promised = worth * Math.max(0, weights.promise - weights.step * reach[hex]);
        forFrench += hunter === FRENCH ? promised : -promised;
      }
    }
    return forFrench;
  }

  /** Who attacks, and who only has to hold: the Prussians who come to La Belle Alliance come to fight (17.0). */
  function keenness(s: State, unit: number): number {
    if (w.side[unit] === FRENCH) return 1;
    return battleOf(w, s).armies.length > 2 && w.army[unit] === PRUSSIAN_ARMY ? 1 : HOLDING;
  }

  function standing(s: State, side: number, arrivals: Arrivals): number {
    const ownZone = AT.zone + side * HEXES;
    const enemyZone = AT.zone + enemyOf(side) * HEXES;
    let value = 0;
    for (const unit of UNITS_OF[side]) {
      const hex = s[AT.where + unit];
      const strength = strengthOf(w, s, unit);
      if (hex < 0) {
        if (hex === OFF_MAP && arrivals(s, unit) === 1) value -= weights.approach * strength * FAR_AWAY;
        continue;
      }
      const distance = Math.min(FAR_AWAY, toEnemy[hex]);
      value -= weights.approach * keenness(s, unit) * strength * Math.max(0, distance - STRIKING_DISTANCE);
      if (distance > NEAR) continue;
      if (w.defence[hex] > 1) value += weights.building;
      if (s[ownZone + hex] === 0 && s[AT.next + s[AT.first + hex] - 1] === 0) value -= weights.alone;
      if (!hasWayOut(s, unit)) value -= weights.trapped;
      if (w.gun[unit] === 1 && s[enemyZone + hex] > 0) value -= weights.gunInZone;
      if (w.arm[unit] === CAVALRY && w.halving[hex] === 1) value -= weights.mired;
      if (w.objective[hex] > 0 && ledger.hexWorth(hex) > 0) value += weights.garrison;
    }
    return value;
  }

  return {
    read(s, side, arrivals) {
      reader = side;
      measureEnemy(s, side);
      measureObjectives(s);
      const forFrench = exits(s) + promises(s);
      sum = standing(s, side, arrivals) + (side === FRENCH ? forFrench : -forFrench);
    },
    sum: () => sum,
    enemyDistance: (hex) => toEnemy[hex],
    exitDistance: (hex) => toExit[reader][hex],
    objectiveDistance: (hex) => toObjective[hex],
  };
}
