import { type Phase, refusal, type State, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { homeOf, markerIn } from '../places.ts';
import {
  AT,
  FACE_UP,
  HOLDS,
  has,
  ownerOf,
  placeOf,
  plays,
  SQUARE,
  seatsOf,
  setStep,
  slotOf,
  strengthOf,
  whereIs,
} from '../position.ts';
import { FARM } from '../tables.ts';
import { ARMIES, ARMY, UNITS_OF, unitId } from '../units.ts';
import { settle } from './battlemoves.ts';
import { chooserFor } from './control.ts';
import { loseStep } from './losses.ts';
import { isOpen } from './openness.ts';

/** 6.4 Combat losses: each hit falls on the strongest unit of the target, the owner choosing among equals. */

/** Bits of hitKind. */
export const LONG_RANGE = 1;
export const BY_CAVALRY = 2;
export const IN_SKIRMISH = 4;

export const LINE = 0;
export const SQUARES = 1;

/** 6.51a: whether a unit is in the target group; those who shelter belong to the square. */
const isInGroup = (s: State, unit: number, group: number): boolean =>
  (has(s, unit, SQUARE) || s[AT.host + unit] > 0) === (group === SQUARES);

/** The units of a side that a fire at a home position can hit. */
export function targetsIn(
  s: State,
  side: number,
  town: number,
  home: number,
  group: number,
  cavalry: boolean,
): number[] {
  const slot = slotOf(s, town);
  const farm = markerIn(s, slot, home) === FARM;
  return [...UNITS_OF[side]].filter((unit) => {
    if (whereIs(s, unit) !== town || homeOf(s, side, placeOf(s, unit)) !== home || placeOf(s, unit) === 0) return false;
    // 6.21i: no cavalry hit falls on the unit in a Farm.
    if (cavalry && farm && has(s, unit, HOLDS)) return false;
    return isInGroup(s, unit, group);
  });
}

function targets(s: State): number[] {
  if (s[AT.hitKind] === IN_SKIRMISH) {
    return [...UNITS_OF[s[AT.hitSide]]].filter((unit) => whereIs(s, unit) === s[AT.fight] && has(s, unit, FACE_UP));
  }
  const cavalry = (s[AT.hitKind] & BY_CAVALRY) !== 0;
  return targetsIn(s, s[AT.hitSide], s[AT.fight], s[AT.hitHome], s[AT.hitGroup], cavalry);
}

/** 6.4b, 6.4d: those on whom the next hit may fall; nobody if it is lost. */
function candidates(s: State): number[] {
  const units = targets(s);
  const most = Math.max(0, ...units.map((unit) => strengthOf(s, unit)));
  if (most === 0 || ((s[AT.hitKind] & LONG_RANGE) !== 0 && most === 1)) return [];
  const tied = units.filter((unit) => strengthOf(s, unit) === most);
  if (tied.every((unit) => ARMY[unit] === ARMY[tied[0]])) return tied;
  // 11.0e: equals of two armies: the hit falls on the army with more units there, whose owner picks among his own.
  const owner = chooserFor(s, s[AT.hitSide], [s[AT.fight]]);
  return seatsOf(s, s[AT.hitSide]).length === 1 ? tied : tied.filter((unit) => ownerOf(s, ARMY[unit]) === owner);
}

/** FOG-14: with hidden targets their owner is asked even where there is no choice. */
const mustAsk = (s: State, units: readonly number[]): boolean =>
  units.length > 1 ||
  (plays(s, 'hiddenUntilFire') && targets(s).length > 1 && targets(s).some((unit) => !isOpen(s, unit)));

/** Takes hits until the owner has to choose or none is left; then the step goes on to `hits-done`. */
export function allotHits(s: State, tell: Tell): void {
  while (s[AT.hits] > 0) {
    const units = candidates(s);
    if (units.length === 0) break;
    if (mustAsk(s, units)) {
      s[AT.active] = ownerOf(s, ARMY[units[0]]);
      setStep(s, 'hits');
      return;
    }
    if (takeHit(s, units[0], tell)) return;
  }
  s[AT.hits] = 0;
  setStep(s, 'hits-done');
}

/** One hit; true if it has routed the side (7.4a), which ends the matter. */
function takeHit(s: State, unit: number, tell: Tell): boolean {
  const open = isOpen(s, unit);
  s[AT.hits]--;
  if (tell !== null) {
    const army = ARMIES[ARMY[unit]];
    const data: Readonly<Record<string, string>> = open ? { unit: unitId(unit) } : { army, echo: army };
    tell({ type: open ? 'hit' : 'block-hit', rule: '6.4b', data });
    if (!open) tell({ type: 'hit', rule: '6.4b', data: { unit: unitId(unit) }, only: ownerOf(s, ARMY[unit]) });
  }
  const gone = loseStep(s, unit, '6.4a', tell);
  if (!gone) s[AT.shownStrength + unit] = s[AT.strength + unit];
  if (s[AT.hitKind] === IN_SKIRMISH || !gone) return false;
  // 6.33i, 6.33l: whoever has nobody left to fight there is no longer engaged.
  if (!settle(s, tell)) return false;
  s[AT.hits] = 0;
  return true;
}

export const hitsPhase: Phase<Action> = {
  name: 'hits',
  rule: '6.4c',
  accepts: ['hit'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s) => candidates(s),
  choices: (s, _seat, piece) => (candidates(s).includes(piece) ? [{ type: 'hit', unit: piece }] : []),
  refuse(s, _seat, action) {
    if (action.type !== 'hit' || candidates(s).includes(action.unit)) return null;
    const among = candidates(s).map(unitId);
    return refusal('6.4b', 'not-the-strongest', { unit: unitId(action.unit), units: among });
  },
  apply(s, _seat, action, _dice, tell) {
    if (action.type === 'hit' && !takeHit(s, action.unit, tell)) allotHits(s, tell);
  },
};
