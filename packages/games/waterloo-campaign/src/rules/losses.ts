import type { Place, State, Tell, Unit } from '@hundred-days/kernel';
import { hexId } from '../board.ts';
import { BACK, BLOWN, CLEARING, COMMITTED, ELIMINATED, FRONT, OFF_MAP } from '../layout.ts';
import { corpsIn, detachmentIn, faceOf, inContact, lift, plays, shift, unmark, whereIs } from '../position.ts';
import { enemyOf, isCorps, type Side, unitId } from '../units.ts';
import type { World } from '../world.ts';

/** How pieces leave the map, turn over and go to another hex; what that does to those left behind. */

/** Turns a piece over, if it does not show that side yet. */
export function turnOver(w: World, s: State, unit: Unit, face: number, rule: string, tell: Tell): void {
  if (faceOf(w, s, unit) === face) return;
  s[w.at.face + unit] = face;
  if (tell !== null)
    tell({ type: face === BACK ? flipCode(w, unit) : restCode(w, unit), rule, data: { unit: unitId(w, unit) } });
}

const flipCode = (w: World, unit: Unit): string => (w.cavalry[unit] === 1 ? 'exhausted' : 'battle-formation');
const restCode = (w: World, unit: Unit): string => (w.cavalry[unit] === 1 ? 'recovered' : 'advance-formation');

/** ELM-1 */
export function eliminate(w: World, s: State, unit: Unit, rule: string, tell: Tell): void {
  const hex = whereIs(w, s, unit);
  if (hex >= 0) lift(w, s, unit, ELIMINATED);
  else s[w.at.where + unit] = ELIMINATED;
  unmark(w, s, unit, COMMITTED | CLEARING);
  if (tell !== null) {
    const data = { unit: unitId(w, unit), points: w.points[unit] };
    tell({ type: 'eliminated', rule, data: hex >= 0 ? { ...data, hex: hexId(w, hex) } : data });
  }
}

/** BLN-1, BLN-2: a Corps goes to the turn track, two turns ahead; on the last day it is out of the game. */
export function blow(w: World, s: State, unit: Unit, rule: string, tell: Tell): void {
  if (w.lastDay[s[w.at.turn]]) {
    eliminate(w, s, unit, 'BLN-2', tell);
    return;
  }
  const hex = whereIs(w, s, unit);
  lift(w, s, unit, BLOWN);
  unmark(w, s, unit, COMMITTED | CLEARING);
  s[w.at.due + unit] = s[w.at.turn] + w.blownDelayTurns;
  if (tell !== null) {
    tell({ type: 'blown', rule, data: { unit: unitId(w, unit), hex: hexId(w, hex), turn: s[w.at.due + unit] } });
  }
}

/** E-2: off the map; available again from step D of the next turn, as every recall comes after this turn's. */
export function recall(w: World, s: State, unit: Unit, rule: string, tell: Tell): void {
  const hex = whereIs(w, s, unit);
  lift(w, s, unit, OFF_MAP);
  if (tell !== null) tell({ type: 'recalled', rule, data: { unit: unitId(w, unit), hex: hexId(w, hex) } });
}

/** A Corps goes to another hex. GB-4: a Grand Battery it leaves behind is recalled, unless a result drove it away. */
export function relocate(w: World, s: State, unit: Unit, to: Place, tell: Tell): void {
  const from = whereIs(w, s, unit);
  shift(w, s, unit, to);
  const left = detachmentIn(w, s, from);
  if (left === w.grandBattery) recall(w, s, left, 'GB-4', tell);
}

/** PUR-4, MOV-12: Infantry that comes into a ZoC is in Battle Formation; with OPT-3 so is the Infantry it comes upon. */
export function takeContact(w: World, s: State, unit: Unit, rule: string, tell: Tell): void {
  if (w.cavalry[unit] === 0 && inContact(w, s, unit)) turnOver(w, s, unit, BACK, rule, tell);
  if (plays(w, s, 'immediateBattleFlip')) flipApproached(w, s, enemyOf(w.side[unit]), tell);
}

/** OPT-3 */
function flipApproached(w: World, s: State, side: Side, tell: Tell): void {
  for (const corps of w.corpsOf[side]) {
    if (w.cavalry[corps] === 0 && whereIs(w, s, corps) >= 0 && faceOf(w, s, corps) === FRONT && inContact(w, s, corps))
      turnOver(w, s, corps, BACK, 'OPT-3', tell);
  }
}

/** CRT-6, GB-5: the Detachment stacked with a Corps that a combat result drives from its hex is lost. */
export function loseCompanion(w: World, s: State, corps: Unit, tell: Tell): void {
  const detachment = detachmentIn(w, s, whereIs(w, s, corps));
  if (detachment >= 0) eliminate(w, s, detachment, detachment === w.grandBattery ? 'GB-5' : 'CRT-6', tell);
}

/** H-5, GB-5: in step H an ordinary Detachment stays behind; a Grand Battery is lost. */
export function leaveRearguard(w: World, s: State, corps: Unit, tell: Tell): void {
  const detachment = detachmentIn(w, s, whereIs(w, s, corps));
  if (detachment === w.grandBattery) eliminate(w, s, detachment, 'GB-5', tell);
}

/** A Detachment with no Corps in its hex. */
export const isAlone = (w: World, s: State, unit: Unit): boolean =>
  !isCorps(w, unit) && corpsIn(w, s, whereIs(w, s, unit)) < 0;
