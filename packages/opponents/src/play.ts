import type { AnyAction, Dice, Game, GameEvent, Outcome, Setup, State, Tell } from '@hundred-days/kernel';
import { copyState, firstSeatToAct, outlook, seatsAt, seenState, submit, viewInto } from '@hundred-days/kernel';
import type { Player } from './player.ts';

/** A game played to its end. */
export interface Played {
  readonly outcome: Outcome;
  /** How many actions were carried out. */
  readonly length: number;
  readonly final: State;
}

/** Sees every step of a game, whatever is hidden: for who counts and measures, never for who plays. Both positions are lent. */
export interface Witness {
  saw(before: State, seat: number, events: readonly GameEvent[], after: State): void;
}

/** No game is this long; a rule or a player that goes round in circles is found out, not waited for. */
const LONGEST_GAME = 100_000;

/** Who does not decide sees all the same what becomes of the game. */
function showOthers<A extends AnyAction>(
  game: Game<A>,
  state: State,
  deciding: number,
  players: readonly Player[],
  bits: () => number,
): void {
  for (const [seat, player] of players.entries())
    if (seat !== deciding) player.watch?.(game, seenState(outlook(game, seat, state), state), seat, bits);
}

/**
 * Plays a game to its end, a player to each seat. Every player sees only what its seat may know, and every action goes
 * through the referee. `bits` is the chance of the players, `dice` that of the game. Throws if the set-up is at fault, if
 * a player offers something that is refused, or if the game does not end.
 */
export function playGame<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  players: readonly Player[],
  dice: Dice,
  bits: () => number,
  tell: Tell = null,
  witness: Witness | null = null,
): Played {
  const seats = seatsAt(game, setup).length;
  if (players.length < seats) throw new Error(`${seats} players are needed`);
  const started = game.start(setup, dice, tell);
  if (!started.ok) throw new Error(`the set-up is at fault: ${started.faults.map((fault) => fault.code).join(', ')}`);
  const state = started.value;
  const watchers = players.slice(0, seats);
  const someWatch = watchers.some((player) => player.watch !== undefined);
  const view = copyState(state);
  const before = copyState(state);
  let events: GameEvent[] = [];
  const told: Tell =
    witness === null
      ? tell
      : (event) => {
          events.push(event);
          tell?.(event);
        };
  for (let length = 0; length < LONGEST_GAME; length++) {
    const seat = firstSeatToAct(game, state);
    if (seat < 0) return { outcome: game.outcome(state) as Outcome, length, final: state };
    if (someWatch) showOthers(game, state, seat, watchers, bits);
    viewInto(game, view, state, seat);
    const action = players[seat].choose(game, view, seat, bits);
    if (witness !== null) before.set(state);
    const no = submit(game, state, seat, action, dice, told);
    if (no !== null)
      throw new Error(`${players[seat].name} was refused: ${no.rule} ${no.code} ${JSON.stringify(no.data)}`);
    witness?.saw(before, seat, events, state);
    events = [];
  }
  throw new Error(`no end after ${LONGEST_GAME} actions`);
}
