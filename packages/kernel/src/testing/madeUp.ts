import type { Outcome, Setup } from '../contract.ts';
import { type Fault, fault } from '../refusal.ts';
import { type Offer, optionFaults } from '../setup.ts';
import { type State, sameState } from '../state.ts';

/** What made-up games have in common: their rules have numbers and no words, and whoever has most wins. */

export const madeUpCases = (ids: readonly string[]): { readonly id: string; readonly title: string }[] =>
  ids.map((id) => ({ id, title: `Rule ${id}` }));

/** What is wrong with a set-up, the scenario first. */
export function madeUpFaults(offer: Offer, setup: Setup): Fault[] {
  const known = offer.scenarios.some(({ id }) => id === setup.scenario);
  const scenario = String(setup.scenario).slice(0, 40);
  return known ? optionFaults(offer, setup) : [fault('unknown-scenario', 'scenario', { scenario })];
}

/** `what` is derived from the rest of a position, unless it was not kept up. */
export function notKeptUp(s: State, rebuild: (s: State) => void, what: string): string[] {
  const again = s.slice();
  rebuild(again);
  return sameState(again, s) ? [] : [what];
}

/** The one seat with most has won. */
export function mostWins(points: readonly number[], rule: string): Outcome {
  const best = Math.max(...points);
  const winners = [...points.keys()].filter((seat) => points[seat] === best);
  return winners.length === 1 ? { winners, rule, code: 'won' } : { winners: [], rule, code: 'even' };
}
