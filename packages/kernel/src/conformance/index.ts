import type { AnyAction } from '../actions.ts';
import type { Game } from '../contract.ts';
import type { Check } from '../testing/shelf.ts';
import { sameSeedSameGame } from './determinism.ts';
import { ensure } from './failure.ts';
import { foreignRefused } from './foreign.ts';
import { gamesEnd } from './games.ts';
import { optionsFromKnowledge, twinsLookAlike } from './hidden.ts';
import { notationReadsBack } from './notation.ts';
import { countsFrozen } from './perft.ts';
import { fullPlan, type NamedSetup, type Plan, seeds } from './plan.ts';
import { coreSaysAll, nothingAliases } from './positions.ts';
import { recordsReplay } from './records.ts';
import { undoTellsNothing } from './secrets.ts';
import { undoIsFree } from './undo.ts';
import { everythingHasWords } from './words.ts';

export type { Check } from '../testing/shelf.ts';
export { ConformanceFailure } from './failure.ts';
export { foreignRefused } from './foreign.ts';
export { countChoices, perft } from './perft.ts';
export { type NamedSetup, named, type Plan, type Start, type Twins } from './plan.ts';
export { type OrderAnswered, ordersHold } from './standing.ts';

/**
 * What every game must pass, as checks for a test file to run:
 *
 *   for (const check of conformance(game, plan)) test(check.name, check.run);
 */
export function conformance<A extends AnyAction>(game: Game<A>, plan: Plan<A>): Check[] {
  const { setups, another, games, walks, mutations, tamperings, seed, perft, twins, cases, words } = fullPlan(plan);
  const few = seeds(seed, walks);
  const many = seeds(seed, Math.ceil(games / setups.length));
  const share = Math.ceil(mutations / setups.length);

  const each: readonly (readonly [string, (setup: NamedSetup) => void])[] = [
    ['random games end, nobody is ever stuck, whatever is listed is accepted', (one) => gamesEnd(game, one, many)],
    ['a position is the same when built again from its core', (one) => coreSaysAll(game, one, few)],
    ['copies, lists and questions never touch a position', (one) => nothingAliases(game, one, few)],
    ['undo is free to the last die, reveal or other decision', (one) => undoIsFree(game, one, few)],
    ['taking back tells nothing of what others do in secret', (one) => undoTellsNothing(game, one, few)],
    [
      'records replay, and changed ones are refused',
      (one) => recordsReplay(game, one, few, tamperings, words, setups.indexOf(one)),
    ],
    ['foreign actions are refused, accepted ones were listed', (one) => foreignRefused(game, one, String(seed), share)],
    ['a seat’s options depend on what it knows', (one) => optionsFromKnowledge(game, one, few)],
    ['the choices at the first decisions are as frozen', (one) => countsFrozen(game, one, perft[one.name])],
    ['what is listed can be written and read back', (one) => notationReadsBack(game, one, few)],
    ['whatever is said has a rule and words', (one) => everythingHasWords(game, one, few, { cases, words })],
    ['the same seed gives the same game', (one) => sameSeedSameGame(game, another, one, few)],
  ];
  return [
    { name: 'its scenarios are played in the world it was made for', run: () => scenariosAreHere(game) },
    ...each.flatMap(([name, run]) => setups.map((one) => ({ name: `${name}: ${one.name}`, run: () => run(one) }))),
    ...twins.map((one) => ({
      name: `nothing hidden is shown: ${one.name}`,
      run: () => twinsLookAlike(game, one, few.slice(0, 1)),
    })),
  ];
}

function scenariosAreHere<A extends AnyAction>({ scenarios, world }: Game<A>): void {
  ensure(scenarios.length > 0, () => `nothing is played in ${world.id}`);
  for (const { id, world: named } of scenarios)
    ensure(named === world.id, () => `scenario ${id} is played in ${named}, not in ${world.id}`);
}
