import type { Game, State } from '@hundred-days/kernel';
import { type Action, places, position, units } from '@hundred-days/napoleon-1815';
import { choicesOf } from './choices.ts';

const { AT, placeOf, postedIn, sideOfSeat, slotOf, whereIs } = position;
const { HOME_PLACES, seenByEnemy } = places;
const { otherSide, SIDE, TYPE, UNITS_OF } = units;

/** Who is upon a home position of a side, as far as it can be seen: cavalry, and others. */
function pressing(s: State, slot: number, side: number, place: number): { cavalry: number; others: number } {
  const count = postedIn(s, slot, otherSide(side), seenByEnemy(place));
  let cavalry = 0;
  if (count > 0)
    for (const unit of UNITS_OF[otherSide(side)])
      if (TYPE[unit] === units.CAVALRY && whereIs(s, unit) === s[AT.fight] && placeOf(s, unit) === seenByEnemy(place))
        cavalry++;
  return { cavalry, others: count - cavalry };
}

/** Whether cavalry alone stands upon a position of this seat's side: where squares may gain something. */
export const isRidden = (s: State, seat: number): boolean => {
  const slot = slotOf(s, s[AT.fight]);
  return HOME_PLACES.some((place) => {
    const { cavalry, others } = pressing(s, slot, sideOfSeat(s, seat), place);
    return cavalry > 0 && others === 0;
  });
};

/** 6.5, 6.52: squares against cavalry, and guns and leaders into them. */
export function shut(game: Game<Action>, s: State, seat: number, able: readonly number[]): Action | null {
  const slot = slotOf(s, s[AT.fight]);
  for (const unit of able) {
    const place = placeOf(s, unit);
    if (!places.isHome(place) || TYPE[unit] === units.CAVALRY) continue;
    const { cavalry, others } = pressing(s, slot, SIDE[unit], place);
    if (cavalry === 0 || others > 0) continue;
    const found = choicesOf(game, s, seat, unit).find(({ type }) => type === 'square' || type === 'shelter');
    if (found !== undefined) return found;
  }
  return null;
}

/** 6.5a: a square that no cavalry is upon is only a good target. */
export function openUp(s: State, slot: number, choices: readonly Action[]): Action | null {
  const found = choices.find(
    (action) =>
      action.type === 'unsquare' && pressing(s, slot, SIDE[action.unit], placeOf(s, action.unit)).cavalry === 0,
  );
  return found ?? null;
}
