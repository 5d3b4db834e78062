import type { Place, State, Unit } from '@hundred-days/kernel';
import { touching } from '../board.ts';
import type { Desk } from '../desk.ts';
import { JOINED, plays } from '../position.ts';
import { type Announcement, announcement } from './announcement.ts';
import { attackersIn, sortOut, touchesAll } from './attack.ts';

/** What people are told while attacks are announced (7.11c): whom the present one still needs. */

/** Further targets that nobody else could attack, and units that could attack nothing else or share their hex. */
export interface Needed {
  readonly targets: readonly Place[];
  readonly attackers: readonly Unit[];
}

/** What the announcement still needs before it can be rolled for; nothing where it is whole. */
export function stillNeeded(desk: Desk, s: State): Needed {
  const { w } = desk;
  const now = announcement(w, s);
  desk.duties.read(s);
  const whole = madeWhole(desk, s, now);
  if (whole === null) return { targets: [], attackers: [] };
  return {
    targets: whole.targets.filter((hex) => !now.targets.includes(hex)),
    attackers: whole.contacts.flatMap((hex) => attackersIn(w, s, hex)).filter((unit) => !plays(w, s, unit, JOINED)),
  };
}

type Whole = Pick<Announcement, 'targets' | 'contacts'>;

/** The legal attack with the fewest further targets that contains all that is announced. The ledger must have been read. */
function madeWhole(desk: Desk, s: State, now: Announcement): Whole | null {
  const { duties } = desk;
  if (now.contacts.length > 0) return aroundOne(desk, s, now.contacts[0], now);
  const guns = now.guns.length > 0 && now.targets.length > 0 ? asItStands(desk, s, now) : null;
  if (guns !== null) return guns;
  for (const hex of duties.able) {
    if (duties.touches(hex) === 0 || !touchesAll(desk.w, hex, now.targets)) continue;
    const whole = aroundOne(desk, s, hex, { ...now, contacts: [hex] });
    if (whole !== null) return whole;
  }
  return null;
}

/** 7.2b: attackers in contact touch every target, so further ones lie round any of them. */
function aroundOne(desk: Desk, s: State, anchor: Place, now: Announcement): Whole | null {
  const { w, duties } = desk;
  const others = [...w.neighbours.subarray(6 * anchor, 6 * anchor + 6)].filter(
    (next) =>
      next >= 0 &&
      duties.isFresh(next) &&
      !now.targets.includes(next) &&
      now.contacts.every((hex) => touching(w, hex, next)),
  );
  for (const further of subsets(others)) {
    const targets = [...now.targets, ...further];
    const whole = targets.length === 0 ? null : asItStands(desk, s, { ...now, targets });
    if (whole !== null) return whole;
  }
  return null;
}

/** The smallest first. */
function subsets(hexes: readonly Place[]): Place[][] {
  const all = Array.from({ length: 1 << hexes.length }, (_, bits) => hexes.filter((__, i) => (bits & (1 << i)) !== 0));
  return all.sort((one, other) => one.length - other.length);
}

/** With those who could attack nothing else; null if even so somebody is stranded. */
function asItStands(desk: Desk, s: State, now: Announcement): Whole | null {
  const assault = sortOut(desk.w, s, now);
  if (assault === null) return null;
  const named = [...assault.contacts, ...assault.firing];
  const attackers = [...named];
  desk.duties.addForced(attackers, now.targets);
  if (desk.duties.strands(attackers, now.targets)) return null;
  return { targets: now.targets, contacts: [...assault.contacts, ...attackers.slice(named.length)] };
}
