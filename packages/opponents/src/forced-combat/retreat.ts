import type { State } from '@hundred-days/kernel';

/** What a rulebook says of the ground a unit falls back over; ways are at 6 * hex + direction. */
export interface Footing {
  readonly neighbours: Readonly<Int16Array>;
  /** Ground and enemies let a unit of a side go there. */
  isSafe(s: State, side: number, slot: number): boolean;
  /** There is a place for it without pushing anybody. */
  hasRoom(s: State, hex: number): boolean;
  /** Friends stand there who could be pushed on. */
  givesWay(s: State, side: number, hex: number): boolean;
  /** A hex no enemy controls. */
  isQuiet(s: State, side: number, hex: number): boolean;
}

/** Whether a unit of `side` could fall back from `from` to a safe hex with room next to it. */
function openWayOut(f: Footing, s: State, side: number, from: number): boolean {
  for (let slot = 6 * from; slot < 6 * from + 6; slot++)
    if (f.neighbours[slot] >= 0 && f.isSafe(s, side, slot) && f.hasRoom(s, f.neighbours[slot])) return true;
  return false;
}

/** Whether a unit has a way to retreat, itself or by displacing one friend who has room. Longer chains are not looked for. */
export function hasWayOut(f: Footing, s: State, side: number, from: number): boolean {
  if (openWayOut(f, s, side, from)) return true;
  for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
    const to = f.neighbours[slot];
    if (to < 0 || !f.isSafe(s, side, slot)) continue;
    if (f.givesWay(s, side, to) && openWayOut(f, s, side, to)) return true;
  }
  return false;
}

/** The safe hex with room a retreating unit likes best: far from enemies; -1 if there is none. */
function likelyRetreat(f: Footing, s: State, side: number, from: number): number {
  let best = -1;
  let bestValue = -1;
  for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
    const to = f.neighbours[slot];
    if (to < 0 || !f.isSafe(s, side, slot) || !f.hasRoom(s, to)) continue;
    let value = 1;
    for (let next = 6 * to; next < 6 * to + 6; next++) {
      const beyond = f.neighbours[next];
      if (beyond >= 0 && f.isQuiet(s, side, beyond)) value++;
    }
    if (value > bestValue) {
      best = to;
      bestValue = value;
    }
  }
  return best;
}

/** What results do to units, for who plays attacks out in his head. */
export interface Aftermath {
  readonly where: number;
  readonly side: Uint8Array;
  readonly footing: Footing;
  strength(s: State, unit: number): number;
  /** A result that drives units back leaves it where it is. */
  stands(s: State, unit: number): boolean;
  destroy(s: State, unit: number): void;
  shift(s: State, unit: number, to: number): void;
}

export function driveBack(a: Aftermath, s: State, units: readonly number[]): void {
  for (const unit of units) {
    const from = s[a.where + unit];
    if (from < 0 || a.stands(s, unit)) continue;
    const to = likelyRetreat(a.footing, s, a.side[unit], from);
    if (to >= 0) a.shift(s, unit, to);
    else if (!hasWayOut(a.footing, s, a.side[unit], from)) a.destroy(s, unit);
  }
}

/** Destroys units; returns the strength that was lost. */
export function destroyAll(a: Aftermath, s: State, units: readonly number[]): number {
  let lost = 0;
  for (const unit of units) {
    if (s[a.where + unit] < 0) continue;
    lost += a.strength(s, unit);
    a.destroy(s, unit);
  }
  return lost;
}

/** An exchange: the cheapest single unit that pays the price, or the small ones first. */
export function pay(a: Aftermath, s: State, price: number, fighters: readonly number[]): void {
  const able = fighters
    .filter((unit) => s[a.where + unit] >= 0)
    .sort((one, other) => a.strength(s, one) - a.strength(s, other) || one - other);
  const enough = able.find((unit) => a.strength(s, unit) >= price);
  if (enough !== undefined) {
    a.destroy(s, enough);
    return;
  }
  let paid = 0;
  for (const unit of able) {
    if (paid >= price) return;
    paid += a.strength(s, unit);
    a.destroy(s, unit);
  }
}
