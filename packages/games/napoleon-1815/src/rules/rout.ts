import { type Phase, refusal, type State, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { townId } from '../board.ts';
import { enemiesIn, friendsIn, seenByEnemy } from '../places.ts';
import {
  AT,
  blocksOf,
  has,
  onMap,
  owns,
  placeOf,
  roleOf,
  SQUARE,
  setStep,
  slotOf,
  strengthOf,
  whereIs,
} from '../position.ts';
import { ATTRITION, CAVALRY_ATTRITION } from '../tables.ts';
import { CAVALRY, FRENCH, otherSide, SIDE, SIDES, TYPE, UNITS_OF, unitId } from '../units.ts';
import { assigner } from './control.ts';
import { clearFlow, refuges } from './fights.ts';
import { breakSquare, eliminate, loseStep } from './losses.ts';
import { isOpen } from './openness.ts';
import { publish, tellOwner } from './publishing.ts';
import { refuseRoad, retreat } from './retreats.ts';

/** 7.4 Routs: a position held by the enemy alone breaks the whole side. */

const inBattle = (s: State, side: number): number[] =>
  [...UNITS_OF[side]].filter((unit) => whereIs(s, unit) === s[AT.fight] && placeOf(s, unit) > 0);

/** 7.4a: whether a home position of a side holds enemies and no friend. */
function isBroken(s: State, side: number): boolean {
  const slot = slotOf(s, s[AT.fight]);
  const first = 3 * roleOf(s, side);
  for (let home = first; home < first + 3; home++) {
    if (enemiesIn(s, slot, side, home) > 0 && friendsIn(s, slot, side, home) === 0) return true;
  }
  return false;
}

/** Tested after every move, hit, elimination and retreat: a rout, or a side that is gone. True if the battle is decided. */
export function testRout(s: State, tell: Tell): boolean {
  const town = s[AT.fight];
  for (const side of [FRENCH, otherSide(FRENCH)]) {
    if (blocksOf(s, town, side) === 0) {
      s[AT.victor] = blocksOf(s, town, otherSide(side)) > 0 ? otherSide(side) : -1;
      setStep(s, 'battle-won');
      return true;
    }
  }
  for (const side of [FRENCH, otherSide(FRENCH)]) {
    if (!isBroken(s, side)) continue;
    rout(s, side, tell);
    return true;
  }
  return false;
}

/** 7.4b, 7.41d: attrition as the units stand, then the survivors go. */
function rout(s: State, side: number, tell: Tell): void {
  // FOG-12: what was done up to now is shown first, so that whoever went to RESERVE leaves as one of those in it.
  publish(s, tell);
  if (tell !== null) {
    const data = { side: SIDES[side], town: townId(s[AT.fight]) };
    // FOG-17: who is lost of the hidden units, or that nobody is, tells of their steps: it cannot be taken back.
    tell({ type: 'rout', rule: '7.4a', data, closes: true });
  }
  s[AT.routed] = side;
  s[AT.victor] = otherSide(side);
  // 7.4d: only the side on turn may have used roads in this Battle Turn.
  if (side !== s[AT.side]) clearFlow(s);
  // 6.5h, 7.41c: a broken square shares no fate with its guest any more.
  for (const unit of inBattle(s, side)) if (has(s, unit, SQUARE)) breakSquare(s, unit);
  const losses = inBattle(s, side).map((unit) => [unit, attritionOf(s, unit)] as const);
  for (const [unit, steps] of losses) wearDown(s, unit, steps, '7.41a', tell);
  nextRouted(s, -1, tell);
}

/** 7.41 */
export function attritionOf(s: State, unit: number): number {
  if (TYPE[unit] !== CAVALRY) return ATTRITION[TYPE[unit]];
  const slot = slotOf(s, whereIs(s, unit));
  const place = seenByEnemy(placeOf(s, unit));
  const facesCavalry = UNITS_OF[otherSide(SIDE[unit])].some(
    (enemy) => TYPE[enemy] === CAVALRY && whereIs(s, enemy) === whereIs(s, unit) && placeOf(s, enemy) === place,
  );
  return slot >= 0 && facesCavalry ? CAVALRY_ATTRITION : 0;
}

/** FOG-17: losses of hidden units are told to their owner only, unless they are eliminated; `open`: those of others to all. */
export function wearDown(
  s: State,
  unit: number,
  steps: number,
  rule: string,
  tell: Tell,
  open = isOpen(s, unit),
): void {
  for (let i = 0; i < steps && onMap(s, unit); i++) {
    if (strengthOf(s, unit) > 1) {
      if (!open) tellOwner(s, unit, tell, 'attrition', rule, {});
      else if (tell !== null) tell({ type: 'attrition', rule, data: { unit: unitId(unit) } });
    }
    loseStep(s, unit, rule, tell);
  }
  if (open && onMap(s, unit)) s[AT.shownStrength + unit] = s[AT.strength + unit];
}

/** The next unit to be assigned to a road, after one of a seat; whoever finds no place is eliminated (7.4c). */
function nextRouted(s: State, last: number, tell: Tell): void {
  const side = s[AT.routed];
  const left = inBattle(s, side);
  if (left.length === 0 || refuges(s, side, s[AT.fight]).length === 0) {
    for (const unit of left) if (onMap(s, unit)) eliminate(s, unit, '7.4c', tell);
    setStep(s, 'rout-done');
    return;
  }
  s[AT.active] = assigner(s, side, s[AT.fight], last);
  setStep(s, 'rout');
}

export const routPhase: Phase<Action> = {
  name: 'rout',
  rule: '7.4b',
  accepts: ['retreat'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s, seat) => inBattle(s, s[AT.routed]).filter((unit) => owns(s, seat, unit)),
  choices: (s, seat, piece) =>
    piece >= 0 && owns(s, seat, piece) && inBattle(s, s[AT.routed]).includes(piece)
      ? refuges(s, s[AT.routed], s[AT.fight]).map((town) => ({ type: 'retreat', unit: piece, town }))
      : [],
  refuse(s, seat, action) {
    if (action.type !== 'retreat') return null;
    if (!owns(s, seat, action.unit) || !inBattle(s, s[AT.routed]).includes(action.unit))
      return refusal('7.4b', 'not-routed', { unit: unitId(action.unit) });
    return refuseRoad(s, action.unit, action.town);
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'retreat') return;
    retreat(s, action.unit, action.town, '7.4b', tell);
    nextRouted(s, seat, tell);
  },
};
