import type { Place, State, Unit } from '@hundred-days/kernel';
import { AIMED, JOINED } from '../layout.ts';
import { inEnemyZone, whereIs } from '../position.ts';
import type { World } from '../world.ts';

/** 7.1, 8.1 An attack as far as it has been announced: what a position says of it. */

/** The attack being announced. */
export interface Announcement {
  /** Hexes whose units have joined to attack hexes they touch. */
  readonly contacts: readonly Place[];
  /** Guns in no enemy zone that have joined: they bombard, unless the target is next to them. */
  readonly guns: readonly Unit[];
  readonly targets: readonly Place[];
}

export const isOpen = ({ contacts, guns, targets }: Announcement): boolean =>
  contacts.length + guns.length + targets.length > 0;

/** 8.41: a gun in no enemy zone may fire by itself; every other unit attacks with all of its hex. */
export const isLoose = (w: World, s: State, unit: Unit): boolean => w.gun[unit] === 1 && !inEnemyZone(w, s, unit);

export function announcement(w: World, s: State): Announcement {
  const contacts: Place[] = [];
  const guns: Unit[] = [];
  const targets: Place[] = [];
  for (let unit = 0; unit < w.units; unit++) {
    const part = s[w.at.part + unit];
    if (part === 0) continue;
    const hex = whereIs(w, s, unit);
    if ((part & AIMED) !== 0) addTo(targets, hex);
    else if ((part & JOINED) === 0) continue;
    else if (isLoose(w, s, unit)) guns.push(unit);
    else addTo(contacts, hex);
  }
  return { contacts, guns, targets };
}

export function addTo(hexes: Place[], hex: Place): void {
  if (!hexes.includes(hex)) hexes.push(hex);
}
