import type { State } from '@hundred-days/kernel';
import { isDemoralized, isSheltered, mayAttack, position, tables, units } from '@hundred-days/last-battles';
import { dismiss, emptyRanks, type Muster, NONE } from '../forced-combat/fight.ts';
import { destroyAll, driveBack, pay } from '../forced-combat/retreat.ts';
import { aftermathOf, type Ground, wayOutOf } from './ground.ts';
import type { Ledger } from './ledger.ts';
import type { Weights } from './weights.ts';

const { ATTACKED, BOUND, DISPLACED, isChosen, RETREATED, stepOf, strengthOf, WAS_ATTACKED, zoneSides } = position;
const { AE, AR, BEST_COLUMN, columnOf, DR, EX, resultOf } = tables;
const { CAVALRY, enemyOf, FRENCH_ARMY } = units;

/** 12.1a: the arms of a party, as bits. */
const FOOT = 1;
const HORSE = 2;
const GUNS = 4;
const ALL_ARMS = FOOT | HORSE | GUNS;

const half = (strength: number): number => (strength + 1) >> 1;

/** 7.0 Combat, as the search needs to know it: the units of a hex attack as one and are attacked as one. */
export function createMuster(w: Ground, weights: Weights, ledger: Ledger): Muster {
  const { at: AT, fire: FIRE, gun: GUN, hexes: HEXES, neighbours: NEIGHBOURS, touch: TOUCH, unitsOf: UNITS_OF } = w;
  const aftermath = aftermathOf(w);
  const hasWayOut = wayOutOf(w);
  const ranks = emptyRanks();
  const { fighters, guns, enemies } = ranks;
  /** The parties that are in a hex: who fights and who fires there, first unit + 1. */
  const fighterIn = new Int16Array(HEXES);
  const gunIn = new Int16Array(HEXES);
  const enemyIn = new Int16Array(HEXES);
  /** By the first unit of a party: its units; strengths on their faces, and with cavalry halved; what its losses are worth. */
  const members: number[][] = Array.from({ length: w.units }, () => []);
  const strength = new Float64Array(w.units);
  const mired = new Float64Array(w.units);
  const arms = new Uint8Array(w.units);
  const guard = new Uint8Array(w.units);
  const cornered = new Uint8Array(w.units);
  const sheltered = new Uint8Array(w.units);
  const bound = new Uint8Array(w.units);
  let side = 0;
  let combined = false;
  let guardRule = false;
  let s: State = new Int16Array(0);

  const hexOf = (unit: number): number => s[AT.where + unit];
  const near = (fighter: number, enemy: number): boolean => TOUCH.has(hexOf(fighter), hexOf(enemy));
  const fires = (gun: number, enemy: number): boolean => FIRE.has(hexOf(gun), hexOf(enemy));

  function enlist(parties: number[], partyIn: Int16Array, hex: number, unit: number): void {
    if (partyIn[hex] === 0) {
      partyIn[hex] = unit + 1;
      parties.push(unit);
      members[unit].length = 0;
      strength[unit] = 0;
      mired[unit] = 0;
      arms[unit] = 0;
      guard[unit] = 0;
      bound[unit] = 0;
    }
    const party = partyIn[hex] - 1;
    const points = strengthOf(w, s, unit);
    members[party].push(unit);
    arms[party] |= GUN[unit] === 1 ? GUNS : w.arm[unit] === CAVALRY ? HORSE : FOOT;
    if (w.guardInfantry[unit] === 1) guard[party] = 1;
    if ((s[AT.did + unit] & BOUND) !== 0) bound[party] = 1;
    // 7.44: who has been attacked already suffers and does not count.
    if ((s[AT.did + unit] & WAS_ATTACKED) !== 0) return;
    strength[party] += points;
    mired[party] += w.arm[unit] === CAVALRY ? half(points) : points;
  }

  /** 7.22: of a hex some of whose guns have fired nobody attacks any more. */
  function isSpent(hex: number): boolean {
    for (let unit = s[AT.first + hex] - 1; unit >= 0; unit = s[AT.next + unit] - 1) {
      const done = s[AT.did + unit];
      if ((done & ATTACKED) !== 0 && (done & (RETREATED | DISPLACED)) === 0) return true;
    }
    return false;
  }

  function readPhasing(): void {
    const enemyZone = AT.zone + enemyOf(side) * HEXES;
    for (const unit of UNITS_OF[side]) {
      if (!mayAttack(w, s, unit)) continue;
      const hex = hexOf(unit);
      const contact = s[enemyZone + hex] > 0;
      // 10.1a: a garrison need not attack, and does not.
      if ((!contact && (GUN[unit] === 0 || w.chateau[hex] === 1)) || isSpent(hex)) continue;
      if (contact) enlist(fighters, fighterIn, hex, unit);
      else enlist(guns, gunIn, hex, unit);
    }
  }

  function readEnemies(inCombat: boolean): void {
    const sides = zoneSides(w, s);
    for (const enemy of UNITS_OF[enemyOf(side)]) {
      const hex = hexOf(enemy);
      if (hex < 0 || enemyIn[hex] !== 0 || (s[AT.did + enemy] & WAS_ATTACKED) !== 0) continue;
      let touched = false;
      let owed = false;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        if (NEIGHBOURS[slot] < 0 || fighterIn[NEIGHBOURS[slot]] === 0 || w.closedSide[slot] === 1) continue;
        touched = true;
        if (sides[slot] === 1) owed = true;
      }
      if (!touched && !guns.some((gun) => fires(gun, enemy))) continue;
      enlist(enemies, enemyIn, hex, enemy);
      for (let mate = s[AT.first + hex] - 1; mate >= 0; mate = s[AT.next + mate] - 1)
        if (mate !== enemy) enlist(enemies, enemyIn, hex, mate);
      if (!inCombat && owed) bound[enemy] = 1;
    }
  }

  /** 7.3x: whether everybody in contact attacks a hex over water. */
  function isOverWater(groups: Int8Array, group: number, hex: number): boolean {
    let some = false;
    for (let f = 0; f < fighters.length; f++) {
      if (groups[f] !== group) continue;
      some = true;
      const from = hexOf(fighters[f]);
      for (let slot = 6 * from; slot < 6 * from + 6; slot++)
        if (NEIGHBOURS[slot] === hex && w.waterSide[slot] === 0) return false;
    }
    return some;
  }

  return {
    ...ranks,
    odds: w,
    near,
    fires,
    isClosed: (enemy) => w.chateau[hexOf(enemy)] === 1,
    shift: () => 0,
    mustFight: (fighter) => bound[fighter] === 1,
    mustBeFought: (enemy) => bound[enemy] === 1,
    units: (party) => members[party],

    read(state) {
      s = state;
      side = s[AT.phasing];
      combined = isChosen(w, s, 'combined-arms');
      guardRule = isChosen(w, s, 'imperial-guard');
      const inCombat = stepOf(w, s) === 'combat';
      dismiss(ranks);
      fighterIn.fill(0);
      gunIn.fill(0);
      enemyIn.fill(0);
      readPhasing();
      readEnemies(inCombat);
      for (const unit of fighters) {
        cornered[unit] = hasWayOut(s, unit) ? 0 : 1;
        if (!inCombat) bound[unit] = 1;
      }
      for (const enemy of enemies) {
        cornered[enemy] = hasWayOut(s, enemy) ? 0 : 1;
        sheltered[enemy] = isSheltered(w, s, enemy) ? 1 : 0;
      }
    },

    weigh(allocation, group, stake) {
      let targets = 0;
      let defence = 0;
      let printed = 0;
      let kill = 0;
      let drive = 0;
      let prize = 0;
      let halving = false;
      let ceiling = false;
      for (let e = 0; e < enemies.length; e++) {
        if (allocation.enemies[e] !== group) continue;
        const enemy = enemies[e];
        const hex = hexOf(enemy);
        const points = strength[enemy];
        targets++;
        printed += points;
        const factor = Math.max(w.defence[hex], isOverWater(allocation.fighters, group, hex) ? w.waterDefence : 1);
        defence += factor > 1 ? factor * points : w.halving[hex] === 1 ? mired[enemy] : points;
        if (w.halving[hex] === 1) halving = true;
        const worth = ledger.worth(w.army[enemy], points);
        kill += worth;
        if (sheltered[enemy] === 1) ceiling = true;
        else drive += cornered[enemy] === 1 ? worth : weights.drive * points;
        if (w.chateau[hex] === 0) prize += ledger.hexWorth(hex);
      }
      let contact = 0;
      let attack = 0;
      let recoil = 0;
      let lose = 0;
      let bearing = 0;
      let repulse = 0;
      let fit = false;
      let payer = -1;
      for (let f = 0; f < fighters.length; f++) {
        if (allocation.fighters[f] !== group) continue;
        const unit = fighters[f];
        const points = strength[unit];
        const worth = weights.thrift * ledger.worth(w.army[unit], points);
        contact += points;
        attack += halving ? mired[unit] : points;
        lose += worth;
        recoil += cornered[unit] === 1 ? worth : weights.recoil * points;
        bearing |= arms[unit];
        if (guardRule && guard[unit] === 1) repulse = ledger.worth(FRENCH_ARMY, w.guardReduction);
        if (!isDemoralized(w, s, unit)) fit = true;
        payer = w.army[unit];
      }
      let fire = 0;
      for (let g = 0; g < guns.length; g++) {
        if (allocation.guns[g] !== group) continue;
        fire += strength[guns[g]];
        bearing |= GUNS;
      }
      // 8.1b: guns alone fire at one hex.
      if (defence === 0 || attack + fire === 0 || (contact === 0 && targets > 1)) return NONE;
      const taken = fit ? prize : 0;
      stake.kill = kill + taken;
      stake.drive = drive + (ceiling ? 0 : taken);
      stake.lose = lose + repulse;
      stake.recoil = recoil + repulse;
      // Whole units pay, so the price is often a little more than what was destroyed.
      stake.price = payer < 0 ? 0 : weights.thrift * ledger.worth(payer, Math.min(contact, printed + 0.4)) + repulse;
      const shift = combined && targets === 1 && bearing === ALL_ARMS ? 1 : 0;
      const column = Math.min(BEST_COLUMN, columnOf(attack + fire, defence) + shift);
      return ceiling ? Math.min(column, w.chateauCeiling) : column;
    },

    resultOf: (die, column) => resultOf(w, die, column),

    carryOut(state, die, column, attackers, defenders) {
      const result = resultOf(w, die, column);
      if (result === AR) driveBack(aftermath, state, attackers);
      else if (result === DR) driveBack(aftermath, state, defenders);
      else if (result === AE) destroyAll(aftermath, state, attackers);
      else {
        const price = destroyAll(aftermath, state, defenders);
        if (result === EX) pay(aftermath, state, price, attackers);
      }
    },
  };
}
