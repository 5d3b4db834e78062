import type { AnyAction } from '../actions.ts';
import type { Game, Setup } from '../contract.ts';
import { type Dice, scriptedDice } from '../dice.ts';
import type { GameEvent } from '../events.ts';
import { readLine, writeAction } from '../notation.ts';
import { allChoices, firstSeatToAct, submit } from '../referee.ts';
import type { Facts } from '../refusal.ts';
import type { State } from '../state.ts';
import { begin } from './randomPlay.ts';

/** Positions set up and played in tests: with notation, through the referee, the dice as the test says. */

/** The actions of a line; throws what cannot be read. */
export function readActions<A extends AnyAction>(game: Game<A>, line: string): readonly A[] {
  const actions = readLine(game, line);
  if (!actions.ok) throw new Error(`'${line}' cannot be read: ${JSON.stringify(actions.faults)}`);
  return actions.value;
}

/** Does an action for a seat, as a player's table would; throws if it is refused. `line` is what the test had written. */
export function carryOut<A extends AnyAction>(
  game: Game<A>,
  state: State,
  action: A,
  dice: Dice,
  tell: (event: GameEvent) => void,
  line: string,
  seat = firstSeatToAct(game, state),
): void {
  const no = submit(game, state, seat, action, dice, tell);
  if (no !== null) throw new Error(`'${line}' was refused: ${no.rule} ${no.code} ${JSON.stringify(no.data)}`);
}

/** After a line all dice have been used, and the position is one that can be. */
export function checkAfter<A extends AnyAction>(game: Game<A>, state: State, line: string, diceLeft: number): void {
  if (diceLeft > 0) throw new Error(`'${line}' left ${diceLeft} dice unused`);
  const wrong = game.unsound(state);
  if (wrong.length > 0) throw new Error(`'${line}' left an impossible position: ${wrong.join(', ')}`);
}

/** Sets a game up with dice that fall as given; throws its faults, or if it leaves dice. */
export function beginScripted<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  dice: readonly number[],
  events: GameEvent[],
): State {
  const rolls = scriptedDice(dice);
  const state = begin(game, setup, rolls, (event) => events.push(event));
  if (rolls.left > 0) throw new Error(`the start left ${rolls.left} dice unused`);
  return state;
}

/** The choices of a seat as notation, those that begin with `start`. */
export const writtenChoices = <A extends AnyAction>(game: Game<A>, state: State, seat: number, start = ''): string[] =>
  seat < 0
    ? []
    : allChoices(game, state, seat)
        .map((action) => writeAction(game, action))
        .filter((line) => line.startsWith(start));

/** The types of the choices of a seat, once each and sorted. */
export const typesOfChoices = <A extends AnyAction>(game: Game<A>, state: State, seat: number): string[] =>
  seat < 0 ? [] : [...new Set(allChoices(game, state, seat).map((action) => action.type))].sort();

/** The facts of the last event of a type; throws if there was none. */
export function lastTold(events: readonly GameEvent[], type: string): Facts {
  const event = events.findLast((one) => one.type === type);
  if (event === undefined) throw new Error(`no '${type}' among ${events.map((one) => one.type).join(', ')}`);
  return event.data;
}

/** Where an id stands in a list; throws if it does not. */
export function indexIn(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id);
  if (index < 0) throw new Error(`there is no ${id}`);
  return index;
}
