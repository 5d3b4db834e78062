import type { State } from '@hundred-days/kernel';
import { type Action, places, position, units, type World } from '@hundred-days/napoleon-1815';
import { least } from './choices.ts';
import type { Stance } from './stances.ts';
import { prize } from './worth.ts';

const { placeOf, postedIn, slotOf, strengthOf } = position;
const { HOME_PLACES, opposing, RESERVE, seenByEnemy } = places;
const { isGun, LEADER, otherSide } = units;

type Shift = Extract<Action, { readonly type: 'shift' }>;

const shiftsTo = (choices: readonly Action[], place: number): Shift[] =>
  choices.filter((action): action is Shift => action.type === 'shift' && action.position === place - 1);

/** The best unit that can come to a place; guns only where they are called for. */
const bestShift = (w: World, s: State, choices: readonly Action[], place: number, guns: boolean): Action | null => {
  const shifts = shiftsTo(choices, place).filter(
    ({ unit }) => (guns || !isGun(w, unit)) && w.type[unit] !== LEADER && placeOf(w, s, unit) === RESERVE,
  );
  return shifts.length === 0 ? null : least(shifts, ({ unit }) => -prize(w, s, unit));
};

/** Positions where the enemy stands among one's own are held. */
export function support(
  w: World,
  s: State,
  side: number,
  worth: readonly Float64Array[],
  choices: readonly Action[],
): Action | null {
  for (const place of HOME_PLACES) {
    const pressing = worth[otherSide(side)][seenByEnemy(place)];
    if (pressing === 0 || worth[side][place] > 1.6 * pressing) continue;
    const help = bestShift(w, s, choices, place, false);
    if (help !== null) return help;
  }
  return null;
}

/** Engages where it can be strong enough, the best prospect first; once there, all go in who can. */
export function strike(
  w: World,
  s: State,
  side: number,
  worth: readonly Float64Array[],
  stance: Stance,
  choices: readonly Action[],
): Action | null {
  let best: Action | null = null;
  let most = 0;
  for (const place of HOME_PLACES) {
    if (stance.column !== 0 && stance.column !== place && worth[side][opposing(place)] === 0) continue;
    const there = worth[otherSide(side)][seenByEnemy(opposing(place))];
    if (there === 0 && postedIn(w, s, slotOf(w, s, s[w.at.fight]), otherSide(side), seenByEnemy(opposing(place))) > 0)
      continue;
    const able = shiftsTo(choices, opposing(place)).filter(
      ({ unit }) => w.type[unit] !== LEADER && !isGun(w, unit) && strengthOf(w, s, unit) > 1,
    );
    if (able.length === 0) continue;
    // 6.32i: an empty position is a rout.
    if (there === 0) return able[0];
    const share = (worth[side][opposing(place)] + able.reduce((sum, { unit }) => sum + prize(w, s, unit), 0)) / there;
    const enough = worth[side][opposing(place)] > 0 ? Math.min(stance.engage, 1) : stance.engage;
    if (share < enough || share <= most || worth[side][opposing(place)] > 2.5 * there) continue;
    most = share;
    best = least(able, ({ unit }) => -prize(w, s, unit) - (w.type[unit] === units.CAVALRY ? 5 : 0));
  }
  return best;
}

/** Out of reserve: to the column of the next strike, to thin positions, guns to where they can fire. */
export function bringUp(
  w: World,
  s: State,
  slot: number,
  side: number,
  worth: readonly Float64Array[],
  stance: Stance,
  choices: readonly Action[],
): Action | null {
  const need = (place: number): number => {
    const facing = worth[otherSide(side)][seenByEnemy(opposing(place))] + worth[otherSide(side)][seenByEnemy(place)];
    return (facing + 1) / (worth[side][place] + 0.5) + (stance.column === place ? 2 : 0);
  };
  for (const place of [...HOME_PLACES].sort((a, b) => need(b) - need(a))) {
    if (postedIn(w, s, slot, otherSide(side), seenByEnemy(place)) > 0) continue;
    if (need(place) < 1 && stance.column !== place) continue;
    const up = bestShift(w, s, choices, place, true);
    if (up !== null) return up;
  }
  return null;
}
