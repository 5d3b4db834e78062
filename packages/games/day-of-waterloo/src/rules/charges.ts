import { type Dice, type Place, type Refusal, refusal, type State, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { CAVALRY } from '../board.ts';
import { ATTACKING, BEATEN, DEFENDING, SPENT } from '../fighting.ts';
import {
  beneath,
  corpsOf,
  inCommand,
  inSeenZoi,
  inZoi,
  isMoving,
  setStep,
  sideIn,
  topIn,
  unitsIn,
  weatherOf,
  whereIs,
} from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { mayMove, mpLeft, refuseMoving, startMove } from './pace.ts';
import { ask, cast, setFight, setSources, setTargets, unmark } from './parts.ts';
import { isCavalry, mightHold, show, showHiddenPin } from './questions.ts';
import { leavingCost } from './roads.ts';

/** 9.4 Cavalry Charges: declaring one in the middle of a move. What follows is in chargeanswers.ts. */

type Charge = Of<'charge'>;

/** 9.4.1a: half points. */
const PRICE = 2;

/** The whole cost of the ground in that direction, with what is owed for the hex that is left (9.2.1b); -1 where cavalry could not go (9.4.2b). */
export function groundCost(w: World, s: State, unit: Unit, direction: number): number {
  const from = whereIs(w, s, unit);
  const into = w.fullCost[CAVALRY][6 * from + direction];
  const out = leavingCost(w, CAVALRY, from, direction, isMoving(w, s, unit) ? s[w.at.owed] : 0);
  return into < 0 || out < 0 ? -1 : into + out;
}

/** 9.4.2c: whether the cavalry of a hex, as far as it is seen, exerts a zone of influence on another. */
function exertsOn(w: World, s: State, hex: Place, on: Place, isTrue: boolean): boolean {
  const slot = 6 * hex + w.map.direction(hex, on);
  return w.zoneSide[slot] === 1 && (s[w.at.exerts + hex] & (isTrue ? 1 : 2)) !== 0;
}

/** 9.4.1 to 9.4.3: whether one unit may charge into a hex next to it, by what its owner sees. */
function mayCharge(w: World, s: State, unit: Unit, direction: number): boolean {
  const from = whereIs(w, s, unit);
  const to = w.neighbours[6 * from + direction];
  const enemy = enemyOf(w.side[unit]);
  if (to < 0 || sideIn(w, s, to) !== enemy || w.unchargeable[to] === 1 || s[w.at.duel + to] !== 0) return false;
  const cost = groundCost(w, s, unit, direction);
  if (cost < 0 || mpLeft(w, s, unit) < PRICE + cost) return false;
  return !inSeenZoi(w, s, enemy, from) || exertsOn(w, s, to, from, false);
}

/** 9.4.2a, 9.2.14c: whether a unit may charge at all now. */
const isReady = (w: World, s: State, unit: Unit): boolean =>
  w.arm[unit] === CAVALRY && w.chargesIn[weatherOf(w, s)] && mayMove(w, s, unit);

/** 9.4.3a: the French units of a cavalry corps that may charge together with this one. */
function partners(w: World, s: State, unit: Unit): Unit[] {
  const corps = corpsOf(w, s, unit);
  if (w.cavalryCorps[corps] === 0) return [];
  const found: Unit[] = [];
  for (let one = topIn(w, s, whereIs(w, s, unit)); one >= 0; one = beneath(w, s, one)) {
    if (one === unit || w.arm[one] !== CAVALRY || corpsOf(w, s, one) !== corps) continue;
    if (s[w.at.began + one] !== s[w.at.began + unit] || isMoving(w, s, one) !== isMoving(w, s, unit)) continue;
    if (isReady(w, s, one)) found.push(one);
  }
  return found;
}

/** The charges a unit can declare; those of several stand with the first of them. */
export function chargesOf(w: World, s: State, unit: Unit): Action[] {
  const found: Action[] = [];
  if (unit >= w.units || !canCharge(w, s, unit)) return found;
  const others = partners(w, s, unit).filter((one) => one > unit);
  for (let d = 0; d < 6; d++) {
    if (!mayCharge(w, s, unit, d)) continue;
    const to = w.neighbours[6 * whereIs(w, s, unit) + d];
    for (const units of withSome(unit, others)) {
      if (units.every((one) => mayCharge(w, s, one, d))) found.push({ type: 'charge', units, to });
    }
  }
  return found;
}

/** Whether a unit can declare a charge at all: alone it can whenever it can with others. */
export function canCharge(w: World, s: State, unit: Unit): boolean {
  if (!isReady(w, s, unit)) return false;
  for (let d = 0; d < 6; d++) if (mayCharge(w, s, unit, d)) return true;
  return false;
}

/** A unit alone, and with every choice of the others. */
function withSome(unit: Unit, others: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  for (let choice = 0; choice < 1 << others.length; choice++)
    groups.push([unit, ...others.filter((_, i) => (choice & (1 << i)) !== 0).sort((a, b) => a - b)]);
  return groups;
}

export function refuseCharge(w: World, s: State, { units, to }: Charge): Refusal | null {
  for (const unit of units) {
    const no = refuseCharger(w, s, unit, to);
    if (no !== null) return no;
  }
  if (units.length === 1) return null;
  const together = partners(w, s, units[0]);
  const stranger = units.slice(1).find((unit) => !together.includes(unit));
  if (stranger === undefined) return null;
  return refusal('9.4.3a', 'not-together', { unit: w.unitId(stranger), other: w.unitId(units[0]) });
}

/** Why one unit may not charge there. */
export function refuseCharger(w: World, s: State, unit: Unit, to: Place): Refusal | null {
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  if (unit >= w.units || w.arm[unit] !== CAVALRY) return refusal('9.4a', 'not-cavalry', data);
  if (w.side[unit] !== s[w.at.phasing]) return refusal('9.4a', 'not-yours', data);
  if (!w.chargesIn[weatherOf(w, s)]) return refusal('9.2.14c', 'no-charges-in-this-mud', data);
  if (!inCommand(w, s, unit)) return refusal('9.4.2a', 'out-of-command', data);
  return refuseMoving(w, s, unit) ?? refuseGround(w, s, unit, to, data);
}

function refuseGround(w: World, s: State, unit: Unit, to: Place, data: Record<string, string>): Refusal | null {
  const from = whereIs(w, s, unit);
  const direction = w.map.direction(from, to);
  const enemy = enemyOf(w.side[unit]);
  if (direction < 0) return refusal('9.4a', 'not-adjacent', data);
  if (sideIn(w, s, to) !== enemy) return refusal('9.4a', 'no-enemy-there', data);
  if (w.unchargeable[to] === 1) return refusal('9.4.2d', 'closed-ground', data);
  if (s[w.at.duel + to] !== 0) return refusal('9.4.5i', 'reaction-charge-there', data);
  const cost = groundCost(w, s, unit, direction);
  if (cost < 0 && w.fullCost[CAVALRY][6 * from + direction] >= 0)
    return refusal('9.2.1b', 'keeps-to-road', { ...data, hex: w.hexId(from) });
  if (cost < 0) return refusal('9.4.2b', 'barred-to-cavalry', data);
  const left = mpLeft(w, s, unit);
  if (left < PRICE + cost)
    return refusal('9.4.1a', 'too-few-points', { ...data, left: left / 2, cost: (PRICE + cost) / 2 });
  if (inSeenZoi(w, s, enemy, from) && !exertsOn(w, s, to, from, false)) return refusal('9.4.2c', 'pinned', data);
  return null;
}

/** 9.4.9a (1, 2): a charge is declared, and binds. */
export function applyCharge(w: World, s: State, { units, to }: Charge, _dice: Dice, tell: Tell): void {
  const from = whereIs(w, s, units[0]);
  const enemy = enemyOf(w.side[units[0]]);
  // 5.4.2f: hidden cavalry bars it; it is not made and costs nothing.
  if (!inSeenZoi(w, s, enemy, from) && inZoi(w, s, enemy, from) && !exertsOn(w, s, to, from, true)) {
    showHiddenPin(w, s, enemy, from, tell);
    return;
  }
  startMove(w, s, units);
  s[w.at.spent] += PRICE;
  for (const unit of units) {
    s[w.at.charges + unit]++;
    cast(w, s, unit, ATTACKING);
    show(w, s, unit, '5.4.2h', tell);
  }
  for (const unit of unitsIn(w, s, to)) cast(w, s, unit, DEFENDING);
  setFight(w, s, 'charge');
  setSources(w, s, [from]);
  setTargets(w, s, [to]);
  if (tell !== null)
    tell({
      type: 'charge',
      rule: '9.4a',
      data: { units: units.map(w.unitId), from: w.hexId(from), hex: w.hexId(to) },
      reveals: true,
    });
  if (mightHold(w, s, to, (unit) => isCavalry(w, unit))) ask(w, s, enemy, 'charge-answer');
  else setStep(w, s, 'charge-answered');
}

/** 9.4.3a, 9.4.9a: a Movement Phase begins. */
export function openMovement(w: World, s: State): void {
  for (let unit = 0; unit < w.units; unit++) {
    s[w.at.charges + unit] = 0;
    s[w.at.began + unit] = w.side[unit] === s[w.at.phasing] ? s[w.at.where + unit] : -1;
    unmark(w, s, unit, BEATEN);
  }
}

/** 11.9.3c: the marker of a surprise charge comes off after its owner's Movement Phase. */
export function closeMovement(w: World, s: State): void {
  for (let unit = 0; unit < w.units; unit++) if (w.side[unit] === s[w.at.phasing]) unmark(w, s, unit, SPENT);
}
