import type { Game, State } from '@hundred-days/kernel';
import { type Action, places, position, tables, units } from '@hundred-days/napoleon-1815';

const { AT, placeOf, sideOfSeat, strengthOf, whereIs } = position;
const { RESERVE } = places;
const { LEADER, TYPE, UNITS_OF } = units;

/** 6.51: cavalry has nothing to gain from squares, everybody else has. */
export function fire(game: Game<Action>, s: State, seat: number, able: readonly number[]): Action | null {
  const phase = game.phase(s);
  for (const unit of able) {
    if (placeOf(s, unit) === RESERVE) continue;
    const line: Action = { type: 'fire', unit, target: 0 };
    const squares: Action = { type: 'fire', unit, target: 1 };
    for (const action of TYPE[unit] === units.CAVALRY ? [line, squares] : [squares, line])
      if (phase.refuse(s, seat, action) === null) return action;
  }
  return null;
}

/** 6.6: those who hit well and have steps to lose; the leader only if he is alone. */
export function show(s: State, seat: number, choices: readonly Action[]): Action {
  const room = tables.revealMax - s[AT.picked];
  const mine = [...UNITS_OF[sideOfSeat(s, seat)]].filter(
    (unit) => position.owns(s, seat, unit) && whereIs(s, unit) === s[AT.fight],
  );
  const rank = (unit: number): number =>
    strengthOf(s, unit) * tables.SKIRMISH_FIRE[TYPE[unit]] - (strengthOf(s, unit) === 1 ? 3 : 0);
  const able = mine.filter((unit) => TYPE[unit] !== LEADER && strengthOf(s, unit) > 1);
  const rest = able.length > 0 ? able : mine;
  const picked = rest
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, able.length > 0 ? room : Math.min(1, room))
    .sort((a, b) => a - b);
  return picked.length > 0 ? { type: 'show', units: picked } : choices[0];
}
