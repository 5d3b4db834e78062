import { type AnyAction, actionKey } from '../actions.ts';
import { type Game, TABLE } from '../contract.ts';
import { below, randomBits, seededDice } from '../dice.ts';
import { choicesOf, piecesOf, refuseInput, seatsToAct, submit } from '../referee.ts';
import { copyInto, type State } from '../state.ts';
import { seatsIn } from '../testing/randomPlay.ts';
import { ensure, ensureSame, fail, walk } from './failure.ts';
import type { NamedSetup } from './plan.ts';

/** Every so many steps all choices of all pieces are tried, not only one of each piece. */
const THOROUGH = 100;

/** Random games come to an end; on the way nobody is stuck, and whatever is listed is accepted. */
export function gamesEnd<A extends AnyAction>(game: Game<A>, setup: NamedSetup, seeds: readonly string[]): void {
  const scratch = new Int16Array(game.stateSize);
  for (const seed of seeds) {
    const bits = randomBits(`${seed} looking`);
    const played = walk(game, setup, seed, ({ before, index }) => {
      ensureSame(game.unsound(before), [], () => 'unsound');
      const mask = seatsToAct(game, before);
      ensure(mask !== 0 && mask < 2 ** game.seats.length, () => `seats to act are ${mask.toString(2)} in binary`);
      for (const seat of seatsIn(mask)) tryPieces(game, before, seat, index % THOROUGH === 0, bits, scratch);
    });
    ensureSame(game.unsound(played.final), [], () => `${setup.name}, seed ${seed}: unsound at the end`);
    ensure(
      seatsToAct(game, played.final) === 0,
      () => `${setup.name}, seed ${seed}: seats to act when the game is over`,
    );
  }
}

function tryPieces<A extends AnyAction>(
  game: Game<A>,
  state: State,
  seat: number,
  all: boolean,
  bits: () => number,
  scratch: State,
): void {
  const pieces = piecesOf(game, state, seat);
  ensure(pieces.length > 0, () => `dead end: seat ${seat} has no piece to act with`);
  const known = new Set<string>();
  let last = TABLE - 1;
  for (const piece of pieces) {
    ensure(piece > last && piece < game.unitIds.length, () => `pieces are not in order: ${JSON.stringify(pieces)}`);
    last = piece;
    const choices = choicesOf(game, state, seat, piece);
    ensure(choices.length > 0, () => `piece ${piece} is listed and has no choice`);
    const from = all ? 0 : below(choices.length, bits);
    const to = all ? choices.length : from + 1;
    ensure(choices.at(choices.length) === undefined, () => `piece ${piece} has a choice beyond its last`);
    for (let i = from; i < to; i++) {
      const action = choices.at(i) ?? fail(`choice ${i} of piece ${piece} is missing`);
      const key = actionKey(action);
      ensure(!known.has(key), () => `listed twice: ${key}`);
      known.add(key);
      const no = refuseInput(game, state, seat, action);
      ensure(no === null, () => `listed and refused: ${key}, rule ${no?.rule}, ${no?.code}`);
      if (!all) continue;
      copyInto(scratch, state);
      submit(game, scratch, seat, action, seededDice(bits()));
      if (i % 16 === 0) ensureSame(game.unsound(scratch), [], () => `unsound after ${key}`);
    }
  }
}
