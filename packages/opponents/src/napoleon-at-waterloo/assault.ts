import type { State } from '@hundred-days/kernel';
import { position, tables, units } from '@hundred-days/napoleon-at-waterloo';
import type { Arrivals } from './arrivals.ts';
import type { Ground } from './ground.ts';
import { BITS } from './ground.ts';
import type { Ledger } from './ledger.ts';
import { bestColumn, expectation, type Stake, shifted } from './odds.ts';
import type { Weights } from './weights.ts';

const { MOVED, OFF_MAP } = position;
const { columnOf } = tables;
const { enemyOf, FRENCH } = units;

/** What a further enemy that must be attacked as well (5.1.2) takes away from an assault. */
const SOAK_OFF = 0.7;
const LEAST_GAIN = 0.25;
/** A defender with every way out open. */
const ALL_WAYS = 63;
const MOST_ENTRIES = 4096;

/** A unit and the hex it goes to. */
export interface Order {
  readonly unit: number;
  readonly hex: number;
}

/**
 * The scripted player: where can a side strike, with what, and what is it worth? It answers for the enemy's reply, and its
 * strikes are the seeds of one's own plans.
 */
export interface Assault {
  /** Notes where the units of a side can come into contact and where its guns can fire from. */
  survey(s: State, side: number, arrivals: Arrivals): void;
  /** What the best row of strikes is worth to the surveyed side, each unit used once, with what it is forced to do. */
  value(ledger: Ledger): number;
  /** The strikes behind the last value. */
  orders(): Order[];
  /** A strike at one enemy with the units that are not barred; empty if there is none. */
  strike(ledger: Ledger, target: number, barred: (unit: number) => boolean): Order[];
  /** Enemies that could be struck. */
  targets(): readonly number[];
  /** Every unit of the side with a hex where it could touch the enemy: what was surveyed, for who wants to look. */
  contacts(): Order[];
}

export function createAssault(w: Ground, weights: Weights): Assault {
  const {
    allowance: ALLOWANCE,
    at: AT,
    bombarded: { first: BOMBARD_FIRST, hexes: BOMBARDED },
    closedHexside: CLOSED_HEXSIDE,
    cover: COVER,
    defence: DEFENCE,
    distance: DISTANCE,
    entryHexes: ENTRY_HEXES,
    gun: GUN,
    hexes: HEXES,
    neighbours: NEIGHBOURS,
    side: SIDE,
    strength: STRENGTH,
    units: UNITS,
    unitsOf: UNITS_OF,
    alliedAttackShift,
    frenchAttackShift,
  } = w;
  const head = new Int16Array(HEXES);
  const next = new Int16Array(MOST_ENTRIES);
  const unitOf = new Int16Array(MOST_ENTRIES);
  let entries = 0;
  const used = new Uint8Array(UNITS);
  const taken = new Uint8Array(HEXES);
  const aimed = new Uint8Array(UNITS);
  /** How many of the enemies around a hex are being attacked. */
  const aimedNear = new Uint8Array(HEXES);
  const frozen: number[] = [];
  const enemyHexes: number[] = [];
  /** For every gun: from which hex it could fire at which enemy, at UNITS * gun + enemy. */
  const firingHex = new Int16Array(UNITS * UNITS);
  const guns: number[] = [];
  const reachable: number[] = [];
  const worths = new Float64Array(UNITS);
  const seen = new Int32Array(HEXES);
  let stamp = 0;
  const queue = new Int16Array(HEXES + 8);
  const cost = new Uint8Array(HEXES);
  const likelihood = new Float64Array(UNITS);
  // The strike being built, and the best stage of it.
  const chosenUnits: number[] = [];
  const chosenHexes: number[] = [];
  const firing: number[] = [];
  const stake: Stake = { kill: 0, drive: 0, lose: 0, recoil: 0, price: 0 };
  const done: Order[] = [];
  let s: State = new Int16Array(0);
  let side = 0;
  let columnShift = 0;
  let ledger: Ledger;

  function survey(state: State, surveyed: number, arrivals: Arrivals): void {
    s = state;
    side = surveyed;
    columnShift = s[AT.demoralized] === 0 ? 0 : side === FRENCH ? frenchAttackShift : alliedAttackShift;
    head.fill(-1);
    entries = 0;
    frozen.length = 0;
    guns.length = 0;
    enemyHexes.length = 0;
    for (const enemy of UNITS_OF[enemyOf(side)]) if (s[AT.where + enemy] >= 0) enemyHexes.push(s[AT.where + enemy]);
    const moving = s[AT.phasing] === side && s[AT.step] === 0;
    const enemyZone = AT.zone + enemyOf(side) * HEXES;
    for (const unit of UNITS_OF[side]) {
      const hex = s[AT.where + unit];
      likelihood[unit] = 1;
      if (hex < 0) {
        likelihood[unit] = hex === OFF_MAP ? arrivals(s, unit) : 0;
        if (likelihood[unit] > 0.3) walk(unit, -1);
      } else if (s[enemyZone + hex] > 0) {
        frozen.push(unit);
        enlist(hex, unit);
      } else if (moving && (s[AT.flags + unit] & MOVED) !== 0) {
        if (GUN[unit] === 1) setGun(unit, hex);
      } else if (isNear(hex, ALLOWANCE[unit] + 1 + GUN[unit])) walk(unit, hex);
    }
    reachable.length = 0;
    for (const enemy of UNITS_OF[enemyOf(side)]) {
      const hex = s[AT.where + enemy];
      if (hex < 0) continue;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        if (NEIGHBOURS[slot] < 0 || head[NEIGHBOURS[slot]] < 0) continue;
        reachable.push(enemy);
        break;
      }
    }
  }

  function isNear(hex: number, distance: number): boolean {
    for (const enemy of enemyHexes) if (DISTANCE[HEXES * hex + enemy] <= distance) return true;
    return false;
  }

  function enlist(hex: number, unit: number): void {
    if (entries === MOST_ENTRIES) return;
    unitOf[entries] = unit;
    next[entries] = head[hex];
    head[hex] = entries++;
  }

  /** Floods outward as movement allows (4.0): one point a hex, stop in an enemy zone, none through the enemy. */
  function walk(unit: number, from: number): void {
    const enemyZone = AT.zone + enemyOf(side) * HEXES;
    const allowance = ALLOWANCE[unit];
    const gun = GUN[unit] === 1;
    if (gun) clearGun(unit);
    let tail = 0;
    stamp++;
    if (from >= 0) {
      seen[from] = stamp;
      cost[from] = 0;
      queue[tail++] = from;
    } else {
      for (const hex of ENTRY_HEXES) {
        // 7.2.1: not where the enemy bars the way; a friend there may be passed.
        const there = s[AT.occupant + hex];
        if (s[enemyZone + hex] > 0 || (there !== 0 && SIDE[there - 1] !== side)) continue;
        seen[hex] = stamp;
        cost[hex] = 1;
        queue[tail++] = hex;
      }
    }
    for (let first = 0; first < tail; first++) {
      const hex = queue[first];
      if (gun) noteFire(unit, hex);
      if (cost[hex] >= allowance) continue;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const to = NEIGHBOURS[slot];
        if (to < 0 || seen[to] === stamp || CLOSED_HEXSIDE[slot] === 1) continue;
        const there = s[AT.occupant + to];
        if (s[enemyZone + to] > 0) {
          seen[to] = stamp;
          if (there === 0) enlist(to, unit);
        } else if (there === 0 || SIDE[there - 1] === side) {
          seen[to] = stamp;
          cost[to] = cost[hex] + 1;
          queue[tail++] = to;
        }
      }
    }
  }

  function clearGun(unit: number): void {
    guns.push(unit);
    firingHex.fill(-1, UNITS * unit, UNITS * unit + UNITS);
  }

  function setGun(unit: number, hex: number): void {
    clearGun(unit);
    noteFire(unit, hex);
  }

  function noteFire(gun: number, hex: number): void {
    const there = s[AT.occupant + hex];
    if (there !== 0 && there - 1 !== gun) return;
    for (let i = BOMBARD_FIRST[hex]; i < BOMBARD_FIRST[hex + 1]; i++) {
      const enemy = s[AT.occupant + BOMBARDED[i]] - 1;
      if (enemy >= 0 && SIDE[enemy] !== side && firingHex[UNITS * gun + enemy] < 0)
        firingHex[UNITS * gun + enemy] = hex;
    }
  }

  /** The strongest unused unit that can be in a hex. */
  function strongest(hex: number): number {
    let best = -1;
    let most = 0;
    for (let entry = head[hex]; entry >= 0; entry = next[entry]) {
      const unit = unitOf[entry];
      const strength = STRENGTH[unit] * likelihood[unit];
      if (used[unit] === 1 || strength <= most) continue;
      best = unit;
      most = strength;
    }
    return best;
  }

  /** How many further enemies a hex touches, besides the target, that nobody is attacking yet. */
  const burden = (hex: number): number => s[AT.zone + enemyOf(side) * HEXES + hex] - 1 - aimedNear[hex];

  /** The ways out of a hex for the enemy in it, as bits, before anybody strikes. */
  function waysOut(from: number): number {
    let mask = 0;
    for (let d = 0; d < 6; d++) {
      const to = NEIGHBOURS[6 * from + d];
      if (to < 0 || CLOSED_HEXSIDE[6 * from + d] === 1) continue;
      const there = s[AT.occupant + to] - 1;
      if (there < 0 || SIDE[there] !== side) mask |= 1 << d;
    }
    return mask;
  }

  /** Builds a strike at one enemy, hex by hex, and returns the value of its best stage. */
  function build(target: number): number {
    chosenUnits.length = 0;
    chosenHexes.length = 0;
    firing.length = 0;
    const at = s[AT.where + target];
    const defence = STRENGTH[target] * DEFENCE[at];
    let open = waysOut(at);
    let tried = 0;
    let contact = 0;
    let extra = 0;
    let best = Number.NEGATIVE_INFINITY;
    let bestCount = 0;
    let bestContact = 0;
    let bestExtra = 0;
    let bestOpen = open;
    for (let stage = 0; stage < 6; stage++) {
      const d = nextDirection(at, open, tried);
      if (d < 0) break;
      const hex = NEIGHBOURS[6 * at + d];
      const unit = strongest(hex);
      used[unit] = 1;
      tried |= 1 << d;
      open &= ~COVER[6 * at + d];
      chosenUnits.push(unit);
      chosenHexes.push(hex);
      contact += STRENGTH[unit] * likelihood[unit];
      extra += burden(hex);
      const value = worth(target, contact, contact, defence, open) - SOAK_OFF * extra;
      if (value > best + 0.05) {
        best = value;
        bestCount = stage + 1;
        bestContact = contact;
        bestExtra = extra;
        bestOpen = open;
      }
    }
    for (const unit of chosenUnits) used[unit] = 0;
    chosenUnits.length = bestCount;
    chosenHexes.length = bestCount;
    return bestCount === 0 ? best : addGuns(target, defence, bestContact, bestExtra, bestOpen, best);
  }

  function addGuns(
    target: number,
    defence: number,
    contact: number,
    extra: number,
    open: number,
    best: number,
  ): number {
    let attack = contact;
    let value = best;
    for (const gun of guns) {
      const hex = firingHex[UNITS * gun + target];
      if (hex < 0 || used[gun] === 1 || taken[hex] === 1 || chosenUnits.includes(gun)) continue;
      const strength = STRENGTH[gun] * likelihood[gun];
      const more = worth(target, contact, attack + strength, defence, open) - SOAK_OFF * extra;
      if (more < value) continue;
      attack += strength;
      value = more;
      firing.push(gun);
    }
    return value;
  }

  /** The side from which the next unit strikes: strong, with little else to fight, where it cuts off a way out. */
  function nextDirection(at: number, open: number, tried: number): number {
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    const ways = BITS[open];
    for (let d = 0; d < 6; d++) {
      const hex = NEIGHBOURS[6 * at + d];
      if (hex < 0 || (tried & (1 << d)) !== 0 || head[hex] < 0 || taken[hex] === 1) continue;
      const unit = strongest(hex);
      if (unit < 0) continue;
      const cut = ways - BITS[open & ~COVER[6 * at + d]];
      const score = STRENGTH[unit] * likelihood[unit] - 1.5 * burden(hex) + 1.5 * cut;
      if (score > bestScore) {
        bestScore = score;
        best = d;
      }
    }
    return best;
  }

  function worth(target: number, contact: number, attack: number, defence: number, open: number): number {
    const strength = STRENGTH[target];
    const enemy = enemyOf(side);
    stake.kill = ledger.worth(enemy, strength);
    stake.drive = open === 0 ? stake.kill : weights.drive * strength;
    stake.lose = ledger.worth(side, contact);
    stake.recoil = weights.recoil * contact;
    stake.price = ledger.worth(side, Math.min(contact, strength + 0.4));
    const column = columnOf(Math.max(attack, 0.1), defence);
    const announced = stake.drive === stake.kill ? bestColumn(w, column, columnShift, stake) : column;
    return expectation(w, shifted(announced, columnShift), stake);
  }

  function commit(target: number): void {
    aimed[target] = 1;
    const at = s[AT.where + target];
    for (let slot = 6 * at; slot < 6 * at + 6; slot++) if (NEIGHBOURS[slot] >= 0) aimedNear[NEIGHBOURS[slot]]++;
    for (let i = 0; i < chosenUnits.length; i++) {
      used[chosenUnits[i]] = 1;
      taken[chosenHexes[i]] = 1;
      done.push({ unit: chosenUnits[i], hex: chosenHexes[i] });
    }
    for (const gun of firing) {
      used[gun] = 1;
      const hex = firingHex[UNITS * gun + target];
      taken[hex] = 1;
      done.push({ unit: gun, hex });
    }
  }

  /** Units that touch the enemy already and are in no strike must attack something all the same (5.1.1). */
  function forcedAttacks(): number {
    let sum = 0;
    for (const unit of frozen) {
      if (used[unit] === 1) continue;
      const hex = s[AT.where + unit];
      let best = Number.NEGATIVE_INFINITY;
      const strength = STRENGTH[unit];
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const enemy = NEIGHBOURS[slot] < 0 ? -1 : s[AT.occupant + NEIGHBOURS[slot]] - 1;
        if (enemy < 0 || SIDE[enemy] === side) continue;
        const defence = STRENGTH[enemy] * DEFENCE[s[AT.where + enemy]];
        // With company it fights there at no cost of its own; alone it takes what odds it has.
        best = Math.max(best, aimed[enemy] === 1 ? 0 : worth(enemy, strength, strength, defence, ALL_WAYS));
      }
      if (best > Number.NEGATIVE_INFINITY) sum += best;
    }
    return sum;
  }

  function contacts(): Order[] {
    const found: Order[] = [];
    for (let hex = 0; hex < HEXES; hex++)
      for (let entry = head[hex]; entry >= 0; entry = next[entry]) found.push({ unit: unitOf[entry], hex });
    return found;
  }

  return {
    survey,
    contacts,
    value(book) {
      ledger = book;
      used.fill(0);
      taken.fill(0);
      aimed.fill(0);
      aimedNear.fill(0);
      done.length = 0;
      for (const target of reachable) worths[target] = build(target);
      reachable.sort((a, b) => worths[b] - worths[a] || a - b);
      let sum = 0;
      for (const target of reachable) {
        if (worths[target] < LEAST_GAIN) break;
        const value = build(target);
        if (value < LEAST_GAIN) continue;
        sum += value;
        commit(target);
      }
      return sum + forcedAttacks();
    },
    orders: () => [...done],
    strike(book, target, barred) {
      ledger = book;
      taken.fill(0);
      aimed.fill(0);
      aimedNear.fill(0);
      for (const unit of UNITS_OF[side]) used[unit] = barred(unit) ? 1 : 0;
      done.length = 0;
      if (build(target) > Number.NEGATIVE_INFINITY) commit(target);
      return [...done];
    },
    targets: () => reachable,
  };
}
