import type { AnyAction } from '../actions.ts';
import { type Game, REFEREE } from '../contract.ts';
import { below, randomBits, seededDice } from '../dice.ts';
import { replayRecord, writeRecord } from '../record.ts';
import type { State } from '../state.ts';
import { Table } from '../table.ts';
import { randomDecision } from '../testing/randomPlay.ts';
import { ensure, ensureSame, ensureSameState, fail, located } from './failure.ts';
import type { NamedSetup } from './plan.ts';

/** A table with what it should remember: the position after each step, and which steps were somebody's decision. */
interface Watched<A extends AnyAction> {
  readonly table: Table<A>;
  readonly positions: State[];
  readonly decided: boolean[];
}

export function openTable<A extends AnyAction>(game: Game<A>, { setup }: NamedSetup, seed: string): Table<A> {
  const opened = Table.open(game, setup, seededDice(`${seed} dice`));
  return opened.ok ? opened.value : fail(`the set-up has faults: ${JSON.stringify(opened.faults)}`);
}

/** Submits a random decision and returns who made it. */
export function playOne<A extends AnyAction>(table: Table<A>, bits: () => number): number {
  const { seat, action } = randomDecision(table.game, table.view(REFEREE), bits);
  const no = table.submit(seat, action);
  ensure(no === null, () => `a listed action was refused by the table: ${no?.rule} ${no?.code}`);
  return seat;
}

/** Undo is free to the last die, reveal or decision of another seat, and never goes past one; redo brings it all back. */
export function undoIsFree<A extends AnyAction>(game: Game<A>, setup: NamedSetup, seeds: readonly string[]): void {
  for (const seed of seeds) {
    located(`${game.id}, ${setup.name}, seed ${seed}`, () => {
      const bits = randomBits(`${seed} mover`);
      const table = openTable(game, setup, seed);
      const watched: Watched<A> = { table, positions: [], decided: [] };
      remember(watched, false);
      while (table.outcome === null) {
        playOne(table, bits);
        remember(watched, true);
        located(`after ${table.length} actions`, () => {
          for (let seat = 0; seat < game.seats.length; seat++) compareBarrier(watched, seat);
          if (below(4, bits) === 0)
            for (let seat = 0; seat < game.seats.length; seat++) thereAndBack(watched, seat, bits);
          if (below(100, bits) === 0) replays(watched);
        });
      }
      for (const [at, wanted] of watched.positions.entries()) {
        ensureSameState(table.view(REFEREE, at), wanted, () => `the position after ${at} actions, seen from the end`);
      }
    });
  }
}

/** Of the new steps the first is the decision; the table did the others by itself. */
function remember<A extends AnyAction>({ table, positions, decided }: Watched<A>, byDecision: boolean): void {
  const first = positions.length;
  for (let at = first; at <= table.length; at++) {
    decided.push(byDecision && at === first);
    positions.push(table.view(REFEREE, at));
  }
}

/** Where undo must stop, from the steps themselves. */
function barrierOf<A extends AnyAction>({ table, decided }: Watched<A>, seat: number): number {
  const steps = table.seen(REFEREE);
  let earliest = table.length;
  for (let at = table.length; at > 0; at--) {
    const step = steps[at];
    if (step.dice.length > 0 || step.events.some(({ reveals, closes }) => reveals === true || closes === true)) break;
    if (!decided[at]) continue;
    if (step.seat !== seat) break;
    earliest = at - 1;
  }
  return earliest;
}

function compareBarrier<A extends AnyAction>(watched: Watched<A>, seat: number): void {
  const { table } = watched;
  // A seat counts only the steps it knows of; the last ones, which it may take back, are its own and the table's.
  const unknown = table.length - table.lengthFor(seat);
  const wanted = barrierOf(watched, seat) === table.length ? table.lengthFor(seat) : barrierOf(watched, seat) - unknown;
  const found = table.barrier(seat);
  ensure(
    found === wanted,
    () => `seat ${seat} can go back to ${found}; the dice, reveals and decisions allow ${wanted}`,
  );
  for (const at of [wanted - 1, 0]) {
    if (at < 0 || at >= wanted) continue;
    const no = table.refuseUndo(seat, at);
    ensure(no !== null && no.rule === 'undo', () => `seat ${seat} may go back to ${at}, past the barrier ${wanted}`);
  }
}

function thereAndBack<A extends AnyAction>(watched: Watched<A>, seat: number, bits: () => number): void {
  const { table, positions } = watched;
  const barrier = table.barrier(seat) + table.length - table.lengthFor(seat);
  const end = table.length;
  const log = table.seen(REFEREE);
  const compare = (how: string): void => {
    ensureSameState(table.view(REFEREE), positions[table.length], () => `${how} to step ${table.length}`);
  };
  let undone = 0;
  while (table.length > barrier) {
    const no = table.undo(seat);
    ensure(no === null, () => `undo of seat ${seat} at ${table.length}, before the barrier ${barrier}: ${no?.code}`);
    compare('undone step by step');
    undone++;
  }
  ensureSame(table.seen(REFEREE), log.slice(0, barrier + 1), () => 'the log after undo');
  const beyond = table.undo(seat);
  ensure(beyond !== null && table.length === barrier, () => `undo of seat ${seat} went past the barrier ${barrier}`);
  for (let i = 0; i < undone; i++) {
    const no = table.redo(seat);
    ensure(no === null, () => `redo ${i + 1} of ${undone}: ${no?.code}`);
    compare('done again');
  }
  ensure(table.redo(seat) !== null, () => 'redo of what was not undone');
  ensureSame(table.seen(REFEREE), log, () => 'the log after redo');
  if (undone === 0) return;

  // In the seat's own count.
  const goals = [...positions.keys()].filter((at) => at < table.lengthFor(seat) && table.refuseUndo(seat, at) === null);
  const goal = goals[below(goals.length, bits)];
  ensure(table.undoTo(seat, goal) === null, () => `undo to ${goal} was allowed and then refused`);
  compare('undone at once');
  while (table.length < end) ensure(table.redo(seat) === null, () => 'redo after an undo of several steps');
  compare('done again at once');
}

/** The record of a table that is still being played leads to the same position. */
function replays<A extends AnyAction>({ table, positions }: Watched<A>): void {
  const again = replayRecord(table.game, writeRecord(table, REFEREE));
  if (!again.ok) fail(`the record so far does not replay: ${JSON.stringify(again.faults)}`);
  ensureSameState(again.value.view(REFEREE), positions[table.length], () => 'replayed so far');
}
