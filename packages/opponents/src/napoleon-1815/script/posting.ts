import { allChoices, type Game, type State } from '@hundred-days/kernel';
import { type Action, places, position, units } from '@hundred-days/napoleon-1815';
import { END, least } from './choices.ts';
import type { Stance } from './stances.ts';
import { prize } from './worth.ts';

const { AT, placeOf, sideOfSeat, whereIs } = position;
const { HOME_PLACES, RESERVE } = places;
const { ARMY, CORPS, INFANTRY, isGun, LEADER, NO_CORPS, TYPE, UNITS_OF } = units;

/** 6.22, 6.23: corps by corps, the strongest with the leader where the blow is to fall, single cavalry in reserve. */
export function post(game: Game<Action>, s: State, seat: number, stance: Stance): Action {
  const phase = game.phase(s);
  const pieces = phase.pieces(s, seat);
  const left = pieces.filter((unit) => unit >= 0 && placeOf(s, unit) === 0);
  if (left.length === 0) {
    const holds = allChoices(game, s, seat).filter((action) => action.type === 'hold');
    const good = holds.find(({ unit }) => isGun(unit) || TYPE[unit] === INFANTRY);
    return good ?? END;
  }
  const wanted = postingPlan(s, seat, stance);
  // Leaders first: where one stands two corps may.
  const unit = least(left, (one) => (TYPE[one] === LEADER ? -99 : 0) - prize(s, one));
  const choices = phase.choices(s, seat, unit);
  let fallback: Action | null = null;
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i);
    if (action?.type !== 'post') continue;
    if (action.position === wanted(unit) - 1) return action;
    if (fallback === null || action.position === RESERVE - 1) fallback = action;
  }
  return fallback ?? { type: 'post', unit, position: RESERVE - 1 };
}

/** Where each unit of a seat is to stand. The same at every step of a posting: it goes by all who are in the town. */
function postingPlan(s: State, seat: number, stance: Stance): (unit: number) => number {
  const mine = [...UNITS_OF[sideOfSeat(s, seat)]].filter(
    (unit) => position.owns(s, seat, unit) && whereIs(s, unit) === s[AT.fight],
  );
  const main = stance.column === 0 ? 2 : stance.column;
  const worth = new Map<number, number>();
  for (const unit of mine)
    if (CORPS[unit] !== NO_CORPS) worth.set(CORPS[unit], (worth.get(CORPS[unit]) ?? 0) + prize(s, unit));
  const corps = [...worth.keys()].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const others = HOME_PLACES.filter((place) => place !== main);
  const leader = mine.find((unit) => TYPE[unit] === LEADER);
  const at = new Map<number, number>();
  const second = leader === undefined ? -1 : corps.findIndex((one, i) => i > 0 && isOfArmy(mine, one, ARMY[leader]));
  let next = 0;
  for (const [i, one] of corps.entries()) {
    if (i === 0 || (i === second && corps.length > 3)) at.set(one, main);
    else at.set(one, next < others.length ? others[next++] : RESERVE);
  }
  // With too few corps the line is made of single units.
  const spread = next < others.length;
  const order = [...mine].sort((a, b) => prize(s, b) - prize(s, a));
  return (unit) => {
    if (TYPE[unit] === LEADER) return main;
    if (spread) return [main, ...others][order.indexOf(unit) % 3];
    return at.get(CORPS[unit]) ?? RESERVE;
  };
}

const isOfArmy = (mine: readonly number[], corps: number, army: number): boolean =>
  mine.some((unit) => CORPS[unit] === corps && ARMY[unit] === army);
