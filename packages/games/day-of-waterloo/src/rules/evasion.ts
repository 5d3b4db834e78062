import {
  type Place,
  type Refusal,
  refusal,
  type Stage,
  type State,
  TABLE,
  type Tell,
  type Unit,
} from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { DUELING } from '../fighting.ts';
import { beneath, inSeenZoi, inZoi, isLeader, isOpenStep, sideIn, topIn, unitsIn, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { overrun } from './overrun.ts';
import { ask, bears } from './parts.ts';
import { isNimble, mightHold, showHiddenPin } from './questions.ts';
import { place } from './retreat.ts';
import { evasionsFrom, isSameAnswer } from './retreatplans.ts';
import { refuseHaven } from './retreatrefusals.ts';
import { seenGoing } from './sightings.ts';
import { roomFor } from './stacking.ts';

/** 10.6, 11.1.1 Cavalry and horse artillery retreat before bombardment and before combat. */

/** Whether a hex is far enough from those who fire or attack. */
export type FarEnough = (to: Place) => boolean;

/** 5.4.2j: asks the owner of a hex unless everybody sees that nobody in it could go. */
export function askToEvade(
  w: World,
  s: State,
  hex: Place,
  isFarEnough: FarEnough,
  step: 'fire-evasion' | 'attack-evasion',
): boolean {
  const side = sideIn(w, s, hex);
  if (side < 0 || inSeenZoi(w, s, enemyOf(side), hex)) return false;
  if (!mightHold(w, s, hex, (unit) => isNimble(w, unit) && hasWayOut(w, s, unit, hex, isFarEnough))) return false;
  s[w.at.checking] = hex;
  ask(w, s, side, step);
  return true;
}

/** As far as both sides see: open ground without enemies, and not a hex that is full of one unit. */
function hasWayOut(w: World, s: State, unit: Unit, hex: Place, isFarEnough: FarEnough): boolean {
  for (let d = 0; d < 6; d++) {
    const to = w.neighbours[6 * hex + d];
    if (to < 0 || !isFarEnough(to) || !isOpenStep(w, unit, hex, d)) continue;
    const top = topIn(w, s, to);
    if (top < 0 || (w.army[top] === w.army[unit] && w.mostSP[to] > 0)) return true;
  }
  return false;
}

/** Those of the hex who may go; marked cavalry does not before a bombardment (9.4.5i). */
function nimbleIn(w: World, s: State, hex: Place): Unit[] {
  const units: Unit[] = [];
  for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit))
    if (isNimble(w, unit) && !bears(w, s, unit, DUELING)) units.push(unit);
  return units;
}

export function evasions(w: World, s: State, isFarEnough: FarEnough, wanted?: Of<'evade'>): Of<'evade'>[] {
  const hex = s[w.at.checking];
  return evasionsFrom(w, s, hex, nimbleIn(w, s, hex), isFarEnough, wanted).map((plan) => ({ type: 'evade', ...plan }));
}

type Rule = '10.6a' | '11.1.1a';

/** One answer says who goes and where; what comes next is another's affair. */
export const evasionPhase = (
  w: World,
  rule: Rule,
  farEnough: (w: World, s: State) => FarEnough,
  next: (w: World, s: State) => void,
): Stage<Action> => ({
  rule,
  accepts: ['evade', 'done'],
  pieces: () => [TABLE],
  choices: (s, _side, piece) => (piece === TABLE ? [...evasions(w, s, farEnough(w, s)), { type: 'done' }] : []),
  refuse: (s, _side, action) => (action.type === 'evade' ? refuseEvasion(w, s, action, farEnough(w, s), rule) : null),
  apply(s, _side, action, _dice, tell) {
    if (action.type === 'evade') evade(w, s, action, rule, tell);
    next(w, s);
  },
});

function refuseEvasion(w: World, s: State, action: Of<'evade'>, isFarEnough: FarEnough, rule: Rule): Refusal | null {
  if (evasions(w, s, isFarEnough, action).some((one) => isSameAnswer(one, action))) return null;
  const hex = s[w.at.checking];
  const nimble = nimbleIn(w, s, hex);
  for (const [i, unit] of action.units.entries())
    if (nimble.includes(unit)) {
      const no = refuseEvasionTo(w, s, unit, action.to[i] ?? hex, isFarEnough, rule);
      if (no !== null) return no;
    }
  const unit = action.units.find((one) => !isLeader(w, one)) ?? action.units[0];
  return refusal(rule, 'no-such-retreat-before', { unit: w.unitId(unit), hex: w.hexId(hex) });
}

/** Why one of those who may go cannot go there; 10.6b, 11.1.1b: no room is made for it. */
function refuseEvasionTo(w: World, s: State, unit: Unit, to: Place, far: FarEnough, rule: Rule): Refusal | null {
  const hex = whereIs(w, s, unit);
  const direction = w.map.direction(hex, to);
  const data = { unit: w.unitId(unit), hex: w.hexId(hex) };
  const haven = refuseHaven(w, s, unit, to);
  if (haven !== null) return haven;
  if (direction < 0 || !far(to) || !isOpenStep(w, unit, hex, direction))
    return refusal(rule, 'no-such-retreat-before', data);
  if (roomFor(w, s, to, unit)) return null;
  return refusal(rule === '10.6a' ? '10.6b' : '11.1.1b', 'no-room-there', { ...data, hex: w.hexId(to) });
}

/** 5.4.2f: hidden cavalry that pins the hex keeps them there, and is shown. */
function evade(w: World, s: State, { units, to }: Of<'evade'>, rule: string, tell: Tell): void {
  const hex = s[w.at.checking];
  const enemy = enemyOf(sideIn(w, s, hex));
  if (inZoi(w, s, enemy, hex)) {
    showHiddenPin(w, s, enemy, hex, tell);
    return;
  }
  const order = unitsIn(w, s, hex).filter((unit) => units.includes(unit));
  // 5.4.2e: those who go to one hex go together.
  for (const goal of new Set(order.map((unit) => to[units.indexOf(unit)]))) {
    const together = order.filter((unit) => to[units.indexOf(unit)] === goal);
    goTo(w, s, together, hex, goal, rule, tell);
    overrun(w, s, goal, sideIn(w, s, goal), tell);
  }
  for (const leader of units.filter((one) => isLeader(w, one)))
    goTo(w, s, [leader], hex, to[units.indexOf(leader)], rule, tell);
}

function goTo(w: World, s: State, pieces: readonly Unit[], from: Place, to: Place, rule: string, tell: Tell): void {
  for (const piece of pieces) place(w, s, piece, to);
  if (tell === null) return;
  const data = { ...seenGoing(w, pieces), from: w.hexId(from), hex: w.hexId(to) };
  tell({ type: 'evaded', rule, data, reveals: true });
}
