import { below, choicesOf, piecesOf } from '@hundred-days/kernel';
import type { Player } from './player.ts';

/** Picks a piece, each alike, then one of its choices: a unit with many hexes in reach does not crowd out the rest. */
export function randomPlayer(): Player {
  return {
    name: 'random',
    choose(game, view, seat, bits) {
      const pieces = piecesOf(game, view, seat);
      if (pieces.length === 0) throw new Error(`seat ${seat} has nothing to choose from`);
      const choices = choicesOf(game, view, seat, pieces[below(pieces.length, bits)]);
      const choice = choices.at(below(choices.length, bits));
      if (choice === undefined) throw new Error(`a piece of seat ${seat} has no choices`);
      return choice;
    },
  };
}
