import type { AnyAction } from '../actions.ts';
import type { Game, Outcome, Setup } from '../contract.ts';
import { below, type Rolled, randomBits, recordingDice, seededDice } from '../dice.ts';
import type { GameEvent } from '../events.ts';
import { link } from '../hash.ts';
import { choicesOf, piecesOf, seatsToAct, submit } from '../referee.ts';
import { copyState, coreBytes, type State } from '../state.ts';

/** No game of these lasts so long; one that does goes round in circles. */
const LONGEST_GAME = 20_000;

export interface Decision<A extends AnyAction> {
  readonly seat: number;
  readonly action: A;
}

/** One action of a game that is being played, with the position before it and after it. */
export interface PlayedStep<A extends AnyAction> extends Decision<A> {
  /** How many actions were carried out before this one. */
  readonly index: number;
  readonly before: State;
  /** The position being played on: it changes with the next step. */
  readonly after: State;
  readonly dice: readonly Rolled[];
  readonly events: readonly GameEvent[];
}

export interface Played<A extends AnyAction> {
  readonly first: State;
  readonly startDice: readonly Rolled[];
  readonly startEvents: readonly GameEvent[];
  readonly decisions: readonly Decision<A>[];
  readonly final: State;
  readonly outcome: Outcome;
  /** Depends on every action, every die and the last position. */
  readonly hash: string;
}

export function seatsIn(mask: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < 31; seat++) if ((mask & (1 << seat)) !== 0) seats.push(seat);
  return seats;
}

/** Any decision: uniform over the seats to act, then over their pieces, then over the choices of that piece. */
export function randomDecision<A extends AnyAction>(game: Game<A>, state: State, bits: () => number): Decision<A> {
  const seats = seatsIn(seatsToAct(game, state));
  const seat = seats.length === 1 ? seats[0] : pick(seats, bits);
  const pieces = seat === undefined ? [] : piecesOf(game, state, seat);
  const piece = pick(pieces, bits);
  const choices = piece === undefined ? [] : choicesOf(game, state, seat as number, piece);
  const action = choices.length === 0 ? undefined : choices.at(below(choices.length, bits));
  if (action === undefined) {
    const who = seat === undefined ? 'nobody' : game.seats[seat].id;
    throw new Error(`dead end: ${who} has no choice in phase ${game.phase(state).name} (piece ${String(piece)})`);
  }
  return { seat: seat as number, action };
}

export function pick<T>(list: readonly T[], bits: () => number): T | undefined {
  return list.length === 0 ? undefined : list[below(list.length, bits)];
}

/** Sets a game up and throws what is wrong with the set-up. */
export function begin<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  dice = seededDice(0),
  tell: ((event: GameEvent) => void) | null = null,
): State {
  const started = game.start(setup, dice, tell);
  if (!started.ok) throw new Error(`the set-up has faults: ${JSON.stringify(started.faults)}`);
  return started.value;
}

/** A game played step by step, so that several can be played in turns. */
export function* playSteps<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  seed: number | string,
): Generator<PlayedStep<A>, Played<A>> {
  const bits = randomBits(`${seed} mover`);
  const dice = recordingDice(seededDice(`${seed} dice`));
  const startEvents: GameEvent[] = [];
  const state = begin(game, setup, dice, (event) => startEvents.push(event));
  const first = copyState(state);
  const startDice = dice.taken();
  const decisions: Decision<A>[] = [];
  const rolled: number[] = startDice.map((die) => die.value);
  for (let index = 0; ; index++) {
    const outcome = game.outcome(state);
    if (outcome !== null) {
      const hash = link(JSON.stringify(decisions), JSON.stringify(rolled), coreBytes(state, game.coreSize));
      return { first, startDice, startEvents, decisions, final: state, outcome, hash };
    }
    if (index === LONGEST_GAME) throw new Error(`no end after ${LONGEST_GAME} actions`);
    const { seat, action } = randomDecision(game, state, bits);
    const before = copyState(state);
    const events: GameEvent[] = [];
    const no = submit(game, state, seat, action, dice, (event) => events.push(event));
    if (no !== null) {
      throw new Error(`a listed action was refused: ${JSON.stringify(action)}, rule ${no.rule}, ${no.code}`);
    }
    decisions.push({ seat, action });
    const taken = dice.taken();
    for (const die of taken) rolled.push(die.value);
    yield { index, seat, action, before, after: state, dice: taken, events };
  }
}

/** Plays a game at random to its end. The same seed gives the same game. */
export function play<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  seed: number | string,
  onStep: ((step: PlayedStep<A>) => void) | null = null,
): Played<A> {
  const steps = playSteps(game, setup, seed);
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
    if (onStep !== null) onStep(next.value);
  }
}
