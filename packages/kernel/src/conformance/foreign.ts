import { type AnyAction, actionKey } from '../actions.ts';
import type { Game } from '../contract.ts';
import { below, type Dice, noDice, randomBits, seededDice } from '../dice.ts';
import { allChoices, refuseInput, seatsToAct, submit } from '../referee.ts';
import { copyState, type State } from '../state.ts';
import { seatsIn } from '../testing/randomPlay.ts';
import { describeInput, ensure, ensureSame, ensureSameState, fail, walk } from './failure.ts';
import { createMutator, type Foreign } from './mutate.ts';
import type { NamedSetup } from './plan.ts';

/** Tries at one position, so that its choices need to be listed only once. */
const TRIES = 40;

/** The longest memory of actions that were legal some time ago. */
const STALE = 400;

/** Mutated and foreign actions are refused with the position unchanged, or stand for an action that was listed. */
export function foreignRefused<A extends AnyAction>(
  game: Game<A>,
  setup: NamedSetup,
  seed: string,
  count: number,
): void {
  const bits = randomBits(`${seed} mutations`);
  const mutator = createMutator(game, bits);
  let done = 0;
  for (let round = 0; done < count; round++) {
    const stale: A[] = [];
    walk(game, setup, `${seed}.${round}`, ({ before }) => {
      if (done >= count || below(4, bits) !== 0) return;
      const listed = new Map(seatsIn(seatsToAct(game, before)).map((seat) => [seat, allChoices(game, before, seat)]));
      const keys = new Map([...listed].map(([seat, actions]) => [seat, new Set(actions.map(actionKey))]));
      const seats = [...listed.keys()];
      for (let i = 0; i < TRIES && done < count; i++, done++) {
        const seat = seats[below(seats.length, bits)];
        const pool = below(4, bits) === 0 ? stale : (listed.get(seat) as A[]);
        tryForeign(game, before, mutator.next(pool, seat), keys, bits);
      }
      for (const [, actions] of listed) for (let i = 0; i < 8; i++) stale.push(actions[below(actions.length, bits)]);
      stale.splice(0, stale.length - STALE);
    });
  }
}

function tryForeign<A extends AnyAction>(
  game: Game<A>,
  state: State,
  { how, seat, input }: Foreign,
  listed: ReadonlyMap<number, ReadonlySet<string>>,
  bits: () => number,
): void {
  const name = (): string => `${how}, seat ${seat}, ${describeInput(input)}`;
  const before = copyState(state);
  const no = refuseInput(game, state, seat, input);
  ensureSameState(state, before, () => `judging changed the position: ${name()}`);
  if (no !== null) {
    const heard: unknown[] = [];
    const again = submit(game, state, seat, input, noDice, (event) => heard.push(event));
    ensureSame(again, no, () => `refused in two ways: ${name()}`);
    ensureSameState(state, before, () => `refused, and the position changed: ${name()}`);
    ensure(heard.length === 0, () => `refused, and something happened: ${name()}`);
    return;
  }
  const keys = listed.get(seat) ?? fail(`accepted from a seat without a decision: ${name()}`);
  const action = input as A;
  const canonical = game.canonical(state, action);
  ensureSameState(state, before, () => `asking for the canonical action changed the position: ${name()}`);
  const key = actionKey(canonical);
  ensure(keys.has(key), () => `accepted and not listed: ${name()}, canonical ${key}`);
  if (actionKey(action) === key) return;
  // Another way of saying a listed action must be the same deed.
  const dice = bits();
  ensureSameState(
    carriedOut(game, state, seat, action, seededDice(dice)),
    carriedOut(game, state, seat, canonical, seededDice(dice)),
    () => `not the same deed as ${key}: ${name()}`,
  );
}

function carriedOut<A extends AnyAction>(game: Game<A>, state: State, seat: number, action: A, dice: Dice): State {
  const after = copyState(state);
  submit(game, after, seat, action, dice);
  return after;
}
