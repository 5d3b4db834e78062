import type { AnyAction } from './actions.ts';
import type { Game, StandingOrder } from './contract.ts';
import type { Place, Seat, Unit } from './kinds.ts';
import { allChoices } from './referee.ts';
import type { State } from './state.ts';

/** Standing orders: small decisions that a seat leaves to the table once for all, so that nobody waits for it. */

/** A game with the orders that can be given in it; they stand in a module of their own, for who keeps tables of people who are away. */
export const withOrders = <A extends AnyAction, G extends Game<A>>(game: G, standing: readonly StandingOrder<A>[]): G =>
  Object.assign(game, { standing });

/** The orders that can be given: kinds of deeds that a plain answer of the game declines, and what else it knows. */
export const ordersOf = <A extends AnyAction>({
  actions,
  standing = [],
}: Pick<Game<A>, 'actions' | 'standing'>): readonly string[] => [
  ...new Set([...Object.values(actions).flatMap(({ declines = [] }) => declines), ...standing.map(({ id }) => id)]),
];

interface Answered<A extends AnyAction> {
  readonly action: A;
  /** The order it followed from. */
  readonly order: string;
}

/** The answer of a seat with these orders; null where it has none for what it is asked, or is asked for nothing. */
export function standingAnswer<A extends AnyAction>(
  game: Game<A>,
  view: State,
  seat: Seat,
  ordered: readonly string[],
): Answered<A> | null {
  const choices = allChoices(game, view, seat);
  if (choices.length === 0) return null;
  const { name } = game.phase(view);
  const meant = (game.standing ?? []).filter(({ id, phases }) => ordered.includes(id) && phases.includes(name));
  for (const order of meant) {
    const action = order.answer(view, seat, choices);
    if (action !== null) return { action, order: order.id };
  }
  return declined(game, choices, ordered);
}

/** Says no, where a seat is asked for nothing but what it declines. */
function declined<A extends AnyAction>(
  game: Game<A>,
  choices: readonly A[],
  ordered: readonly string[],
): Answered<A> | null {
  const no = choices.find(({ type }) => game.actions[type].declines !== undefined);
  if (no === undefined) return null;
  const others = choices.filter((choice) => choice !== no).map(({ type }) => type);
  const { declines = [] } = game.actions[no.type];
  const [order] = others;
  if (order === undefined || !others.every((type) => declines.includes(type) && ordered.includes(type))) return null;
  return { action: no, order };
}

/** A choice that takes a unit somewhere. */
type Going = AnyAction & { readonly unit: Unit; readonly to: Place };

/**
 * Away from the enemy: first the unit that has the fewest ways; it goes where the nearest enemy is farthest, among equals where the
 * next nearest is, and so on.
 */
export function fallingBack<A extends Going>(
  ways: readonly A[],
  enemies: readonly Place[],
  distance: (a: Place, b: Place) => number,
): A {
  const waysOf = (unit: Unit): A[] => ways.filter((way) => way.unit === unit);
  const [first] = [...new Set(ways.map(({ unit }) => unit))].map(waysOf).sort((a, b) => a.length - b.length);
  const far = (hex: Place): number[] => enemies.map((enemy) => distance(hex, enemy)).sort((a, b) => a - b);
  return first.reduce((best, way) => (isFarther(far(way.to), far(best.to)) ? way : best));
}

function isFarther(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((distance, i) => distance !== other[i]);
  return at >= 0 && one[at] > other[at];
}
