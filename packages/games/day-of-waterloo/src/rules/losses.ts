import type { State, Tell, Unit } from '@hundred-days/kernel';
import { DOUBLED } from '../fighting.ts';
import { isDemoralized, onMap, unitsIn, whereIs } from '../position.ts';
import type { World } from '../world.ts';
import { testLevels } from './demoralization.ts';
import { lose } from './ledger.ts';
import { cast, fightOf, isOver, plays } from './parts.ts';

/** 11.10 Casualties: who pays, and what comes of it at once (11.10.3a). */

/** 11.10.2a: from a unit, the excess from those under it; what is left over is ignored. */
export function payDown(w: World, s: State, unit: Unit, sp: number, rule: string, tell: Tell): void {
  payAmong(w, s, downFrom(w, s, unit), sp, rule, tell);
}

/** A unit and those under it. */
function downFrom(w: World, s: State, unit: Unit): Unit[] {
  const stack = unitsIn(w, s, whereIs(w, s, unit));
  return stack.slice(stack.indexOf(unit));
}

/**
 * Who pays in turn for these units of a hex: they and, 11.10.2a, all under the first of them; but nobody who has no part in
 * it for those who charge (9.4.3b, 11.9.3b) or fight a Reaction Charge (9.4.5f).
 */
export function payersFor(w: World, s: State, units: readonly Unit[]): readonly Unit[] {
  if (units.length === 0) return units;
  const fight = fightOf(w, s);
  const isAlone = fight === 'surprise' ? units[0] === s[w.at.charger] : fight === 'charge' || fight === 'duel';
  return isAlone ? units : downFrom(w, s, units[0]);
}

/** One unit alone. */
export function pay(w: World, s: State, unit: Unit, sp: number, rule: string, tell: Tell): void {
  lose(w, s, unit, sp, rule, tell);
  testLevels(w, s, tell);
}

/** One unit after another, what one has not got from the next. */
export function payAmong(w: World, s: State, units: readonly Unit[], sp: number, rule: string, tell: Tell): void {
  takeAmong(w, s, units, sp, rule, tell);
  testLevels(w, s, tell);
}

function takeAmong(w: World, s: State, units: readonly Unit[], sp: number, rule: string, tell: Tell): void {
  let left = sp;
  for (const unit of units) {
    if (left === 0 || !onMap(w, s, unit)) continue;
    left -= lose(w, s, unit, left, rule, tell);
  }
}

/** What a side pays, and who in turn. */
export interface Price {
  readonly payers: readonly Unit[];
  readonly sp: number;
}

/** 11.14a (8), 14.0e: both losses of an exchange fall together, before any level is tested. */
export function payBoth(w: World, s: State, one: Price, other: Price, rule: string, tell: Tell): void {
  for (const { payers, sp } of [one, other]) takeAmong(w, s, payers, sp, rule, tell);
  testLevels(w, s, tell);
}

/** 12.2e: who is Demoralized when the die is rolled takes the result as such, whatever comes between. */
export function noteDoubled(w: World, s: State, units: readonly Unit[]): void {
  for (const unit of units) if (isDemoralized(w, s, unit)) cast(w, s, unit, DOUBLED);
}

/** 12.2d: a loss of a hex is doubled by its top participating unit. */
export const doubledLoss = (w: World, s: State, top: Unit, sp: number): number =>
  top >= 0 && plays(w, s, top, DOUBLED) ? 2 * sp : sp;

/** 12.2c: before it retreats or stands a Demoralized group loses 1 SP for each hex: its first Demoralized unit does. */
export function payDoubled(w: World, s: State, units: readonly Unit[], length: number, tell: Tell): void {
  const first = units.find((unit) => plays(w, s, unit, DOUBLED) && onMap(w, s, unit));
  if (first === undefined || isOver(w, s)) return;
  const hex = whereIs(w, s, first);
  const group = units.filter((unit) => whereIs(w, s, unit) === hex);
  payAmong(w, s, payersFor(w, s, group.slice(group.indexOf(first))), length, '12.2c', tell);
}
