import type { State } from '@hundred-days/kernel';
import { type Action, board, position, units } from '@hundred-days/napoleon-1815';
import { END, least } from './choices.ts';
import type { Stance } from './stances.ts';
import { balance, prize } from './worth.ts';

const { blocksOf, sideOfSeat, whereIs } = position;
const { LEADER, SIDE, TYPE } = units;

/** Help comes as long as the battle is neither lost nor won without it, the best unit first; leaders stay. */
export function reinforce(s: State, seat: number, stance: Stance, choices: readonly Action[]): Action {
  const share = balance(s, sideOfSeat(s, seat));
  if (share < stance.leave || share > 3.5) return END;
  const coming = choices.filter((action) => action.type === 'reinforce');
  // 9.0: the last unit of a city stays there.
  const free = coming.filter(
    ({ unit }) =>
      !(board.CITIES.includes(whereIs(s, unit)) && blocksOf(s, whereIs(s, unit), SIDE[unit]) === 1) &&
      TYPE[unit] !== LEADER,
  );
  return free.length === 0 ? END : least(free, ({ unit }) => -prize(s, unit));
}
