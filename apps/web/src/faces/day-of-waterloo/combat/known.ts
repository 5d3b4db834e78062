import { position, type World } from '@hundred-days/day-of-waterloo';
import type { Place, State, Unit } from '@hundred-days/kernel';

/** 5.4.2a What a viewer knows of a hex: who is seen in it, and whether more may lie beneath. */

/** 5.2, 5.4.2j: whether a unit that the viewer sees nowhere may lie under the counters he sees here. */
export function mightHide(w: World, view: State, hex: Place): boolean {
  const top = position.topIn(w, view, hex);
  if (top < 0) return false;
  const room = w.mostSP[hex] - position.spIn(w, view, hex);
  // 5.2f: under a brigade of the Guard another may lie in any hex.
  const pairs = w.mostSP[hex] === 0 && w.guard[top] === 1 && position.beneath(w, view, top) < 0;
  return (room > 0 || pairs) && unseenOf(w, view, w.army[top]).some((unit) => room > 0 || w.guard[unit] === 1);
}

const unseenOf = (w: World, view: State, army: number): Unit[] =>
  [...Array(w.units).keys()].filter(
    (unit) => w.army[unit] === army && position.whereIs(w, view, unit) === position.UNKNOWN,
  );

/** 5.4.1b, 5.2f: whether a unit that is not seen would defend with those who are: under a battery, or a brigade of the Guard. */
export function mightJoinDefence(w: World, view: State, hex: Place): boolean {
  const there = position.unitsIn(w, view, hex);
  if (there.length !== 1 || !mightHide(w, view, hex)) return false;
  return w.gun[there[0]] > 0 || w.guard[there[0]] === 1;
}
