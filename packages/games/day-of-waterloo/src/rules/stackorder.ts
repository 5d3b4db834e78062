import { type Refusal, refusal, type State, type Tell, type Unit } from '@hundred-days/kernel';
import { beneath, onMap, raise, topIn, whereIs } from '../position.ts';
import type { World } from '../world.ts';
import { refuseRaise } from './deployment.ts';

/** 5.4.3a The order of a stack. */

/** 5.4.3a: not its top, and in a stack. */
export const mayRaise = (w: World, s: State, unit: Unit): boolean =>
  unit < w.units && onMap(w, s, unit) && topIn(w, s, whereIs(w, s, unit)) !== unit;

/** 5.4.3a: not its top, which would show another, nor the lowest. */
export const mayLower = (w: World, s: State, unit: Unit): boolean => mayRaise(w, s, unit) && beneath(w, s, unit) >= 0;

export function refuseLower(w: World, s: State, side: number, unit: Unit): Refusal | null {
  const no = refuseRaise(w, s, side, unit);
  if (no !== null || mayLower(w, s, unit)) return no;
  return refusal('5.4.3a', 'lowest', { unit: w.unitId(unit) });
}

/** 5.4.3a, 5.4.2e: the new top counter is seen. */
export function bringUp(w: World, s: State, unit: Unit, tell: Tell): void {
  raise(w, s, unit);
  if (tell === null) return;
  const data = { unit: w.unitId(unit), hex: w.hexId(whereIs(w, s, unit)) };
  tell({ type: 'raised', rule: '5.4.3a', data, reveals: true });
}
