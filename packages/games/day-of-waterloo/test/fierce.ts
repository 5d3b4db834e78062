import type { Action } from '@hundred-days/day-of-waterloo';
import {
  below,
  copyState,
  type GameEvent,
  type Rolled,
  randomBits,
  recordingDice,
  type Setup,
  type State,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { begin, type Decision, randomDecision } from '@hundred-days/kernel/testing';
import { game } from './fought.ts';
import { w } from './world.ts';

/** Random games of players who close with the enemy and fight: left to chance alone hardly anybody would. */

export interface FierceStep extends Decision<Action> {
  readonly before: State;
  /** The position being played on: it changes with the next step. */
  readonly after: State;
  readonly events: readonly GameEvent[];
  readonly dice: readonly Rolled[];
}

const MIDDLE = w.map.indexOf('1011');
const TRIES = 12;

/** What a fierce player thinks twice about. */
function isLame({ action }: Decision<Action>, step: string, bits: () => number): boolean {
  const { type } = action;
  if (type === 'end') return step === 'movement' || step === 'combat' || step === 'breakthrough';
  if (type === 'done') return below(2, bits) === 0;
  if (type === 'move') {
    const { path } = action;
    return w.map.distance(path[path.length - 1], MIDDLE) >= w.map.distance(path[0], MIDDLE);
  }
  return type === 'raise' || type === 'take' || type === 'spare';
}

/** What somebody thinks twice about who has come to fight it out: whatever keeps from the rarer questions of the Combat Phase. */
function isShy({ action: { type } }: Decision<Action>, step: string, state: State): boolean {
  if (step === 'movement') return type !== 'end';
  if (step === 'attack') return type === 'attack' || type === 'done';
  // 11.8c: who goes does not strike back; 11.9.3, 11.11: who stands holds up charges and advances.
  if (step === 'retreat') return (type === 'stand') !== (state[w.at.counter] === 1);
  return step !== 'pursuit' && type === 'done';
}

export type Temper = 'fierce' | 'stubborn';

function decide(state: State, bits: () => number, temper: Temper): Decision<Action> {
  const step = game.phase(state).name;
  const isBetter = (one: Decision<Action>): boolean =>
    !(isLame(one, step, bits) && step !== 'movement') && !isShy(one, step, state);
  const isGood = temper === 'stubborn' ? isBetter : (one: Decision<Action>): boolean => !isLame(one, step, bits);
  let decision = randomDecision(game, state, bits);
  for (let i = 0; i < TRIES && !isGood(decision); i++) decision = randomDecision(game, state, bits);
  return decision;
}

export function* fierceGame(
  seed: string,
  scenario: Setup['scenario'] = 'historical',
  options: Setup['options'] = {},
  temper: Temper = 'fierce',
): Generator<FierceStep, void> {
  const dice = recordingDice(seededDice(`${seed} dice`));
  const bits = randomBits(`${seed} mover`);
  const state = begin(game, { scenario, options }, dice);
  while (game.outcome(state) === null) {
    const { seat, action } = decide(state, bits, temper);
    const before = copyState(state);
    const events: GameEvent[] = [];
    const no = submit(game, state, seat, action, dice, (event) => events.push(event));
    if (no !== null) throw new Error(`a listed ${action.type} was refused: ${no.rule} ${no.code}`);
    yield { seat, action, before, after: state, events, dice: dice.taken() };
  }
}
