import type { State } from '@hundred-days/kernel';
import { BITS } from './ground.ts';

/** What a further enemy that must be attacked as well takes away from an assault. */
const SOAK_OFF = 0.7;
const LEAST_GAIN = 0.25;
/** A unit that may well not come is left out. */
const LIKELY = 0.3;
const MOST_ENTRIES = 16384;
/** Whoever is locked in a hex comes before all who could still go there. */
const LOCKED_THERE = 1000;

/** A unit and the hex it goes to. */
export interface Order {
  readonly unit: number;
  readonly hex: number;
}

/** How likely a unit off the map is to come on in its side's next Movement Phase. */
export type Arrivals = (s: State, unit: number) => number;

/** The ground of an assault, as arrays, and where units are in a position. */
export interface AssaultGround {
  readonly at: { readonly where: number };
  readonly hexes: number;
  readonly units: number;
  readonly unitsOf: readonly Int16Array[];
  readonly neighbours: Readonly<Int16Array>;
  readonly gun: Uint8Array;
  /** Hexsides nobody retreats over, and those nobody attacks over, at 6 * hex + direction. */
  readonly closedSides: Uint8Array;
  readonly barredSides: Uint8Array;
  /** How many units may stand in a hex. */
  readonly stacking: number;
}

/**
 * What a rulebook says of the strikes of one side. Enemies that are attacked as one, all in a hex, have the number of the
 * first of them.
 */
export interface Strikes {
  /** Notes a position for the side that strikes. */
  read(s: State, side: number): void;
  /** At 6 * hex + direction: the neighbours of the hex, as bits, that a unit in that neighbour covers. */
  cover(): Uint8Array;
  /**
   * 1 where the zone of a unit in a hex goes to its neighbour at 6 * hex + direction; the strength that the side which closes the
   * last way out is worth; and whether an enemy is locked where it is. Left out where strikes look at their own units alone.
   */
  readonly encircles?: {
    zoneSides(): Readonly<Uint8Array>;
    readonly closing: number;
    holds(enemy: number): boolean;
  };
  /** Whether a unit is off the map and may come on; whether it has moved already in this phase. */
  isComing(unit: number): boolean;
  hasMoved(unit: number): boolean;
  isLocked(hex: number): boolean;
  /** A unit that cannot touch anybody need not be followed on its way. */
  isNear(unit: number, hex: number): boolean;
  /** Follows a unit on all its ways, from off the map if `from` is negative. */
  walk(unit: number, from: number, touch: (hex: number) => void, pass: (hex: number) => void): void;
  /** Every enemy that a gun in a hex could fire at, if it may stand there. */
  firesAt(gun: number, hex: number, fire: (enemy: number) => void): void;
  /** Whether an enemy is the first of those attacked with it; and the one in a hex, -1 for none. */
  isFirst(enemy: number): boolean;
  enemyIn(hex: number): number;
  hasFriend(hex: number): boolean;
  /** How many enemies to be attacked touch a hex. */
  touching(hex: number): number;
  /** What a unit adds to an attack on a hex, and what it may lose there. */
  power(unit: number, at: number): number;
  strength(unit: number): number;
  /** What an enemy defends with; dry: somebody attacks it over firm ground. */
  defence(enemy: number, dry: boolean): number;
  isWet(slot: number): boolean;
  /** What an attack is worth: strength in contact, the whole of it, the defence, and the ways out still open as bits. */
  worth(enemy: number, contact: number, attack: number, defence: number, open: number): number;
  /**
   * Books what a strike is likely to destroy, so that the next ones are priced nearer to a break; and strikes all of it out
   * again. Left out where strikes are priced one by one.
   */
  readonly book?: {
    expect(enemy: number, attack: number, defence: number, open: number): void;
    clear(): void;
  };
}

/**
 * The scripted player: where can a side strike, with what, and what is it worth? It answers for the enemy's reply, and its
 * strikes are the seeds of one's own plans.
 */
export interface Assault {
  /** Notes where the units of a side can come into contact and where its guns can fire from. */
  survey(s: State, side: number, arrivals: Arrivals): void;
  /** What the best row of strikes is worth to the surveyed side, each unit used once. */
  value(): number;
  /** The same against those enemies only who are locked in contact. */
  againstHeld(): number;
  /** What those in contact must do besides that row, which is seldom to their good. */
  duties(): number;
  /** The strikes behind the last value. */
  orders(): Order[];
  /** A strike at one enemy with the units that are not barred; empty if there is none. */
  strike(target: number, barred: (unit: number) => boolean): Order[];
  /** Enemies that could be struck. */
  targets(): readonly number[];
  /** Every unit of the side with a hex where it could touch the enemy: what was surveyed, for who wants to look. */
  contacts(): Order[];
}

export function createAssault(w: AssaultGround, strikes: Strikes): Assault {
  const {
    at: AT,
    barredSides: BARRED,
    closedSides: CLOSED,
    gun: GUN,
    hexes: HEXES,
    neighbours: NEIGHBOURS,
    stacking: STACKING,
    units: UNITS,
    unitsOf: UNITS_OF,
  } = w;
  const head = new Int16Array(HEXES);
  const next = new Int16Array(MOST_ENTRIES);
  const unitOf = new Int16Array(MOST_ENTRIES);
  const keys = new Float64Array(MOST_ENTRIES);
  let entries = 0;
  const used = new Uint8Array(UNITS);
  /** How many units the strikes so far have sent to a hex. */
  const crowd = new Uint8Array(HEXES);
  const aimed = new Uint8Array(UNITS);
  /** How many of the enemies around a hex are being attacked. */
  const aimedNear = new Uint8Array(HEXES);
  const frozen: number[] = [];
  /** Enemies that those left in contact must attack. */
  const bound: number[] = [];
  const asked = new Uint8Array(UNITS);
  const held: number[] = [];
  const locked = new Uint8Array(UNITS);
  /** For every gun: from which hex it could fire at which enemy, at UNITS * gun + enemy. */
  const firingHex = new Int16Array(UNITS * UNITS);
  const guns: number[] = [];
  const reachable: number[] = [];
  const worths = new Float64Array(UNITS);
  const likelihood = new Float64Array(UNITS);
  // The strike being built, and the best stage of it.
  const chosenUnits = new Int16Array(UNITS);
  const chosenHexes = new Int16Array(UNITS);
  let chosen = 0;
  const firing = new Int16Array(UNITS);
  let batteries = 0;
  const crew = new Int16Array(STACKING);
  let crewed = 0;
  const done: Order[] = [];
  let s: State = new Int16Array(0);
  let side = 0;
  let walker = 0;
  // The strike that was built last, with its guns.
  let lastAttack = 0;
  let lastDefence = 1;
  let lastOpen = 0;
  let cover: Uint8Array = new Uint8Array(0);
  const { encircles } = strikes;
  let zoneSides: Readonly<Uint8Array> = cover;
  /** Hexes in the zones of those who are locked where they are and of the strikes so far: no way out leads there. */
  const shade = new Uint8Array(HEXES);
  let owed = 0;

  function survey(state: State, surveyed: number, arrivals: Arrivals): void {
    s = state;
    side = surveyed;
    strikes.read(s, side);
    cover = strikes.cover();
    if (encircles !== undefined) zoneSides = encircles.zoneSides();
    head.fill(-1);
    entries = 0;
    frozen.length = 0;
    guns.length = 0;
    for (const unit of UNITS_OF[side]) {
      const hex = s[AT.where + unit];
      likelihood[unit] = 1;
      locked[unit] = 0;
      if (hex < 0) {
        likelihood[unit] = strikes.isComing(unit) ? arrivals(s, unit) : 0;
        if (likelihood[unit] > LIKELY) walk(unit, -1);
      } else if (strikes.isLocked(hex)) {
        frozen.push(unit);
        locked[unit] = 1;
        enlist(hex, unit);
      } else if (strikes.hasMoved(unit)) {
        if (GUN[unit] === 1) setGun(unit, hex);
      } else if (strikes.isNear(unit, hex)) walk(unit, hex);
    }
    reachable.length = 0;
    for (const enemy of UNITS_OF[1 - side]) {
      const hex = s[AT.where + enemy];
      if (hex < 0 || !strikes.isFirst(enemy)) continue;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        if (NEIGHBOURS[slot] < 0 || BARRED[slot] === 1 || head[NEIGHBOURS[slot]] < 0) continue;
        reachable.push(enemy);
        break;
      }
    }
  }

  /** Notes that a unit can be in a hex: the strongest first, whoever is locked there before all others. */
  function enlist(hex: number, unit: number): void {
    if (entries === MOST_ENTRIES) return;
    const key = strikes.strength(unit) * likelihood[unit] + LOCKED_THERE * locked[unit];
    let before = -1;
    let after = head[hex];
    while (after >= 0 && keys[after] > key) {
      before = after;
      after = next[after];
    }
    keys[entries] = key;
    unitOf[entries] = unit;
    next[entries] = after;
    if (before < 0) head[hex] = entries++;
    else next[before] = entries++;
  }

  const touch = (hex: number): void => enlist(hex, walker);
  const pass = (hex: number): void => {
    if (GUN[walker] === 1) noteFire(walker, hex);
  };

  function walk(unit: number, from: number): void {
    if (GUN[unit] === 1) clearGun(unit);
    walker = unit;
    strikes.walk(unit, from, touch, pass);
  }

  function clearGun(unit: number): void {
    guns.push(unit);
    firingHex.fill(-1, UNITS * unit, UNITS * unit + UNITS);
  }

  function setGun(unit: number, hex: number): void {
    clearGun(unit);
    noteFire(unit, hex);
  }

  let firer = 0;
  let firedFrom = 0;
  const fire = (enemy: number): void => {
    if (firingHex[UNITS * firer + enemy] < 0) firingHex[UNITS * firer + enemy] = firedFrom;
  };

  function noteFire(gun: number, hex: number): void {
    firer = gun;
    firedFrom = hex;
    strikes.firesAt(gun, hex, fire);
  }

  /** The strongest unused units that can be in a hex, into `crew`; returns what they add to an attack. */
  function gather(hex: number, at: number): number {
    crewed = 0;
    let sum = 0;
    for (let entry = head[hex]; entry >= 0 && crewed < STACKING; entry = next[entry]) {
      const unit = unitOf[entry];
      if (used[unit] === 1) continue;
      crew[crewed++] = unit;
      sum += strikes.power(unit, at) * likelihood[unit];
    }
    return sum;
  }

  /** How many further enemies a hex touches, besides the target, that nobody is attacking yet. */
  const burden = (hex: number): number => strikes.touching(hex) - 1 - aimedNear[hex];

  /** The ways out of a hex for the enemy in it, as bits, before anybody strikes. */
  function waysOut(from: number): number {
    let mask = 0;
    for (let d = 0; d < 6; d++) {
      const to = NEIGHBOURS[6 * from + d];
      if (to < 0 || CLOSED[6 * from + d] === 1) continue;
      if (shade[to] === 0 && !strikes.hasFriend(to)) mask |= 1 << d;
    }
    return mask;
  }

  function castShade(hex: number): void {
    if (encircles === undefined) return;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++)
      if (NEIGHBOURS[slot] >= 0 && zoneSides[slot] === 1) shade[NEIGHBOURS[slot]] = 1;
  }

  function clearStrikes(): void {
    crowd.fill(0);
    aimed.fill(0);
    aimedNear.fill(0);
    shade.fill(0);
    for (const unit of frozen) castShade(s[AT.where + unit]);
    done.length = 0;
  }

  /** Builds a strike at one enemy, hex by hex, and returns the value of its best stage. */
  function build(target: number): number {
    chosen = 0;
    batteries = 0;
    const at = s[AT.where + target];
    let open = waysOut(at);
    let tried = 0;
    let contact = 0;
    let attack = 0;
    let extra = 0;
    let dry = false;
    let best = Number.NEGATIVE_INFINITY;
    let bestCount = 0;
    let bestContact = 0;
    let bestAttack = 0;
    let bestExtra = 0;
    let bestOpen = open;
    let bestDry = false;
    for (let stage = 0; stage < 6; stage++) {
      const d = nextDirection(at, open, tried);
      if (d < 0) break;
      const hex = NEIGHBOURS[6 * at + d];
      attack += gather(hex, at);
      tried |= 1 << d;
      open &= ~cover[6 * at + d];
      for (let i = 0; i < crewed; i++) {
        const unit = crew[i];
        used[unit] = 1;
        chosenUnits[chosen] = unit;
        chosenHexes[chosen++] = hex;
        contact += strikes.strength(unit) * likelihood[unit];
      }
      extra += burden(hex);
      if (!strikes.isWet(6 * at + d)) dry = true;
      const value = strikes.worth(target, contact, attack, strikes.defence(target, dry), open) - SOAK_OFF * extra;
      if (value > best + 0.05) {
        best = value;
        bestCount = chosen;
        bestContact = contact;
        bestAttack = attack;
        bestExtra = extra;
        bestOpen = open;
        bestDry = dry;
      }
    }
    for (let i = 0; i < chosen; i++) used[chosenUnits[i]] = 0;
    chosen = bestCount;
    if (bestCount === 0) return best;
    return addGuns(target, strikes.defence(target, bestDry), bestContact, bestAttack, bestExtra, bestOpen, best);
  }

  function isChosen(unit: number): boolean {
    for (let i = 0; i < chosen; i++) if (chosenUnits[i] === unit) return true;
    return false;
  }

  function addGuns(
    target: number,
    defence: number,
    contact: number,
    inContact: number,
    extra: number,
    open: number,
    best: number,
  ): number {
    const at = s[AT.where + target];
    let attack = inContact;
    let value = best;
    for (const gun of guns) {
      const hex = firingHex[UNITS * gun + target];
      if (hex < 0 || used[gun] === 1 || crowd[hex] >= STACKING || isChosen(gun)) continue;
      const strength = strikes.power(gun, at) * likelihood[gun];
      const more = strikes.worth(target, contact, attack + strength, defence, open) - SOAK_OFF * extra;
      if (more < value) continue;
      attack += strength;
      value = more;
      firing[batteries++] = gun;
    }
    lastAttack = attack;
    lastDefence = defence;
    lastOpen = open;
    return value;
  }

  /** The side from which the next units strike: strong, with little else to fight, where they cut off a way out. */
  function nextDirection(at: number, open: number, tried: number): number {
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    const ways = BITS[open];
    for (let d = 0; d < 6; d++) {
      const slot = 6 * at + d;
      const hex = NEIGHBOURS[slot];
      if (hex < 0 || (tried & (1 << d)) !== 0 || head[hex] < 0 || crowd[hex] > 0 || BARRED[slot] === 1) continue;
      const strength = gather(hex, at);
      if (crewed === 0) continue;
      const cut = ways - BITS[open & ~cover[slot]];
      const closing = cut > 0 && cut === ways ? (encircles?.closing ?? 0) : 0;
      const score = strength - 1.5 * burden(hex) + 1.5 * cut + closing;
      if (score > bestScore) {
        bestScore = score;
        best = d;
      }
    }
    return best;
  }

  function commit(target: number): void {
    aimed[target] = 1;
    strikes.book?.expect(target, lastAttack, lastDefence, lastOpen);
    const at = s[AT.where + target];
    for (let slot = 6 * at; slot < 6 * at + 6; slot++) if (NEIGHBOURS[slot] >= 0) aimedNear[NEIGHBOURS[slot]]++;
    for (let i = 0; i < chosen; i++) {
      used[chosenUnits[i]] = 1;
      if (crowd[chosenHexes[i]]++ === 0) castShade(chosenHexes[i]);
      done.push({ unit: chosenUnits[i], hex: chosenHexes[i] });
    }
    for (let i = 0; i < batteries; i++) {
      const gun = firing[i];
      used[gun] = 1;
      const hex = firingHex[UNITS * gun + target];
      crowd[hex]++;
      done.push({ unit: gun, hex });
    }
  }

  /** Strikes at these enemies, the best first, as long as one is worth it. */
  function strikeAt(targets: number[]): number {
    used.fill(0);
    clearStrikes();
    for (const target of targets) worths[target] = build(target);
    targets.sort((a, b) => worths[b] - worths[a] || a - b);
    let sum = 0;
    for (const target of targets) {
      if (worths[target] < LEAST_GAIN) break;
      const value = build(target);
      if (value < LEAST_GAIN) continue;
      sum += value;
      commit(target);
    }
    return sum;
  }

  /** Units that touch the enemy already and are in no strike must attack something all the same: together where they can. */
  function forcedAttacks(): number {
    bound.length = 0;
    for (const unit of frozen) if (used[unit] === 0) noteBound(s[AT.where + unit]);
    for (const enemy of bound) worths[enemy] = together(enemy, false);
    bound.sort((a, b) => worths[b] - worths[a] || a - b);
    let sum = 0;
    for (const enemy of bound) {
      const value = together(enemy, true);
      if (value > Number.NEGATIVE_INFINITY) sum += value;
    }
    for (const enemy of bound) asked[enemy] = 0;
    return sum;
  }

  /** Notes the enemies around a hex; with company, where one of them is attacked already, its units fight at no cost of their own. */
  function noteBound(hex: number): void {
    let company = false;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const enemy = NEIGHBOURS[slot] < 0 || BARRED[slot] === 1 ? -1 : strikes.enemyIn(NEIGHBOURS[slot]);
      if (enemy < 0) continue;
      if (aimed[enemy] === 1) company = true;
      else if (asked[enemy] === 0) {
        asked[enemy] = 1;
        bound.push(enemy);
      }
    }
    if (company) for (const unit of frozen) if (s[AT.where + unit] === hex) used[unit] = 1;
  }

  /** What an attack on an enemy by all who are left in contact with it is worth; they are used up if it is made. */
  function together(enemy: number, made: boolean): number {
    const at = s[AT.where + enemy];
    let contact = 0;
    let power = 0;
    let open = waysOut(at);
    let dry = false;
    for (const unit of frozen) {
      if (used[unit] === 1) continue;
      const hex = s[AT.where + unit];
      let d = 0;
      while (d < 6 && NEIGHBOURS[6 * at + d] !== hex) d++;
      if (d === 6 || BARRED[6 * at + d] === 1) continue;
      contact += strikes.strength(unit);
      power += strikes.power(unit, at);
      open &= ~cover[6 * at + d];
      if (!strikes.isWet(6 * at + d)) dry = true;
      if (made) used[unit] = 1;
    }
    if (contact === 0) return Number.NEGATIVE_INFINITY;
    return strikes.worth(enemy, contact, power, strikes.defence(enemy, dry), open);
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
    value() {
      const sum = strikeAt(reachable);
      owed = forcedAttacks();
      strikes.book?.clear();
      return sum;
    },
    againstHeld() {
      held.length = 0;
      for (const target of reachable) if (encircles?.holds(target) === true) held.push(target);
      const sum = strikeAt(held);
      strikes.book?.clear();
      return sum;
    },
    duties: () => owed,
    orders: () => [...done],
    strike(target, barred) {
      clearStrikes();
      for (const unit of UNITS_OF[side]) used[unit] = barred(unit) ? 1 : 0;
      if (build(target) > Number.NEGATIVE_INFINITY) commit(target);
      strikes.book?.clear();
      return [...done];
    },
    targets: () => reachable,
  };
}
