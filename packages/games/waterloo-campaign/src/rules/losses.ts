import type { State, Tell } from '@hundred-days/kernel';
import { hexId } from '../board.ts';
import {
  AT,
  BACK,
  BLOWN,
  CLEARING,
  COMMITTED,
  corpsIn,
  detachmentIn,
  ELIMINATED,
  FRONT,
  faceOf,
  inContact,
  lift,
  OFF_MAP,
  plays,
  shift,
  unmark,
  whereIs,
} from '../position.ts';
import { blownDelayTurns, LAST_DAY } from '../tables.ts';
import { CAVALRY, CORPS_OF, enemyOf, GRAND_BATTERY, isCorps, POINTS, SIDE, unitId } from '../units.ts';

/** How pieces leave the map, turn over and go to another hex; what that does to those left behind. */

/** Turns a piece over, if it does not show that side yet. */
export function turnOver(s: State, unit: number, face: number, rule: string, tell: Tell): void {
  if (faceOf(s, unit) === face) return;
  s[AT.face + unit] = face;
  if (tell !== null)
    tell({ type: face === BACK ? flipCode(unit) : restCode(unit), rule, data: { unit: unitId(unit) } });
}

const flipCode = (unit: number): string => (CAVALRY[unit] === 1 ? 'exhausted' : 'battle-formation');
const restCode = (unit: number): string => (CAVALRY[unit] === 1 ? 'recovered' : 'advance-formation');

/** ELM-1 */
export function eliminate(s: State, unit: number, rule: string, tell: Tell): void {
  const hex = whereIs(s, unit);
  if (hex >= 0) lift(s, unit, ELIMINATED);
  else s[AT.where + unit] = ELIMINATED;
  unmark(s, unit, COMMITTED | CLEARING);
  if (tell !== null) {
    const data = { unit: unitId(unit), points: POINTS[unit] };
    tell({ type: 'eliminated', rule, data: hex >= 0 ? { ...data, hex: hexId(hex) } : data });
  }
}

/** BLN-1, BLN-2: a Corps goes to the turn track, two turns ahead; on the last day it is out of the game. */
export function blow(s: State, unit: number, rule: string, tell: Tell): void {
  if (LAST_DAY[s[AT.turn]]) {
    eliminate(s, unit, 'BLN-2', tell);
    return;
  }
  const hex = whereIs(s, unit);
  lift(s, unit, BLOWN);
  unmark(s, unit, COMMITTED | CLEARING);
  s[AT.due + unit] = s[AT.turn] + blownDelayTurns;
  if (tell !== null) {
    tell({ type: 'blown', rule, data: { unit: unitId(unit), hex: hexId(hex), turn: s[AT.due + unit] } });
  }
}

/** E-2: off the map; available again from step D of the next turn, as every recall comes after this turn's. */
export function recall(s: State, unit: number, rule: string, tell: Tell): void {
  const hex = whereIs(s, unit);
  lift(s, unit, OFF_MAP);
  if (tell !== null) tell({ type: 'recalled', rule, data: { unit: unitId(unit), hex: hexId(hex) } });
}

/** A Corps goes to another hex. GB-4: a Grand Battery it leaves behind is recalled, unless a result drove it away. */
export function relocate(s: State, unit: number, to: number, tell: Tell): void {
  const from = whereIs(s, unit);
  shift(s, unit, to);
  const left = detachmentIn(s, from);
  if (left === GRAND_BATTERY) recall(s, left, 'GB-4', tell);
}

/** PUR-4, MOV-12: Infantry that comes into a ZoC is in Battle Formation; with OPT-3 so is the Infantry it comes upon. */
export function takeContact(s: State, unit: number, rule: string, tell: Tell): void {
  if (CAVALRY[unit] === 0 && inContact(s, unit)) turnOver(s, unit, BACK, rule, tell);
  if (plays(s, 'immediateBattleFlip')) flipApproached(s, enemyOf(SIDE[unit]), tell);
}

/** OPT-3 */
function flipApproached(s: State, side: number, tell: Tell): void {
  for (const corps of CORPS_OF[side]) {
    if (CAVALRY[corps] === 0 && whereIs(s, corps) >= 0 && faceOf(s, corps) === FRONT && inContact(s, corps))
      turnOver(s, corps, BACK, 'OPT-3', tell);
  }
}

/** CRT-6, GB-5: the Detachment stacked with a Corps that a combat result drives from its hex is lost. */
export function loseCompanion(s: State, corps: number, tell: Tell): void {
  const detachment = detachmentIn(s, whereIs(s, corps));
  if (detachment >= 0) eliminate(s, detachment, detachment === GRAND_BATTERY ? 'GB-5' : 'CRT-6', tell);
}

/** H-5, GB-5: in step H an ordinary Detachment stays behind; a Grand Battery is lost. */
export function leaveRearguard(s: State, corps: number, tell: Tell): void {
  const detachment = detachmentIn(s, whereIs(s, corps));
  if (detachment === GRAND_BATTERY) eliminate(s, detachment, 'GB-5', tell);
}

/** A Detachment with no Corps in its hex. */
export const isAlone = (s: State, unit: number): boolean => !isCorps(unit) && corpsIn(s, whereIs(s, unit)) < 0;
