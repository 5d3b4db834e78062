import { board, position, units, type World } from '@hundred-days/day-of-waterloo';
import type { Chances } from '@hundred-days/day-of-waterloo/appraisal';
import { columnOf, fireColumn } from '@hundred-days/day-of-waterloo/appraisal';
import type { State } from '@hundred-days/kernel';

const { ARTILLERY, CAVALRY } = board;
const { beneath, corpsOf, isDemoralized, moraleOf, spIn, strengthOf } = position;
const { enemyOf } = units;

/**
 * What the enemy could strike at in his next turn, by where his units can come to. Watched, it goes by where everybody would stand who bars
 * his way: a line of troops covers those behind it, and cavalry what it screens (6.0c); else by where they stand now.
 */
export interface Threats {
  /** Where everybody of a side can come to from here: to be asked before positions are weighed. */
  survey(s: State, side: number): void;
  /** What the side that was surveyed could gain against everybody of the other one, as these stand in a position. */
  worth(s: State, prices: Float64Array): number;
}

/** What is believed of each of his strikes: he will not find all of them. */
const FOUND = 0.75;
/** Strikes worth less than this are not made. */
const LEAST = 0.05;
/** SP of guns that are brought to bear on one hex, and how often they see it. */
const MOST_GUNS = 5;
const IN_SIGHT = 0.8;
/** More hexes than three rarely come together at one. */
const MOST_HITTERS = 3;
const RECOIL = 0.4;
const GROUND = 0.7;
const EXIT_GROUND = 9;
const [AR2, AR, EX, DRC, DR, DR2] = [0, 1, 2, 3, 4, 5];
const [HELD, IN_ZONE] = [1, 2];
const [HITS, FIRES] = [1, 2];

export function createThreats(w: World, chances: Chances, isWatched: boolean): Threats {
  /** By unit and hex: whether it could attack the hex, or fire at it; and what its way there depends on. */
  const bears = Array.from({ length: w.units }, () => new Uint8Array(w.hexes));
  const ways = Array.from({ length: w.units }, () => new Uint8Array(w.hexes));
  /** The units of the side on the map: those that hit hardest first, and those that fire. */
  const hitters: number[] = [];
  const gunners: number[] = [];
  /** Where the other side stood when the ways were looked at: 1 held, 2 in the zone of its cavalry. */
  const stood = new Uint8Array(w.hexes);
  const changed: number[] = [];
  /** In which reckoning a unit was sent against a hex, and when it fired: he has no more than his units. */
  const sent = new Int32Array(w.units);
  const fired = new Int32Array(w.units);
  let reckoning = 0;
  const cost = new Int16Array(w.hexes);
  let striking = 0;
  const targets = new Int16Array(w.hexes);
  const promise = new Float64Array(w.hexes);

  function survey(s: State, side: number): void {
    striking = side;
    hitters.length = 0;
    gunners.length = 0;
    for (let hex = 0; hex < w.hexes; hex++) stood[hex] = standing(s, hex);
    for (const unit of w.unitsOf[side]) {
      if (unit >= w.units || s[w.at.where + unit] < 0) continue;
      spread(s, unit);
      if (w.arm[unit] !== ARTILLERY) hitters.push(unit);
      if (w.arm[unit] === ARTILLERY || w.inherent[unit] > 0) gunners.push(unit);
    }
    hitters.sort((a, b) => punch(s, b) - punch(s, a));
  }

  /** How the side that is struck at bars a hex. */
  function standing(s: State, hex: number): number {
    const struck = enemyOf(striking);
    const top = s[w.at.top + hex] - 1;
    const held = top >= 0 && w.side[top] === struck ? HELD : 0;
    return held | (s[w.at.zoi + struck * w.hexes + hex] > 0 ? IN_ZONE : 0);
  }

  /** 6.0c, 9.3.5a: who stands elsewhere now bars other ways. Only those are looked at again who came by. */
  function review(s: State): void {
    changed.length = 0;
    for (let hex = 0; hex < w.hexes; hex++) {
      const now = standing(s, hex);
      if (now === stood[hex]) continue;
      stood[hex] = now;
      changed.push(hex);
    }
    if (changed.length === 0) return;
    for (const unit of hitters) if (passes(unit)) spread(s, unit);
    for (const unit of gunners) if (w.arm[unit] === ARTILLERY && passes(unit)) spread(s, unit);
  }

  function passes(unit: number): boolean {
    for (const hex of changed) if (ways[unit][hex] === 1) return true;
    return false;
  }

  const punch = (s: State, unit: number): number =>
    strengthOf(w, s, unit) + (w.arm[unit] === CAVALRY ? moraleOf(w, s, unit) : 0);

  /** The hexes a unit can march to in a turn of mud, and from there those it can strike. */
  function spread(s: State, unit: number): void {
    const arm = w.arm[unit];
    const start = s[w.at.where + unit];
    const way = ways[unit].fill(0);
    const bearing = bears[unit].fill(0);
    cost.fill(-1);
    cost[start] = 0;
    way[start] = 1;
    let [head, tail] = [0, 1];
    queue[0] = start;
    const most = Math.max(2, w.allowance[unit] - 2);
    while (head < tail) {
      const hex = queue[head++];
      strike(unit, arm, hex, bearing);
      if ((stood[hex] & IN_ZONE) !== 0) continue;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const to = w.neighbours[slot];
        if (to < 0) continue;
        const step = stepOf(arm, slot);
        if (step < 0 || cost[hex] + step > most) continue;
        way[to] = 1;
        if ((stood[to] & HELD) !== 0) continue;
        if (cost[to] >= 0 && cost[to] <= cost[hex] + step) continue;
        cost[to] = cost[hex] + step;
        if (tail < queue.length) queue[tail++] = to;
      }
    }
  }
  const queue = new Int16Array(8 * w.hexes);

  function stepOf(arm: number, slot: number): number {
    const [full, road] = [w.fullCost[arm][slot], w.roadCost[arm][slot]];
    return full < 0 ? road : road < 0 ? full : Math.min(full, road);
  }

  function strike(unit: number, arm: number, hex: number, bearing: Uint8Array): void {
    const fires = arm === ARTILLERY || w.inherent[unit] > 0 ? FIRES : 0;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const to = w.neighbours[slot];
      if (to < 0) continue;
      bearing[to] |= fires | (arm === ARTILLERY || w.unassailable[slot] === 1 ? 0 : HITS);
    }
  }

  /** The hex that promises most is struck first, and so on with the units that are left. */
  function worth(s: State, prices: Float64Array): number {
    let many = 0;
    reckoning++;
    if (isWatched) review(s);
    for (const unit of w.unitsOf[enemyOf(striking)]) {
      if (unit >= w.units) continue;
      const hex = s[w.at.where + unit];
      if (hex < 0 || s[w.at.top + hex] !== unit + 1) continue;
      promise[hex] = against(s, hex, unit, prices, false);
      if (promise[hex] > LEAST) insert(targets, many++, hex, promise);
    }
    let sum = 0;
    for (let i = 0; i < many; i++) {
      const hex = targets[i];
      sum += against(s, hex, s[w.at.top + hex] - 1, prices, true);
    }
    return FOUND * sum;
  }

  /** What he could gain at one hex: with as many of those he has left as find room beside it, and his guns. */
  function against(s: State, hex: number, top: number, prices: Float64Array, isSent: boolean): number {
    const price = prices[corpsOf(w, s, top)];
    const shaken = isDemoralized(w, s, top);
    const fire = cannonade(s, hex, price, shaken, isSent);
    let [many, count, attack, morale] = [-1, 0, 0, 0];
    for (const unit of hitters) {
      if ((bears[unit][hex] & HITS) === 0 || sent[unit] === reckoning) continue;
      if (many < 0) many = Math.min(approach(s, hex), MOST_HITTERS);
      if (count >= many) break;
      found[count++] = unit;
      attack += punch(s, unit);
      morale += moraleOf(w, s, unit);
    }
    if (count === 0) return fire;
    const gain = assault(s, hex, top, attack, morale / count, Math.min(0, bank), price, shaken);
    if (gain <= 0) return fire;
    if (isSent) for (let i = 0; i < count; i++) sent[found[i]] = reckoning;
    return fire + gain;
  }

  /** Those who would attack the hex that is looked at, and the best hexside for it. */
  const found = new Int16Array(MOST_HITTERS);
  let bank = 0;

  /** Hexes from which it can be attacked. */
  function approach(s: State, hex: number): number {
    let rooms = 0;
    bank = Number.NEGATIVE_INFINITY;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const from = w.neighbours[slot];
      if (from < 0) continue;
      const there = s[w.at.top + from] - 1;
      if (there >= 0 && w.side[there] !== striking) continue;
      const back = 6 * from + w.map.direction(from, hex);
      if (w.unassailable[back] === 1) continue;
      rooms++;
      bank = Math.max(bank, w.sideModifier[back]);
    }
    return rooms;
  }

  function cannonade(s: State, hex: number, price: number, shaken: boolean, isSent: boolean): number {
    let sp = 0;
    for (const unit of gunners) {
      if (sp >= MOST_GUNS) break;
      if ((bears[unit][hex] & FIRES) === 0 || fired[unit] === reckoning) continue;
      sp += w.arm[unit] === ARTILLERY ? strengthOf(w, s, unit) : w.inherent[unit];
      if (isSent) fired[unit] = reckoning;
    }
    if (sp === 0) return 0;
    const massed = spIn(w, s, hex) >= w.massedSP ? w.massedModifier : 0;
    const lost = chances.losses(fireColumn(w, sp), w.bombardModifier[hex] + massed);
    return IN_SIGHT * (shaken ? 2 * lost + 0.3 : lost) * price;
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

/** Into a row of hexes, those first that promise most. */
function insert(row: Int16Array, many: number, hex: number, promise: Float64Array): void {
  let i = many;
  for (; i > 0 && promise[row[i - 1]] < promise[hex]; i--) row[i] = row[i - 1];
  row[i] = hex;
}
