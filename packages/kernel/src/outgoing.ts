import type { AnyAction } from './actions.ts';
import { type Game, REFEREE, type Setup } from './contract.ts';
import type { GameEvent } from './events.ts';
import type { Viewer } from './kinds.ts';
import { writeAction } from './notation.ts';
import { concealed } from './referee.ts';
import { type State, sameState } from './state.ts';
import type { Step } from './step.ts';

/** A step as a viewer may know it; a hidden action or die is null. */
export interface SeenStep {
  readonly seat: number;
  readonly action: string | null;
  readonly dice: readonly (number | null)[];
  readonly events: readonly GameEvent[];
}

/**
 * The one way out of the referee. Whatever a seat or a spectator is given (position, log, record) is made here, from a
 * table's steps, and nothing is made anywhere else. Once the game is over everything is open.
 */
export interface Outlook<A extends AnyAction> {
  readonly game: Game<A>;
  readonly viewer: number;
  /** The game is over: nothing is hidden any more, in the past either. */
  readonly open: boolean;
}

export function outlook<A extends AnyAction>(game: Game<A>, viewer: number, latest: State): Outlook<A> {
  if (!Number.isInteger(viewer) || viewer < REFEREE || viewer >= game.seats.length)
    throw new RangeError('no such viewer');
  return { game, viewer, open: viewer === REFEREE || game.outcome(latest) !== null };
}

export function seenSetup<A extends AnyAction>(out: Outlook<A>, setup: Setup): Setup {
  return out.open ? setup : out.game.conceal.setup(setup, out.viewer);
}

export function seenState<A extends AnyAction>(out: Outlook<A>, state: State): State {
  return out.open ? state.slice() : concealed(out.game, state, out.viewer);
}

export function seenEvents<A extends AnyAction>(out: Outlook<A>, step: Step<A>): readonly GameEvent[] {
  if (out.open) return step.events;
  const seen: GameEvent[] = [];
  for (const event of step.events) {
    if (event.only !== undefined && event.only !== out.viewer) continue;
    const shown = out.game.conceal.event(event, out.viewer, step.before, step.after);
    if (shown !== null) seen.push(shown);
  }
  return seen;
}

/** The action of a step, or null if the viewer may not know it or there was none. */
export function seenAction<A extends AnyAction>(out: Outlook<A>, step: Step<A>): A | null {
  if (step.action === null || out.open || step.seat === out.viewer) return step.action;
  return out.game.conceal.action(step.action, step.seat, out.viewer, step.before, step.after);
}

function seenDice<A extends AnyAction>(out: Outlook<A>, step: Step<A>): readonly (number | null)[] {
  const hidden = (only: number): boolean => !out.open && only >= 0 && only !== out.viewer;
  return step.dice.map((die) => (hidden(die.only) ? null : die.value));
}

export function seenStep<A extends AnyAction>(out: Outlook<A>, step: Step<A>): SeenStep {
  const action = seenAction(out, step);
  return {
    seat: step.seat,
    action: action === null ? null : writeAction(out.game, action),
    dice: seenDice(out, step),
    events: seenEvents(out, step),
  };
}

/** Whether a viewer may know nothing of a step, not even that it was taken: another seat's secret that shows nowhere. */
export function isSilent<A extends AnyAction>(out: Outlook<A>, step: Step<A>): boolean {
  if (out.open || step.seat === out.viewer || step.dice.length > 0) return false;
  if (seenAction(out, step) !== null || seenEvents(out, step).length > 0) return false;
  return sameState(seenState(out, step.before), seenState(out, step.after));
}

/** A step with everything in it, as it is when nothing is hidden. */
export const openStep = <A extends AnyAction>(game: Game<A>, step: Step<A>): SeenStep => ({
  seat: step.seat,
  action: step.action === null ? null : writeAction(game, step.action),
  dice: step.dice.map(({ value }) => value),
  events: step.events,
});

/** What a viewer was told of a step. */
export interface Told<A extends AnyAction> {
  readonly seen: SeenStep;
  readonly action: A | null;
}

/** What a viewer is told of a step while the game goes on: undefined for everything, null for nothing at all. */
export function toldOf<A extends AnyAction>(
  game: Game<A>,
  viewer: Viewer,
  step: Step<A>,
  open: SeenStep,
): Told<A> | null | undefined {
  const out: Outlook<A> = { game, viewer, open: false };
  const action = seenAction(out, step);
  const events = seenEvents(out, step);
  const dice = seenDice(out, step);
  const allEvents = events.length === step.events.length && events.every((event, i) => event === step.events[i]);
  if (action === step.action && allEvents && !dice.includes(null)) return undefined;
  if (step.action !== null && isSilent(out, step)) return null;
  return { seen: { ...open, action: action === null ? null : writeAction(game, action), dice, events }, action };
}
