import { type AnyAction, actionKey } from '../actions.ts';
import { type Choices, type Game, REFEREE, SPECTATOR } from '../contract.ts';
import { below, type Dice, randomBits, scriptedDice, seededDice } from '../dice.ts';
import { writeRecord } from '../record.ts';
import { choicesOf, concealed, piecesOf, refuseInput, seatsToAct, whyNot } from '../referee.ts';
import { copyState, type State, sameState } from '../state.ts';
import { Table } from '../table.ts';
import { type Decision, randomDecision } from '../testing/randomPlay.ts';
import { describeInput, ensure, ensureSame, ensureSameState, fail, located, samplePlaces, walk } from './failure.ts';
import { createMutator } from './mutate.ts';
import type { NamedSetup, Seeds, Start, Twins } from './plan.ts';

const textOf = <A extends AnyAction>(choices: Choices<A>): string => {
  let text = '';
  for (let i = 0; i < choices.length; i++) text += `${actionKey(choices.at(i) as A)};`;
  return text;
};

/** What a seat may do, and what it is told, depends on nothing but what it may know. */
export function optionsFromKnowledge<A extends AnyAction>(game: Game<A>, setup: NamedSetup, seeds: Seeds): void {
  for (const seed of seeds) {
    const bits = randomBits(`${seed} looking`);
    const mutator = createMutator(game, bits);
    walk(game, setup, seed, ({ before, index }) => {
      for (let viewer = SPECTATOR; viewer < game.seats.length; viewer++) concealsOnce(game, before, viewer);
      for (let seat = 0; seat < game.seats.length; seat++) {
        const view = concealed(game, before, seat);
        // Who sits at a table may look on there as well: it shows him nothing that his seat does not.
        const looking = concealed(game, before, SPECTATOR);
        ensureSameState(concealed(game, view, SPECTATOR), looking, () => `who looks on sees more than seat ${seat}`);
        ensure(
          seatsToAct(game, view) === seatsToAct(game, before),
          () => `seat ${seat} does not see who has to decide`,
        );
        ensureSame(game.phase(view).name, game.phase(before).name, () => `the phase seen by seat ${seat}`);
        if ((seatsToAct(game, before) & (1 << seat)) !== 0) {
          const pieces = piecesOf(game, before, seat);
          ensureSame(piecesOf(game, view, seat), pieces, () => `pieces of seat ${seat} from its view`);
          for (const piece of index % 10 === 0 ? pieces : pieces.slice(0, 4)) {
            const found = textOf(choicesOf(game, view, seat, piece));
            ensureSame(found, textOf(choicesOf(game, before, seat, piece)), () => `choices of ${piece} from the view`);
          }
        }
        for (let i = 0; i < 6; i++) {
          const input = mutator.wellFormed();
          const told = refuseInput(game, view, seat, input);
          const what = () => `the refusal of ${describeInput(input)} for seat ${seat} from its view`;
          ensureSame(told, refuseInput(game, before, seat, input), what);
        }
        for (const place of samplePlaces(game.placeIds.length, 6, bits)) {
          const piece = below(game.unitIds.length, bits);
          const told = whyNot(game, view, seat, piece, place);
          const what = () => `why ${piece} may not go to ${place}, for seat ${seat} from its view`;
          ensureSame(told, whyNot(game, before, seat, piece, place), what);
        }
      }
    });
  }
}

function concealsOnce<A extends AnyAction>(game: Game<A>, state: State, viewer: number): void {
  const before = copyState(state);
  const once = concealed(game, state, viewer);
  ensureSameState(concealed(game, once, viewer), once, () => `concealed twice from ${viewer}`);
  once.fill(-9);
  ensureSameState(state, before, () => `a view for ${viewer} shares memory with the position`);
}

/**
 * Positions that differ only in what a viewer may not know, played with the same actions and dice: whatever the viewer gets
 * is the same, to the byte, until something hidden is shown by the rules, or the game is over and everything is open.
 */
export function twinsLookAlike<A extends AnyAction>(game: Game<A>, twins: Twins, seeds: readonly string[]): void {
  const [first, ...others] = twins.starts;
  ensure(others.length > 0, () => `${twins.name}: one position alone has no twin`);
  for (const other of others) {
    for (const seed of seeds) {
      located(`${game.id}, ${twins.name}, seed ${seed}`, () => {
        const bits = randomBits(`${seed} mover`);
        playTwins(game, twins.viewer, open(game, first, seed), open(game, other, seed), bits);
      });
    }
  }
}

function open<A extends AnyAction>(game: Game<A>, start: Start, seed: string): Table<A> {
  const script = scriptedDice(start.dice);
  const later = seededDice(`${seed} dice`);
  const dice: Dice = { roll: (sides, only) => (script.left > 0 ? script : later).roll(sides, only) };
  const opened = Table.open(game, start.setup, dice);
  return opened.ok ? opened.value : fail(`the set-up has faults: ${JSON.stringify(opened.faults)}`);
}

function playTwins<A extends AnyAction>(
  game: Game<A>,
  viewer: number,
  one: Table<A>,
  two: Table<A>,
  bits: () => number,
): void {
  ensure(
    !sameState(one.view(REFEREE), two.view(REFEREE)),
    () => 'the twins do not differ: nothing is shown by comparing them',
  );
  const mutator = createMutator(game, bits);
  for (;;) {
    const index = one.length;
    // What ends the game for one of them may be hidden; from then on they may differ.
    if (one.outcome !== null || two.outcome !== null) return;
    located(`after ${index} actions`, () => {
      compareSight(game, viewer, one, two, index % 16 === 0);
      if (viewer >= 0) compareAnswers(game, viewer, one, two, mutator.wellFormed, bits);
    });
    const decision = commonDecision(game, one.view(REFEREE), two.view(REFEREE), bits);
    // Everything the one can do is closed to the other: they part here.
    if (decision === null) return;
    for (const table of [one, two]) {
      const no = table.submit(decision.seat, decision.action);
      ensure(no === null, () => `a listed action was refused: ${no?.rule} ${no?.code}`);
    }
    if (reveals(one, index) || reveals(two, index)) return;
  }
}

/** Whether the steps since `index` have shown something hidden: from then on the twins may differ. */
const reveals = <A extends AnyAction>(table: Table<A>, index: number): boolean =>
  table
    .seen(REFEREE)
    .slice(index)
    .some(({ events }) => events.some((event) => event.reveals === true));

/** A decision that can be made in both positions. */
function commonDecision<A extends AnyAction>(
  game: Game<A>,
  one: State,
  two: State,
  bits: () => number,
): Decision<A> | null {
  for (let tries = 0; tries < 200; tries++) {
    const decision = randomDecision(game, one, bits);
    if (refuseInput(game, two, decision.seat, decision.action) === null) return decision;
  }
  return null;
}

function compareSight<A extends AnyAction>(
  game: Game<A>,
  viewer: number,
  one: Table<A>,
  two: Table<A>,
  records: boolean,
): void {
  const length = one.lengthFor(viewer);
  ensure(length === two.lengthFor(viewer), () => `one twin has ${length} steps, the other ${two.lengthFor(viewer)}`);
  ensureSameState(two.view(viewer), one.view(viewer), () => `the view of ${viewer}`);
  ensureSame(two.seen(viewer).slice(-3), one.seen(viewer).slice(-3), () => `the last steps as ${viewer} sees them`);
  ensure(one.seatsToAct === two.seatsToAct, () => 'who has to decide');
  if (!records) return;
  ensureSame(two.seen(viewer), one.seen(viewer), () => `the log as ${viewer} sees it`);
  ensureSame(writeRecord(two, viewer), writeRecord(one, viewer), () => `the record kept by ${viewer}`);
  for (let at = 0; at <= length; at++) {
    ensureSameState(two.view(viewer, at), one.view(viewer, at), () => `the view of ${viewer} of step ${at}`);
  }
  for (let seat = 0; seat < game.seats.length; seat++) {
    // Of another seat's count a viewer may know how far back it can go, where they share all their steps.
    const own = Math.min(one.lengthFor(seat), two.lengthFor(seat));
    for (const at of [0, own - 1, own >> 1]) {
      ensureSame(two.refuseUndo(seat, at), one.refuseUndo(seat, at), () => `undo to ${at} by ${seat}`);
    }
  }
}

function compareAnswers<A extends AnyAction>(
  game: Game<A>,
  seat: number,
  one: Table<A>,
  two: Table<A>,
  input: () => unknown,
  bits: () => number,
): void {
  ensure(one.barrier(seat) === two.barrier(seat), () => `how far ${seat} can take back`);
  ensureSame(two.refuseRedo(seat), one.refuseRedo(seat), () => `whether ${seat} can do something again`);
  for (let at = Math.max(0, one.lengthFor(seat) - 6); at < one.lengthFor(seat); at++)
    ensureSame(two.refuseUndo(seat, at), one.refuseUndo(seat, at), () => `whether ${seat} can go back to ${at}`);
  const pieces = one.pieces(seat);
  ensureSame(two.pieces(seat), pieces, () => `the pieces of ${seat}`);
  for (const piece of pieces) {
    ensureSame(
      textOf(two.choices(seat, piece)),
      textOf(one.choices(seat, piece)),
      () => `the choices of piece ${piece}`,
    );
  }
  for (let i = 0; i < 6; i++) {
    const action = input();
    const [first, second] = [one, two].map((table) => refuseInput(game, table.view(REFEREE), seat, action));
    ensureSame(second, first, () => `the refusal of ${describeInput(action)}`);
    const [piece, place] = [below(game.unitIds.length, bits), below(game.placeIds.length, bits)];
    ensureSame(two.whyNot(seat, piece, place), one.whyNot(seat, piece, place), () => `why ${piece} not to ${place}`);
  }
}
