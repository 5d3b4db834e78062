import type { State } from '@hundred-days/kernel';
import type { UnitDocument } from '../../src/documents.ts';
import { w } from '../world.ts';

/** Slow readings of a position that know nothing of how the rules read it: who lies where in which order, how strong, of what morale. */

const { units, variantUnits } = w.documents.units;
const DATA = new Map([...units, ...variantUnits].map((unit) => [unit.id, unit]));
export const dataOf = (unit: number): UnitDocument => {
  const found = DATA.get(w.unitId(unit));
  if (found === undefined) throw new Error(`no unit ${unit}`);
  return found;
};

/** The units of a hex, the top first. */
export function stackIn(s: State, hex: number): number[] {
  const there = Array.from({ length: w.units }, (_, unit) => unit).filter((unit) => s[w.at.where + unit] === hex);
  const covered = new Set(there.map((unit) => s[w.at.beneath + unit] - 1));
  const order: number[] = [];
  for (let unit = there.find((one) => !covered.has(one)) ?? -1; unit >= 0; unit = s[w.at.beneath + unit] - 1)
    order.push(unit);
  return order;
}

export const pointsOf = (s: State, unit: number): number => dataOf(unit).strength - s[w.at.casualties + unit];

const corpsNow = (s: State, unit: number): string => {
  const { army, corps } = dataOf(unit);
  // 16.1e does not come up in the scenes this is used for.
  if (s[w.at.changed] !== 0) throw new Error('the fates have changed the corps');
  return `${army}-${corps}`;
};

/** 12.2a */
export function isShaken(s: State, unit: number): boolean {
  const army = ['french', 'adg', 'prussian'].indexOf(dataOf(unit).army);
  return s[w.at.armyMorale + army] > 0 || s[w.at.corpsMorale + w.corpsIds.indexOf(corpsNow(s, unit))] > 0;
}
export const moraleNow = (s: State, unit: number): number =>
  Math.max(0, dataOf(unit).morale - (isShaken(s, unit) ? 1 : 0));

export const isHorse = (unit: number): boolean => dataOf(unit).type === 'cavalry';
export const isGuns = (unit: number): boolean => dataOf(unit).type === 'artillery';
/** 11.9c: 12-pounders are foot artillery too; horse artillery has an allowance of 6. */
export const isFootGuns = (unit: number): boolean => isGuns(unit) && dataOf(unit).move < 6;
/** 5.2f: the six brigades of the Old, Middle and Young Guard. */
const isGuard = (unit: number): boolean => /^fr-(og|mg|yg)-/.test(w.unitId(unit));

/** 5.2f: the units of a stack, the two brigades of a Guard pair together. */
export function whole(stack: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const unit of stack) {
    const last = found.at(-1);
    if (last !== undefined && last.length === 1 && isGuard(last[0]) && isGuard(unit)) last.push(unit);
    else found.push([unit]);
  }
  return found;
}

/** 11.3b: the mean, a fraction towards the side of it with more SP; at a half without that for the defender, else to the nearest. */
export function meanOf(all: readonly { readonly morale: number; readonly sp: number }[], isDefender: boolean): number {
  const mean = all.reduce((sum, { morale }) => sum + morale, 0) / all.length;
  if (Number.isInteger(mean)) return mean;
  const points = (higher: boolean): number =>
    all.filter(({ morale }) => morale > mean === higher).reduce((sum, { sp }) => sum + sp, 0);
  const [above, below] = [points(true), points(false)];
  if (above !== below) return above > below ? Math.ceil(mean) : Math.floor(mean);
  if (mean - Math.floor(mean) === 0.5) return isDefender ? Math.ceil(mean) : Math.floor(mean);
  return Math.round(mean);
}

/** The averaged morale of some units of a stack (9.4.4a, 9.4.4f). */
export function averageOf(s: State, stack: readonly number[], units: readonly number[], isDefender: boolean): number {
  const single = (unit: number) => ({ morale: moraleNow(s, unit), sp: pointsOf(s, unit) });
  return meanOf(
    whole(stack).flatMap((one) => {
      if (one.length === 2 && one.every((unit) => units.includes(unit)))
        return [
          { morale: meanOf(one.map(single), isDefender), sp: one.reduce((sum, unit) => sum + pointsOf(s, unit), 0) },
        ];
      return one.filter((unit) => units.includes(unit)).map(single);
    }),
    isDefender,
  );
}
