import { type Phase, type Refusal, refusal, type State, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { isEngaged, isForward, opposing, RESERVE } from '../places.ts';
import {
  AT,
  CHECKED,
  has,
  mark,
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
import { ARMY, FOOT, LEADER, LEADERS, SIDE, TYPE, UNITS_OF, unitId } from '../units.ts';
import { crossingOf, noteCrossing, settle, shiftTo } from './battlemoves.ts';
import { eliminate } from './losses.ts';
import { isOpen } from './openness.ts';
import { publish } from './publishing.ts';

/** 6.31 Morale: engaged units of strength 1 of the side on turn. */

const friendsWith = (s: State, unit: number): number =>
  UNITS_OF[SIDE[unit]].filter(
    (other) => other !== unit && whereIs(s, other) === whereIs(s, unit) && placeOf(s, other) === placeOf(s, unit),
  ).length;

/** 6.31a, 6.31g, 8.2b, 8.2c */
function mustCheck(s: State, unit: number): boolean {
  if (whereIs(s, unit) !== s[AT.fight] || placeOf(s, unit) === 0 || strengthOf(s, unit) !== 1) return false;
  if (has(s, unit, CHECKED) || s[AT.host + unit] > 0 || !isEngaged(s, unit)) return false;
  return TYPE[unit] !== LEADER || friendsWith(s, unit) === 0;
}

/** The next seat of the side that has morale to check; false when there is none. */
export function nextMorale(s: State): boolean {
  for (const seat of seatsOf(s, s[AT.side])) {
    if (!UNITS_OF[s[AT.side]].some((unit) => owns(s, seat, unit) && mustCheck(s, unit))) continue;
    s[AT.active] = seat;
    setStep(s, 'morale');
    return true;
  }
  return false;
}

export const moralePhase: Phase<Action> = {
  name: 'morale',
  rule: '6.31a',
  accepts: ['morale'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s, seat) => [...UNITS_OF[s[AT.side]]].filter((unit) => owns(s, seat, unit) && mustCheck(s, unit)),
  choices: (s, seat, piece) =>
    piece >= 0 && owns(s, seat, piece) && mustCheck(s, piece) ? [{ type: 'morale', unit: piece }] : [],
  refuse: (s, seat, action) => (action.type === 'morale' ? refuseMorale(s, seat, action.unit) : null),
  apply(s, _seat, action, dice, tell) {
    if (action.type !== 'morale') return;
    publish(s, tell);
    check(s, action.unit, dice.roll(6), tell);
  },
};

function refuseMorale(s: State, seat: number, unit: number): Refusal | null {
  const data = { unit: unitId(unit) };
  if (!owns(s, seat, unit)) return refusal('6.31a', 'not-your-unit', data);
  return mustCheck(s, unit) ? null : refusal('6.31a', 'no-morale-check', data);
}

/** 6.31e, 6.31f, 8.2 */
export function moraleBonus(s: State, unit: number): number {
  const square = has(s, unit, SQUARE) ? 1 : 0;
  if (TYPE[unit] === LEADER) return 1;
  const leader = LEADERS[ARMY[unit]];
  const near = whereIs(s, leader) === whereIs(s, unit) && placeOf(s, leader) === placeOf(s, unit) && isOpen(s, leader);
  return square + (near ? 1 : 0);
}

function check(s: State, unit: number, die: number, tell: Tell): void {
  const bonus = moraleBonus(s, unit);
  const bad = die + bonus <= BAD_DIE;
  mark(s, unit, CHECKED);
  if (tell !== null)
    tell({
      type: bad ? 'morale-bad' : 'morale-good',
      rule: bad ? '6.31b' : '6.31c',
      data: { unit: unitId(unit), die, bonus },
    });
  if (!bad) {
    setStep(s, 'morale-next');
    return;
  }
  breakOff(s, unit, tell);
}

/** 6.31b, 6.31d, 6.21l: the unit falls back at once, or is lost. */
function breakOff(s: State, unit: number, tell: Tell): void {
  const place = placeOf(s, unit);
  if (has(s, unit, SQUARE) || TYPE[unit] === FOOT) eliminate(s, unit, '6.31d', tell);
  else {
    const to = isForward(place) ? opposing(place) : RESERVE;
    const column = crossingOf(s, unit, place, to);
    if (column >= 0 && s[AT.crossed + column] >= 2) eliminate(s, unit, '6.21l', tell);
    else {
      noteCrossing(s, column);
      mark(s, unit, SPENT);
      shiftTo(s, unit, to);
    }
  }
  publish(s, tell);
  if (!settle(s, tell)) setStep(s, 'morale-next');
}
