import { type AnyAction, sameAction } from '../actions.ts';
import type { Game, StandingOrder } from '../contract.ts';
import { allChoices, concealed, refuseInput, seatsToAct } from '../referee.ts';
import type { State } from '../state.ts';
import { seatsIn } from '../testing/randomPlay.ts';
import { ensure, ensureSame, walk } from './failure.ts';
import type { NamedSetup, Seeds } from './plan.ts';

/** An answer that an order gave in a random game. */
export interface OrderAnswered<A extends AnyAction> {
  readonly order: string;
  readonly state: State;
  readonly seat: number;
  readonly choices: readonly A[];
  readonly action: A;
}

export interface OrdersPlan<A extends AnyAction> {
  readonly setups: readonly NamedSetup[];
  readonly seeds: Seeds;
  /** Each answers whenever it is asked: when an answer comes would tell what is hidden. */
  readonly always: boolean;
  /** Looks at what was answered. */
  readonly look?: (answered: OrderAnswered<A>) => void;
}

/**
 * What orders answer in random games is legal, follows from what the seat sees, and touches nothing. How often each answered
 * where there was something to choose.
 */
export function ordersHold<A extends AnyAction>(
  game: Game<A>,
  orders: readonly StandingOrder<A>[],
  { setups, seeds, always, look }: OrdersPlan<A>,
): Readonly<Record<string, number>> {
  const tally = Object.fromEntries(orders.map(({ id }) => [id, 0]));
  const ask = (order: StandingOrder<A>, state: State, seat: number): void => {
    const view = concealed(game, state, seat);
    const choices = allChoices(game, view, seat);
    const before = view.slice();
    const action = order.answer(view, seat, choices);
    ensureSame([...view], [...before], () => `the view that ${order.id} was asked on`);
    ensure(action !== null || !always, () => `${order.id} does not answer`);
    if (action === null) return;
    ensure(
      choices.some((one) => sameAction(one, action)),
      () => `${order.id} answers what is not listed`,
    );
    ensureSame(refuseInput(game, state, seat, action), null, () => `the answer of ${order.id}`);
    if (choices.length > 1) tally[order.id]++;
    look?.({ order: order.id, state, seat, choices, action });
  };
  for (const setup of setups)
    for (const seed of seeds)
      walk(game, setup, seed, ({ before }) => {
        const { name } = game.phase(before);
        for (const order of orders.filter(({ phases }) => phases.includes(name)))
          for (const seat of seatsIn(seatsToAct(game, before))) ask(order, before, seat);
      });
  return tally;
}
