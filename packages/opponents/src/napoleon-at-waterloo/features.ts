import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/napoleon-at-waterloo';
import type { Arrivals } from '../forced-combat/assault.ts';
import { floodHexes, UNREACHABLE } from '../forced-combat/ground.ts';
import type { Surveyor as Shared } from '../forced-combat/judge.ts';
import { type Ground, wayOutOf } from './ground.ts';
import type { Weights } from './weights.ts';

const { OFF_MAP } = position;
const { ALLIED, enemyOf, FRENCH } = units;

/** Within this many hexes of the enemy nothing is gained by coming nearer; beyond the second nobody is in the fight. */
const STRIKING_DISTANCE = 3;
const NEAR = 5;
const FAR_AWAY = 18;
/** An enemy zone on the way costs about a turn. */
const ZONE_DELAY = 4;
/** Before the Prussians are there the Allies let the French come. */
const ALLIED_PATIENCE = 4;
const PATIENT = 0.25;

/** The part of the evaluation that looks at where units stand, by name, for one side. */
export interface Features {
  approach: number;
  building: number;
  alone: number;
  trapped: number;
  gunInZone: number;
  exit: number;
}

export interface Surveyor extends Shared {
  /** Points a French unit in a hex needs to leave by the north edge. */
  exitDistance(hex: number): number;
}

export function createSurveyor(w: Ground, weights: Weights): Surveyor {
  const {
    allowance: ALLOWANCE,
    at: AT,
    closedHexside: CLOSED_HEXSIDE,
    defence: DEFENCE,
    exitHex: EXIT_HEX,
    gun: GUN,
    hexes: HEXES,
    neighbours: NEIGHBOURS,
    strength: STRENGTH,
    turns: TURNS,
    units: UNITS,
    unitsOf: UNITS_OF,
    alliedLossesForDemoralization,
    frenchExitsNeeded,
  } = w;
  const hasWayOut = wayOutOf(w);
  const toEnemy = new Uint8Array(HEXES);
  const toExit = new Uint8Array(HEXES);
  const queue = new Int16Array(HEXES * 8);
  const found: Features = { approach: 0, building: 0, alone: 0, trapped: 0, gunInZone: 0, exit: 0 };
  const leaving = new Float64Array(UNITS);

  function measureEnemy(s: State, side: number): void {
    toEnemy.fill(UNREACHABLE);
    let tail = 0;
    for (const enemy of UNITS_OF[enemyOf(side)]) {
      const hex = s[AT.where + enemy];
      if (hex < 0) continue;
      toEnemy[hex] = 0;
      queue[tail++] = hex;
    }
    floodHexes(NEIGHBOURS, CLOSED_HEXSIDE, queue, tail, toEnemy);
  }

  /** Levels, lowest first; a hex in an Allied zone hands its neighbours a delayed level. */
  function measureExit(s: State): void {
    toExit.fill(UNREACHABLE);
    let tail = 0;
    for (let hex = 0; hex < HEXES; hex++) {
      if (EXIT_HEX[hex] === 0 || isHeld(s, hex)) continue;
      toExit[hex] = 1;
      queue[tail++] = hex;
    }
    for (let head = 0; head < tail && tail < queue.length - 6; head++) {
      const hex = queue[head];
      const level = toExit[hex] + (s[AT.zone + ALLIED * HEXES + hex] > 0 ? ZONE_DELAY : 1);
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const to = NEIGHBOURS[slot];
        if (to < 0 || toExit[to] <= level || CLOSED_HEXSIDE[slot] === 1 || isHeld(s, to)) continue;
        toExit[to] = level;
        queue[tail++] = to;
      }
    }
  }

  const isHeld = (s: State, hex: number): boolean => {
    const there = s[AT.occupant + hex] - 1;
    return there >= 0 && w.side[there] === ALLIED;
  };

  /** What the exits are worth to the French: those gone, and the nearest of those who can still make it. */
  function exits(s: State): number {
    const losses = Math.min(alliedLossesForDemoralization, s[AT.losses + ALLIED]) / alliedLossesForDemoralization;
    const broken = s[AT.demoralized] === 1;
    const each = broken ? weights.exitBroken : weights.exit + 0.4 * (weights.exitBroken - weights.exit) * losses ** 4;
    const wanted = Math.max(0, frenchExitsNeeded - s[AT.exited]);
    // French Movement Phases still to come.
    const turns = TURNS - s[AT.turn];
    let count = 0;
    for (const unit of UNITS_OF[FRENCH]) {
      const hex = s[AT.where + unit];
      if (hex < 0) continue;
      const distance = toExit[hex];
      if (distance >= UNREACHABLE || Math.ceil(distance / ALLOWANCE[unit]) > turns) continue;
      const keen = broken ? 1 : Math.max(0, 1 - 0.18 * STRENGTH[unit]);
      leaving[count++] = keen * Math.max(0, 0.8 - weights.exitStep * distance);
    }
    const best = leaving.subarray(0, count).sort();
    let sum = Math.min(frenchExitsNeeded, s[AT.exited]) * each;
    for (let i = 0; i < Math.min(wanted, count); i++) sum += each * best[count - 1 - i];
    return sum;
  }

  function standing(s: State, side: number, arrivals: Arrivals): void {
    const ownZone = AT.zone + side * HEXES;
    const enemyZone = AT.zone + enemyOf(side) * HEXES;
    for (const unit of UNITS_OF[side]) {
      const hex = s[AT.where + unit];
      if (hex < 0) {
        if (hex === OFF_MAP && arrivals(s, unit) === 1) found.approach -= STRENGTH[unit] * FAR_AWAY;
        continue;
      }
      const distance = Math.min(FAR_AWAY, toEnemy[hex]);
      found.approach -= STRENGTH[unit] * Math.max(0, distance - STRIKING_DISTANCE);
      if (distance <= NEAR) {
        if (DEFENCE[hex] === 2) found.building++;
        if (s[ownZone + hex] === 0) found.alone++;
        if (!hasWayOut(s, unit)) found.trapped++;
        if (GUN[unit] === 1 && s[enemyZone + hex] > 0) found.gunInZone++;
      }
    }
  }

  let factor = 1;
  return {
    read(s, side, arrivals) {
      found.approach = 0;
      found.building = 0;
      found.alone = 0;
      found.trapped = 0;
      found.gunInZone = 0;
      measureEnemy(s, side);
      measureExit(s);
      standing(s, side, arrivals);
      found.exit = side === FRENCH ? exits(s) : -exits(s);
      factor = side === ALLIED && s[AT.turn] < ALLIED_PATIENCE ? PATIENT : 1;
    },
    sum: () =>
      factor * weights.approach * found.approach +
      weights.building * found.building -
      weights.alone * found.alone -
      weights.trapped * found.trapped -
      weights.gunInZone * found.gunInZone +
      found.exit,
    enemyDistance: (hex) => toEnemy[hex],
    exitDistance: (hex) => toExit[hex],
  };
}
