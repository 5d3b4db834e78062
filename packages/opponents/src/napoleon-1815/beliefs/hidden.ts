import type { State } from '@hundred-days/kernel';
import { board, position, units } from '@hundred-days/napoleon-1815';

const { AT, hiddenBattleField, hiddenField, MARKS, ownerOf, PLACES, SLOTS } = position;
const { ROADS, TOWNS } = board;
const { UNITS_OF_ARMY } = units;

/** What a view says of blocks that are not the seat's own. */

export const others = (view: State, seat: number): number[] => [0, 1, 2].filter((army) => ownerOf(view, army) !== seat);

/** Hidden blocks of an army in each town, those of a battle there included. */
export function hiddenIn(view: State, army: number): Int16Array {
  const count = new Int16Array(TOWNS);
  for (let town = 0; town < TOWNS; town++)
    count[town] = view[hiddenField(town, army, false)] + view[hiddenField(town, army, true)];
  for (let slot = 0; slot < SLOTS; slot++) {
    const town = view[AT.battleTown + slot];
    if (town < 0) continue;
    for (let place = 1; place <= PLACES; place++)
      for (let shape = 0; shape < MARKS; shape++) count[town] += view[hiddenBattleField(slot, place, army, shape)];
  }
  return count;
}

export const anyHidden = (view: State, seat: number): boolean =>
  others(view, seat).some((army) => hiddenIn(view, army).some((count) => count > 0));

/** All that can change a belief, as numbers: the turn, the roads used, hidden blocks and open units of others. */
export function newsOf(view: State, seat: number): Int16Array {
  const armies = others(view, seat);
  const strangers = armies.reduce((sum, army) => sum + UNITS_OF_ARMY[army].length, 0);
  const news = new Int16Array(1 + ROADS + armies.length * TOWNS + 2 * strangers);
  news[0] = view[AT.turn];
  news.set(view.subarray(AT.used, AT.used + ROADS), 1);
  let at = 1 + ROADS;
  for (const army of armies) {
    news.set(hiddenIn(view, army), at);
    at += TOWNS;
    for (const unit of UNITS_OF_ARMY[army]) {
      news[at++] = view[AT.where + unit];
      news[at++] = view[AT.strength + unit];
    }
  }
  return news;
}
