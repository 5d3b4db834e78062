import type { State } from '@hundred-days/kernel';
import { position, type World } from '@hundred-days/napoleon-1815';

const { hiddenBattleField, hiddenField, MARKS, ownerOf, PLACES, SLOTS } = position;

/** What a view says of blocks that are not the seat's own. */

export const others = (w: World, view: State, seat: number): number[] =>
  [0, 1, 2].filter((army) => ownerOf(w, view, army) !== seat);

/** Hidden blocks of an army in each town, those of a battle there included. */
export function hiddenIn(w: World, view: State, army: number): Int16Array {
  const count = new Int16Array(w.townCount);
  for (let town = 0; town < w.townCount; town++)
    count[town] = view[hiddenField(w, town, army, false)] + view[hiddenField(w, town, army, true)];
  for (let slot = 0; slot < SLOTS; slot++) {
    const town = view[w.at.battleTown + slot];
    if (town < 0) continue;
    for (let place = 1; place <= PLACES; place++)
      for (let shape = 0; shape < MARKS; shape++) count[town] += view[hiddenBattleField(w, slot, place, army, shape)];
  }
  return count;
}

export const anyHidden = (w: World, view: State, seat: number): boolean =>
  others(w, view, seat).some((army) => hiddenIn(w, view, army).some((count) => count > 0));

/** All that can change a belief, as numbers: the turn, the roads used, hidden blocks and open units of others. */
export function newsOf(w: World, view: State, seat: number): Int16Array {
  const armies = others(w, view, seat);
  const strangers = armies.reduce((sum, army) => sum + w.unitsOfArmy[army].length, 0);
  const news = new Int16Array(1 + w.roadCount + armies.length * w.townCount + 2 * strangers);
  news[0] = view[w.at.turn];
  news.set(view.subarray(w.at.used, w.at.used + w.roadCount), 1);
  let at = 1 + w.roadCount;
  for (const army of armies) {
    news.set(hiddenIn(w, view, army), at);
    at += w.townCount;
    for (const unit of w.unitsOfArmy[army]) {
      news[at++] = view[w.at.where + unit];
      news[at++] = view[w.at.strength + unit];
    }
  }
  return news;
}
