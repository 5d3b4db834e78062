import type { Game, State } from '@hundred-days/kernel';
import { type Action, places, position, tables, units } from '@hundred-days/napoleon-1815';

const { AT, HOLDS, has, placeOf, slotOf, strengthOf, whereIs } = position;
const { INFANTRY, isGun, SIDE, TYPE, UNITS_OF } = units;

const groundOf = (s: State, unit: number): number =>
  places.markerIn(s, slotOf(s, s[AT.fight]), places.homeOf(s, SIDE[unit], placeOf(s, unit)));

/** What a unit makes of the ground it holds: infantry fires better from a Farm, guns from a Hill (6.21g, 6.21n). */
function useOf(s: State, unit: number, ground: number): number {
  if (ground === tables.FARM) return TYPE[unit] === INFANTRY ? strengthOf(s, unit) : 0;
  return isGun(unit) ? strengthOf(s, unit) : 0;
}

/** 6.21p: the unit that makes most of a Farm or Hill takes it over, which costs nothing. */
export function exchange(game: Game<Action>, s: State, seat: number, able: readonly number[]): Action | null {
  for (const holder of able) {
    if (!has(s, holder, HOLDS)) continue;
    const ground = groundOf(s, holder);
    for (const unit of able) {
      if (placeOf(s, unit) !== placeOf(s, holder) || useOf(s, unit, ground) <= useOf(s, holder, ground)) continue;
      const action: Action = { type: 'hold', unit };
      if (game.phase(s).refuse(s, seat, action) === null) return action;
    }
  }
  return null;
}

/** 6.21q: ground nobody holds, for those who have nothing better to do. An exchange is no use here: it could go on for ever. */
export function occupy(s: State, choices: readonly Action[]): Action | null {
  const isHeld = (unit: number): boolean =>
    UNITS_OF[SIDE[unit]].some(
      (other) => has(s, other, HOLDS) && whereIs(s, other) === s[AT.fight] && placeOf(s, other) === placeOf(s, unit),
    );
  const found = choices.find(
    (action) =>
      action.type === 'hold' &&
      places.isHome(placeOf(s, action.unit)) &&
      useOf(s, action.unit, groundOf(s, action.unit)) > 0 &&
      !isHeld(action.unit),
  );
  return found ?? null;
}
