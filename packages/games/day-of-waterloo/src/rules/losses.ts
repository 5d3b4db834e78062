import type { State, Tell, Unit } from '@hundred-days/kernel';
import { DOUBLED } from '../fighting.ts';
import { beneath, isDemoralized, onMap, whereIs } from '../position.ts';
import type { World } from '../world.ts';
import { testLevels } from './demoralization.ts';
import { lose } from './ledger.ts';
import { cast, isOver, plays } from './parts.ts';

/** 11.10 Casualties: who pays, and what comes of it at once (11.10.3a). */

/** 11.10.2a: from a unit, the excess from those under it; what is left over is ignored. */
export function payDown(w: World, s: State, unit: Unit, sp: number, rule: string, tell: Tell): void {
  takeDown(w, s, unit, sp, rule, tell);
  testLevels(w, s, tell);
}

function takeDown(w: World, s: State, unit: Unit, sp: number, rule: string, tell: Tell): void {
  let left = sp;
  let payer = unit;
  while (left > 0 && payer >= 0) {
    const next = beneath(w, s, payer);
    left -= lose(w, s, payer, left, rule, tell);
    payer = next;
  }
}

/** One unit alone. */
export function pay(w: World, s: State, unit: Unit, sp: number, rule: string, tell: Tell): void {
  lose(w, s, unit, sp, rule, tell);
  testLevels(w, s, tell);
}

/** The same among units that are no longer in one stack, in their order. */
export function payAmong(w: World, s: State, units: readonly Unit[], sp: number, rule: string, tell: Tell): void {
  let left = sp;
  for (const unit of units) {
    if (left === 0 || !onMap(w, s, unit)) continue;
    left -= lose(w, s, unit, left, rule, tell);
  }
  testLevels(w, s, tell);
}

/** 11.14a (8), 14.0e: both losses of an exchange fall together, before any level is tested. */
export function payBoth(
  w: World,
  s: State,
  one: { readonly unit: Unit; readonly sp: number },
  other: { readonly unit: Unit; readonly sp: number },
  rule: string,
  tell: Tell,
): void {
  if (one.unit >= 0) takeDown(w, s, one.unit, one.sp, rule, tell);
  if (other.unit >= 0) takeDown(w, s, other.unit, other.sp, rule, tell);
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
  payAmong(w, s, group.slice(group.indexOf(first)), length, '12.2c', tell);
}
