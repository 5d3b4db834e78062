import { fighting, position, type World } from '@hundred-days/day-of-waterloo';
import * as reckoning from '@hundred-days/day-of-waterloo/reckoning';
import type { Place, State, Unit } from '@hundred-days/kernel';
import { type Fire, fireOn } from './fire.ts';
import { duelOdds, type Odds, oddsOf } from './odds.ts';

/** 4.2g The hexes that can still be targets, with all that could be brought against each. */

export interface Target {
  readonly hex: Place;
  readonly top: Unit;
  /** 4.2h: a Reaction Charge that must be fought. */
  readonly owed: boolean;
  readonly guns: readonly Unit[];
  readonly fire: Fire | null;
  readonly attackers: readonly Unit[];
  /** The odds if all of them attack, or of the Reaction Charge. */
  readonly odds: Odds | null;
}

export function targetOf(w: World, view: State, hex: Place): Target {
  const own = [...w.unitsOf[view[w.at.phasing]]].filter((unit) => unit < w.units);
  const second = view[w.at.second] === 1;
  const owed = view[w.at.duel + hex] !== 0;
  const guns = second ? [] : own.filter((unit) => reckoning.canFire(w, view, unit, hex));
  const attackers = owed ? [] : own.filter((unit) => reckoning.canAttack(w, view, unit, hex));
  return {
    hex,
    top: position.topIn(w, view, hex),
    owed,
    guns,
    fire: fireOn(w, view, guns, hex),
    attackers,
    odds: owed ? duelAt(w, view, hex) : oddsOf(w, view, attackers, [hex]),
  };
}

/** 9.4.5f: the Reaction Charge out of a hex. */
export function duelAt(w: World, view: State, hex: Place): Odds | null {
  const other = view[w.at.duel + hex] - 1;
  if (other < 0) return null;
  const [reacting, charging] = [hex, other].map((one) =>
    position.unitsIn(w, view, one).filter((unit) => reckoning.bears(w, view, unit, fighting.DUELING)),
  );
  return reacting.length === 0 || charging.length === 0 ? null : duelOdds(w, view, reacting, charging);
}

/** The order in which a player means to fight: what is owed first, then as he has put it, new ones last. */
export function inOrder(targets: readonly Target[], wished: readonly Place[]): readonly Target[] {
  const rank = ({ hex, owed }: Target): number => {
    if (owed) return -1;
    const at = wished.indexOf(hex);
    return at < 0 ? wished.length : at;
  };
  return [...targets].sort((one, other) => rank(one) - rank(other));
}

/** One place up or down in the list; what is owed keeps its place on top. */
export function shifted(targets: readonly Target[], hex: Place, by: -1 | 1): readonly Place[] {
  const order = targets.map((target) => target.hex);
  const [from, to] = [order.indexOf(hex), order.indexOf(hex) + by];
  const first = targets.filter(({ owed }) => owed).length;
  if (from < first || to < first || to >= order.length) return order;
  [order[from], order[to]] = [order[to], order[from]];
  return order;
}
