import type { Game, State } from '@hundred-days/kernel';
import { type Action, places, position, units, type World } from '@hundred-days/napoleon-1815';

const { placeOf, sideOfSeat, strengthOf, whereIs } = position;
const { RESERVE } = places;
const { LEADER } = units;

/** 6.51: cavalry has nothing to gain from squares, everybody else has. */
export function fire(w: World, game: Game<Action>, s: State, seat: number, able: readonly number[]): Action | null {
  const phase = game.phase(s);
  for (const unit of able) {
    if (placeOf(w, s, unit) === RESERVE) continue;
    const line: Action = { type: 'fire', unit, target: 0 };
    const squares: Action = { type: 'fire', unit, target: 1 };
    for (const action of w.type[unit] === units.CAVALRY ? [line, squares] : [squares, line])
      if (phase.refuse(s, seat, action) === null) return action;
  }
  return null;
}

/** 6.6: those who hit well and have steps to lose; the leader only if he is alone. */
export function show(w: World, s: State, seat: number, choices: readonly Action[]): Action {
  const room = w.revealMax - s[w.at.picked];
  const mine = [...w.unitsOf[sideOfSeat(w, s, seat)]].filter(
    (unit) => position.owns(w, s, seat, unit) && whereIs(w, s, unit) === s[w.at.fight],
  );
  const rank = (unit: number): number =>
    strengthOf(w, s, unit) * w.skirmishFire[w.type[unit]] - (strengthOf(w, s, unit) === 1 ? 3 : 0);
  const able = mine.filter((unit) => w.type[unit] !== LEADER && strengthOf(w, s, unit) > 1);
  const rest = able.length > 0 ? able : mine;
  const picked = rest
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, able.length > 0 ? room : Math.min(1, room))
    .sort((a, b) => a - b);
  return picked.length > 0 ? { type: 'show', units: picked } : choices[0];
}
