import { type AnyAction, actionKey } from '../actions.ts';
import { type Game, REFEREE, SPECTATOR } from '../contract.ts';
import { below, DiceError, noDice, randomBits } from '../dice.ts';
import type { GameEvent } from '../events.ts';
import { openStep, toldOf } from '../outgoing.ts';
import { allChoices, concealed, submit } from '../referee.ts';
import { copyState, type State, sameState } from '../state.ts';
import type { Table } from '../table.ts';
import { ensure, ensureSame, fail, located } from './failure.ts';
import type { NamedSetup, Seeds } from './plan.ts';
import { openTable, playOne } from './undo.ts';

/** How far back the answers to "may I take that back?" are compared. */
const FAR_BACK = 12;
/** Other choices that are tried to see whether one of them would have looked otherwise. */
const OTHERS = 12;

/**
 * Whatever a viewer is told about taking back (how far, why not, what can be done again, how many steps there are) depends
 * on what he knows: nothing of it changes when others act in secret, take that back or do it again. And what was done in
 * secret and has been shown stands.
 */
export function undoTellsNothing<A extends AnyAction>(game: Game<A>, setup: NamedSetup, seeds: Seeds): void {
  for (const seed of seeds) {
    located(`${game.id}, ${setup.name}, seed ${seed}`, () => {
      const bits = randomBits(`${seed} mover`);
      const table = openTable(game, setup, seed);
      while (table.outcome === null) {
        located(`after ${table.length} actions`, () => {
          if (below(3, bits) === 0) goBack(table, bits);
          watched(table, 'a decision', () => playOne(table, bits));
          if (table.outcome !== null) return;
          declared(table);
          whatWasShownStands(table, bits);
        });
      }
    });
  }
}

/** All that a viewer is told about taking back, and what it is told with. */
function answers<A extends AnyAction>(table: Table<A>, viewer: number): string {
  const length = table.lengthFor(viewer);
  const told = { length, seatsToAct: table.seatsToAct, last: table.seen(viewer).slice(-3) };
  if (viewer < 0) return JSON.stringify(told);
  const refusals = Array.from({ length: FAR_BACK }, (_, i) => table.refuseUndo(viewer, length - 1 - i));
  const first = table.refuseUndo(viewer, 0);
  return JSON.stringify({ ...told, barrier: table.barrier(viewer), refusals, first, redo: table.refuseRedo(viewer) });
}

/** Does something, and compares what all are told before and after who can know nothing of it. */
function watched<A extends AnyAction>(table: Table<A>, what: string, work: () => void): void {
  const { game } = table;
  const viewers = Array.from({ length: game.seats.length + 1 }, (_, i) => i + SPECTATOR);
  const before = viewers.map((viewer) => ({ told: answers(table, viewer), view: table.view(viewer) }));
  const steps = stepsOf(table);
  work();
  if (table.outcome !== null) return;
  const now = stepsOf(table);
  const touched = [...steps.filter((step) => !now.includes(step)), ...now.filter((step) => !steps.includes(step))];
  for (const [i, viewer] of viewers.entries()) {
    if (touched.some(({ seat, told }) => seat === viewer || told[i] !== null)) continue;
    ensureSame(answers(table, viewer), before[i].told, () => `${what} in secret from ${viewer} tells him`);
    ensure(sameState(table.view(viewer), before[i].view), () => `${what} in secret from ${viewer} shows him something`);
  }
}

const stepsOf = <A extends AnyAction>({ journal, length }: Table<A>) =>
  Array.from({ length: length + 1 }, (_, index) => journal.step(index)).slice(-40);

/** Somebody takes back a decision or two, and perhaps does one again. */
function goBack<A extends AnyAction>(table: Table<A>, bits: () => number): void {
  const seat = below(table.game.seats.length, bits);
  for (let times = below(3, bits); times > 0; times--) watched(table, 'an undo', () => table.undo(seat));
  if (below(2, bits) === 0) watched(table, 'a redo', () => table.redo(seat));
}

/** What can be done without anybody's learning of it is not called open: the answers about undo hang on it. */
function declared<A extends AnyAction>({ game, journal, length }: Table<A>): void {
  const { action, told } = journal.step(length);
  if (action === null || !told.includes(null)) return;
  ensure(game.actions[action.type].open === false, () => `${action.type} was done in secret, and is said to be open`);
}

function whatWasShownStands<A extends AnyAction>(table: Table<A>, bits: () => number): void {
  const { game } = table;
  for (let seat = 0; seat < game.seats.length; seat++) {
    const barrier = table.barrier(seat);
    if (barrier === table.lengthFor(seat)) continue;
    const places = table.journal.knownTo(seat).slice(barrier + 1);
    for (let viewer = SPECTATOR; viewer < game.seats.length; viewer++) {
      if (viewer === seat) continue;
      for (const place of places) shownLater(table, viewer, place);
      if (viewer >= 0 && places.at(-1) === table.length) shownAtOnce(table, seat, viewer, bits);
    }
  }
}

/** A secret step that can still be taken back has not shown in anything since: without it the viewer would see the same. */
function shownLater<A extends AnyAction>(table: Table<A>, viewer: number, place: number): void {
  const { game, journal } = table;
  if (journal.step(place).told[viewer + 1] !== null) return;
  const state = table.view(REFEREE, place - 1);
  for (let index = place + 1; index <= table.length; index++) {
    const { seat, action } = journal.step(index);
    // What came later hangs on it and cannot be done without: nothing can be compared.
    if (action === null || !done(game, state, seat, action)) return;
  }
  const { seat, open } = journal.step(place);
  ensure(
    sameState(concealed(game, state, viewer), table.view(viewer)),
    () => `${open.action} of seat ${seat} was secret and has been shown to ${viewer}, but can still be taken back`,
  );
}

/**
 * Who has to decide on what he was shown of a hidden choice can rely on it: the choice cannot be taken back. It was shown to
 * him if another choice would have looked otherwise.
 */
function shownAtOnce<A extends AnyAction>(table: Table<A>, seat: number, viewer: number, bits: () => number): void {
  const { game, journal, length } = table;
  if ((table.seatsToAct & (1 << viewer)) === 0) return;
  const last = journal.step(length);
  const told = last.told[viewer + 1];
  if (last.action === null || last.seat !== seat || told === undefined || told === null || told.action !== null) return;
  const before = table.view(REFEREE, length - 1);
  const seen = table.view(viewer);
  for (const other of othersLike(game, before, seat, last.action, bits)) {
    const after = copyState(before);
    const events: GameEvent[] = [];
    if (!done(game, after, seat, other, events)) continue;
    const step = { seat, action: other, dice: [], events, before, after, forced: false };
    const heard = toldOf(game, viewer, step, openStep(game, step));
    const same =
      JSON.stringify(heard?.seen) === JSON.stringify(told.seen) && sameState(concealed(game, after, viewer), seen);
    if (!same)
      fail(`${last.open.action} of seat ${seat} shows ${viewer} something hidden, but can still be taken back`);
  }
}

function othersLike<A extends AnyAction>(
  game: Game<A>,
  state: State,
  seat: number,
  action: A,
  bits: () => number,
): A[] {
  const own = actionKey(action);
  const others = allChoices(game, state, seat).filter(
    (other) => other.type === action.type && actionKey(other) !== own,
  );
  return Array.from({ length: Math.min(OTHERS, others.length) }, () => others[below(others.length, bits)]);
}

/** Carries an action out without dice; false if it is refused or would roll one. */
function done<A extends AnyAction>(
  game: Game<A>,
  state: State,
  seat: number,
  action: A,
  events: GameEvent[] = [],
): boolean {
  try {
    return submit(game, state, seat, action, noDice, (event) => events.push(event)) === null;
  } catch (error) {
    if (error instanceof DiceError) return false;
    throw error;
  }
}
