import type { State } from '@hundred-days/kernel';
import { type battles, isSheltered, levels, position, units } from '@hundred-days/last-battles';
import type { Arrivals } from '../forced-combat/assault.ts';
import { floodHexes, UNREACHABLE } from '../forced-combat/ground.ts';
import type { Surveyor as Shared } from '../forced-combat/judge.ts';
import { enemyDistances, type Ground, wayOutOf } from './ground.ts';
import type { Ledger } from './ledger.ts';
import type { Weights } from './weights.ts';

const { levelOf, DEMORALIZATION } = levels;
const { battleOf, inZoneOf, OFF_MAP, sideIn, strengthOf } = position;
const { ALLIED, CAVALRY, enemyOf, FRENCH, FRENCH_ARMY, INFANTRY, PRUSSIAN_ARMY } = units;

type Battle = battles.Battle;

/**
 * Within this many hexes of the enemy nothing is gained by coming nearer; beyond the second nobody is in the fight; within the
 * third a chateau is no place to leave.
 */
const STRIKING_DISTANCE = 3;
const NEAR = 5;
const WATCHED = 8;
const FAR_AWAY = 18;
/** Half points that an enemy zone on the way costs, about a turn, and an enemy who stands in it. */
const ZONE_DELAY = 8;
const ENEMY_DELAY = 24;
const LONGEST_WAY = 250;
/** How keen the side is to come to blows that only has to hold. */
const HOLDING = 0.15;

/** 16.3: what leaving the map is worth a point of strength, and the last turn on which it is for the Prussians. */
const FRENCH_EXIT = 5;
/** Prussians who leave are no longer in the way of the French: less than their points is believed as long as they can break them. */
const PRUSSIAN_EXIT = 0.3;
/** Points that the French lose in a turn, as games have gone. */
const LOST_A_TURN = 5;
const LAST_PRUSSIAN_EXIT = 4;
/** Half points of a march, how many marches a way may have, how long a detour is thought of, and what a closed band costs. */
const A_MARCH = 8;
const BANDS = 10;
const DETOUR = 16;
const SCREENED = 1.5;
/** How surely a unit gets away with no turn to spare, what each further turn adds, and at best. */
const JUST_IN_TIME = 0.2;
const A_TURN_MORE = 0.15;
const AT_BEST = 0.85;
/** The same for one who only marches off: with no turn to spare, what each further turn adds, and how soon it is too late. */
const IN_REACH = 0.8;
const A_MARCH_MORE = 0.05;
const OUT_OF_REACH = 3;

/** 13.0a: what it is worth to be ahead when nobody marches any more, and what is still close: attacks may change it. */
const AHEAD = 30;
const CLOSE = 8;

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
  const reach = new Uint8Array(HEXES);
  const queue = new Int16Array(HEXES * 8);
  const buckets = new Int32Array(LONGEST_WAY + 1);
  const entryHex = new Int16Array(HEXES * 7);
  const entryNext = new Int32Array(HEXES * 7);
  const toObjective = new Uint8Array(HEXES);
  const screen = new Float64Array(BANDS);
  const wide = new Float64Array(BANDS);
  let waiting = 0;
  let sum = 0;
  let reader = 0;

  /** By battle and side: half points to the exits. */
  const ways = w.battles.map((battle) =>
    [FRENCH, ALLIED].map((side) => {
      const costs = new Uint8Array(HEXES);
      if (battle.scores.has('16.3a')) measureExit(battle, side, costs);
      return costs;
    }),
  );
  let field = 0;
  const home = homeBank(w);

  const measureEnemy = enemyDistances(w, queue, toEnemy);

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

  /** Half points from each hex to where a side may leave, if nobody stands in the way; 255 if there is no way. */
  function measureExit(battle: Battle, side: number, costs: Uint8Array): void {
    begin(costs);
    const exits = battle.exitCost[INFANTRY];
    for (let hex = 0; hex < HEXES; hex++)
      if (exits[side * HEXES + hex] > 0) push(costs, hex, exits[side * HEXES + hex]);
    for (let now = 0; now <= LONGEST_WAY; now++) {
      for (let entry = buckets[now]; entry >= 0; entry = buckets[now]) {
        buckets[now] = entryNext[entry];
        const hex = entryHex[entry];
        if (costs[hex] !== now) continue;
        for (let d = 0; d < 6; d++) {
          const from = NEIGHBOURS[6 * hex + d];
          if (from < 0) continue;
          const step = w.stepCost[INFANTRY][6 * from + ((d + 3) % 6)];
          if (step >= 0) push(costs, from, now + step);
        }
      }
    }
  }

  /** 13.1: a hex of the battle that the enemy of a side holds. */
  const isWanted = (s: State, side: number, hex: number): boolean =>
    w.objective[hex] > 0 && s[AT.held + w.objective[hex] - 1] === enemyOf(side) + 1;

  /** Half points that the nearest unit of a side needs to each hex, if nobody stands in its way. */
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
          if (step >= 0) push(reach, NEIGHBOURS[slot], now + step);
        }
      }
    }
  }

  /** Half points that the nearest unit of a side needs to a hex through its enemies: back from the hex until one is met. */
  function wayTo(s: State, side: number, goal: number, farthest: number): number {
    begin(reach);
    push(reach, goal, 0);
    for (let now = 0; now <= farthest; now++) {
      for (let entry = buckets[now]; entry >= 0; entry = buckets[now]) {
        buckets[now] = entryNext[entry];
        const hex = entryHex[entry];
        if (reach[hex] !== now) continue;
        if (sideIn(w, s, hex) === side) return now;
        const hindered = now + delay(s, side, hex);
        for (let d = 0; d < 6; d++) {
          const from = NEIGHBOURS[6 * hex + d];
          if (from < 0) continue;
          const step = w.stepCost[INFANTRY][6 * from + ((d + 3) % 6)];
          if (step >= 0) push(reach, from, hindered + step);
        }
      }
    }
    return LONGEST_WAY;
  }

  /** Movement phases a side has still to come, this one too if it is still to be played. */
  function phasesLeft(s: State, side: number, last: number): number {
    const { firstSide } = battleOf(w, s);
    const phasing = s[AT.phasing];
    const over = phasing === side || (side === firstSide && phasing !== firstSide);
    return last - s[AT.turn] + (over ? 0 : 1);
  }

  /**
   * How much of the way to the exits the enemies of a side control, in bands as wide as a march of infantry: hexes count the
   * more the less of a detour they are. A gap in the screen is worth as much as it is wide, so that closing it pays bit by bit.
   */
  function measureScreen(s: State, side: number): void {
    measureReach(s, side);
    const way = ways[s[AT.battle]][side];
    let shortest = 255;
    for (let hex = 0; hex < HEXES; hex++) shortest = Math.min(shortest, reach[hex] + way[hex]);
    wide.fill(0);
    screen.fill(0);
    for (let hex = 0; hex < HEXES; hex++) {
      const weight = 1 - (reach[hex] + way[hex] - shortest) / DETOUR;
      if (weight <= 0) continue;
      const band = Math.min(BANDS - 1, Math.floor(way[hex] / A_MARCH));
      wide[band] += weight;
      if (inZoneOf(w, s, enemyOf(side), hex) || sideIn(w, s, hex) === enemyOf(side)) screen[band] += weight;
    }
    for (let band = 0; band < BANDS; band++) if (wide[band] > 0) screen[band] /= wide[band];
  }

  /** Turns that the screen before a hex costs. */
  function delayed(distance: number): number {
    const own = Math.min(BANDS - 1, Math.floor(distance / A_MARCH));
    let turns = 0;
    for (let band = 0; band < own; band++) turns += screen[band];
    return SCREENED * turns;
  }

  const sparePhases = (s: State, unit: number, last: number): number =>
    phasesLeft(s, w.side[unit], last) - ways[s[AT.battle]][w.side[unit]][s[AT.where + unit]] / w.allowance[unit];

  /** How surely a unit gets off the map by a turn, if it has much else to do. */
  function chance(s: State, unit: number, last: number, screened: boolean): number {
    const distance = ways[s[AT.battle]][w.side[unit]][s[AT.where + unit]];
    if (distance > LONGEST_WAY || phasesLeft(s, w.side[unit], last) <= 0) return 0;
    const spare = sparePhases(s, unit, last) - (screened ? delayed(distance) : 0);
    return spare < 0 ? JUST_IN_TIME * Math.exp(spare) : Math.min(AT_BEST, JUST_IN_TIME + A_TURN_MORE * spare);
  }

  /** The same for one that nobody hinders and that has nothing else to do: in reach is as good as gone. */
  function marchesOff(s: State, unit: number, last: number): number {
    if (phasesLeft(s, w.side[unit], last) <= 0) return 0;
    const spare = sparePhases(s, unit, last);
    return spare < 0 ? IN_REACH * Math.exp(OUT_OF_REACH * spare) : Math.min(1, IN_REACH + A_MARCH_MORE * spare);
  }

  /** 16.2b: how little hope the Prussians have left to break the French. */
  function hopeless(s: State, turns: number): number {
    if (s[AT.turn] === turns) return 1;
    const needed = levelOf(w, s, FRENCH_ARMY, DEMORALIZATION) - s[AT.losses + FRENCH_ARMY];
    const phases = phasesLeft(s, ALLIED, turns) + (s[AT.phasing] === ALLIED ? 1 : 0);
    return Math.min(1, Math.max(0, 2 * (needed / (LOST_A_TURN * phases) - 1)));
  }

  /** 16.3: who gets away, for the French. */
  function exits(s: State): number {
    const { scores, turns } = battleOf(w, s);
    if (!scores.has('16.3a')) return 0;
    measureScreen(s, FRENCH);
    let forFrench = 0;
    for (const unit of UNITS_OF[FRENCH])
      if (s[AT.where + unit] >= 0) forFrench += FRENCH_EXIT * strengthOf(w, s, unit) * chance(s, unit, turns, true);
    const lost = hopeless(s, turns);
    for (const unit of UNITS_OF[ALLIED]) {
      if (s[AT.where + unit] < 0) continue;
      const early = s[AT.turn] <= LAST_PRUSSIAN_EXIT ? chance(s, unit, LAST_PRUSSIAN_EXIT, false) : 0;
      // 16.3d, 16.3b
      const fighting = PRUSSIAN_EXIT * (1 - chance(s, unit, turns, false) - early);
      const leaving = lost > 0 ? 1 - marchesOff(s, unit, turns) : 0;
      forFrench += strengthOf(w, s, unit) * ((1 - lost) * fighting + lost * leaving);
    }
    return phasesLeft(s, ALLIED, turns) > 0 ? forFrench : forFrench + AHEAD * Math.tanh(ledger.margin() / CLOSE);
  }

  /** What places that are not held promise to the side that wants them, for the French. */
  const promises = (s: State): number => promisedTo(s, FRENCH) - promisedTo(s, ALLIED);

  /**
   * Where every place counts by itself each promises its own; where one is enough the nearest promises all of it, where all are
   * needed the farthest: so it is not worth while to stand in the way of the others.
   */
  function promisedTo(s: State, hunter: number): number {
    const needed = ledger.needed(hunter);
    let worth = 0;
    let each = 0;
    let nearest = 0;
    let farthest = weights.promise;
    for (const hex of w.objectiveHexes) {
      if (!isWanted(s, hunter, hex) || ledger.hexWorth(hex) === 0) continue;
      const way = wayTo(s, hunter, hex, weights.promise / weights.step);
      const promised = Math.max(0, weights.promise - weights.step * way);
      worth += ledger.hexWorth(hex);
      each += ledger.hexWorth(hex) * promised;
      nearest = Math.max(nearest, promised);
      farthest = Math.min(farthest, promised);
    }
    if (needed === 'each') return each;
    return needed === 'one' ? worth * nearest : ledger.worthOfAll(worth) * farthest;
  }

  /**
   * Who attacks, and who only has to hold. The Prussians who come to La Belle Alliance come to fight (17.0); those at Wavre
   * are the stronger, and must keep the French from the roads to the west (16.0).
   */
  function keenness(s: State, unit: number): number {
    if (w.side[unit] === FRENCH) return 1;
    const { armies, scores } = battleOf(w, s);
    if (scores.has('16.3a')) return 1;
    return armies.length > 2 && w.army[unit] === PRUSSIAN_ARMY ? 1 : HOLDING;
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
      if (side === ALLIED && home[hex] === 0 && ledger.isAllOrNothing()) value -= weights.bank * strength;
      if (distance <= WATCHED && w.chateau[hex] === 1 && isSheltered(w, s, unit)) value += weights.shelter;
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
      field = s[AT.battle];
      measureEnemy(s, side);
      measureObjectives(s);
      const forFrench = exits(s) + promises(s);
      sum = standing(s, side, arrivals) + (side === FRENCH ? forFrench : -forFrench);
    },
    sum: () => sum,
    enemyDistance: (hex) => toEnemy[hex],
    exitDistance: (hex) => ways[field][reader][hex],
    objectiveDistance: (hex) => toObjective[hex],
  };
}

/** The bank of the river on which most of what has to be held lies. */
function homeBank(w: Ground): Uint8Array {
  const found = w.objectiveHexes.map((hex) => bankOf(w, hex));
  const counts = found.map((bank) => w.objectiveHexes.filter((hex) => bank[hex] === 1).length);
  return found[counts.indexOf(Math.max(...counts))] ?? new Uint8Array(w.hexes);
}

/** All hexes that can be walked to without crossing water. */
function bankOf(w: Ground, from: number): Uint8Array {
  const bank = new Uint8Array(w.hexes);
  const queue = [from];
  bank[from] = 1;
  for (const hex of queue)
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const to = w.neighbours[slot];
      if (to < 0 || bank[to] === 1 || w.closedSide[slot] === 1 || w.waterSide[slot] === 1) continue;
      bank[to] = 1;
      queue.push(to);
    }
  return bank;
}
