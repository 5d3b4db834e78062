import { board, position, type World } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';

const { ARTILLERY, CAVALRY } = board;
const { corpsOf, moraleOf, strengthOf, unitsIn } = position;

/** 5.4.1: in what order the units of a hex should lie: a battery on top, beneath it the best of the others, which fights with it. */
export function orderOf(w: World, s: State, hex: number, prices: Float64Array): number[] {
  const there = unitsIn(w, s, hex);
  if (there.length < 2) return there;
  const guns = there
    .filter((unit) => w.arm[unit] === ARTILLERY)
    .sort((a, b) => rank(w, s, b, prices) - rank(w, s, a, prices));
  const others = there
    .filter((unit) => w.arm[unit] !== ARTILLERY)
    .sort((a, b) => rank(w, s, b, prices) - rank(w, s, a, prices));
  if (guns.length === 0 || others.length === 0) return [...others, ...guns];
  return [guns[0], ...others, ...guns.slice(1)];
}

/** What a unit is good for on top; one whose losses are dear had better lie beneath. */
function rank(w: World, s: State, unit: number, prices: Float64Array): number {
  const fights = strengthOf(w, s, unit) + 0.8 * moraleOf(w, s, unit);
  return (w.arm[unit] === CAVALRY ? 0.8 * fights : fights) - 1.5 * prices[corpsOf(w, s, unit)];
}

/** Lays the units of a hex so. Zones of influence stay as they are: they go by who is in the stack (6.2a). */
export function arrange(w: World, s: State, hex: number, prices: Float64Array): void {
  const order = orderOf(w, s, hex, prices);
  if (order.length < 2) return;
  s[w.at.top + hex] = order[0] + 1;
  for (const [i, unit] of order.entries()) s[w.at.beneath + unit] = i + 1 < order.length ? order[i + 1] + 1 : 0;
}
