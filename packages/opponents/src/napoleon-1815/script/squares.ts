import type { Game, State } from '@hundred-days/kernel';
import { type Action, places, position, units, type World } from '@hundred-days/napoleon-1815';
import { choicesOf } from './choices.ts';

const { placeOf, postedIn, sideOfSeat, slotOf, whereIs } = position;
const { HOME_PLACES, seenByEnemy } = places;
const { otherSide } = units;

/** Who is upon a home position of a side, as far as it can be seen: cavalry, and others. */
function pressing(w: World, s: State, slot: number, side: number, place: number): { cavalry: number; others: number } {
  const count = postedIn(w, s, slot, otherSide(side), seenByEnemy(place));
  let cavalry = 0;
  if (count > 0)
    for (const unit of w.unitsOf[otherSide(side)])
      if (
        w.type[unit] === units.CAVALRY &&
        whereIs(w, s, unit) === s[w.at.fight] &&
        placeOf(w, s, unit) === seenByEnemy(place)
      )
        cavalry++;
  return { cavalry, others: count - cavalry };
}

/** Whether cavalry alone stands upon a position of this seat's side: where squares may gain something. */
export const isRidden = (w: World, s: State, seat: number): boolean => {
  const slot = slotOf(w, s, s[w.at.fight]);
  return HOME_PLACES.some((place) => {
    const { cavalry, others } = pressing(w, s, slot, sideOfSeat(w, s, seat), place);
    return cavalry > 0 && others === 0;
  });
};

/** 6.5, 6.52: squares against cavalry, and guns and leaders into them. */
export function shut(w: World, game: Game<Action>, s: State, seat: number, able: readonly number[]): Action | null {
  const slot = slotOf(w, s, s[w.at.fight]);
  for (const unit of able) {
    const place = placeOf(w, s, unit);
    if (!places.isHome(place) || w.type[unit] === units.CAVALRY) continue;
    const { cavalry, others } = pressing(w, s, slot, w.side[unit], place);
    if (cavalry === 0 || others > 0) continue;
    const found = choicesOf(game, s, seat, unit).find(({ type }) => type === 'square' || type === 'shelter');
    if (found !== undefined) return found;
  }
  return null;
}

/** 6.5a: a square that no cavalry is upon is only a good target. */
export function openUp(w: World, s: State, slot: number, choices: readonly Action[]): Action | null {
  const found = choices.find(
    (action) =>
      action.type === 'unsquare' && pressing(w, s, slot, w.side[action.unit], placeOf(w, s, action.unit)).cavalry === 0,
  );
  return found ?? null;
}
