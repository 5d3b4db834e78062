import { describe, expect, test } from 'vitest';
import {
  allChoices,
  choicesOf,
  concealed,
  copyState,
  firstSeatToAct,
  type Game,
  noDice,
  piecesOf,
  refuseInput,
  type State,
  scriptedDice,
  seatsToAct,
  submit,
  TABLE,
  viewInto,
  whyNot,
} from '../src/index.ts';
import { begin, play } from '../src/testing/index.ts';
import { createToy, type ToyAction } from './toy.ts';

const game = createToy(3);
const setup = { scenario: 'plain', options: {} };
const start = (): State => begin(game, setup, scriptedDice([1, 2, 3]));
const bid = (card: number): ToyAction => ({ type: 'bid', card });

/** All have bid: the first seat has its turn. */
function atTurn(): State {
  const state = start();
  for (const seat of [0, 1, 2]) submit(game, state, seat, bid(0), noDice);
  return state;
}

describe('the questions are asked in order: seat, game over, shape, decision, phase, rule', () => {
  const over = play(game, setup, 1).final;
  const turn = atTurn();
  const cases: readonly (readonly [string, State, number, unknown, string, string])[] = [
    ['a stranger with nonsense after the end', over, 9, null, 'no-such-seat', '1'],
    ['a broken seat', turn, 0.5, bid(0), 'no-such-seat', '1'],
    ['a spectator', turn, -1, bid(0), 'no-such-seat', '1'],
    ['NaN', turn, Number.NaN, bid(0), 'no-such-seat', '1'],
    ['a seat that wraps round to 0', turn, 32, { type: 'roll' }, 'no-such-seat', '1'],
    ['nonsense after the end', over, 0, null, 'game-over', '4'],
    ['nonsense from the wrong seat', turn, 1, null, 'not-an-action', '2'],
    ['an unknown action from the wrong seat', turn, 1, { type: 'x' }, 'unknown-action', '2'],
    ['a field too many from the wrong seat', turn, 1, { type: 'roll', x: 1 }, 'unknown-field', '2'],
    ['a bad argument from the wrong seat', turn, 1, bid(9), 'malformed-argument', '2'],
    ['an action of another phase from the wrong seat', turn, 1, bid(0), 'not-your-decision', '1'],
    ['an action of another phase', turn, 0, bid(0), 'wrong-phase', '2'],
    ['an action against the rules', turn, 0, { type: 'end', unrolled: false }, 'say-unrolled', '2.4'],
  ];
  test.each(cases)('%s', (_, state, seat, input, code, rule) => {
    const before = copyState(state);
    expect(refuseInput(game, state, seat, input)).toMatchObject({ code, rule });
    expect(submit(game, state, seat, input, noDice, () => expect.unreachable())).toMatchObject({ code, rule });
    expect(state).toEqual(before);
  });

  test('a game is asked about its own rules only when the referee has nothing to say', () => {
    const asked: string[] = [];
    const watched: Game<ToyAction> = {
      ...game,
      phase: (state) => ({
        ...game.phase(state),
        refuse: (_, __, action) => {
          asked.push(action.type);
          return null;
        },
      }),
    };
    for (const [, state, seat, input] of cases.slice(0, -1)) refuseInput(watched, state, seat, input);
    expect(asked).toEqual([]);
    refuseInput(watched, turn, 0, { type: 'roll' });
    expect(asked).toEqual(['roll']);
  });
});

test('an accepted action is carried out, and told', () => {
  const state = atTurn();
  const told: string[] = [];
  expect(submit(game, state, 0, { type: 'roll' }, scriptedDice([4]), (event) => told.push(event.type))).toBeNull();
  expect(told).toEqual(['rolled']);
  expect(allChoices(game, state, 0)).toContainEqual({ type: 'end', unrolled: false });
});

test('who has to decide: several at once, then one, then nobody', () => {
  const state = start();
  expect([seatsToAct(game, state), firstSeatToAct(game, state)]).toEqual([0b111, 0]);
  submit(game, state, 0, bid(1), noDice);
  expect([seatsToAct(game, state), firstSeatToAct(game, state)]).toEqual([0b110, 1]);
  submit(game, state, 2, bid(1), noDice);
  expect([seatsToAct(game, state), firstSeatToAct(game, state)]).toEqual([0b010, 1]);
  const over = play(game, setup, 1).final;
  expect([seatsToAct(game, over), firstSeatToAct(game, over)]).toEqual([0, -1]);
});

test('a seat without a decision, or none at all, has no pieces and no choices', () => {
  const state = atTurn();
  expect(piecesOf(game, state, 0)).toEqual([TABLE, 0, 1]);
  expect(choicesOf(game, state, 0, TABLE)).toHaveLength(3);
  for (const seat of [1, 2, 3, -1, -2, 32, 0.5, Number.NaN, 2 ** 32]) {
    expect(piecesOf(game, state, seat)).toEqual([]);
    expect(choicesOf(game, state, seat, TABLE)).toEqual([]);
    expect(allChoices(game, state, seat)).toEqual([]);
  }
});

test('a piece that is none has no choices, whatever the game would say', () => {
  const careless: Game<ToyAction> = {
    ...game,
    phase: (state) => ({ ...game.phase(state), choices: () => [{ type: 'roll' }] }),
  };
  const state = atTurn();
  expect(choicesOf(careless, state, 0, 5)).toHaveLength(1);
  for (const piece of [6, -2, 0.5, Number.NaN, 1e9]) expect(choicesOf(careless, state, 0, piece)).toEqual([]);
});

test('why not: seat, arguments, end and decision are asked here, the rest is the phase’s to say', () => {
  const turn = atTurn();
  const over = play(game, setup, 1).final;
  expect(whyNot(game, turn, 9, 0, 1)).toMatchObject({ rule: '1', code: 'no-such-seat' });
  expect(whyNot(game, turn, 0, 99, 1)).toMatchObject({ rule: '2', code: 'malformed-argument' });
  expect(whyNot(game, turn, 0, 0, 99)).toMatchObject({ rule: '2', code: 'malformed-argument' });
  expect(whyNot(game, over, 0, 0, 1)).toMatchObject({ rule: '4', code: 'game-over' });
  expect(whyNot(game, turn, 1, 2, 1)).toMatchObject({ rule: '1', code: 'not-your-decision', data: { seat: 'seat1' } });
  expect(whyNot(game, turn, 0, 2, 1)).toMatchObject({ rule: '2.1', code: 'not-yours' });
  expect(whyNot(game, turn, 0, 0, 1)).toBeNull();
  // Bids are made at no place.
  expect(whyNot(game, start(), 0, 0, 1)).toMatchObject({ rule: '2', code: 'not-by-place' });
});

test('a view written into memory at hand is the view, whatever was there before', () => {
  const state = start();
  const view = new Int16Array(state.length).fill(99);
  viewInto(game, view, state, 1);
  expect(view).toEqual(concealed(game, state, 1));
  const own: Game<ToyAction> = {
    ...game,
    conceal: { ...game.conceal, into: (target, from) => target.set(from.map((value) => value + 1)) },
  };
  viewInto(own, view, state, 1);
  expect(view).toEqual(state.map((value) => value + 1));
  const over = play(game, setup, 1).final;
  viewInto(own, view, over, 1);
  expect(view).toEqual(over);
});
