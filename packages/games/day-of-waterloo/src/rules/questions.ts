import type { Place, Side, State, Tell, Unit } from '@hundred-days/kernel';
import { ARTILLERY, CAVALRY, INFANTRY } from '../board.ts';
import { ASTIR, TRIED } from '../fighting.ts';
import { beneath, inSeenZoi, isSeen, onMap, reveal, SHOWN, sideIn, strengthOf, topIn, whereIs } from '../position.ts';
import { enemyOf, HORSE_GUN } from '../units.ts';
import type { World } from '../world.ts';
import { isGround, plays, targetsOf } from './parts.ts';
import { highestPin, showPin } from './zones.ts';

/**
 * 5.4.2j What both sides can see. A question that only hidden units could give a reason for is put whenever the enemy cannot
 * rule it out; so nothing here may depend on what lies under a top counter, and all of it is the same for either side.
 */

/** Whether a unit of this kind may be in a hex, for all that the enemy of its owner sees. */
export function mightHold(w: World, s: State, hex: Place, isOne: (unit: Unit) => boolean): boolean {
  const top = topIn(w, s, hex);
  if (top < 0) return false;
  for (let unit = top; unit >= 0; unit = beneath(w, s, unit)) if (isSeen(w, s, unit) && isOne(unit)) return true;
  return mightHide(w, s, hex, isOne);
}

/** 5.2: whether one may lie under the top counter: there is room for it, and it is seen nowhere else. */
export function mightHide(w: World, s: State, hex: Place, isOne: (unit: Unit) => boolean): boolean {
  const top = topIn(w, s, hex);
  const room = w.mostSP[hex] - strengthOf(w, s, top);
  for (let unit = 0; unit < w.units; unit++) {
    if (w.army[unit] !== w.army[top] || !onMap(w, s, unit) || isSeen(w, s, unit) || !isOne(unit)) continue;
    // Under a brigade of the Guard another may lie in any hex (5.2f); how strong a hidden unit still is nobody sees.
    if (room > 0 || (w.mostSP[hex] === 0 && w.guard[top] === 1 && w.guard[unit] === 1)) return true;
  }
  return false;
}

export const isCavalry = (w: World, unit: Unit): boolean => w.arm[unit] === CAVALRY;
/** 10.6a, 11.1.1a */
export const isNimble = (w: World, unit: Unit): boolean => isCavalry(w, unit) || w.gun[unit] === HORSE_GUN;

/** 11.6b: whether the hex may hold infantry, cavalry and artillery; French infantry is artillery too. */
export const mightCombine = (w: World, s: State, hex: Place): boolean =>
  mightHold(w, s, hex, (unit) => w.arm[unit] === INFANTRY) &&
  mightHold(w, s, hex, (unit) => isCavalry(w, unit)) &&
  mightHold(w, s, hex, (unit) => isGun(w, unit));

const isGun = (w: World, unit: Unit): boolean => w.arm[unit] === ARTILLERY || w.inherent[unit] > 0;

/** 11.6b: the units that show it, the topmost of each arm; none if the hex does not hold all three. */
export function combinedIn(w: World, s: State, hex: Place): Unit[] {
  let foot = -1;
  let horse = -1;
  let gun = -1;
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit)) {
    if (foot < 0 && w.arm[unit] === INFANTRY) foot = unit;
    if (horse < 0 && isCavalry(w, unit)) horse = unit;
    if (gun < 0 && isGun(w, unit)) gun = unit;
  }
  if (foot < 0 || horse < 0 || gun < 0) return [];
  return [...new Set([foot, horse, w.inherent[foot] > 0 ? foot : gun])];
}

/** 5.4.2h, 5.4.2i: shows a unit under a top counter until the combat is over. */
export function show(w: World, s: State, unit: Unit, rule: string, tell: Tell): void {
  if (isSeen(w, s, unit)) return;
  reveal(w, s, unit, SHOWN);
  if (tell === null) return;
  const data = { unit: w.unitId(unit), hex: w.hexId(whereIs(w, s, unit)) };
  tell({ type: 'shown', rule, data, reveals: true });
}

/** 5.4.2f: hidden cavalry of a side that covers a hex is shown; nothing where what is seen accounts for it. */
export function showHiddenPin(w: World, s: State, side: Side, hex: Place, tell: Tell): void {
  if (inSeenZoi(w, s, side, hex)) return;
  const unit = highestPin(w, s, side, hex);
  if (unit >= 0) showPin(w, s, unit, hex, tell);
}

/** 11.9.3: the hexes of the defender in which somebody may charge, as far as both sides see. */
export const stirring = (w: World, s: State): Place[] =>
  targetsOf(w, s).filter(
    (hex) =>
      isGround(w, s, hex, ASTIR) &&
      sideIn(w, s, hex) === enemyOf(s[w.at.phasing]) &&
      mightHold(w, s, hex, (unit) => isCavalry(w, unit) && !plays(w, s, unit, TRIED)),
  );
