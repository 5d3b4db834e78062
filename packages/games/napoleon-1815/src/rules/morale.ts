import { type Refusal, refusal, type Seat, type Stage, type State, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { isEngaged, isForward, opposing, RESERVE } from '../places.ts';
import {
  CHECKED,
  has,
  mark,
  notHis,
  owns,
  placeOf,
  SPENT,
  SQUARE,
  seatsOf,
  setStep,
  strengthOf,
  whereIs,
} from '../position.ts';
import { BAD_DIE } from '../tables.ts';
import { FOOT, LEADER } from '../units.ts';
import type { World } from '../world.ts';
import { crossingOf, noteCrossing, settle, shiftTo } from './battlemoves.ts';
import { eliminate } from './losses.ts';
import { isOpen } from './openness.ts';
import { publish } from './publishing.ts';

/** 6.31 Morale: engaged units of strength 1 of the side on turn. */

const friendsWith = (w: World, s: State, unit: Unit): number =>
  w.unitsOf[w.side[unit]].filter(
    (other) =>
      other !== unit && whereIs(w, s, other) === whereIs(w, s, unit) && placeOf(w, s, other) === placeOf(w, s, unit),
  ).length;

/** 6.31a, 6.31g, 8.2b, 8.2c */
function mustCheck(w: World, s: State, unit: Unit): boolean {
  if (whereIs(w, s, unit) !== s[w.at.fight] || placeOf(w, s, unit) === 0 || strengthOf(w, s, unit) !== 1) return false;
  if (has(w, s, unit, CHECKED) || s[w.at.host + unit] > 0 || !isEngaged(w, s, unit)) return false;
  return w.type[unit] !== LEADER || friendsWith(w, s, unit) === 0;
}

/** The next seat of the side that has morale to check; false when there is none. */
export function nextMorale(w: World, s: State): boolean {
  for (const seat of seatsOf(w, s, s[w.at.side])) {
    if (!w.unitsOf[s[w.at.side]].some((unit) => owns(w, s, seat, unit) && mustCheck(w, s, unit))) continue;
    s[w.at.active] = seat;
    setStep(w, s, 'morale');
    return true;
  }
  return false;
}

export const moralePhase = (w: World): Stage<Action> => ({
  rule: '6.31a',
  accepts: ['morale'],
  pieces: (s, seat) => [...w.unitsOf[s[w.at.side]]].filter((unit) => owns(w, s, seat, unit) && mustCheck(w, s, unit)),
  choices: (s, seat, piece) =>
    piece >= 0 && owns(w, s, seat, piece) && mustCheck(w, s, piece) ? [{ type: 'morale', unit: piece }] : [],
  refuse: (s, seat, action) => (action.type === 'morale' ? refuseMorale(w, s, seat, action.unit) : null),
  whyNot: (s, seat, unit) => refuseMorale(w, s, seat, unit),
  apply(s, _seat, action, dice, tell) {
    if (action.type !== 'morale') return;
    publish(w, s, tell);
    check(w, s, action.unit, dice.roll(6), tell);
  },
});

function refuseMorale(w: World, s: State, seat: Seat, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (!owns(w, s, seat, unit)) return refusal(notHis(w, s, seat, unit, '6.31a'), 'not-your-unit', data);
  return mustCheck(w, s, unit) ? null : refusal('6.31a', 'no-morale-check', data);
}

/** 6.31e, 6.31f, 8.2 */
export function moraleBonus(w: World, s: State, unit: Unit): number {
  const square = has(w, s, unit, SQUARE) ? 1 : 0;
  if (w.type[unit] === LEADER) return 1;
  const leader = w.leaders[w.army[unit]];
  const near =
    whereIs(w, s, leader) === whereIs(w, s, unit) &&
    placeOf(w, s, leader) === placeOf(w, s, unit) &&
    isOpen(w, s, leader);
  return square + (near ? 1 : 0);
}

function check(w: World, s: State, unit: Unit, die: number, tell: Tell): void {
  const bonus = moraleBonus(w, s, unit);
  const bad = die + bonus <= BAD_DIE;
  mark(w, s, unit, CHECKED);
  if (tell !== null)
    tell({
      type: bad ? 'morale-bad' : 'morale-good',
      rule: bad ? '6.31b' : '6.31c',
      data: { unit: w.unitId(unit), die, bonus },
    });
  if (!bad) {
    setStep(w, s, 'morale-next');
    return;
  }
  breakOff(w, s, unit, tell);
}

/** 6.31b, 6.31d, 6.21l: the unit falls back at once, or is lost. */
function breakOff(w: World, s: State, unit: Unit, tell: Tell): void {
  const place = placeOf(w, s, unit);
  if (has(w, s, unit, SQUARE) || w.type[unit] === FOOT) eliminate(w, s, unit, '6.31d', tell);
  else {
    const to = isForward(place) ? opposing(place) : RESERVE;
    const column = crossingOf(w, s, unit, place, to);
    if (column >= 0 && s[w.at.crossed + column] >= 2) eliminate(w, s, unit, '6.21l', tell);
    else {
      noteCrossing(w, s, column);
      mark(w, s, unit, SPENT);
      shiftTo(w, s, unit, to);
    }
  }
  publish(w, s, tell);
  if (!settle(w, s, tell)) setStep(w, s, 'morale-next');
}
