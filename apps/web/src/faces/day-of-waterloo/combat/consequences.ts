import { type Action, fighting, position, type World } from '@hundred-days/day-of-waterloo';
import { isRooted, partsIn, plays } from '@hundred-days/day-of-waterloo/reckoning';
import type { Place, State, Unit } from '@hundred-days/kernel';

/** 11.9, 11.10 What standing, retreating or paying would mean for those who decide. */

/** A unit that pays, with its points before and after. */
export interface Payment {
  readonly unit: Unit;
  readonly from: number;
  readonly to: number;
}

export interface Paid {
  readonly payments: readonly Payment[];
  readonly sp: number;
  /** 12.1a, 13.1a: corps whose next level it reaches. */
  readonly breaks: readonly number[];
  readonly scatters: readonly number[];
}

/** 11.10.2a: points taken from units one after another; what they have not got is ignored. */
export function paidBy(w: World, view: State, units: readonly Unit[], sp: number): Paid {
  const payments: Payment[] = [];
  let left = sp;
  for (const unit of units) {
    const from = position.strengthOf(w, view, unit);
    const paid = Math.min(left, from);
    if (paid === 0) break;
    payments.push({ unit, from, to: from - paid });
    left -= paid;
  }
  return { payments, sp: sp - left, ...levelsReached(w, view, payments) };
}

function levelsReached(w: World, view: State, payments: readonly Payment[]): Pick<Paid, 'breaks' | 'scatters'> {
  const lost = new Map<number, number>();
  for (const { unit, from, to } of payments) {
    const corps = position.corpsOf(w, view, unit);
    lost.set(corps, (lost.get(corps) ?? 0) + from - to);
  }
  const breaks: number[] = [];
  const scatters: number[] = [];
  for (const [corps, sp] of lost) {
    const { demoralization, disintegration } = position.levelsOf(w, view, corps);
    const total = view[w.at.losses + corps] + sp;
    const morale = view[w.at.corpsMorale + corps];
    if (disintegration > 0 && total >= disintegration) scatters.push(corps);
    else if (morale === 0 && total >= demoralization) breaks.push(corps);
  }
  return { breaks, scatters };
}

/** 11.9b: the units of a hex and those under them pay for the hexes they do not retreat; in a charge or a duel they alone. */
export function standing(w: World, view: State, hex: Place): Paid {
  const units = partsIn(w, view, hex, fighting.RETREATING);
  const stack = position.unitsIn(w, view, hex);
  const fight = fighting.FIGHTS[view[w.at.fight]];
  const alone = fight === 'charge' || fight === 'duel' || fight === 'surprise';
  const isCharged = fight === 'charge' && units.some((unit) => plays(w, view, unit, fighting.DEFENDING));
  const payers = alone && !isCharged ? units : stack.slice(stack.indexOf(units[0]));
  return paidBy(w, view, payers, view[w.at.length]);
}

export interface Retreating {
  readonly units: readonly Unit[];
  /** 11.9c: foot artillery that stays and pays. */
  readonly rooted: readonly Unit[];
  /** Where they could end. */
  readonly hexes: readonly Place[];
  readonly length: number;
}

/** 11.9: who would leave a hex, and where to, by what may be chosen. */
export function retreating(w: World, view: State, hex: Place, choices: readonly Action[]): Retreating {
  const units = partsIn(w, view, hex, fighting.RETREATING);
  const hexes = new Set<Place>();
  for (const action of choices) {
    if (action.type !== 'retreat') continue;
    for (const [i, unit] of action.units.entries()) if (units.includes(unit)) hexes.add(action.to[2 * i + 1]);
  }
  return {
    units: units.filter((unit) => !isRooted(w, unit)),
    rooted: units.filter((unit) => isRooted(w, unit)),
    hexes: [...hexes].sort((a, b) => a - b),
    length: view[w.at.length],
  };
}

/** 11.8b, 12.2d: what a hex would pay for an exchange. */
export function exchanging(w: World, view: State, hex: Place): Paid {
  const units = partsIn(w, view, hex, fighting.ATTACKING | fighting.DEFENDING);
  const stack = position.unitsIn(w, view, hex);
  const doubled = units.length > 0 && plays(w, view, units[0], fighting.DOUBLED);
  return paidBy(w, view, stack.slice(stack.indexOf(units[0])), doubled ? 2 * view[w.at.price] : view[w.at.price]);
}
