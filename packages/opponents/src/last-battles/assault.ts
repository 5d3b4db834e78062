import type { State } from '@hundred-days/kernel';
import {
  allowanceOf,
  arrivalCost,
  isSheltered,
  mayComeInBy,
  position,
  tables,
  units,
} from '@hundred-days/last-battles';
import { type Assault, createAssault as createShared, type Strikes } from '../forced-combat/assault.ts';
import { bestColumn, expectation, noStake } from '../forced-combat/odds.ts';
import type { Ground } from './ground.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { Weights } from './weights.ts';

const { isChosen, MOVED, OFF_MAP, stepNumber, strengthOf, zoneSides } = position;
const { columnOf } = tables;
const { CAVALRY, enemyOf } = units;

/** Ways that are remembered of each unit. */
const NOTES = 4;
/** Points of strength that the side which closes the last way out is worth: two in a hex who are driven back then die. */
const CLOSING = 6;
/** Half points a unit can have at most (29.51), with room for the step beyond. */
const MOST_POINTS = 64;

export const createAssault = (w: Ground, weights: Weights, ledger: Ledger = createLedger(w, weights)): Assault =>
  createShared(w, createStrikes(w, weights, ledger));

/** 5.0 and 7.0 as the scripted player needs to know them. */
function createStrikes(w: Ground, weights: Weights, ledger: Ledger): Strikes {
  const {
    at: AT,
    arm: ARM,
    fire: FIRE,
    gun: GUN,
    hexes: HEXES,
    map: MAP,
    neighbours: NEIGHBOURS,
    side: SIDE,
    sighted: { first: SIGHT_FIRST, hexes: SIGHTED },
    stacking: STACKING,
    unitsOf: UNITS_OF,
  } = w;
  const WORDS = (HEXES + 31) >> 5;
  const enemyHexes: number[] = [];
  /** How many enemy hexes have a hex in their zone. */
  const touching = new Uint8Array(HEXES);
  /** Hexes with an enemy in range and sight (8.3: as seen from either end). */
  const inSight = new Uint8Array(HEXES);
  /** By the first unit of an enemy hex: strengths on the faces, and as they defend on firm ground and behind water. */
  const printed = new Float64Array(w.units);
  const dryDefence = new Float64Array(w.units);
  const wetDefence = new Float64Array(w.units);
  const strength = new Float64Array(w.units);
  const best = new Uint8Array(HEXES);
  const seen = new Int32Array(HEXES);
  let stamp = 0;
  // Hexes that wait at each cost, as linked lists.
  const heads = new Int32Array(MOST_POINTS);
  const entryHex = new Int16Array(6 * HEXES + 8);
  const entryNext = new Int32Array(6 * HEXES + 8);
  let waiting = 0;
  // Notes of each unit's ways: where it could touch the enemy or pass, the hexes that were looked at, and how those stood
  // then; and how all stand now, as bits. Most plans change little, and most ways are as they were a moment ago.
  const touchedBy: number[][] = Array.from({ length: NOTES * w.units }, () => []);
  const passedBy: number[][] = Array.from({ length: NOTES * w.units }, () => []);
  const lookedAt = new Int32Array(NOTES * WORDS * w.units);
  const zonesThen = new Int32Array(NOTES * WORDS * w.units);
  const enemiesThen = new Int32Array(NOTES * WORDS * w.units);
  const fromThen = new Int16Array(NOTES * w.units).fill(-1);
  const allowedThen = new Uint8Array(NOTES * w.units);
  const oldest = new Uint8Array(w.units);
  const zones = new Int32Array(WORDS);
  const enemies = new Int32Array(WORDS);
  const stake = noStake();
  let s: State = new Int16Array(0);
  let side = 0;
  let enemyZone = 0;
  let moving = false;
  let bridges = false;

  const sideAt = (hex: number): number => {
    const there = s[AT.first + hex] - 1;
    return there < 0 ? -1 : SIDE[there];
  };

  function push(hex: number, cost: number): void {
    seen[hex] = stamp;
    best[hex] = cost;
    entryHex[waiting] = hex;
    entryNext[waiting] = heads[cost];
    heads[cost] = waiting++;
  }

  /** 9.0: by the hex a unit is listed for, at the head of its column. */
  function comeOn(unit: number, allowance: number, touched: number[]): void {
    const hex = s[AT.entry + unit];
    const cost = arrivalCost(w, s, unit, hex);
    if (cost > allowance || !mayComeInBy(w, s, unit, hex)) return;
    if (s[enemyZone + hex] > 0) touched.push(hex);
    else push(hex, cost);
  }

  function touchIfRoom(hex: number, touch: (hex: number) => void): void {
    let there = 0;
    for (let unit = s[AT.first + hex] - 1; unit >= 0; unit = s[AT.next + unit] - 1) there++;
    if (there < STACKING) touch(hex);
  }

  /** Floods outward as movement allows (5.0): cheapest first, stop in an enemy zone, none through the enemy. */
  function flood(unit: number, from: number, allowance: number, note: number): void {
    const costs = w.stepCost[ARM[unit]];
    const looked = WORDS * note;
    const touched = touchedBy[note];
    const passed = passedBy[note];
    touched.length = 0;
    passed.length = 0;
    lookedAt.fill(0, looked, looked + WORDS);
    stamp++;
    waiting = 0;
    heads.fill(-1, 0, allowance + 1);
    if (from >= 0) push(from, 0);
    else comeOn(unit, allowance, touched);
    for (let now = 0; now <= allowance; now++) {
      for (let entry = heads[now]; entry >= 0; entry = heads[now]) {
        heads[now] = entryNext[entry];
        const hex = entryHex[entry];
        if (best[hex] !== now) continue;
        if (GUN[unit] === 1) passed.push(hex);
        for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
          const step = costs[slot];
          const cost = now + step;
          if (step < 0 || cost > allowance) continue;
          const to = NEIGHBOURS[slot];
          lookedAt[looked + (to >> 5)] |= 1 << (to & 31);
          if (s[enemyZone + to] > 0) {
            if (seen[to] === stamp) continue;
            seen[to] = stamp;
            if (sideAt(to) !== 1 - side) touched.push(to);
          } else if (seen[to] !== stamp ? sideAt(to) !== 1 - side : best[to] > cost) push(to, cost);
        }
      }
    }
  }

  /** Whether a note still holds: nothing has changed in the hexes that were looked at then. */
  function holds(note: number): boolean {
    for (let i = 0, word = WORDS * note; i < WORDS; i++, word++) {
      const looked = lookedAt[word];
      if (looked !== 0 && ((zones[i] & looked) !== zonesThen[word] || (enemies[i] & looked) !== enemiesThen[word]))
        return false;
    }
    return true;
  }

  /** The note of a unit's ways as things stand: an old one that holds, or a new one in place of its oldest. */
  function noteOf(unit: number, from: number, allowance: number): number {
    for (let note = NOTES * unit; note < NOTES * unit + NOTES; note++)
      if (from >= 0 && fromThen[note] === from && allowedThen[note] === allowance && holds(note)) return note;
    const note = NOTES * unit + oldest[unit];
    oldest[unit] = (oldest[unit] + 1) % NOTES;
    flood(unit, from, allowance, note);
    fromThen[note] = from;
    allowedThen[note] = allowance;
    for (let i = 0, word = WORDS * note; i < WORDS; i++, word++) {
      zonesThen[word] = zones[i] & lookedAt[word];
      enemiesThen[word] = enemies[i] & lookedAt[word];
    }
    return note;
  }

  function walk(unit: number, from: number, touch: (hex: number) => void, pass: (hex: number) => void): void {
    const note = noteOf(unit, from, Math.min(MOST_POINTS - 1, allowanceOf(w, s, unit)));
    for (const hex of touchedBy[note]) touchIfRoom(hex, touch);
    for (const hex of passedBy[note]) pass(hex);
  }

  /** 7.2a: those in a hex defend as one. */
  function readEnemies(): void {
    enemyHexes.length = 0;
    touching.fill(0);
    inSight.fill(0);
    zones.fill(0);
    enemies.fill(0);
    for (let hex = 0; hex < HEXES; hex++) if (s[enemyZone + hex] > 0) zones[hex >> 5] |= 1 << (hex & 31);
    const sides = zoneSides(w, s);
    for (const enemy of UNITS_OF[enemyOf(side)]) {
      const hex = s[AT.where + enemy];
      if (hex < 0) continue;
      const first = s[AT.first + hex] - 1;
      const points = strengthOf(w, s, enemy);
      if (first === enemy) {
        enemyHexes.push(hex);
        enemies[hex >> 5] |= 1 << (hex & 31);
        for (let i = SIGHT_FIRST[hex]; i < SIGHT_FIRST[hex + 1]; i++) inSight[SIGHTED[i]] = 1;
        printed[first] = 0;
        dryDefence[first] = 0;
        wetDefence[first] = 0;
        for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) if (sides[slot] === 1) touching[NEIGHBOURS[slot]]++;
      }
      const ground = w.defence[hex];
      printed[first] += points;
      dryDefence[first] +=
        ground === 1 && w.halving[hex] === 1 && ARM[enemy] === CAVALRY ? (points + 1) >> 1 : ground * points;
      wetDefence[first] += Math.max(ground, w.waterDefence) * points;
    }
  }

  const enemyIn = (hex: number): number => {
    const there = s[AT.first + hex] - 1;
    return there >= 0 && SIDE[there] !== side ? there : -1;
  };

  return {
    walk,
    enemyIn,
    cover: () => w.covers[bridges ? 1 : 0],
    encircles: {
      closing: CLOSING,
      zoneSides: () => zoneSides(w, s),
      holds: (enemy) => s[AT.zone + side * HEXES + s[AT.where + enemy]] > 0,
    },
    isComing: (unit) => s[AT.where + unit] === OFF_MAP,
    hasMoved: (unit) => moving && (s[AT.did + unit] & MOVED) !== 0,
    isLocked: (hex) => s[enemyZone + hex] > 0,
    isFirst: (enemy) => s[AT.first + s[AT.where + enemy]] === enemy + 1,
    touching: (hex) => touching[hex],
    // 7.3y
    power: (unit, at) => (w.halving[at] === 1 && ARM[unit] === CAVALRY ? (strength[unit] + 1) >> 1 : strength[unit]),
    strength: (unit) => strength[unit],
    defence: (enemy, dry) => (dry ? dryDefence[enemy] : wetDefence[enemy]),
    isWet: (slot) => w.waterSide[slot] === 1,
    hasFriend: (hex) => sideAt(hex) === side,

    read(state, striking) {
      s = state;
      side = striking;
      moving = s[AT.phasing] === side && s[AT.step] === stepNumber('movement');
      bridges = isChosen(w, s, 'bridge-combat');
      enemyZone = AT.zone + enemyOf(side) * HEXES;
      for (const unit of UNITS_OF[side]) strength[unit] = strengthOf(w, s, unit);
      readEnemies();
    },

    isNear(unit, hex) {
      const reach = allowanceOf(w, s, unit) + 1 + GUN[unit];
      for (const enemy of enemyHexes) if (MAP.distance(hex, enemy) <= reach) return true;
      return false;
    },

    firesAt(gun, hex, fire) {
      if (inSight[hex] === 0) return;
      const there = s[AT.first + hex] - 1;
      // 5.3, 10.4x: room for it, and not out of a chateau.
      if (
        w.chateau[hex] === 1 ||
        (there >= 0 && there !== gun && s[AT.next + there] !== 0 && s[AT.where + gun] !== hex)
      )
        return;
      for (let i = SIGHT_FIRST[hex]; i < SIGHT_FIRST[hex + 1]; i++) {
        if (!FIRE.has(hex, SIGHTED[i])) continue;
        const enemy = enemyIn(SIGHTED[i]);
        if (enemy >= 0) fire(enemy);
      }
    },

    book: {
      expect(target, attack, defence, open) {
        const column = columnOf(Math.max(attack, 0.1), defence);
        const found = isSheltered(w, s, target) ? Math.min(column, w.chateauCeiling) : column;
        const destroyed = w.pDe[found] + w.pEx[found] + (open === 0 ? w.pDr[found] : 0);
        ledger.expect(w.army[target], destroyed * printed[target]);
      },
      clear: () => ledger.strikeOut(),
    },

    worth(target, contact, attack, defence, open) {
      const points = printed[target];
      const prize = ledger.hexWorth(s[AT.where + target]);
      const shelter = isSheltered(w, s, target);
      stake.kill = ledger.worth(w.army[target], points) + prize;
      stake.drive = shelter ? 0 : open === 0 ? stake.kill : weights.drive * points + prize;
      stake.lose = ledger.worthOfSide(side, contact);
      stake.recoil = weights.recoil * contact;
      stake.price = ledger.worthOfSide(side, Math.min(contact, points + 0.4));
      const column = columnOf(Math.max(attack, 0.1), defence);
      const found = shelter ? Math.min(column, w.chateauCeiling) : column;
      return expectation(w, open === 0 && !shelter ? bestColumn(w, found, 0, stake) : found, stake);
    },
  };
}
