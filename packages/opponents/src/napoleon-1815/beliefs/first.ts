import { below, type State } from '@hundred-days/kernel';
import { describe, position, type World } from '@hundred-days/napoleon-1815';
import { hiddenIn, others } from './hidden.ts';
import { NOWHERE, type Picture } from './picture.ts';

const { UNKNOWN } = position;

/** How likely it is that the blocks of one town are of one corps. */
const SAME_CORPS = 0.75;

/** 4.3b: the fixed set-up is known to all. It is told by its numbers. */
export function historical(w: World, view: State, seat: number): (() => Picture) | null {
  if (view[w.at.turn] !== 1) return null;
  const described = describe(w, 'historical')?.units ?? {};
  const town = Int16Array.from(w.unitIds, (id) => w.net.indexOf(described[id] ?? ''));
  for (const army of others(w, view, seat)) {
    const count = hiddenIn(w, view, army);
    for (const unit of w.unitsOfArmy[army]) if (town[unit] >= 0) count[town[unit]]--;
    if (count.some((left) => left !== 0)) return null;
  }
  return () => ({ town: town.slice(), strength: Int16Array.from(w.strength), weight: 1 });
}

/** Before anything has been seen: towns filled with units of a corps together. */
export function firstPicture(w: World, view: State, seat: number, bits: () => number): Picture {
  const town = new Int16Array(w.unitCount).fill(NOWHERE);
  for (const army of others(w, view, seat)) {
    const left = [...w.unitsOfArmy[army]].filter((unit) => view[w.at.where + unit] === UNKNOWN);
    const count = hiddenIn(w, view, army);
    for (let place = 0; place < w.townCount; place++) {
      let corps = -2;
      for (let n = count[place]; n > 0 && left.length > 0; n--) {
        const mates = left.filter((unit) => w.corps[unit] === corps);
        const from = mates.length > 0 && below(100, bits) < 100 * SAME_CORPS ? mates : left;
        const unit = from[below(from.length, bits)];
        corps = w.corps[unit];
        town[unit] = place;
        left.splice(left.indexOf(unit), 1);
      }
    }
  }
  return { town, strength: Int16Array.from(w.strength), weight: 1 };
}
