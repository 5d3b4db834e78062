import { type AnyAction, actionKey, shapeFault } from '../actions.ts';
import type { Game } from '../contract.ts';
import { below, randomBits } from '../dice.ts';
import { readAction, readLine, writeAction } from '../notation.ts';
import { choicesOf, piecesOf, seatsToAct } from '../referee.ts';
import { seatsIn } from '../testing/randomPlay.ts';
import { ensure, ensureSame, fail, located, walk } from './failure.ts';
import type { NamedSetup, Seeds } from './plan.ts';

/** Every listed action can be written and read back, and a whole game written in phrases too. */
export function notationReadsBack<A extends AnyAction>(game: Game<A>, setup: NamedSetup, seeds: Seeds): void {
  for (const seed of seeds) {
    const bits = randomBits(`${seed} looking`);
    const played = walk(game, setup, seed, ({ before, index, action }) => {
      readsBack(game, action);
      for (const seat of seatsIn(seatsToAct(game, before))) {
        for (const piece of piecesOf(game, before, seat)) {
          const choices = choicesOf(game, before, seat, piece);
          if (index % 20 !== 0) readsBack(game, choices.at(below(choices.length, bits)) as A);
          else for (let i = 0; i < choices.length; i++) readsBack(game, choices.at(i) as A);
        }
      }
    });
    located(`${setup.name}, seed ${seed}`, () =>
      phrasesReadBack(
        game,
        played.decisions.map(({ action }) => action),
      ),
    );
  }
}

function readsBack<A extends AnyAction>(game: Game<A>, action: A): void {
  const line = writeAction(game, action);
  const read = readAction(game, line);
  if (!read.ok) fail(`'${line}' cannot be read: ${JSON.stringify(read.faults)}`);
  ensure(actionKey(read.value) === actionKey(action), () => `'${line}' is read as ${actionKey(read.value)}`);
  const limits = { units: game.unitIds.length, places: game.placeIds.length, path: game.longestPath };
  ensure(shapeFault(game.actions, limits, read.value) === null, () => `'${line}' is read into a wrong shape`);
  ensureSame(JSON.parse(JSON.stringify(action)), action, () => `'${line}' sent as JSON`);
}

function phrasesReadBack<A extends AnyAction>(game: Game<A>, actions: readonly A[]): void {
  const back: string[] = [];
  for (const line of game.phrases.write(actions)) {
    const read = readLine(game, line);
    if (!read.ok) fail(`the phrase '${line}' cannot be read: ${JSON.stringify(read.faults)}`);
    back.push(...read.value.map(actionKey));
  }
  ensureSame(back, actions.map(actionKey), () => 'the game written in phrases');
}
