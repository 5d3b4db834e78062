import type { State } from '@hundred-days/kernel';
import { ARTILLERY } from '../board.ts';
import { beneath, corpsOf, inCommand, inZoi, moraleOf, OFF_MAP, strengthOf } from '../position.ts';
import { ALLIED, enemyOf, FRENCH } from '../units.ts';
import type { World } from '../world.ts';

/** How everybody stands: nearness, ground, order. What the French are ahead by. */

/** A hex nearer to the enemy, for each SP, beyond striking distance. The French must come to blows; the Prussians come late. */
const NEAR: readonly number[] = [0.03, 0.004, 0.018];
const STRIKING = 2;
const FARTHEST = 16;
/** Who is still to come is farther away than anybody. */
const OFF = 20;
/** A unit on ground that helps who stands on it, with the enemy near. */
const GOOD_GROUND = 0.15;
const NEARBY = 3;
/** Guns without anybody beneath them next to the enemy. */
const ALONE = 0.5;
/** 7.2: a unit that cannot be ordered about now; and each hex from its leader, or of his from his chief, beyond what he reaches. */
const NO_ORDERS = 0.08;
const OUT_OF_REACH = 0.02;
const REACH = 3;
/** 8.1b: what an SP is worth that should be recovered, nothing so near to the enemy, all of it so far away. */
const REST = 0.5;
const UNREST = 3;
const QUIET = 9;

export type Stance = (s: State) => number;

export function createStance(w: World): Stance {
  const apart = apartTable(w);
  const strays = new Int16Array(w.corpsIds.length);
  /** By side, the hexes it holds. */
  const held = [new Int16Array(w.units), new Int16Array(w.units)];
  const many = [0, 0];
  /** By side and hex, how far it is to the nearest of those hexes; -1 where nobody has asked. */
  const known = [new Int8Array(w.hexes).fill(-1), new Int8Array(w.hexes).fill(-1)];

  function survey(s: State): void {
    for (const side of [FRENCH, ALLIED]) {
      const before = many[side];
      let [count, isNew] = [0, false];
      for (const unit of w.unitsOf[side]) {
        const hex = unit < w.units ? s[w.at.where + unit] : -1;
        if (hex < 0 || s[w.at.top + hex] !== unit + 1) continue;
        if (held[side][count] !== hex) {
          held[side][count] = hex;
          isNew = true;
        }
        count++;
      }
      many[side] = count;
      if (isNew || count !== before) known[side].fill(-1);
    }
  }

  /** Hexes to the nearest unit of a side; who lies in the same hex asks the same, and a side that stands still is asked again and again. */
  function distance(hex: number, side: number): number {
    const before = known[side][hex];
    if (before >= 0) return before;
    let least = FARTHEST;
    const row = hex * w.hexes;
    for (let i = 0; i < many[side]; i++) {
      const far = apart[row + held[side][i]];
      if (far < least) least = far;
    }
    known[side][hex] = least;
    return least;
  }

  return (s) => {
    survey(s);
    straysInto(w, s, strays);
    let value = 0;
    for (const side of [FRENCH, ALLIED]) {
      let sum = 0;
      for (const unit of w.unitsOf[side]) {
        if (unit >= w.units) continue;
        const hex = s[w.at.where + unit];
        sum += unitStance(w, s, unit, hex < 0 ? FARTHEST : distance(hex, enemyOf(side)), strays);
      }
      value += side === FRENCH ? sum : -sum;
    }
    return value;
  };
}

function unitStance(w: World, s: State, unit: number, distance: number, strays: Int16Array): number {
  const hex = s[w.at.where + unit];
  const sp = strengthOf(w, s, unit);
  if (hex === OFF_MAP) return -NEAR[w.army[unit]] * OFF * sp;
  if (hex < 0) return 0;
  let value = -NEAR[w.army[unit]] * sp * Math.max(0, distance - STRIKING);
  value += rest(w, s, unit, distance);
  if (!inCommand(w, s, unit)) value -= NO_ORDERS * sp;
  value -= OUT_OF_REACH * sp * strays[corpsOf(w, s, unit)];
  const leader = s[w.at.where + w.corpsLeader[corpsOf(w, s, unit)]];
  if (leader >= 0) value -= OUT_OF_REACH * sp * Math.max(0, w.map.distance(hex, leader) - REACH);
  if (distance > NEARBY || s[w.at.top + hex] !== unit + 1) return value;
  value -= GOOD_GROUND * w.combatModifier[hex];
  if (w.high[hex] === 1) value += GOOD_GROUND;
  const exposed = w.arm[unit] === ARTILLERY && beneath(w, s, unit) < 0;
  if (exposed && (distance <= 1 || inZoi(w, s, enemyOf(w.side[unit]), hex))) value -= ALONE;
  return value;
}

/** 8.1: who is worn and far from the enemy will be whole again; an army that has broken has no rest (12.7b). */
function rest(w: World, s: State, unit: number, distance: number): number {
  const lost = s[w.at.casualties + unit];
  if (lost === 0 || distance <= UNREST || s[w.at.armyMorale + w.army[unit]] > 0) return 0;
  const morale = moraleOf(w, s, unit);
  const share = Math.min(1, (distance - UNREST) / (QUIET - UNREST));
  return REST * share * Math.min(lost, (morale * morale) / 6);
}

/** 7.1b: by corps, how far its leader is from the nearest army leader, beyond what that one reaches. */
function straysInto(w: World, s: State, strays: Int16Array): void {
  for (const [corps, leader] of w.corpsLeader.entries()) {
    const hex = s[w.at.where + leader];
    strays[corps] = 0;
    if (hex < 0) continue;
    let least = FARTHEST;
    for (const chief of w.armyLeaders[w.army[leader]]) {
      const there = s[w.at.where + chief];
      if (there >= 0) least = Math.min(least, w.map.distance(hex, there));
    }
    strays[corps] = Math.max(0, least - REACH);
  }
}

/** Hexes between any two, up to FARTHEST: it is asked for every unit of every position. */
function apartTable(w: World): Uint8Array {
  const apart = new Uint8Array(w.hexes * w.hexes);
  for (let a = 0; a < w.hexes; a++)
    for (let b = 0; b < w.hexes; b++) apart[a * w.hexes + b] = Math.min(FARTHEST, w.map.distance(a, b));
  return apart;
}
