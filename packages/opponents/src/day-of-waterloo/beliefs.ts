import { position, units, type World } from '@hundred-days/day-of-waterloo';
import type { Belief } from '@hundred-days/day-of-waterloo/determinize';
import type { State } from '@hundred-days/kernel';

const { corpsOf, sideOfSeat } = position;
const { enemyOf } = units;

/**
 * What a seat remembers of the enemy's counters: where each was last seen, in which turn, and what it had lost then. A counter that is
 * covered now lies where it was seen last, if that stack is still there; where the whole stack has gone, it went along with its top
 * counter; else it lies under one that it can have reached since, the nearer the likelier, and rather with its own corps.
 */
export interface Beliefs extends Belief {
  /** Takes a view in. */
  observe(view: State, seat: number): void;
}

const NEVER = -1;
/** How much less likely each hex farther is, of those it can have reached; and beyond them. */
const EACH_HEX = 0.45;
const BEYOND = 0.01;
/** How much likelier it is to be where it is thought to be than anywhere near. */
const STAYED = 10;
/** Its own corps on top, another one. */
const OWN_CORPS = 2.5;
/** 9.4.5e, 11.9: a retreat or an advance may carry it farther than its march. */
const CARRIED = 1;

export function createBeliefs(w: World): Beliefs {
  const hex = new Int16Array(w.units).fill(NEVER);
  const turn = new Int16Array(w.units);
  const casualties = new Int16Array(w.units);
  /** By hex, the counter that lay on top when it was last looked at. */
  const tops = new Int16Array(w.hexes);
  let now = new Int16Array(0) as State;

  /** Hexes from where it was last seen, or from where it set up. */
  function distance(unit: number, to: number): number {
    if (hex[unit] >= 0) return w.map.distance(hex[unit], to);
    let least = Number.POSITIVE_INFINITY;
    for (const from of w.areas[unit]) least = Math.min(least, w.map.distance(from, to));
    if (Number.isFinite(least)) return least;
    const entry = w.entryOf[unit] - 1;
    return entry >= 0 ? w.map.distance(w.entries[entry].hex, to) : 0;
  }

  /** 9.0b: who lay in a hex that nobody holds any more has gone with the counter that covered him. */
  function follow(view: State, unit: number): void {
    const from = hex[unit];
    if (from < 0 || view[w.at.top + from] > 0) return;
    const top = tops[from] - 1;
    if (top >= 0 && view[w.at.where + top] >= 0) hex[unit] = view[w.at.where + top];
  }

  return {
    observe(view, seat) {
      now = view;
      const side = enemyOf(sideOfSeat(seat));
      for (const unit of w.unitsOf[side]) {
        if (unit >= w.units) continue;
        if (view[w.at.where + unit] < 0) {
          follow(view, unit);
          continue;
        }
        hex[unit] = view[w.at.where + unit];
        turn[unit] = view[w.at.turn];
        casualties[unit] = view[w.at.casualties + unit];
      }
      for (let at = 0; at < w.hexes; at++) tops[at] = view[w.at.top + at];
    },
    weight(unit, to) {
      const far = distance(unit, to);
      if (far === 0 && hex[unit] >= 0) return STAYED * OWN_CORPS;
      const marches = now[w.at.turn] - turn[unit] + (hex[unit] < 0 ? 0 : 1);
      const most = (marches * w.allowance[unit]) / 2 + CARRIED;
      const top = now[w.at.top + to] - 1;
      const alike = top >= 0 && corpsOf(w, now, top) === corpsOf(w, now, unit) ? OWN_CORPS : 1;
      return alike * (far > most ? BEYOND : EACH_HEX ** Math.max(0, far));
    },
    lost: (unit) => casualties[unit],
  };
}
