import { type AnyAction, isIndex, type ShapeFault, shapeFault } from './actions.ts';
import { type Choices, type Game, TABLE } from './contract.ts';
import type { Dice } from './dice.ts';
import type { Tell } from './events.ts';
import type { Place, Seat, Unit, Viewer } from './kinds.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { State } from './state.ts';

/**
 * The one gate. Every action of every game comes through here, whoever sends it: first the seat, then the shape, then the
 * phase, then the game's own rules. Nothing is written before the last question is answered.
 */
export function refuseInput<A extends AnyAction>(
  game: Game<A>,
  state: State,
  seat: Seat,
  input: unknown,
): Refusal | null {
  const rules = game.refereeRules;
  if (!isSeat(game, seat)) {
    return refusal(rules.notYourDecision, 'no-such-seat', { seat: String(seat) });
  }
  if (game.outcome(state) !== null) return refusal(rules.gameOver, 'game-over');
  const shape = inputShapeFault(game, input);
  if (shape !== null) return refusal(rules.noSuchAction, shape);
  const action = input as A;
  const phase = game.phase(state);
  if ((phase.seats(state) & (1 << seat)) === 0) {
    return refusal(rules.notYourDecision, 'not-your-decision', { seat: game.seats[seat].id });
  }
  if (!phase.accepts.includes(action.type)) {
    const untimely: Readonly<Partial<Record<string, string>>> = phase.untimely ?? {};
    return refusal(untimely[action.type] ?? phase.rule, 'wrong-phase', { action: action.type, phase: phase.name });
  }
  return phase.refuse(state, seat, action);
}

function inputShapeFault<A extends AnyAction>(game: Game<A>, input: unknown): ShapeFault | null {
  return shapeFault(
    game.actions,
    { units: game.unitIds.length, places: game.placeIds.length, path: game.longestPath },
    input,
  );
}

/** Referees one action: refuses it and leaves the position as it was, or carries it out in place and returns null. */
export function submit<A extends AnyAction>(
  game: Game<A>,
  state: State,
  seat: Seat,
  input: unknown,
  dice: Dice,
  tell: Tell = null,
): Refusal | null {
  const no = refuseInput(game, state, seat, input);
  if (no !== null) return no;
  game.phase(state).apply(state, seat, input as A, dice, tell);
  return null;
}

/** Bit mask of the seats with a decision to make; 0 when the game is over. */
export function seatsToAct<A extends AnyAction>(game: Game<A>, state: State): number {
  return game.outcome(state) === null ? game.phase(state).seats(state) : 0;
}

/** The lowest seat with a decision to make, or -1 when the game is over. */
export function firstSeatToAct<A extends AnyAction>(game: Game<A>, state: State): number {
  const mask = seatsToAct(game, state);
  return mask === 0 ? -1 : 31 - Math.clz32(mask & -mask);
}

const NOTHING: readonly never[] = Object.freeze([]);

const isSeat = <A extends AnyAction>(game: Game<A>, seat: Seat): boolean => isIndex(seat, game.seats.length);

/** A shift takes any number for a seat (32 for 0), so the seat is looked at first. */
const mayAct = <A extends AnyAction>(game: Game<A>, state: State, seat: Seat): boolean =>
  isSeat(game, seat) && (seatsToAct(game, state) & (1 << seat)) !== 0;

/** The pieces `seat` can do something with; none if the decision is another's. */
export function piecesOf<A extends AnyAction>(game: Game<A>, state: State, seat: Seat): readonly Unit[] {
  return mayAct(game, state, seat) ? game.phase(state).pieces(state, seat) : NOTHING;
}

/** What `seat` may do with one piece: a hand picks up one counter. Nothing with a piece that is none. */
export function choicesOf<A extends AnyAction>(game: Game<A>, state: State, seat: Seat, piece: Unit): Choices<A> {
  if (!Number.isInteger(piece) || piece < TABLE || piece >= game.unitIds.length) return NOTHING;
  return mayAct(game, state, seat) ? game.phase(state).choices(state, seat, piece) : NOTHING;
}

/** What `seat` must do, if it may do one thing only; null otherwise. Every piece that is listed has a choice. */
export function soleChoice<A extends AnyAction>(game: Game<A>, state: State, seat: Seat): A | null {
  const pieces = piecesOf(game, state, seat);
  if (pieces.length !== 1) return null;
  const choices = choicesOf(game, state, seat, pieces[0]);
  return choices.length === 1 ? (choices.at(0) ?? null) : null;
}

/** Everything `seat` may do, in full: for machines and tests. */
export function allChoices<A extends AnyAction>(game: Game<A>, state: State, seat: Seat): A[] {
  const all: A[] = [];
  for (const piece of piecesOf(game, state, seat)) {
    const choices = choicesOf(game, state, seat, piece);
    for (let i = 0; i < choices.length; i++) all.push(choices.at(i) as A);
  }
  return all;
}

/**
 * Why a piece may not go to, or do something at, a place; null if it may. That the game is over or that another decides is
 * told here; the rest is the phase's to say.
 */
export function whyNot<A extends AnyAction>(
  game: Game<A>,
  state: State,
  seat: Seat,
  piece: Unit,
  place: Place,
): Refusal | null {
  const rules = game.refereeRules;
  if (!isSeat(game, seat)) return refusal(rules.notYourDecision, 'no-such-seat', { seat: String(seat) });
  if (!isIndex(piece, game.unitIds.length) || !isIndex(place, game.placeIds.length))
    return refusal(rules.noSuchAction, 'malformed-argument');
  if (game.outcome(state) !== null) return refusal(rules.gameOver, 'game-over');
  if (!mayAct(game, state, seat))
    return refusal(rules.notYourDecision, 'not-your-decision', { seat: game.seats[seat].id });
  const phase = game.phase(state);
  return phase.whyNot === undefined ? refusal(phase.rule, 'not-by-place') : phase.whyNot(state, seat, piece, place);
}

/** Whether a table may carry an action out by itself when it is the only choice left to a seat. */
export const mayBeForced = <A extends AnyAction>(game: Game<A>, action: A): boolean =>
  game.actions[action.type].forced === true;

/** Writes what a viewer may know into memory at hand, so that nothing is allocated for each look at the board. */
export function viewInto<A extends AnyAction>(game: Game<A>, view: State, state: State, viewer: Viewer): void {
  if (game.outcome(state) !== null) view.set(state);
  else game.conceal.into(view, state, viewer);
}

/** What a viewer may know of a position while the game goes on, in memory of its own. */
export function concealed<A extends AnyAction>(game: Game<A>, state: State, viewer: Viewer): State {
  const view = new Int16Array(state.length);
  game.conceal.into(view, state, viewer);
  return view;
}
