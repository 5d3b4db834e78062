import type { Place, Side, State, Unit } from '@hundred-days/kernel';
import { ARTILLERY, CAVALRY, GRAND_FARM, INFANTRY } from '../board.ts';
import { ASSAILED, ATTACKED, BEATEN, BOMBARDED, DUELING, FIRED, RESULTS } from '../fighting.ts';
import {
  beneath,
  corpsOf,
  inCommand,
  isDemoralized,
  lowerOfPair,
  moraleOf,
  spIn,
  stepNumber,
  strengthOf,
} from '../position.ts';
import { fireColumn } from '../rules/bombardment.ts';
import { columnOf } from '../rules/resolution.ts';
import { BLOCKED, HALVED, lineOfSight } from '../rules/sight.ts';
import { attackerIn, attackStrength, defenceStrength, terrainModifier } from '../rules/strength.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import type { Chances } from './chances.ts';

/** What a side would gain by fire and attack as everybody stands: exact chances of the tables, losses by their prices. */

/** What is done at one hex, and what it should gain. */
export interface Strike {
  readonly target: Place;
  /** Units that fire, and those who attack. */
  readonly guns: readonly Unit[];
  readonly attackers: readonly Unit[];
  readonly fire: number;
  readonly attack: number;
}

/** What an attack is worth to who makes it beside what it should gain. */
export type Liking = (gain: number) => number;

export interface Fights {
  /** The strikes worth making, none of them sharing units, the best first. */
  strikes(s: State, side: Side, prices: Float64Array, liking?: Liking): Strike[];
  /** What they add up to. */
  worth(s: State, side: Side, prices: Float64Array, liking?: Liking): number;
  /** What these would gain by attacking a hex; `fired` if it is bombarded before. */
  attack(s: State, units: readonly Unit[], target: Place, fired: boolean, prices: Float64Array): number;
  /** What a bombardment with so many SP gains. */
  fire(s: State, points: number, target: Place, prices: Float64Array): number;
}

/** What it costs attackers to fall back one hex, or two. */
const RECOIL = 0.4;
const RECOIL_FAR = 0.7;
/** What a hex is worth to who drives the enemy out of it; a hex by which the French leave more. */
const GROUND = 0.7;
const EXIT_GROUND = 9;
/** 11.8c: who may counterattack loses a little less. */
const COUNTERED = 0.85;
const [AR2, AR, EX, DRC, DR, DR2] = RESULTS.keys();
const INHERENT_RANGE = 2;
const INDIFFERENT: Liking = () => 0;
/** Less is not worth a die. */
const LEAST = 0.02;

export function createFights(w: World, chances: Chances): Fights {
  const near = [2, 3].map((range) => nearHexes(w, range));
  const price = (s: State, unit: Unit, prices: Float64Array): number => prices[corpsOf(w, s, unit)];
  const ground = Float64Array.from({ length: w.hexes }, (_, hex) => (w.exitBy[hex] > 0 ? EXIT_GROUND : GROUND));
  /** The hexes that are fired at and attacked, and by whom: filled anew for every position. */
  const firers: Place[][] = Array.from({ length: w.hexes }, () => []);
  const assailants: Unit[][] = Array.from({ length: w.hexes }, () => []);
  const points = new Int16Array(w.hexes);

  function attack(s: State, units: readonly Unit[], target: Place, fired: boolean, prices: Float64Array): number {
    const sides = sum(w, s, units, true);
    const defenders = defendersOf(w, s, target);
    const against = sum(w, s, defenders, false);
    const shift = fired && sides.arms === BOTH ? w.attackShift : 0;
    const column = columnOf(sides.strength, against.strength, shift);
    const sources = units.map((unit) => s[w.at.where + unit]);
    const modifier = sides.morale - against.morale + terrainModifier(w, sources, target);
    return chancesOf(column, modifier, gainsOf(s, units, defenders, target, prices));
  }

  function chancesOf(column: number, modifier: number, gains: Float64Array): number {
    let value = 0;
    for (let result = 0; result < gains.length; result++)
      value += chances.combat(column, modifier, result) * gains[result];
    return value;
  }

  const gains = new Float64Array(RESULTS.length);
  /** What each result is worth to the attacker: each side does what costs it least. */
  function gainsOf(s: State, units: readonly Unit[], defenders: readonly Unit[], target: Place, prices: Float64Array) {
    let [back, farBack, least] = [0, 0, Number.POSITIVE_INFINITY];
    for (const unit of units) {
      const own = price(s, unit, prices);
      const doubled = isDemoralized(w, s, unit) ? own : 0;
      back += Math.min(own, RECOIL) + doubled;
      farBack += Math.min(2 * own, own + RECOIL, RECOIL_FAR) + 2 * doubled;
      least = Math.min(least, own);
    }
    const his = price(s, defenders[0], prices);
    const shaken = isDemoralized(w, s, defenders[0]) ? his : 0;
    gains[AR2] = -farBack;
    gains[AR] = -back;
    gains[EX] = his + shaken - least;
    if (w.terrain[target] === GRAND_FARM) {
      gains[DR] = gains[DRC] = his + shaken - least;
      gains[DR2] = 2 * (his + shaken - least);
      return gains;
    }
    const held = ground[target];
    gains[DR] = Math.min(his, held) + shaken;
    gains[DRC] = COUNTERED * gains[DR];
    gains[DR2] = Math.min(2 * his, his + held, 1.7 * held) + 2 * shaken;
    return gains;
  }

  function fire(s: State, sp: number, target: Place, prices: Float64Array): number {
    if (sp <= 0) return 0;
    const top = s[w.at.top + target] - 1;
    const column = fireColumn(w, sp);
    const massed = spIn(w, s, target) >= w.massedSP ? w.massedModifier : 0;
    const modifier = w.bombardModifier[target] + massed;
    const lost = chances.losses(column, modifier);
    const losses = isDemoralized(w, s, top) ? 2 * lost + chances.misses(column, modifier) : lost;
    return losses * price(s, top, prices);
  }

  /** 10.1: the SP of a hex's guns, and how far they reach. */
  function gunsIn(s: State, hex: Place, side: Side): { sp: number; range: number; units: Unit[] } {
    const units: Unit[] = [];
    let [sp, range] = [0, 0];
    const top = s[w.at.top + hex] - 1;
    const add = (unit: Unit, more: number, reach: number): void => {
      if ((s[w.at.marker + unit] & FIRED) !== 0 || w.side[unit] !== side) return;
      sp += more;
      range = range === 0 ? reach : Math.min(range, reach);
      units.push(unit);
    };
    const isBattery = w.arm[top] === ARTILLERY;
    if (isBattery) add(top, strengthOf(w, s, top), w.range[top]);
    const foot = isBattery ? beneath(w, s, top) : top;
    if (foot >= 0 && w.inherent[foot] > 0) {
      const lower = lowerOfPair(w, s, foot);
      add(foot, w.inherent[foot] + (lower < 0 ? 0 : w.inherent[lower]), INHERENT_RANGE);
    }
    return { sp, range, units };
  }

  const isInCombat = (s: State, side: Side): boolean =>
    side === s[w.at.phasing] && s[w.at.step] > stepNumber('movement');

  /** Who can fire at and attack what. */
  function survey(s: State, side: Side): Place[] {
    const targets: Place[] = [];
    const now = isInCombat(s, side);
    for (const unit of w.unitsOf[side]) {
      if (unit >= w.units) continue;
      const hex = s[w.at.where + unit];
      if (hex < 0 || s[w.at.top + hex] !== unit + 1) continue;
      surveyHex(s, side, hex, now, targets);
    }
    return targets;
  }

  function surveyHex(s: State, side: Side, hex: Place, now: boolean, targets: Place[]): void {
    const enemy = enemyOf(side);
    const attacker = attackerIn(w, s, hex);
    const ready = attacker >= 0 && isReady(w, s, attacker, side);
    let touches = false;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const to = w.neighbours[slot];
      if (to < 0 || !isHeldBy(w, s, to, enemy)) continue;
      touches = true;
      if (!ready || w.unassailable[slot] === 1 || (now && (s[w.at.ground + to] & ASSAILED) !== 0)) continue;
      if (s[w.at.duel + to] === 0) open(to, targets).assailants.push(attacker);
    }
    const guns = gunsIn(s, hex, side);
    if (guns.sp === 0) return;
    const reached = touches ? w.neighbours.subarray(6 * hex, 6 * hex + 6) : near[guns.range - 2][hex];
    for (const to of reached) {
      if (to < 0 || !isHeldBy(w, s, to, enemy) || (now && (s[w.at.ground + to] & BOMBARDED) !== 0)) continue;
      const line = lineOfSight(w.sight, s, w.at.top, hex, to);
      if (line === BLOCKED) continue;
      open(to, targets).firers.push(hex);
      points[to] += line === HALVED ? Math.ceil(guns.sp / 2) : guns.sp;
    }
  }

  function open(hex: Place, targets: Place[]) {
    if (firers[hex].length === 0 && assailants[hex].length === 0) targets.push(hex);
    return { firers: firers[hex], assailants: assailants[hex] };
  }

  function clear(targets: readonly Place[]): void {
    for (const hex of targets) {
      firers[hex].length = 0;
      assailants[hex].length = 0;
      points[hex] = 0;
    }
  }

  /** Every gun hex fires where all who can would do most. */
  function aim(s: State, side: Side, targets: readonly Place[], prices: Float64Array): Map<Place, Place[]> {
    const order = targets
      .filter((hex) => firers[hex].length > 0)
      .map((hex) => ({ hex, value: fire(s, points[hex], hex, prices) }))
      .sort((a, b) => b.value - a.value);
    const used = new Set<Place>();
    const aimed = new Map<Place, Place[]>();
    for (const { hex } of order) {
      const free = firers[hex].filter((from) => !used.has(from));
      if (free.length === 0) continue;
      for (const from of free) used.add(from);
      aimed.set(hex, free);
    }
    // The SP that are left for each.
    for (const [hex, from] of aimed) {
      points[hex] = 0;
      for (const one of from) {
        const { sp } = gunsIn(s, one, side);
        points[hex] += lineOfSight(w.sight, s, w.at.top, one, hex) === HALVED ? Math.ceil(sp / 2) : sp;
      }
    }
    return aimed;
  }

  /** The strongest first, as long as each gains. */
  function muster(
    s: State,
    target: Place,
    used: ReadonlySet<Unit>,
    fired: boolean,
    prices: Float64Array,
    liking: Liking,
  ) {
    const free = assailants[target].filter((unit) => !used.has(unit));
    free.sort((a, b) => attackStrength(w, s, b) - attackStrength(w, s, a));
    let best: { units: Unit[]; value: number } = { units: [], value: 0 };
    for (let count = 1; count <= free.length; count++) {
      const units = free.slice(0, count);
      const gain = attack(s, units, target, fired, prices);
      const value = gain + liking(gain);
      if (value > best.value) best = { units, value };
    }
    return best;
  }

  function strikes(s: State, side: Side, prices: Float64Array, liking = INDIFFERENT): Strike[] {
    const targets = survey(s, side);
    if (targets.length === 0) return [];
    const aimed = aim(s, side, targets, prices);
    const used = new Set<Unit>();
    const none: ReadonlySet<Unit> = new Set();
    const order = targets
      .map((hex) => ({ hex, value: muster(s, hex, none, aimed.has(hex), prices, liking).value }))
      .sort((a, b) => b.value - a.value);
    const found: Strike[] = [];
    for (const { hex } of order) {
      const { units, value } = muster(s, hex, used, aimed.has(hex), prices, liking);
      for (const unit of units) used.add(unit);
      const from = aimed.get(hex) ?? [];
      const fired = from.length === 0 ? 0 : fire(s, points[hex], hex, prices);
      if (value + fired < LEAST) continue;
      const guns = from.flatMap((one) => gunsIn(s, one, side).units);
      found.push({ target: hex, guns, attackers: units, fire: fired, attack: value });
    }
    clear(targets);
    return found.sort((a, b) => b.fire + b.attack - a.fire - a.attack);
  }

  return {
    strikes,
    worth: (s, side, prices, liking) =>
      strikes(s, side, prices, liking).reduce((all, one) => all + one.fire + one.attack, 0),
    attack,
    fire,
  };
}

/** By hex, those up to so many hexes away. */
const nearHexes = (w: World, range: number): Int16Array[] =>
  Array.from({ length: w.hexes }, (_, hex) => Int16Array.from(w.map.within(hex, range).filter((to) => to !== hex)));

const isHeldBy = (w: World, s: State, hex: Place, side: Side): boolean => {
  const top = s[w.at.top + hex] - 1;
  return top >= 0 && w.side[top] === side;
};

/** 11.0: whoever is not in his own turn is thought to have orders by then. */
const isReady = (w: World, s: State, unit: Unit, side: Side): boolean =>
  (s[w.at.marker + unit] & (BEATEN | DUELING | ATTACKED)) === 0 &&
  (side !== s[w.at.phasing] || s[w.at.step] < stepNumber('roles') || inCommand(w, s, unit));

const defendersOf = (w: World, s: State, hex: Place): Unit[] => {
  const top = s[w.at.top + hex] - 1;
  const lower = w.arm[top] === ARTILLERY ? beneath(w, s, top) : lowerOfPair(w, s, top);
  return lower < 0 ? [top] : [top, lower];
};

const BOTH = 3;

/** 11.2, 11.3: strength and averaged morale, rounded to the side of most SP; arms as bits of foot and horse. */
function sum(w: World, s: State, units: readonly Unit[], attacking: boolean) {
  let [strength, morale, arms] = [0, 0, 0];
  for (const unit of units) {
    strength += attacking ? attackStrength(w, s, unit) : defenceStrength(w, s, unit);
    const lower = attacking ? lowerOfPair(w, s, unit) : -1;
    if (lower >= 0) strength += attackStrength(w, s, lower);
    morale += moraleOf(w, s, unit);
    arms |= w.arm[unit] === INFANTRY ? 1 : w.arm[unit] === CAVALRY ? 2 : 0;
  }
  return { strength, morale: rounded(w, s, units, morale / units.length, attacking), arms };
}

function rounded(w: World, s: State, units: readonly Unit[], mean: number, attacking: boolean): number {
  const down = Math.floor(mean);
  if (down === mean) return down;
  let above = 0;
  for (const unit of units) above += moraleOf(w, s, unit) > mean ? strengthOf(w, s, unit) : -strengthOf(w, s, unit);
  if (above !== 0) return above > 0 ? down + 1 : down;
  return mean - down === 0.5 ? (attacking ? down : down + 1) : Math.round(mean);
}
