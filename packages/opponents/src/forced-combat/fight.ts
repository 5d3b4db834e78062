import type { State } from '@hundred-days/kernel';
import type { Deed } from '../planner/taste.ts';
import { bestColumn, expectation, noStake, type Odds, type Stake, shifted } from './odds.ts';

/** A duty that no attack of the allocation meets: the referee would not allow it, so it is made dear. */
const UNMET = 6;
const PASSES = 3;
export const NONE = -1;
/** More than any rulebook has results; so many attacks can be told apart by one number. */
const RESULTS = 8;
const MOST_KEYED = 17;

/** One attack of an allocation. */
export interface Attack {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly column: number;
  readonly value: number;
}

/** Which attack each party belongs to, by its place in the lists of the muster: the place of the first enemy of it, or NONE. */
export interface Allocation {
  readonly fighters: Int8Array;
  readonly guns: Int8Array;
  readonly enemies: Int8Array;
}

/** Parties in contact that have yet to attack, guns that may bombard, enemies that may be attacked. */
export interface Ranks {
  readonly fighters: number[];
  readonly guns: number[];
  readonly enemies: number[];
}

export const emptyRanks = (): Ranks => ({ fighters: [], guns: [], enemies: [] });

/** For a muster that is read anew. */
export function dismiss({ fighters, guns, enemies }: Ranks): void {
  fighters.length = 0;
  guns.length = 0;
  enemies.length = 0;
}

/**
 * What a rulebook says of a Combat Phase. A party is what attacks or is attacked as one, a unit or all units of a hex; it has
 * the number of its first unit.
 */
export interface Muster extends Readonly<Record<keyof Ranks, readonly number[]>> {
  readonly odds: Odds;
  /** Notes who stands where, for the phasing side. */
  read(s: State): void;
  /** How far columns are shifted after they are announced. */
  shift(): number;
  near(fighter: number, enemy: number): boolean;
  fires(gun: number, enemy: number): boolean;
  /** No gun may take part in an attack on this enemy from a distance. */
  isClosed(enemy: number): boolean;
  mustFight(fighter: number): boolean;
  mustBeFought(enemy: number): boolean;
  /** Fills the stake of an attack; returns the column its strength finds, or NONE if nobody attacks or is attacked. */
  weigh(allocation: Allocation, group: number, stake: Stake): number;
  /** The units of a party. */
  units(party: number): readonly number[];
  /** The result of a die in a column, by its number below RESULTS. */
  resultOf(die: number, column: number): number;
  /** Carries an attack out in place, in the likeliest way. */
  carryOut(s: State, die: number, column: number, fighters: readonly number[], enemies: readonly number[]): void;
}

/**
 * Who attacks whom in a Combat Phase: every bound party in one attack, every bound enemy in one, exact expectations over the
 * die. Starts with a cover of all duties, hardest first, gives the rest where they add most, then moves single parties
 * between attacks as long as that helps.
 */
export interface Fight {
  /** Allocates the attacks still to be made by the phasing side and returns what they are worth to it. */
  allocate(s: State): number;
  /** The attacks of the last allocation. */
  attacks(): Attack[];
  /** How many there are of them, and of those that promise nothing. */
  count(into: Deed): void;
  /** What comes of the last allocation with these dice, as one number: alike where every result is. NaN for too many attacks. */
  fortune(dieFor: (enemy: number) => number): number;
  /**
   * Carries the last allocation out in place, each attack with the die that `dieFor` gives for its first defender; `attacked`
   * is called after each of them.
   */
  resolve(s: State, dieFor: (enemy: number) => number, attacked?: (s: State) => void): void;
}

/** `most` is the largest number of parties there can be. */
export function createFight(muster: Muster, most: number): Fight {
  const { odds, fighters, guns, enemies, near, fires, isClosed, mustFight } = muster;
  const fighterGroup = new Int8Array(most);
  const gunGroup = new Int8Array(most);
  const enemyGroup = new Int8Array(most);
  const allocation: Allocation = { fighters: fighterGroup, guns: gunGroup, enemies: enemyGroup };
  const groupValue = new Float64Array(most);
  const degree = new Uint8Array(most);
  const columns = new Int8Array(most);
  const order: number[] = [];
  const stake = noStake();

  function worthOf(group: number): number {
    const column = muster.weigh(allocation, group, stake);
    if (column === NONE) return -UNMET * unmet(group);
    const shift = muster.shift();
    const announced = stake.drive > stake.kill * 0.5 ? bestColumn(odds, column, shift, stake) : column;
    return expectation(odds, shifted(odds, announced, shift), stake);
  }

  /** Bound enemies of a group that nobody attacks. Guns' targets out of contact are not bound. */
  function unmet(group: number): number {
    let count = 0;
    for (let e = 0; e < enemies.length; e++) if (enemyGroup[e] === group && muster.mustBeFought(enemies[e])) count++;
    return count;
  }

  /** A party in contact must touch every defender of the attack it joins. */
  function canFight(fighter: number, group: number): boolean {
    let some = false;
    for (let e = 0; e < enemies.length; e++) {
      if (enemyGroup[e] !== group) continue;
      if (!near(fighter, enemies[e])) return false;
      some = true;
    }
    return some;
  }

  /** A gun needs one defender in range, and none that is closed to it. */
  function canFire(gun: number, group: number): boolean {
    let some = false;
    for (let e = 0; e < enemies.length; e++) {
      if (enemyGroup[e] !== group) continue;
      if (isClosed(enemies[e])) return false;
      if (fires(gun, enemies[e])) some = true;
    }
    return some;
  }

  function cover(): void {
    fighterGroup.fill(NONE, 0, fighters.length);
    gunGroup.fill(NONE, 0, guns.length);
    order.length = 0;
    for (let e = 0; e < enemies.length; e++) {
      enemyGroup[e] = e;
      degree[e] = 0;
      for (const fighter of fighters) if (near(fighter, enemies[e])) degree[e]++;
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

  /** Gives the parties that are left to where they add most. */
  function spread(): void {
    for (let e = 0; e < enemies.length; e++) groupValue[e] = worthOf(e);
    for (let f = 0; f < fighters.length; f++) {
      if (fighterGroup[f] === NONE) improve(fighterGroup, f, fighters[f], canFight, mustFight(fighters[f]));
    }
    for (let g = 0; g < guns.length; g++) if (gunGroup[g] === NONE) improve(gunGroup, g, guns[g], canFire, false);
  }

  /** Puts one party where the sum is greatest. Returns whether it moved. */
  function improve(
    groups: Int8Array,
    index: number,
    party: number,
    fits: (party: number, group: number) => boolean,
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
      if (group === from || enemyGroup[group] !== group || !fits(party, group)) continue;
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
        if (improve(fighterGroup, f, fighters[f], canFight, mustFight(fighters[f]))) moved = true;
      for (let g = 0; g < guns.length; g++) if (improve(gunGroup, g, guns[g], canFire, false)) moved = true;
      if (!moved) return;
    }
  }

  function columnFor(group: number): number {
    const column = muster.weigh(allocation, group, stake);
    return column === NONE ? NONE : bestColumn(odds, column, muster.shift(), stake);
  }

  const inGroup = (parties: readonly number[], groups: Int8Array, group: number): number[] => {
    const found: number[] = [];
    for (let i = 0; i < parties.length; i++)
      if (groups[i] === group) for (const unit of muster.units(parties[i])) found.push(unit);
    return found;
  };

  return {
    allocate(s) {
      muster.read(s);
      if (fighters.length === 0 && guns.length === 0) {
        columns.fill(NONE, 0, enemies.length);
        return 0;
      }
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

    attacks() {
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

    count(into) {
      into.attacks = into.even = 0;
      for (let group = 0; group < enemies.length; group++) {
        if (columns[group] === NONE) continue;
        into.attacks++;
        if (groupValue[group] <= 0) into.even++;
      }
    },

    fortune(dieFor) {
      let key = 0;
      let attacks = 0;
      for (let group = 0; group < enemies.length; group++) {
        if (columns[group] === NONE) continue;
        if (++attacks > MOST_KEYED) return Number.NaN;
        key = RESULTS * key + muster.resultOf(dieFor(enemies[group]), shifted(odds, columns[group], muster.shift()));
      }
      return key;
    },

    resolve(s, dieFor, attacked) {
      // The columns were found first: what the first attacks do must not change what the later ones were.
      for (let group = 0; group < enemies.length; group++) {
        if (columns[group] === NONE) continue;
        const column = shifted(odds, columns[group], muster.shift());
        const attackers = inGroup(fighters, fighterGroup, group);
        muster.carryOut(s, dieFor(enemies[group]), column, attackers, inGroup(enemies, enemyGroup, group));
        attacked?.(s);
      }
    },
  };
}
