import { type AnyAction, actionKey } from '../actions.ts';
import { type Choices, type Game, SPECTATOR } from '../contract.ts';
import { randomBits, seededDice } from '../dice.ts';
import { choicesOf, concealed, piecesOf, refuseInput, seatsToAct, submit, viewInto, whyNot } from '../referee.ts';
import { copyState, coreBytes, type State } from '../state.ts';
import { begin, randomDecision, seatsIn } from '../testing/randomPlay.ts';
import { ensure, ensureSameState, located, samplePlaces, walk } from './failure.ts';
import type { NamedSetup } from './plan.ts';

/** A position from the bytes of its core, as a file or the network would bring it. */
export function fromCore<A extends AnyAction>(game: Game<A>, bytes: Uint8Array): State {
  const state = new Int16Array(game.stateSize);
  // Nonsense in the derived part, so that a rebuild that leaves something out is found.
  state.fill(-7, game.coreSize);
  for (let i = 0; i < game.coreSize; i++) state[i] = bytes[2 * i] | (bytes[2 * i + 1] << 8);
  game.rebuild(state);
  return state;
}

/** The core says everything: a position, and every view of it, is the same when built again from its core alone. */
export function coreSaysAll<A extends AnyAction>(game: Game<A>, setup: NamedSetup, seeds: readonly string[]): void {
  const rebuilt = (state: State, what: () => string): void =>
    ensureSameState(fromCore(game, coreBytes(state, game.coreSize)), state, what);
  const look = (state: State): void => {
    ensure(state.length === game.stateSize, () => `the position has ${state.length} numbers, not ${game.stateSize}`);
    rebuilt(state, () => 'rebuilt from its core');
    for (let viewer = SPECTATOR; viewer < game.seats.length; viewer++) {
      rebuilt(concealed(game, state, viewer), () => `the view of ${viewer} rebuilt from its core`);
    }
  };
  for (const seed of seeds) {
    const played = walk(game, setup, seed, ({ before }) => look(before));
    located(`${setup.name}, seed ${seed}, at the end`, () => look(played.final));
  }
}

/** What is asked of a position leaves it as it was, and what was answered stays as it was. */
export function nothingAliases<A extends AnyAction>(game: Game<A>, setup: NamedSetup, seeds: readonly string[]): void {
  for (const seed of seeds) {
    const bits = randomBits(`${seed} looking`);
    located(`${game.id}, ${setup.name}, seed ${seed}`, () => {
      const dice = seededDice(seed);
      const state = begin(game, setup.setup, dice);
      for (let index = 0; game.outcome(state) === null; index++) {
        located(`after ${index} actions`, () => actAndCompare(game, state, bits, dice));
      }
    });
  }
}

function actAndCompare<A extends AnyAction>(
  game: Game<A>,
  state: State,
  bits: () => number,
  dice: ReturnType<typeof seededDice>,
): void {
  const before = copyState(state);
  const unchanged = (what: string): void => ensureSameState(state, before, () => `changed by ${what}`);

  const lists = seatsIn(seatsToAct(game, state)).flatMap((seat) =>
    piecesOf(game, state, seat).map((piece) => choicesOf(game, state, seat, piece)),
  );
  unchanged('listing choices');
  const texts = lists.map(keysOf);
  unchanged('reading choices');
  for (const list of lists.slice(0, 3)) {
    for (let seat = 0; seat < game.seats.length; seat++) refuseInput(game, state, seat, list.at(0));
  }
  unchanged('asking for refusals');
  const { seat, action } = randomDecision(game, state, bits);
  for (const place of samplePlaces(game.placeIds.length, 3, bits)) {
    whyNot(game, state, seat, bits() % game.unitIds.length, place);
  }
  game.canonical(state, action);
  game.complete(state, action);
  game.unsound(state);
  unchanged('asking why not, canonical, complete or unsound');
  const view = concealed(game, state, seat);
  ensure(view.buffer !== state.buffer, () => 'a view shares its memory with the position');
  const atHand = new Int16Array(state.length).fill(-7);
  viewInto(game, atHand, state, seat);
  ensureSameState(atHand, view, () => `the view of ${seat} written into memory at hand`);

  const copy = copyState(state);
  submit(game, copy, seat, action, seededDice(bits()));
  unchanged('an action on a copy');

  const key = actionKey(action);
  submit(game, state, seat, action, dice);
  ensure(actionKey(action) === key, () => `carrying out ${key} changed the action`);
  if (game.outcome(state) === null) randomDecision(game, state, bits);
  for (const [i, list] of lists.entries()) {
    const after = keysOf(list);
    ensure(after.join() === texts[i].join(), () => `choices listed before ${key} read differently after it`);
  }
}

function keysOf<A extends AnyAction>(choices: Choices<A>): string[] {
  const keys: string[] = [];
  for (let i = 0; i < choices.length; i++) keys.push(actionKey(choices.at(i) as A));
  return keys;
}
