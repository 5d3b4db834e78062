import { below, type State } from '@hundred-days/kernel';
import { board, describe, position, units } from '@hundred-days/napoleon-1815';
import { hiddenIn, others } from './hidden.ts';
import { NOWHERE, type Picture } from './picture.ts';

const { AT, UNKNOWN } = position;
const { NET, TOWNS } = board;
const { CORPS, STRENGTH, UNITS, UNITS_OF_ARMY } = units;

/** How likely it is that the blocks of one town are of one corps. */
const SAME_CORPS = 0.75;

/** 4.3b: the fixed set-up is known to all. It is told by its numbers. */
export function historical(view: State, seat: number): (() => Picture) | null {
  if (view[AT.turn] !== 1) return null;
  const described = describe('historical')?.units ?? {};
  const town = Int16Array.from(units.UNIT_IDS, (id) => NET.indexOf(described[id] ?? ''));
  for (const army of others(view, seat)) {
    const count = hiddenIn(view, army);
    for (const unit of UNITS_OF_ARMY[army]) if (town[unit] >= 0) count[town[unit]]--;
    if (count.some((left) => left !== 0)) return null;
  }
  return () => ({ town: town.slice(), strength: Int16Array.from(STRENGTH), weight: 1 });
}

/** Before anything has been seen: towns filled with units of a corps together. */
export function firstPicture(view: State, seat: number, bits: () => number): Picture {
  const town = new Int16Array(UNITS).fill(NOWHERE);
  for (const army of others(view, seat)) {
    const left = [...UNITS_OF_ARMY[army]].filter((unit) => view[AT.where + unit] === UNKNOWN);
    const count = hiddenIn(view, army);
    for (let place = 0; place < TOWNS; place++) {
      let corps = -2;
      for (let n = count[place]; n > 0 && left.length > 0; n--) {
        const mates = left.filter((unit) => CORPS[unit] === corps);
        const from = mates.length > 0 && below(100, bits) < 100 * SAME_CORPS ? mates : left;
        const unit = from[below(from.length, bits)];
        corps = CORPS[unit];
        town[unit] = place;
        left.splice(left.indexOf(unit), 1);
      }
    }
  }
  return { town, strength: Int16Array.from(STRENGTH), weight: 1 };
}
