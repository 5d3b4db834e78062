import type { State } from '@hundred-days/kernel';
import { ARTILLERY } from '../board.ts';
import { beneath, corpsOf, inCommand, inZoi, OFF_MAP, strengthOf } from '../position.ts';
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

export function stance(w: World, s: State, scratch: Int16Array): number {
  let value = 0;
  for (const side of [FRENCH, ALLIED]) {
    const far = distances(w, s, enemyOf(side), scratch);
    const strays = straysOf(w, s);
    let sum = 0;
    for (const unit of w.unitsOf[side]) if (unit < w.units) sum += unitStance(w, s, unit, far, strays);
    value += side === FRENCH ? sum : -sum;
  }
  return value;
}

function unitStance(w: World, s: State, unit: number, far: Int16Array, strays: readonly number[]): number {
  const hex = s[w.at.where + unit];
  const sp = strengthOf(w, s, unit);
  if (hex === OFF_MAP) return -NEAR[w.army[unit]] * OFF * sp;
  if (hex < 0) return 0;
  const distance = Math.min(FARTHEST, far[hex]);
  let value = -NEAR[w.army[unit]] * sp * Math.max(0, distance - STRIKING);
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

/** 7.1b: by corps, how far its leader is from the nearest army leader, beyond what that one reaches. */
const straysOf = (w: World, s: State): number[] =>
  w.corpsLeader.map((leader) => {
    const hex = s[w.at.where + leader];
    if (hex < 0) return 0;
    let least = FARTHEST;
    for (const chief of w.armyLeaders[w.army[leader]]) {
      const there = s[w.at.where + chief];
      if (there >= 0) least = Math.min(least, w.map.distance(hex, there));
    }
    return Math.max(0, least - REACH);
  });

/** Hexes to the nearest unit of a side. */
function distances(w: World, s: State, side: number, far: Int16Array): Int16Array {
  far.fill(FARTHEST);
  const queue: number[] = [];
  for (let hex = 0; hex < w.hexes; hex++) {
    const top = s[w.at.top + hex] - 1;
    if (top < 0 || w.side[top] !== side) continue;
    far[hex] = 0;
    queue.push(hex);
  }
  for (let head = 0; head < queue.length; head++) {
    const hex = queue[head];
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const to = w.neighbours[slot];
      if (to < 0 || far[to] <= far[hex] + 1) continue;
      far[to] = far[hex] + 1;
      queue.push(to);
    }
  }
  return far;
}
