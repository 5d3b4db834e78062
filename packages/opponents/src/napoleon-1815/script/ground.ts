import type { Game, State } from '@hundred-days/kernel';
import { type Action, places, position, tables, units, type World } from '@hundred-days/napoleon-1815';

const { HOLDS, has, placeOf, slotOf, strengthOf, whereIs } = position;
const { INFANTRY, isGun } = units;

const groundOf = (w: World, s: State, unit: number): number =>
  places.markerIn(w, s, slotOf(w, s, s[w.at.fight]), places.homeOf(w, s, w.side[unit], placeOf(w, s, unit)));

/** What a unit makes of the ground it holds: infantry fires better from a Farm, guns from a Hill (6.21g, 6.21n). */
function useOf(w: World, s: State, unit: number, ground: number): number {
  if (ground === tables.FARM) return w.type[unit] === INFANTRY ? strengthOf(w, s, unit) : 0;
  return isGun(w, unit) ? strengthOf(w, s, unit) : 0;
}

/** 6.21p: the unit that makes most of a Farm or Hill takes it over, which costs nothing. */
export function exchange(w: World, game: Game<Action>, s: State, seat: number, able: readonly number[]): Action | null {
  for (const holder of able) {
    if (!has(w, s, holder, HOLDS)) continue;
    const ground = groundOf(w, s, holder);
    for (const unit of able) {
      if (placeOf(w, s, unit) !== placeOf(w, s, holder) || useOf(w, s, unit, ground) <= useOf(w, s, holder, ground))
        continue;
      const action: Action = { type: 'hold', unit };
      if (game.phase(s).refuse(s, seat, action) === null) return action;
    }
  }
  return null;
}

/** 6.21q: ground nobody holds, for those who have nothing better to do. An exchange is no use here: it could go on for ever. */
export function occupy(w: World, s: State, choices: readonly Action[]): Action | null {
  const isHeld = (unit: number): boolean =>
    w.unitsOf[w.side[unit]].some(
      (other) =>
        has(w, s, other, HOLDS) &&
        whereIs(w, s, other) === s[w.at.fight] &&
        placeOf(w, s, other) === placeOf(w, s, unit),
    );
  const found = choices.find(
    (action) =>
      action.type === 'hold' &&
      places.isHome(placeOf(w, s, action.unit)) &&
      useOf(w, s, action.unit, groundOf(w, s, action.unit)) > 0 &&
      !isHeld(action.unit),
  );
  return found ?? null;
}
