import type { AnyAction } from '../actions.ts';
import { type Game, REFEREE, SPECTATOR } from '../contract.ts';
import { below, randomBits, seededDice } from '../dice.ts';
import { isSilent } from '../outgoing.ts';
import { replayRecord, writeRecord } from '../record.ts';
import { concealed, seatsToAct } from '../referee.ts';
import { type State, sameState } from '../state.ts';
import { Table } from '../table.ts';
import { randomDecision, seatsIn } from '../testing/randomPlay.ts';
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

/**
 * Undo is free to the last die, reveal or decision of another seat, and never goes past one; redo brings it all back. What
 * others do in secret neither stops it nor is lost by it.
 */
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

/** Whether a viewer knows nothing of a step. */
function isSecret<A extends AnyAction>({ table, positions }: Watched<A>, viewer: number, at: number): boolean {
  const step = { ...table.journal.step(at), before: positions[at - 1], after: positions[at] };
  return isSilent({ game: table.game, viewer, open: false }, step);
}

/** Seats but this one that could do something in secret from the others in a position. */
function othersInSecret<A extends AnyAction>({ game }: Table<A>, state: State, seat: number): number[] {
  const secret = game.phase(state).accepts.some((type) => game.actions[type].open === false);
  return secret ? seatsIn(seatsToAct(game, state)).filter((other) => other !== seat) : [];
}

/** How many steps of those a seat knows of must stand, from the steps themselves. */
function barrierOf<A extends AnyAction>(watched: Watched<A>, seat: number): number {
  const { table, decided, positions } = watched;
  const steps = table.seen(REFEREE);
  let number = table.lengthFor(seat);
  let earliest = number;
  const others = new Set<number>();
  for (let at = table.length; at > 0; at--) {
    for (const other of othersInSecret(table, positions[at], seat)) others.add(other);
    if (isSecret(watched, seat, at)) continue;
    const step = steps[at];
    if (step.dice.length > 0 || step.events.some(({ reveals, closes }) => reveals === true || closes === true)) break;
    if (decided[at] && step.seat !== seat) break;
    if ([...others].some((other) => !isSecret(watched, other, at))) break;
    number--;
    if (decided[at]) earliest = number;
  }
  return earliest;
}

function compareBarrier<A extends AnyAction>(watched: Watched<A>, seat: number): void {
  const { table } = watched;
  const hidden = table.outcome !== null && hidAnything(watched);
  const wanted = hidden ? table.lengthFor(seat) : barrierOf(watched, seat);
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

/** Whether the end of the game has shown anybody something: then it cannot be taken back. */
function hidAnything<A extends AnyAction>({ table: { game, journal }, positions }: Watched<A>): boolean {
  for (let viewer = SPECTATOR; viewer < game.seats.length; viewer++) {
    if (!sameState(concealed(game, positions[positions.length - 1], viewer), positions[positions.length - 1]))
      return true;
    for (let at = 0; at < positions.length; at++) if (journal.step(at).told[viewer + 1] !== undefined) return true;
  }
  return false;
}

/** What every viewer, the referee among them, has of a table. */
function knowledge<A extends AnyAction>(table: Table<A>): { readonly log: string; readonly view: State }[] {
  const viewers = Array.from({ length: table.game.seats.length + 2 }, (_, i) => i + REFEREE);
  return viewers.map((viewer) => ({
    log: JSON.stringify(viewer === REFEREE ? '' : table.seen(viewer)),
    view: table.view(viewer),
  }));
}

function ensureKnown<A extends AnyAction>(table: Table<A>, wanted: ReturnType<typeof knowledge>, how: string): void {
  for (const [i, { log, view }] of knowledge(table).entries()) {
    ensureSame(log, wanted[i].log, () => `the log of viewer ${i + REFEREE} ${how}`);
    ensureSameState(view, wanted[i].view, () => `the view of viewer ${i + REFEREE} ${how}`);
  }
}

function thereAndBack<A extends AnyAction>(watched: Watched<A>, seat: number, bits: () => number): void {
  const { table, positions, decided } = watched;
  const end = table.lengthFor(seat);
  const barrier = table.barrier(seat);
  if (barrier === end) {
    ensure(table.undo(seat) !== null, () => `undo of seat ${seat} went past the barrier ${barrier}`);
    return;
  }
  const wanted = knowledge(table);
  const first = table.journal.knownTo(seat)[barrier];
  const views = Array.from({ length: end + 1 - barrier }, (_, i) => table.view(seat, barrier + i));
  const compare = (how: string): void => {
    const at = table.lengthFor(seat);
    ensureSameState(table.view(seat), views[at - barrier], () => `${how} to step ${at} of seat ${seat}`);
  };
  let undone = 0;
  while (table.lengthFor(seat) > barrier) {
    const no = table.undo(seat);
    ensure(no === null, () => `undo of seat ${seat}, before the barrier ${barrier}: ${no?.code}`);
    compare('undone step by step');
    undone++;
  }
  const beyond = table.undo(seat);
  ensure(
    beyond !== null && table.lengthFor(seat) === barrier,
    () => `undo of seat ${seat} went past the barrier ${barrier}`,
  );
  for (let i = 0; i < undone; i++) {
    const no = table.redo(seat);
    ensure(no === null, () => `redo ${i + 1} of ${undone}: ${no?.code}`);
    compare('done again');
  }
  ensure(table.redo(seat) !== null, () => 'redo of what was not undone');
  ensureKnown(table, wanted, 'after undo and redo');

  const goals = Array.from({ length: end - barrier }, (_, i) => barrier + i);
  const allowed = goals.filter((at) => table.refuseUndo(seat, at) === null);
  const goal = allowed[below(allowed.length, bits)];
  ensure(table.undoTo(seat, goal) === null, () => `undo to ${goal} was allowed and then refused`);
  compare('undone at once');
  while (table.lengthFor(seat) < end) ensure(table.redo(seat) === null, () => 'redo after an undo of several steps');
  ensureKnown(table, wanted, 'after an undo of several steps and redo');
  // What others did in secret may now stand before what was done again.
  for (let at = first; at <= table.length; at++) {
    positions[at] = table.view(REFEREE, at);
    decided[at] = at > 0 && !table.journal.step(at).forced;
  }
}

/** The record of a table that is still being played leads to the same position. */
function replays<A extends AnyAction>({ table, positions }: Watched<A>): void {
  const again = replayRecord(table.game, writeRecord(table, REFEREE));
  if (!again.ok) fail(`the record so far does not replay: ${JSON.stringify(again.faults)}`);
  ensureSameState(again.value.view(REFEREE), positions[table.length], () => 'replayed so far');
}
