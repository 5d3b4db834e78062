import { board, position, units, type World } from '@hundred-days/day-of-waterloo';
import type { Chances } from '@hundred-days/day-of-waterloo/appraisal';
import { columnOf, fireColumn } from '@hundred-days/day-of-waterloo/appraisal';
import type { State } from '@hundred-days/kernel';

const { ARTILLERY, CAVALRY } = board;
const { beneath, corpsOf, isDemoralized, moraleOf, spIn, strengthOf } = position;
const { enemyOf } = units;

/** What the enemy could strike at in his next turn, by where his units can come to. */
export interface Threats {
  /** Where everybody of a side can come to from here: to be asked before positions are weighed. */
  survey(s: State, side: number): void;
  /** What the side that was surveyed could gain against everybody of the other one, as these stand in a position. */
  worth(s: State, prices: Float64Array): number;
}

/** The best of the enemy's strikes are believed, the others less and less: he has no more than his units. */
const SHARES: readonly number[] = [1, 0.85, 0.7, 0.55, 0.4, 0.3, 0.2, 0.15, 0.1];
/** Guns that can be brought to bear on one hex. */
const MOST_GUNS = 9;
const RECOIL = 0.4;
const GROUND = 0.7;
const EXIT_GROUND = 9;
const [AR2, AR, EX, DRC, DR, DR2] = [0, 1, 2, 3, 4, 5];

export function createThreats(w: World, chances: Chances): Threats {
  /** By hex, the units of the side that could attack it, and the SP of guns that could fire at it. */
  const hitters: number[][] = Array.from({ length: w.hexes }, () => []);
  const guns = new Int16Array(w.hexes);
  const cost = new Int16Array(w.hexes);
  const seen = new Uint8Array(w.hexes);
  let striking = 0;
  const gains = new Float64Array(SHARES.length);

  function survey(s: State, side: number): void {
    striking = side;
    for (const list of hitters) list.length = 0;
    guns.fill(0);
    for (const unit of w.unitsOf[side]) {
      if (unit >= w.units || s[w.at.where + unit] < 0) continue;
      spread(s, unit, side);
    }
    for (const list of hitters) list.sort((a, b) => punch(s, b) - punch(s, a));
  }

  const punch = (s: State, unit: number): number =>
    strengthOf(w, s, unit) + (w.arm[unit] === CAVALRY ? moraleOf(w, s, unit) : 0);

  /** The hexes a unit can march to in a clear turn, and from there those it can strike. */
  function spread(s: State, unit: number, side: number): void {
    const enemy = enemyOf(side);
    const arm = w.arm[unit];
    const start = s[w.at.where + unit];
    cost.fill(-1);
    seen.fill(0);
    cost[start] = 0;
    const queue = [start];
    const most = Math.max(2, w.allowance[unit] - 2);
    const pinned = s[w.at.zoi + enemy * w.hexes + start] > 0;
    for (let head = 0; head < queue.length; head++) {
      const hex = queue[head];
      strike(unit, arm, hex);
      if ((pinned && hex === start) || (hex !== start && s[w.at.zoi + enemy * w.hexes + hex] > 0)) continue;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const to = w.neighbours[slot];
        if (to < 0) continue;
        const top = s[w.at.top + to] - 1;
        if (top >= 0 && w.side[top] === enemy) continue;
        const step = stepOf(arm, slot);
        if (step < 0 || cost[hex] + step > most) continue;
        if (cost[to] >= 0 && cost[to] <= cost[hex] + step) continue;
        cost[to] = cost[hex] + step;
        queue.push(to);
      }
    }
  }

  function stepOf(arm: number, slot: number): number {
    const [full, road] = [w.fullCost[arm][slot], w.roadCost[arm][slot]];
    return full < 0 ? road : road < 0 ? full : Math.min(full, road);
  }

  function strike(unit: number, arm: number, hex: number): void {
    if (arm === ARTILLERY || w.inherent[unit] > 0) {
      const sp = arm === ARTILLERY ? w.strength[unit] : 1;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const to = w.neighbours[slot];
        if (to < 0 || (seen[to] & 2) !== 0) continue;
        seen[to] |= 2;
        guns[to] += sp;
      }
    }
    if (arm === ARTILLERY) return;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const to = w.neighbours[slot];
      if (to < 0 || w.unassailable[slot] === 1 || (seen[to] & 1) !== 0) continue;
      seen[to] |= 1;
      hitters[to].push(unit);
    }
  }

  function worth(s: State, prices: Float64Array): number {
    gains.fill(0);
    for (const unit of w.unitsOf[enemyOf(striking)]) {
      if (unit >= w.units) continue;
      const hex = s[w.at.where + unit];
      if (hex >= 0 && s[w.at.top + hex] === unit + 1) insert(gains, against(s, hex, unit, prices));
    }
    let sum = 0;
    for (let i = 0; i < gains.length; i++) sum += SHARES[i] * gains[i];
    return sum;
  }

  /** What he could gain at one hex: with as many as find room beside it, and his guns. */
  function against(s: State, hex: number, top: number, prices: Float64Array): number {
    const price = prices[corpsOf(w, s, top)];
    const shaken = isDemoralized(w, s, top);
    const sp = Math.min(MOST_GUNS, guns[hex]);
    let value = 0;
    if (sp > 0) {
      const massed = spIn(w, s, hex) >= w.massedSP ? w.massedModifier : 0;
      const lost = chances.losses(fireColumn(w, sp), w.bombardModifier[hex] + massed);
      value += 0.7 * (shaken ? 2 * lost + 0.3 : lost) * price;
    }
    const list = hitters[hex];
    if (list.length === 0) return value;
    let [rooms, side] = [0, Number.NEGATIVE_INFINITY];
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const from = w.neighbours[slot];
      if (from < 0) continue;
      const there = s[w.at.top + from] - 1;
      if (there >= 0 && w.side[there] !== striking) continue;
      const back = 6 * from + w.map.direction(from, hex);
      if (w.unassailable[back] === 1) continue;
      rooms++;
      side = Math.max(side, w.sideModifier[back]);
    }
    if (rooms === 0) return value;
    const many = Math.min(rooms, list.length, MOST_HITTERS);
    let [attack, morale] = [0, 0];
    for (let i = 0; i < many; i++) {
      attack += punch(s, list[i]);
      morale += moraleOf(w, s, list[i]);
    }
    return value + Math.max(0, assault(s, hex, top, attack, morale / many, Math.min(0, side), price, shaken));
  }

  function assault(
    s: State,
    hex: number,
    top: number,
    attack: number,
    morale: number,
    side: number,
    price: number,
    shaken: boolean,
  ): number {
    let [defence, own, many] = [strengthOf(w, s, top), moraleOf(w, s, top), 1];
    const next = beneath(w, s, top);
    if (w.arm[top] === ARTILLERY) {
      defence += own;
      if (next >= 0) {
        defence += strengthOf(w, s, next) + (w.arm[next] === ARTILLERY ? moraleOf(w, s, next) : 0);
        own += moraleOf(w, s, next);
        many = 2;
      }
    } else if (next >= 0 && w.guard[top] === 1 && w.guard[next] === 1) defence += strengthOf(w, s, next);
    const column = columnOf(attack, defence, 0);
    const modifier = Math.round(morale - own / many) + Math.min(0, w.combatModifier[hex] + side);
    const extra = shaken ? price : 0;
    const ground = w.exitBy[hex] > 0 ? EXIT_GROUND : next >= 0 ? GROUND : GROUND + 0.2;
    const of = (result: number): number => chances.combat(column, modifier, result);
    const farm = w.terrain[hex] === board.GRAND_FARM;
    const drive = farm ? price - 0.9 : Math.min(price, ground) + extra;
    const far = farm ? 2 * price - 1.8 : Math.min(2 * price, price + ground, 1.7 * ground) + 2 * extra;
    return (
      of(EX) * (price + extra - 0.9) +
      (of(DR) + 0.85 * of(DRC)) * drive +
      of(DR2) * far -
      (of(AR) + 1.7 * of(AR2)) * RECOIL * Math.min(many + 1, 3)
    );
  }

  return { survey, worth };
}

/** More hexes than three rarely come together at one. */
const MOST_HITTERS = 3;

function insert(best: Float64Array, value: number): void {
  let i = best.length - 1;
  if (value <= best[i]) return;
  for (; i > 0 && best[i - 1] < value; i--) best[i] = best[i - 1];
  best[i] = value;
}
