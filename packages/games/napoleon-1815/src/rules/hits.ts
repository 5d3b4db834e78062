import type { Place, Refusal, Side, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { homeOf, markerIn } from '../places.ts';
import {
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
import { ARMIES } from '../units.ts';
import type { World } from '../world.ts';
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
const isInGroup = (w: World, s: State, unit: Unit, group: number): boolean =>
  (has(w, s, unit, SQUARE) || s[w.at.host + unit] > 0) === (group === SQUARES);

/** The units of a side that a fire at a home position can hit. */
export function targetsIn(
  w: World,
  s: State,
  side: Side,
  town: Place,
  home: number,
  group: number,
  cavalry: boolean,
): number[] {
  const slot = slotOf(w, s, town);
  const farm = markerIn(w, s, slot, home) === FARM;
  return [...w.unitsOf[side]].filter((unit) => {
    if (whereIs(w, s, unit) !== town || homeOf(w, s, side, placeOf(w, s, unit)) !== home || placeOf(w, s, unit) === 0)
      return false;
    // 6.21i: no cavalry hit falls on the unit in a Farm.
    if (cavalry && farm && has(w, s, unit, HOLDS)) return false;
    return isInGroup(w, s, unit, group);
  });
}

function targets(w: World, s: State): number[] {
  if (s[w.at.hitKind] === IN_SKIRMISH) {
    return [...w.unitsOf[s[w.at.hitSide]]].filter(
      (unit) => whereIs(w, s, unit) === s[w.at.fight] && has(w, s, unit, FACE_UP),
    );
  }
  const cavalry = (s[w.at.hitKind] & BY_CAVALRY) !== 0;
  return targetsIn(w, s, s[w.at.hitSide], s[w.at.fight], s[w.at.hitHome], s[w.at.hitGroup], cavalry);
}

/** 6.4b, 6.4d: those on whom the next hit may fall; nobody if it is lost. */
function candidates(w: World, s: State): number[] {
  const units = targets(w, s);
  const most = Math.max(0, ...units.map((unit) => strengthOf(w, s, unit)));
  if (most === 0 || ((s[w.at.hitKind] & LONG_RANGE) !== 0 && most === 1)) return [];
  const tied = units.filter((unit) => strengthOf(w, s, unit) === most);
  if (tied.every((unit) => w.army[unit] === w.army[tied[0]])) return tied;
  // 11.0e: equals of two armies: the hit falls on the army with more units there, whose owner picks among his own.
  const owner = chooserFor(w, s, s[w.at.hitSide], [s[w.at.fight]]);
  return seatsOf(w, s, s[w.at.hitSide]).length === 1
    ? tied
    : tied.filter((unit) => ownerOf(w, s, w.army[unit]) === owner);
}

/** FOG-14: with hidden targets their owner is asked even where there is no choice. */
const mustAsk = (w: World, s: State, units: readonly number[]): boolean =>
  units.length > 1 ||
  (plays(w, s, 'hiddenUntilFire') && targets(w, s).length > 1 && targets(w, s).some((unit) => !isOpen(w, s, unit)));

/** Takes hits until the owner has to choose or none is left; then the step goes on to `hits-done`. */
export function allotHits(w: World, s: State, tell: Tell): void {
  while (s[w.at.hits] > 0) {
    const units = candidates(w, s);
    if (units.length === 0) break;
    if (mustAsk(w, s, units)) {
      s[w.at.active] = ownerOf(w, s, w.army[units[0]]);
      setStep(w, s, 'hits');
      return;
    }
    if (takeHit(w, s, units[0], tell)) return;
  }
  s[w.at.hits] = 0;
  setStep(w, s, 'hits-done');
}

/** One hit; true if it has routed the side (7.4a), which ends the matter. */
function takeHit(w: World, s: State, unit: Unit, tell: Tell): boolean {
  const open = isOpen(w, s, unit);
  s[w.at.hits]--;
  if (tell !== null) {
    const army = ARMIES[w.army[unit]];
    const data: Readonly<Record<string, string>> = open ? { unit: w.unitId(unit) } : { army, echo: army };
    tell({ type: open ? 'hit' : 'block-hit', rule: '6.4b', data });
    if (!open) tell({ type: 'hit', rule: '6.4b', data: { unit: w.unitId(unit) }, only: ownerOf(w, s, w.army[unit]) });
  }
  const gone = loseStep(w, s, unit, '6.4a', tell);
  if (!gone) s[w.at.shownStrength + unit] = s[w.at.strength + unit];
  if (s[w.at.hitKind] === IN_SKIRMISH || !gone) return false;
  // 6.33i, 6.33l: whoever has nobody left to fight there is no longer engaged.
  if (!settle(w, s, tell)) return false;
  s[w.at.hits] = 0;
  return true;
}

export const hitsPhase = (w: World): Stage<Action> => ({
  rule: '6.4c',
  accepts: ['hit'],
  pieces: (s) => candidates(w, s),
  choices: (s, _seat, piece) => (candidates(w, s).includes(piece) ? [{ type: 'hit', unit: piece }] : []),
  refuse: (s, _seat, action) => (action.type === 'hit' ? refuseHit(w, s, action.unit) : null),
  whyNot: (s, _seat, unit) => refuseHit(w, s, unit),
  apply(s, _seat, action, _dice, tell) {
    if (action.type === 'hit' && !takeHit(w, s, action.unit, tell)) allotHits(w, s, tell);
  },
});

function refuseHit(w: World, s: State, unit: Unit): Refusal | null {
  const units = candidates(w, s);
  if (units.includes(unit)) return null;
  return refusal('6.4b', 'not-the-strongest', { unit: w.unitId(unit), units: units.map(w.unitId) });
}
