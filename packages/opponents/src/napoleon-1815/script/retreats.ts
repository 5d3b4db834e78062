import type { State } from '@hundred-days/kernel';
import { type Action, places, position, units, type World } from '@hundred-days/napoleon-1815';
import { distance } from '@hundred-days/napoleon-1815/appraisal';
import { least } from './choices.ts';
import { prize } from './worth.ts';

const { blocksOf, placeOf, postedIn } = position;
const { RESERVE, seenByEnemy } = places;
const { otherSide } = units;

/** 7.0: the best unit goes first, to the town where most friends and fewest enemies are. */
export function retreatOf(w: World, s: State, choices: readonly Action[]): Action | null {
  const retreats = choices.filter((action) => action.type === 'retreat');
  if (retreats.length === 0) return null;
  return least(retreats, (action) => -prize(w, s, action.unit) - 0.1 * refuge(w, s, w.side[action.unit], action.town));
}

/** How good a town is to fall back to. */
function refuge(w: World, s: State, side: number, town: number): number {
  let near = 0;
  for (let i = w.first[town]; i < w.first[town + 1]; i++) {
    near += 0.3 * Math.min(4, blocksOf(w, s, w.next[i], side));
    near -= 0.5 * Math.min(4, blocksOf(w, s, w.next[i], otherSide(side)));
  }
  const home = side === units.ALLIED ? -0.3 * Math.min(...w.cities.map((city) => distance(w, town, city))) : 0;
  return near + Math.min(4, blocksOf(w, s, town, side)) + home;
}

/** Everybody out who can go without opening the line to the enemy; those who stand in it last. */
export function withdraw(w: World, s: State, slot: number, side: number, choices: readonly Action[]): Action | null {
  const opened = choices.find(({ type }) => type === 'unsquare');
  if (opened !== undefined) return opened;
  const free = choices.filter((action) => {
    if (action.type !== 'retreat') return false;
    const place = placeOf(w, s, action.unit);
    if (place === RESERVE) return true;
    const friends = postedIn(w, s, slot, side, place);
    const pressed = postedIn(w, s, slot, otherSide(side), seenByEnemy(place)) > 0;
    // 7.4a: the last of a pressed position goes when nobody else is left in the battle.
    return !pressed || friends > 1 || blocksOf(w, s, s[w.at.fight], side) === 1;
  });
  return retreatOf(w, s, free);
}
