import type { State } from '@hundred-days/kernel';
import { type Action, position, units, type World } from '@hundred-days/napoleon-1815';
import { END, least } from './choices.ts';
import type { Stance } from './stances.ts';
import { balance, prize } from './worth.ts';

const { blocksOf, sideOfSeat, whereIs } = position;
const { LEADER } = units;

/** Help comes as long as the battle is neither lost nor won without it, the best unit first; leaders stay. */
export function reinforce(w: World, s: State, seat: number, stance: Stance, choices: readonly Action[]): Action {
  const share = balance(w, s, sideOfSeat(w, s, seat));
  if (share < stance.leave || share > 3.5) return END;
  const coming = choices.filter((action) => action.type === 'reinforce');
  // 9.0: the last unit of a city stays there.
  const free = coming.filter(
    ({ unit }) =>
      !(w.cities.includes(whereIs(w, s, unit)) && blocksOf(w, s, whereIs(w, s, unit), w.side[unit]) === 1) &&
      w.type[unit] !== LEADER,
  );
  return free.length === 0 ? END : least(free, ({ unit }) => -prize(w, s, unit));
}
