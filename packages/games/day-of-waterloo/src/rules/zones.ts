import type { Place, State, Tell, Unit } from '@hundred-days/kernel';
import { CAVALRY } from '../board.ts';
import { beneath, PIN, reveal, sideIn, topIn } from '../position.ts';
import type { World } from '../world.ts';

/** 6.0 Cavalry zones of influence; where they are stands in position.ts. */

/** 5.4.2f: the hidden cavalry of `side` that covers a hex: the highest of its stack, of the lowest hex; -1 for none. */
export function highestPin(w: World, s: State, side: number, hex: Place): Unit {
  let found = -1;
  let from = w.hexes;
  for (let d = 0; d < 6; d++) {
    const next = w.neighbours[6 * hex + d];
    if (next < 0 || next > from || w.zoneSide[6 * hex + d] === 0 || sideIn(w, s, next) !== side) continue;
    const unit = cavalryIn(w, s, next);
    if (unit < 0) continue;
    found = unit;
    from = next;
  }
  return found;
}

/** The highest cavalry unit of a stack, -1 for none. */
export function cavalryIn(w: World, s: State, hex: Place): Unit {
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit)) if (w.arm[unit] === CAVALRY) return unit;
  return -1;
}

/** 6.0e: the claim is made by itself, and the pin is known for the rest of the phase. */
export function showPin(w: World, s: State, unit: Unit, pinned: Place, tell: Tell): void {
  if (tell !== null) {
    const hex = w.hexId(s[w.at.where + unit]);
    const data = { unit: w.unitId(unit), hex, pinned: w.hexId(pinned) };
    tell({ type: 'shown', rule: '5.4.2f', data, reveals: true });
  }
  reveal(w, s, unit, PIN);
}
