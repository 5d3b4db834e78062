import { below, type Place, type Seat, type Side, type State, type Unit } from '@hundred-days/kernel';
import { corpsOf, putUnder, rebuild, sideOfSeat, UNKNOWN } from './position.ts';
import { roomFor } from './rules/stacking.ts';
import { enemyOf } from './units.ts';
import type { World } from './world.ts';

/** What is believed of units under top counters. */
export interface Belief {
  /** How likely a unit is in a hex beside others; 0 for never. */
  weight(unit: Unit, hex: Place): number;
  /** SP that it is thought to have lost. */
  lost(unit: Unit): number;
}

/**
 * A whole position that gives `seat` this view: every enemy unit that is somewhere on the map lies under a top counter of its army
 * that has room for it. Under which one says the belief, and chance where it says nothing. Casualties of the hidden add up to what
 * their corps is known to have lost (5.4.2c).
 */
export function determinize(w: World, view: State, seat: Seat, bits: () => number, belief?: Belief): State {
  const s = view.slice();
  const side = enemyOf(sideOfSeat(seat));
  const hidden: Unit[] = [];
  for (const unit of w.unitsOf[side]) if (unit < w.units && view[w.at.where + unit] === UNKNOWN) hidden.push(unit);
  if (hidden.length === 0) return s;
  layCasualties(w, s, hidden, bits, belief);
  shuffle(hidden, bits);
  // The strongest find room while there is some.
  hidden.sort((a, b) => w.strength[b] - w.strength[a]);
  const stacks = stacksOf(w, s, side);
  for (const unit of hidden) lay(w, s, unit, stacks, bits, belief);
  rebuild(w, s);
  return s;
}

function shuffle(units: Unit[], bits: () => number): void {
  for (let i = units.length - 1; i > 0; i--) {
    const j = below(i + 1, bits);
    [units[i], units[j]] = [units[j], units[i]];
  }
}

/** The hexes in which the enemy is seen. */
function stacksOf(w: World, s: State, side: Side): Place[] {
  const stacks: Place[] = [];
  for (let hex = 0; hex < w.hexes; hex++) {
    const top = s[w.at.top + hex] - 1;
    if (top >= 0 && w.side[top] === side) stacks.push(hex);
  }
  return stacks;
}

const CHANCES = 1 << 20;

function lay(
  w: World,
  s: State,
  unit: Unit,
  stacks: readonly Place[],
  bits: () => number,
  belief: Belief | undefined,
): void {
  const open = stacks.filter((hex) => roomFor(w, s, hex, unit));
  // 5.2a: with no room at all the view was made of losses that are not known; it lies under the first of its army.
  const hex = open.length > 0 ? drawn(unit, open, bits, belief) : stacks.find((one) => isOwn(w, s, one, unit));
  if (hex !== undefined) putUnder(w, s, unit, hex);
}

const isOwn = (w: World, s: State, hex: Place, unit: Unit): boolean => w.army[s[w.at.top + hex] - 1] === w.army[unit];

function drawn(unit: Unit, open: readonly Place[], bits: () => number, belief: Belief | undefined): Place {
  const weights = open.map((hex) => belief?.weight(unit, hex) ?? 1);
  const total = weights.reduce((sum, one) => sum + one, 0);
  if (total <= 0) return open[below(open.length, bits)];
  let left = (below(CHANCES, bits) / CHANCES) * total;
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return open[i];
  }
  return open[open.length - 1];
}

/** What a corps has lost beyond what is seen is shared out among its hidden units: those who are thought to have lost it first. */
function layCasualties(
  w: World,
  s: State,
  hidden: readonly Unit[],
  bits: () => number,
  belief: Belief | undefined,
): void {
  const left = w.corpsIds.map((_, corps) => s[w.at.losses + corps]);
  for (let unit = 0; unit < w.units; unit++) left[corpsOf(w, s, unit)] -= s[w.at.casualties + unit];
  const take = (unit: Unit, most: number): void => {
    const corps = corpsOf(w, s, unit);
    const lost = Math.max(0, Math.min(most, left[corps], w.strength[unit] - 1 - s[w.at.casualties + unit]));
    s[w.at.casualties + unit] += lost;
    left[corps] -= lost;
  };
  for (const unit of hidden) take(unit, belief?.lost(unit) ?? 0);
  const order = [...hidden];
  shuffle(order, bits);
  for (let round = 0; round < MOST_ROUNDS; round++) for (const unit of order) take(unit, 1);
}

const MOST_ROUNDS = 12;
