import type { State } from '@hundred-days/kernel';
import { type Action, board, places, position, units } from '@hundred-days/napoleon-1815';
import { distance } from '@hundred-days/napoleon-1815/appraisal';
import { least } from './choices.ts';
import { prize } from './worth.ts';

const { AT, blocksOf, placeOf, postedIn } = position;
const { FIRST, NEXT } = board;
const { RESERVE, seenByEnemy } = places;
const { otherSide, SIDE } = units;

/** 7.0: the best unit goes first, to the town where most friends and fewest enemies are. */
export function retreatOf(s: State, choices: readonly Action[]): Action | null {
  const retreats = choices.filter((action) => action.type === 'retreat');
  if (retreats.length === 0) return null;
  return least(retreats, (action) => -prize(s, action.unit) - 0.1 * refuge(s, SIDE[action.unit], action.town));
}

/** How good a town is to fall back to. */
function refuge(s: State, side: number, town: number): number {
  let near = 0;
  for (let i = FIRST[town]; i < FIRST[town + 1]; i++) {
    near += 0.3 * Math.min(4, blocksOf(s, NEXT[i], side));
    near -= 0.5 * Math.min(4, blocksOf(s, NEXT[i], otherSide(side)));
  }
  const home = side === units.ALLIED ? -0.3 * Math.min(...board.CITIES.map((city) => distance(town, city))) : 0;
  return near + Math.min(4, blocksOf(s, town, side)) + home;
}

/** Everybody out who can go without opening the line to the enemy; those who stand in it last. */
export function withdraw(s: State, slot: number, side: number, choices: readonly Action[]): Action | null {
  const opened = choices.find(({ type }) => type === 'unsquare');
  if (opened !== undefined) return opened;
  const free = choices.filter((action) => {
    if (action.type !== 'retreat') return false;
    const place = placeOf(s, action.unit);
    if (place === RESERVE) return true;
    const friends = postedIn(s, slot, side, place);
    const pressed = postedIn(s, slot, otherSide(side), seenByEnemy(place)) > 0;
    // 7.4a: the last of a pressed position goes when nobody else is left in the battle.
    return !pressed || friends > 1 || blocksOf(s, s[AT.fight], side) === 1;
  });
  return retreatOf(s, free);
}
