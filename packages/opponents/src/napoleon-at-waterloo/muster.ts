import type { State } from '@hundred-days/kernel';
import { position, tables, units } from '@hundred-days/napoleon-at-waterloo';
import { dismiss, emptyRanks, type Muster, NONE } from '../forced-combat/fight.ts';
import { destroyAll, driveBack, pay } from '../forced-combat/retreat.ts';
import { aftermathOf, type Ground, wayOutOf } from './ground.ts';
import type { Ledger } from './ledger.ts';
import type { Weights } from './weights.ts';

const { ATTACKED, BOUND, stepOf, TARGETED } = position;
const { AE, AR, columnOf, DR, EE, resultOf } = tables;
const { enemyOf, FRENCH } = units;

/** 8.2.4: what a demoralized Allied side does to the columns of the side that attacks. */
export const columnShift = (w: Ground, s: State, side: number): number =>
  s[w.at.demoralized] === 0 ? 0 : side === FRENCH ? w.frenchAttackShift : w.alliedAttackShift;

/** 5.0 Combat, as the search needs to know it: every unit attacks and is attacked by itself. */
export function createMuster(w: Ground, weights: Weights, ledger: Ledger): Muster {
  const {
    at: AT,
    defence: DEFENCE,
    distance: DISTANCE,
    fire: FIRE,
    gun: GUN,
    hexes: HEXES,
    strength: STRENGTH,
    units: UNITS,
    unitsOf: UNITS_OF,
  } = w;
  const aftermath = aftermathOf(w);
  const hasWayOut = wayOutOf(w);
  const ranks = emptyRanks();
  const { fighters, guns, enemies } = ranks;
  const cornered = new Uint8Array(UNITS);
  const alone = Array.from({ length: UNITS }, (_, unit) => [unit]);
  let side = 0;
  let shiftBy = 0;
  let everybodyBound = false;
  let s: State = new Int16Array(0);

  const hexOf = (unit: number): number => s[AT.where + unit];
  const isBound = (unit: number): boolean => everybodyBound || (s[AT.flags + unit] & BOUND) !== 0;
  const near = (unit: number, enemy: number): boolean => DISTANCE[HEXES * hexOf(unit) + hexOf(enemy)] === 1;
  const fires = (gun: number, enemy: number): boolean => FIRE[HEXES * hexOf(gun) + hexOf(enemy)] === 1;

  return {
    ...ranks,
    odds: w,
    near,
    fires,
    isClosed: () => false,
    shift: () => shiftBy,
    mustFight: isBound,
    mustBeFought: (enemy) => isBound(enemy) && s[AT.zone + side * HEXES + hexOf(enemy)] > 0,
    units: (party) => alone[party],

    read(state) {
      s = state;
      side = s[AT.phasing];
      shiftBy = columnShift(w, s, side);
      everybodyBound = stepOf(w, s) !== 'combat';
      dismiss(ranks);
      const enemyZone = AT.zone + enemyOf(side) * HEXES;
      for (const unit of UNITS_OF[side]) {
        const hex = hexOf(unit);
        if (hex < 0 || (s[AT.flags + unit] & ATTACKED) !== 0) continue;
        if (s[enemyZone + hex] > 0) fighters.push(unit);
        else if (GUN[unit] === 1) guns.push(unit);
      }
      const ownZone = AT.zone + side * HEXES;
      for (const enemy of UNITS_OF[enemyOf(side)]) {
        const hex = hexOf(enemy);
        if (hex < 0 || (s[AT.flags + enemy] & TARGETED) !== 0) continue;
        if (s[ownZone + hex] > 0 || guns.some((gun) => fires(gun, enemy))) enemies.push(enemy);
      }
      for (const unit of fighters) cornered[unit] = hasWayOut(s, unit) ? 0 : 1;
      for (const enemy of enemies) cornered[enemy] = hasWayOut(s, enemy) ? 0 : 1;
    },

    weigh(allocation, group, stake) {
      let defence = 0;
      let printed = 0;
      let drive = 0;
      for (let e = 0; e < enemies.length; e++) {
        if (allocation.enemies[e] !== group) continue;
        const enemy = enemies[e];
        const strength = STRENGTH[enemy];
        defence += strength * DEFENCE[hexOf(enemy)];
        printed += strength;
        drive += cornered[enemy] === 1 ? ledger.worth(enemyOf(side), strength) : weights.drive * strength;
      }
      let contact = 0;
      let recoil = 0;
      for (let f = 0; f < fighters.length; f++) {
        if (allocation.fighters[f] !== group) continue;
        const unit = fighters[f];
        const strength = STRENGTH[unit];
        contact += strength;
        recoil += cornered[unit] === 1 ? weights.thrift * ledger.worth(side, strength) : weights.recoil * strength;
      }
      let fire = 0;
      for (let g = 0; g < guns.length; g++) if (allocation.guns[g] === group) fire += STRENGTH[guns[g]];
      if (defence === 0 || contact + fire === 0) return NONE;
      stake.kill = ledger.worth(enemyOf(side), printed);
      stake.drive = drive;
      stake.lose = weights.thrift * ledger.worth(side, contact);
      stake.recoil = recoil;
      // Whole units pay, so the price is often a little more than what was destroyed.
      stake.price = weights.thrift * ledger.worth(side, Math.min(contact, printed + 0.4));
      return columnOf(contact + fire, defence);
    },

    resultOf: (die, column) => resultOf(w, die, column),

    carryOut(state, die, column, attackers, defenders) {
      const result = resultOf(w, die, column);
      const losers = result === AE || result === AR ? attackers : defenders;
      if (result === AR || result === DR) driveBack(aftermath, state, losers);
      else {
        const price = destroyAll(aftermath, state, losers);
        if (result === EE) pay(aftermath, state, price, attackers);
      }
    },
  };
}
