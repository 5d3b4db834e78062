import type { State } from '@hundred-days/kernel';
import { position, tables, units } from '@hundred-days/napoleon-at-waterloo';
import { type Assault, createAssault as createShared, type Strikes } from '../forced-combat/assault.ts';
import { bestColumn, expectation, noStake, shifted } from '../forced-combat/odds.ts';
import type { Ground } from './ground.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { columnShift } from './muster.ts';
import type { Weights } from './weights.ts';

const { MOVED, OFF_MAP } = position;
const { columnOf } = tables;
const { enemyOf } = units;

export const createAssault = (w: Ground, weights: Weights, ledger: Ledger = createLedger(w)): Assault =>
  createShared(w, createStrikes(w, weights, ledger));

/** 4.0 and 5.0 as the scripted player needs to know them. */
function createStrikes(w: Ground, weights: Weights, ledger: Ledger): Strikes {
  const {
    allowance: ALLOWANCE,
    at: AT,
    bombarded: { first: BOMBARD_FIRST, hexes: BOMBARDED },
    closedHexside: CLOSED_HEXSIDE,
    defence: DEFENCE,
    distance: DISTANCE,
    entryHexes: ENTRY_HEXES,
    gun: GUN,
    hexes: HEXES,
    neighbours: NEIGHBOURS,
    side: SIDE,
    strength: STRENGTH,
    unitsOf: UNITS_OF,
  } = w;
  const enemyHexes: number[] = [];
  const seen = new Int32Array(HEXES);
  let stamp = 0;
  const queue = new Int16Array(HEXES + 8);
  const cost = new Uint8Array(HEXES);
  const stake = noStake();
  let s: State = new Int16Array(0);
  let side = 0;
  let enemyZone = 0;
  let moving = false;
  let shiftBy = 0;

  /** Floods outward as movement allows (4.0): one point a hex, stop in an enemy zone, none through the enemy. */
  function walk(unit: number, from: number, touch: (hex: number) => void, pass: (hex: number) => void): void {
    const allowance = ALLOWANCE[unit];
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
      pass(hex);
      if (cost[hex] >= allowance) continue;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const to = NEIGHBOURS[slot];
        if (to < 0 || seen[to] === stamp || CLOSED_HEXSIDE[slot] === 1) continue;
        const there = s[AT.occupant + to];
        if (s[enemyZone + to] > 0) {
          seen[to] = stamp;
          if (there === 0) touch(to);
        } else if (there === 0 || SIDE[there - 1] === side) {
          seen[to] = stamp;
          cost[to] = cost[hex] + 1;
          queue[tail++] = to;
        }
      }
    }
  }

  const enemyIn = (hex: number): number => {
    const there = s[AT.occupant + hex] - 1;
    return there >= 0 && SIDE[there] !== side ? there : -1;
  };

  return {
    walk,
    enemyIn,
    cover: () => w.cover,
    isComing: (unit) => s[AT.where + unit] === OFF_MAP,
    hasMoved: (unit) => moving && (s[AT.flags + unit] & MOVED) !== 0,
    isLocked: (hex) => s[enemyZone + hex] > 0,
    isFirst: () => true,
    touching: (hex) => s[enemyZone + hex],
    power: (unit) => STRENGTH[unit],
    strength: (unit) => STRENGTH[unit],
    defence: (enemy) => STRENGTH[enemy] * DEFENCE[s[AT.where + enemy]],
    isWet: () => false,

    read(state, striking) {
      s = state;
      side = striking;
      shiftBy = columnShift(w, s, side);
      moving = s[AT.phasing] === side && s[AT.step] === 0;
      enemyZone = AT.zone + enemyOf(side) * HEXES;
      enemyHexes.length = 0;
      for (const enemy of UNITS_OF[enemyOf(side)]) if (s[AT.where + enemy] >= 0) enemyHexes.push(s[AT.where + enemy]);
    },

    isNear(unit, hex) {
      const reach = ALLOWANCE[unit] + 1 + GUN[unit];
      for (const enemy of enemyHexes) if (DISTANCE[HEXES * hex + enemy] <= reach) return true;
      return false;
    },

    firesAt(gun, hex, fire) {
      const there = s[AT.occupant + hex];
      if (there !== 0 && there - 1 !== gun) return;
      for (let i = BOMBARD_FIRST[hex]; i < BOMBARD_FIRST[hex + 1]; i++) {
        const enemy = enemyIn(BOMBARDED[i]);
        if (enemy >= 0) fire(enemy);
      }
    },

    hasFriend(hex) {
      const there = s[AT.occupant + hex] - 1;
      return there >= 0 && SIDE[there] === side;
    },

    worth(target, contact, attack, defence, open) {
      const strength = STRENGTH[target];
      stake.kill = ledger.worth(enemyOf(side), strength);
      stake.drive = open === 0 ? stake.kill : weights.drive * strength;
      stake.lose = ledger.worth(side, contact);
      stake.recoil = weights.recoil * contact;
      stake.price = ledger.worth(side, Math.min(contact, strength + 0.4));
      const column = columnOf(Math.max(attack, 0.1), defence);
      const announced = stake.drive === stake.kill ? bestColumn(w, column, shiftBy, stake) : column;
      return expectation(w, shifted(w, announced, shiftBy), stake);
    },
  };
}
