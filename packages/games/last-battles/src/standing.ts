import {
  type AnyAction,
  fallingBack,
  type Game,
  type Place,
  type StandingOrder,
  type State,
  type Unit,
} from '@hundred-days/kernel';
import type { ActionType, Of } from './actions.ts';
import { onMap, strengthOf, whereIs } from './position.ts';
import { enemyOf } from './units.ts';
import type { World } from './world.ts';

/** What a player who is away may have answered for him, in the battles and in the campaign. */

/** The choices of a kind, which the campaign has in common with the battles. */
const allOf = <A extends AnyAction, T extends ActionType>(choices: readonly A[], kind: T): (A & Of<T>)[] =>
  choices.filter(({ type }) => type === kind) as (A & Of<T>)[];

/** 7.83c: an exchange is paid with as few points as will do; among equals with as few units. One of those who pay. */
function cheapest(w: World, s: State, units: readonly Unit[]): Unit | undefined {
  const price = s[w.at.price];
  const points = (some: readonly Unit[]): number => some.reduce((sum, unit) => sum + strengthOf(w, s, unit), 0);
  let best = units;
  for (let subset = 1; subset < 1 << units.length; subset++) {
    const some = units.filter((_, i) => (subset & (1 << i)) !== 0);
    const less = points(some) - points(best);
    if (points(some) >= price && (less < 0 || (less === 0 && some.length < best.length))) best = some;
  }
  return best[0];
}

/** More attackers than this are not gone through. */
const MOST_PAYERS = 14;

const enemiesOf = (w: World, s: State, side: number): Place[] =>
  [...w.unitsOf[enemyOf(side)]].filter((unit) => onMap(w, s, unit)).map((unit) => whereIs(w, s, unit));

export const standingOrders = <A extends AnyAction>({
  world: w,
}: Game<A> & { readonly world: World }): readonly StandingOrder<A>[] => [
  {
    id: 'loss',
    phases: ['losses'],
    answer(s, _seat, choices) {
      const losses = allOf(choices, 'lose');
      if (losses.length > MOST_PAYERS) return null;
      const units = losses.map(({ unit }): Unit => unit);
      const payer = cheapest(w, s, units);
      return losses.find(({ unit }) => unit === payer) ?? null;
    },
  },
  {
    id: 'retreat',
    phases: ['retreat'],
    /** 7.4b, 7.6: where somebody is lost, or pushes another away, his owner looks himself. */
    answer(s, _seat, choices) {
      const ways = allOf(choices, 'retreat');
      if (ways.length === 0 || ways.length < choices.length) return null;
      return fallingBack(ways, enemiesOf(w, s, w.side[ways[0].unit]), w.map.distance);
    },
  },
];
