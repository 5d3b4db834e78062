import type { State } from '@hundred-days/kernel';
import { position, tables, units } from '@hundred-days/napoleon-at-waterloo';
import type { Ground } from './ground.ts';
import { hasWayOut, likelyRetreat } from './ground.ts';
import type { Ledger } from './ledger.ts';
import { bestColumn, expectation, type Stake, shifted } from './odds.ts';
import type { Weights } from './weights.ts';

const { ATTACKED, BOUND, destroy, shift, stepOf, TARGETED } = position;
const { AE, AR, columnOf, DR, EE, resultOf } = tables;
const { enemyOf, FRENCH } = units;

/** A duty that no attack of the allocation meets: the referee would not allow it, so it is made dear. */
const UNMET = 6;
const PASSES = 3;
const NONE = -1;

/** One attack of an allocation. */
export interface Attack {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly column: number;
  readonly value: number;
}

/**
 * Who attacks whom in a Combat Phase (5.0): every bound unit in one attack, every bound enemy in one, exact expectations
 * over the die. Starts with a cover of all duties, hardest first, gives the rest where they add most, then moves single
 * units between attacks as long as that helps.
 */
export interface Fight {
  /** Allocates the attacks still to be made by the phasing side and returns what they are worth to it. */
  allocate(s: State, ledger: Ledger): number;
  /** The attacks of the last allocation. */
  attacks(s: State): Attack[];
  /** Carries the last allocation out in place, each attack with the die that `dieFor` gives for its first defender. */
  resolve(s: State, dieFor: (enemy: number) => number): void;
}

export function createFight(w: Ground, weights: Weights): Fight {
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
    alliedAttackShift,
    frenchAttackShift,
  } = w;
  // Units in contact that have yet to attack, guns that may bombard, enemies that may be attacked.
  const fighters: number[] = [];
  const guns: number[] = [];
  const enemies: number[] = [];
  /** By place in `fighters` and `guns`: the group; by place in `enemies`: the group it belongs to. */
  const fighterGroup = new Int8Array(UNITS);
  const gunGroup = new Int8Array(UNITS);
  const enemyGroup = new Int8Array(UNITS);
  const groupValue = new Float64Array(UNITS);
  const cornered = new Uint8Array(UNITS);
  const degree = new Uint8Array(UNITS);
  const columns = new Int8Array(UNITS);
  const order: number[] = [];
  const stake: Stake = { kill: 0, drive: 0, lose: 0, recoil: 0, price: 0 };
  let side = 0;
  let columnShift = 0;
  let everybodyBound = false;
  let s: State = new Int16Array(0);
  let ledger: Ledger;

  const hexOf = (unit: number): number => s[AT.where + unit];
  const isBound = (unit: number): boolean => everybodyBound || (s[AT.flags + unit] & BOUND) !== 0;
  const near = (unit: number, enemy: number): boolean => DISTANCE[HEXES * hexOf(unit) + hexOf(enemy)] === 1;
  const fires = (gun: number, enemy: number): boolean => FIRE[HEXES * hexOf(gun) + hexOf(enemy)] === 1;

  function read(state: State, book: Ledger): void {
    s = state;
    ledger = book;
    side = s[AT.phasing];
    columnShift = s[AT.demoralized] === 0 ? 0 : side === FRENCH ? frenchAttackShift : alliedAttackShift;
    everybodyBound = stepOf(w, s) !== 'combat';
    fighters.length = 0;
    guns.length = 0;
    enemies.length = 0;
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
    for (const unit of fighters) cornered[unit] = hasWayOut(w, s, unit) ? 0 : 1;
    for (const enemy of enemies) cornered[enemy] = hasWayOut(w, s, enemy) ? 0 : 1;
  }

  /** Fills `stake` for a group; returns the column its strength finds, or NONE if nobody attacks or is attacked. */
  function weigh(group: number): number {
    let defence = 0;
    let printed = 0;
    let drive = 0;
    for (let e = 0; e < enemies.length; e++) {
      if (enemyGroup[e] !== group) continue;
      const enemy = enemies[e];
      const strength = STRENGTH[enemy];
      defence += strength * DEFENCE[hexOf(enemy)];
      printed += strength;
      drive += cornered[enemy] === 1 ? ledger.worth(enemyOf(side), strength) : weights.drive * strength;
    }
    let contact = 0;
    let recoil = 0;
    for (let f = 0; f < fighters.length; f++) {
      if (fighterGroup[f] !== group) continue;
      const strength = STRENGTH[fighters[f]];
      contact += strength;
      recoil += cornered[fighters[f]] === 1 ? weights.thrift * ledger.worth(side, strength) : weights.recoil * strength;
    }
    let fire = 0;
    for (let g = 0; g < guns.length; g++) if (gunGroup[g] === group) fire += STRENGTH[guns[g]];
    if (defence === 0 || contact + fire === 0) return NONE;
    stake.kill = ledger.worth(enemyOf(side), printed);
    stake.drive = drive;
    stake.lose = weights.thrift * ledger.worth(side, contact);
    stake.recoil = recoil;
    // Whole units pay, so the price is often a little more than what was destroyed.
    stake.price = weights.thrift * ledger.worth(side, Math.min(contact, printed + 0.4));
    return columnOf(contact + fire, defence);
  }

  function worthOf(group: number): number {
    const column = weigh(group);
    if (column === NONE) return -UNMET * unmet(group);
    const announced = stake.drive > stake.kill * 0.5 ? bestColumn(w, column, columnShift, stake) : column;
    return expectation(w, shifted(announced, columnShift), stake);
  }

  /** Bound enemies of a group that nobody attacks. Guns' targets out of contact are not bound. */
  function unmet(group: number): number {
    let count = 0;
    for (let e = 0; e < enemies.length; e++) {
      if (enemyGroup[e] !== group) continue;
      const enemy = enemies[e];
      if (isBound(enemy) && s[AT.zone + side * HEXES + hexOf(enemy)] > 0) count++;
    }
    return count;
  }

  /** 5.4.1: a unit in contact must touch every defender of the attack it joins. */
  function canFight(unit: number, group: number): boolean {
    let some = false;
    for (let e = 0; e < enemies.length; e++) {
      if (enemyGroup[e] !== group) continue;
      if (!near(unit, enemies[e])) return false;
      some = true;
    }
    return some;
  }

  /** 5.7.1, 5.8.2: a gun needs one defender in range. */
  function canFire(gun: number, group: number): boolean {
    for (let e = 0; e < enemies.length; e++) if (enemyGroup[e] === group && fires(gun, enemies[e])) return true;
    return false;
  }

  function cover(): void {
    fighterGroup.fill(NONE, 0, fighters.length);
    gunGroup.fill(NONE, 0, guns.length);
    order.length = 0;
    for (let e = 0; e < enemies.length; e++) {
      enemyGroup[e] = e;
      degree[e] = 0;
      for (const unit of fighters) if (near(unit, enemies[e])) degree[e]++;
      if (degree[e] > 0) order.push(e);
    }
    order.sort((a, b) => degree[a] - degree[b] || a - b);
    for (const e of order) coverOne(e);
  }

  function coverOne(e: number): void {
    let best = NONE;
    let bestOptions = 99;
    for (let f = 0; f < fighters.length; f++) {
      if (fighterGroup[f] !== NONE || !near(fighters[f], enemies[e])) continue;
      let options = 0;
      for (const enemy of enemies) if (near(fighters[f], enemy)) options++;
      if (options < bestOptions) {
        best = f;
        bestOptions = options;
      }
    }
    if (best !== NONE) fighterGroup[best] = e;
    else if (!coverByGun(e)) joinTargets(e);
  }

  function coverByGun(e: number): boolean {
    for (let g = 0; g < guns.length; g++) {
      if (gunGroup[g] !== NONE || !fires(guns[g], enemies[e])) continue;
      gunGroup[g] = e;
      return true;
    }
    return false;
  }

  /** An enemy nobody is left for is taken into an attack all of whose attackers touch it. */
  function joinTargets(e: number): void {
    for (let f = 0; f < fighters.length; f++) {
      const group = fighterGroup[f];
      if (group === NONE || !near(fighters[f], enemies[e])) continue;
      let all = true;
      for (let other = 0; other < fighters.length; other++)
        if (fighterGroup[other] === group && !near(fighters[other], enemies[e])) all = false;
      if (!all) continue;
      enemyGroup[e] = group;
      return;
    }
  }

  /** Gives the units that are left to where they add most. */
  function spread(): void {
    for (let e = 0; e < enemies.length; e++) groupValue[e] = worthOf(e);
    for (let f = 0; f < fighters.length; f++) {
      if (fighterGroup[f] === NONE) improve(fighterGroup, f, fighters[f], canFight, isBound(fighters[f]));
    }
    for (let g = 0; g < guns.length; g++) if (gunGroup[g] === NONE) improve(gunGroup, g, guns[g], canFire, false);
  }

  /** Puts one unit where the sum is greatest. Returns whether it moved. */
  function improve(
    groups: Int8Array,
    index: number,
    unit: number,
    fits: (unit: number, group: number) => boolean,
    must: boolean,
  ): boolean {
    const from = groups[index];
    let bestGain = from === NONE && must ? Number.NEGATIVE_INFINITY : 1e-9;
    let bestGroup = from;
    let without = 0;
    if (from !== NONE) {
      groups[index] = NONE;
      without = worthOf(from) - groupValue[from];
      if (!must && without > bestGain) {
        bestGain = without;
        bestGroup = NONE;
      }
    }
    for (let group = 0; group < enemies.length; group++) {
      if (group === from || enemyGroup[group] !== group || !fits(unit, group)) continue;
      groups[index] = group;
      const gain = without + worthOf(group) - groupValue[group];
      if (gain > bestGain) {
        bestGain = gain;
        bestGroup = group;
      }
    }
    groups[index] = bestGroup;
    if (bestGroup === from) return false;
    if (from !== NONE) groupValue[from] = worthOf(from);
    if (bestGroup !== NONE) groupValue[bestGroup] = worthOf(bestGroup);
    return true;
  }

  function settle(): void {
    for (let pass = 0; pass < PASSES; pass++) {
      let moved = false;
      for (let f = 0; f < fighters.length; f++)
        if (improve(fighterGroup, f, fighters[f], canFight, isBound(fighters[f]))) moved = true;
      for (let g = 0; g < guns.length; g++) if (improve(gunGroup, g, guns[g], canFire, false)) moved = true;
      if (!moved) return;
    }
  }

  function columnFor(group: number): number {
    const column = weigh(group);
    return column === NONE ? NONE : bestColumn(w, column, columnShift, stake);
  }

  const inGroup = (list: readonly number[], groups: Int8Array, group: number): number[] =>
    list.filter((_, i) => groups[i] === group);

  return {
    allocate(state, book) {
      read(state, book);
      if (fighters.length === 0 && guns.length === 0) return 0;
      cover();
      spread();
      settle();
      let sum = 0;
      for (let e = 0; e < enemies.length; e++) {
        columns[e] = enemyGroup[e] === e ? columnFor(e) : NONE;
        if (enemyGroup[e] === e) sum += groupValue[e];
      }
      return sum;
    },

    attacks(state) {
      s = state;
      const found: Attack[] = [];
      for (let group = 0; group < enemies.length; group++) {
        if (enemyGroup[group] !== group) continue;
        const column = columns[group];
        if (column === NONE) continue;
        found.push({
          attackers: [...inGroup(fighters, fighterGroup, group), ...inGroup(guns, gunGroup, group)],
          defenders: inGroup(enemies, enemyGroup, group),
          column,
          value: groupValue[group],
        });
      }
      return found;
    },

    resolve(state, dieFor) {
      s = state;
      // The columns were found first: what the first attacks do must not change what the later ones were.
      for (let group = 0; group < enemies.length; group++) {
        if (columns[group] === NONE) continue;
        const result = resultOf(w, dieFor(enemies[group]), shifted(columns[group], columnShift));
        const losers =
          result === AE || result === AR ? inGroup(fighters, fighterGroup, group) : inGroup(enemies, enemyGroup, group);
        carryOut(w, state, result, losers, inGroup(fighters, fighterGroup, group));
      }
    },
  };
}

function carryOut(w: Ground, s: State, result: number, losers: readonly number[], fighters: readonly number[]): void {
  if (result === AR || result === DR) {
    for (const unit of losers) fallBack(w, s, unit);
    return;
  }
  let price = 0;
  for (const unit of losers) {
    if (s[w.at.where + unit] < 0) continue;
    price += w.strength[unit];
    destroy(w, s, unit);
  }
  if (result === EE) pay(w, s, price, fighters);
}

function fallBack(w: Ground, s: State, unit: number): void {
  if (s[w.at.where + unit] < 0) return;
  const to = likelyRetreat(w, s, unit);
  if (to >= 0) shift(w, s, unit, to);
  else if (!hasWayOut(w, s, unit)) destroy(w, s, unit);
}

/** The cheapest single unit that pays the price, or the small ones first. */
function pay(w: Ground, s: State, price: number, fighters: readonly number[]): void {
  const able = fighters
    .filter((unit) => s[w.at.where + unit] >= 0)
    .sort((a, b) => w.strength[a] - w.strength[b] || a - b);
  const one = able.find((unit) => w.strength[unit] >= price);
  if (one !== undefined) {
    destroy(w, s, one);
    return;
  }
  let paid = 0;
  for (const unit of able) {
    if (paid >= price) return;
    paid += w.strength[unit];
    destroy(w, s, unit);
  }
}
