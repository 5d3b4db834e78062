import type { AnyAction } from './actions.ts';
import type { Game } from './contract.ts';
import type { Seat } from './kinds.ts';
import { allChoices } from './referee.ts';
import type { State } from './state.ts';

/** Standing orders: what a seat declines once for all, so that it is not asked every time. */

/** The kinds of deeds that a plain answer of the game declines. */
export const smallKinds = <A extends AnyAction>({ actions }: Pick<Game<A>, 'actions'>): readonly string[] => [
  ...new Set(Object.values(actions).flatMap(({ declines = [] }) => declines)),
];

/** The answer of a seat that does none of these kinds; null where it is asked for anything else, or for nothing. */
export function standingAnswer<A extends AnyAction>(
  game: Game<A>,
  view: State,
  seat: Seat,
  declined: readonly string[],
): { readonly action: A; readonly kind: string } | null {
  const choices = allChoices(game, view, seat);
  const no = choices.find(({ type }) => game.actions[type].declines !== undefined);
  if (no === undefined) return null;
  const others = choices.filter((choice) => choice !== no).map(({ type }) => type);
  const { declines = [] } = game.actions[no.type];
  const [kind] = others;
  if (kind === undefined || !others.every((type) => declines.includes(type) && declined.includes(type))) return null;
  return { action: no, kind };
}
