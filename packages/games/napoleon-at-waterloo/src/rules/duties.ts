import { createMatching, type Side, type State, type Unit } from '@hundred-days/kernel';
import { canBombard } from '../board.ts';
import { ATTACKED, BOUND, has, inContact, onMap, TARGETED, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';

/**
 * 5.1 The duties of a Combat Phase. Every bound phasing unit must attack, every bound enemy be attacked, nobody twice.
 *
 * That all duties can be met as long as nobody is stranded (5.1.5) is a fact about graphs: join every unused phasing unit
 * to the unattacked enemies it touches. If no vertex is isolated there is an edge cover, a smallest one consists of stars,
 * and a star is a legal attack: one unit against several enemies it touches, or several units against one enemy. Enemies
 * that only guns can reach are matched with guns, one each.
 */

/** Who touches whom, and who is stranded, in one position; read once and asked many times. */
export interface DutyLedger {
  /** Notes the position as it stands, the attack being announced left out. */
  read(s: State): void;
  /** How many duties are open, and how many of them nobody can meet any more. */
  readonly open: number;
  readonly stranded: number;
  /** Everybody with an open duty touches somebody to meet it with: then whoever touches anybody is in some legal attack. */
  readonly allTouch: boolean;
  /** Unattacked enemies a phasing unit touches; for an enemy: phasing units in its zone that have yet to attack. */
  touches(unit: Unit): number;
  /** Whether a unit has a duty that is not done: to attack, or to be attacked. */
  owes(s: State, unit: Unit): boolean;
  /** How many would be stranded if these had attacked and been attacked. */
  strandedAfter(s: State, attackers: readonly Unit[], defenders: readonly Unit[]): number;
  /** The same, as a list of the units concerned. */
  strandedUnits(s: State, attackers: readonly Unit[], defenders: readonly Unit[]): Unit[];
  /** Adds to `attackers` the bound units that could attack nothing but these defenders, and can join in. */
  addForced(s: State, attackers: Unit[], defenders: readonly Unit[]): void;
}

export function createDutyLedger(w: World): DutyLedger {
  const { at, neighbours, side: sideOf } = w;
  const touches = new Int8Array(w.units);
  const inZone = new Int8Array(w.units);
  const hits = new Int8Array(w.units);
  /** Bound enemies that no unused unit touches any more (5.1.5 b), and guns that could still bombard. */
  const needy: Unit[] = [];
  const guns: Unit[] = [];
  const matching = createMatching(w.units);
  let open = 0;
  let idle = 0;
  let stranded = 0;

  const near = new Int16Array(6);

  /** Puts the units of a side next to a unit into `near`, and says how many there are. */
  function gather(s: State, unit: Unit, side: Side): number {
    let found = 0;
    const first = 6 * s[at.where + unit];
    for (let slot = first; slot < first + 6; slot++) {
      const next = neighbours[slot];
      const other = next < 0 ? -1 : s[at.occupant + next] - 1;
      if (other >= 0 && sideOf[other] === side) near[found++] = other;
    }
    return found;
  }

  function read(s: State): void {
    const phasing = s[w.at.phasing];
    touches.fill(0);
    inZone.fill(0);
    needy.length = 0;
    guns.length = 0;
    open = 0;
    idle = 0;
    for (const unit of w.unitsOf[phasing]) {
      if (!onMap(w, s, unit)) continue;
      const unused = !has(w, s, unit, ATTACKED);
      if (inContact(w, s, unit)) {
        const found = gather(s, unit, enemyOf(phasing));
        for (let i = 0; i < found; i++) {
          const enemy = near[i];
          inZone[enemy]++;
          if (unused) touches[enemy]++;
          if (!has(w, s, enemy, TARGETED)) touches[unit]++;
        }
      } else if (unused && w.gun[unit] === 1) guns.push(unit);
      if (unused && has(w, s, unit, BOUND)) {
        open++;
        if (touches[unit] === 0) idle++;
      }
    }
    for (const enemy of w.unitsOf[enemyOf(phasing)]) {
      if (inZone[enemy] === 0 || !has(w, s, enemy, BOUND) || has(w, s, enemy, TARGETED)) continue;
      open++;
      if (touches[enemy] === 0) needy.push(enemy);
    }
    stranded = needy.length === 0 ? idle : idle + leftOver(s, needy, guns).length;
  }

  /** The enemies left over when as many as possible are each given a gun of their own. */
  const leftOver = (s: State, enemies: readonly Unit[], free: readonly Unit[]): readonly Unit[] =>
    matching.leftOver(enemies, free, (gun, enemy) => canBombard(w, whereIs(w, s, gun), whereIs(w, s, enemy)));

  /** Takes the attack out of the counts, or puts it back in. */
  function count(s: State, attackers: readonly Unit[], defenders: readonly Unit[], by: number): void {
    const phasing = s[w.at.phasing];
    for (const unit of attackers) {
      const found = gather(s, unit, enemyOf(phasing));
      for (let i = 0; i < found; i++) touches[near[i]] += by;
    }
    for (const enemy of defenders) {
      const found = gather(s, enemy, phasing);
      for (let i = 0; i < found; i++) touches[near[i]] += by;
    }
  }

  function idleAfter(s: State, attackers: readonly Unit[], defenders: readonly Unit[], list: Unit[]): void {
    // Those idle before stay so, unless they take part after all.
    if (idle > 0) {
      for (const unit of w.unitsOf[s[w.at.phasing]]) {
        if (!onMap(w, s, unit) || has(w, s, unit, ATTACKED) || !has(w, s, unit, BOUND) || attackers.includes(unit))
          continue;
        if (touches[unit] === 0) list.push(unit);
      }
      return;
    }
    for (const enemy of defenders) {
      const found = gather(s, enemy, s[at.phasing]);
      for (let i = 0; i < found; i++) {
        const unit = near[i];
        if (touches[unit] !== 0 || has(w, s, unit, ATTACKED) || !has(w, s, unit, BOUND)) continue;
        if (!attackers.includes(unit) && !list.includes(unit)) list.push(unit);
      }
    }
  }

  function needyAfter(s: State, attackers: readonly Unit[], defenders: readonly Unit[]): Unit[] {
    const list: Unit[] = [];
    for (const enemy of needy) if (!defenders.includes(enemy)) list.push(enemy);
    for (const unit of attackers) {
      const found = gather(s, unit, enemyOf(s[at.phasing]));
      for (let i = 0; i < found; i++) {
        const enemy = near[i];
        if (touches[enemy] !== 0 || has(w, s, enemy, TARGETED) || !has(w, s, enemy, BOUND)) continue;
        if (!defenders.includes(enemy) && !list.includes(enemy)) list.push(enemy);
      }
    }
    return list;
  }

  function strandedUnits(s: State, attackers: readonly Unit[], defenders: readonly Unit[]): Unit[] {
    count(s, attackers, defenders, -1);
    const list: Unit[] = [];
    idleAfter(s, attackers, defenders, list);
    const wanting = needyAfter(s, attackers, defenders);
    if (wanting.length > 0) {
      const free = guns.filter((gun) => !attackers.includes(gun));
      for (const enemy of leftOver(s, wanting, free)) list.push(enemy);
    }
    count(s, attackers, defenders, 1);
    return list;
  }

  return {
    read,
    get open() {
      return open;
    },
    get stranded() {
      return stranded;
    },
    get allTouch() {
      return idle === 0 && needy.length === 0;
    },
    touches: (unit) => touches[unit],
    owes: (s, unit) => {
      if (!onMap(w, s, unit) || !has(w, s, unit, BOUND)) return false;
      return w.side[unit] === s[w.at.phasing]
        ? !has(w, s, unit, ATTACKED)
        : inZone[unit] > 0 && !has(w, s, unit, TARGETED);
    },
    strandedUnits,
    strandedAfter: (s, attackers, defenders) => strandedUnits(s, attackers, defenders).length,

    addForced(s, attackers, defenders) {
      const candidates: Unit[] = [];
      for (const enemy of defenders) {
        const found = gather(s, enemy, s[at.phasing]);
        for (let i = 0; i < found; i++) if (hits[near[i]]++ === 0) candidates.push(near[i]);
      }
      for (const unit of candidates) {
        const onlyThese = hits[unit] === touches[unit] && hits[unit] === defenders.length;
        hits[unit] = 0;
        if (onlyThese && has(w, s, unit, BOUND) && !has(w, s, unit, ATTACKED) && !attackers.includes(unit))
          attackers.push(unit);
      }
    },
  };
}
