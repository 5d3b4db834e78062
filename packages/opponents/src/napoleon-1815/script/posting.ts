import { allChoices, type Game, type State } from '@hundred-days/kernel';
import { type Action, places, position, units, type World } from '@hundred-days/napoleon-1815';
import { END, least } from './choices.ts';
import type { Stance } from './stances.ts';
import { prize } from './worth.ts';

const { placeOf, sideOfSeat, whereIs } = position;
const { HOME_PLACES, RESERVE } = places;
const { INFANTRY, isGun, LEADER, NO_CORPS } = units;

/** 6.22, 6.23: corps by corps, the strongest with the leader where the blow is to fall, single cavalry in reserve. */
export function post(w: World, game: Game<Action>, s: State, seat: number, stance: Stance): Action {
  const phase = game.phase(s);
  const pieces = phase.pieces(s, seat);
  const left = pieces.filter((unit) => unit >= 0 && placeOf(w, s, unit) === 0);
  if (left.length === 0) {
    const holds = allChoices(game, s, seat).filter((action) => action.type === 'hold');
    const good = holds.find(({ unit }) => isGun(w, unit) || w.type[unit] === INFANTRY);
    return good ?? END;
  }
  const wanted = postingPlan(w, s, seat, stance);
  // Leaders first: where one stands two corps may.
  const unit = least(left, (one) => (w.type[one] === LEADER ? -99 : 0) - prize(w, s, one));
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
function postingPlan(w: World, s: State, seat: number, stance: Stance): (unit: number) => number {
  const mine = [...w.unitsOf[sideOfSeat(w, s, seat)]].filter(
    (unit) => position.owns(w, s, seat, unit) && whereIs(w, s, unit) === s[w.at.fight],
  );
  const main = stance.column === 0 ? 2 : stance.column;
  const worth = new Map<number, number>();
  for (const unit of mine)
    if (w.corps[unit] !== NO_CORPS) worth.set(w.corps[unit], (worth.get(w.corps[unit]) ?? 0) + prize(w, s, unit));
  const corps = [...worth.keys()].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const others = HOME_PLACES.filter((place) => place !== main);
  const leader = mine.find((unit) => w.type[unit] === LEADER);
  const at = new Map<number, number>();
  const second =
    leader === undefined ? -1 : corps.findIndex((one, i) => i > 0 && isOfArmy(w, mine, one, w.army[leader]));
  let next = 0;
  for (const [i, one] of corps.entries()) {
    if (i === 0 || (i === second && corps.length > 3)) at.set(one, main);
    else at.set(one, next < others.length ? others[next++] : RESERVE);
  }
  // With too few corps the line is made of single units.
  const spread = next < others.length;
  const order = [...mine].sort((a, b) => prize(w, s, b) - prize(w, s, a));
  return (unit) => {
    if (w.type[unit] === LEADER) return main;
    if (spread) return [main, ...others][order.indexOf(unit) % 3];
    return at.get(w.corps[unit]) ?? RESERVE;
  };
}

const isOfArmy = (w: World, mine: readonly number[], corps: number, army: number): boolean =>
  mine.some((unit) => w.corps[unit] === corps && w.army[unit] === army);
