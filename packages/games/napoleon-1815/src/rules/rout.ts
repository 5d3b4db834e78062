import type { Place, Refusal, Seat, Side, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { enemiesIn, friendsIn, seenByEnemy } from '../places.ts';
import {
  blocksOf,
  has,
  notHis,
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
import { CAVALRY, FRENCH, otherSide, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { assigner } from './control.ts';
import { clearFlow, refuges } from './fights.ts';
import { breakSquare, eliminate, loseStep } from './losses.ts';
import { isOpen } from './openness.ts';
import { publish, tellDone, tellOwner } from './publishing.ts';
import { refuseRoad, retreat } from './retreats.ts';

/** 7.4 Routs: a position held by the enemy alone breaks the whole side. */

const inBattle = (w: World, s: State, side: Side): number[] =>
  [...w.unitsOf[side]].filter((unit) => whereIs(w, s, unit) === s[w.at.fight] && placeOf(w, s, unit) > 0);

/** 7.4a: whether a home position of a side holds enemies and no friend. */
function isBroken(w: World, s: State, side: Side): boolean {
  const slot = slotOf(w, s, s[w.at.fight]);
  const first = 3 * roleOf(w, s, side);
  for (let home = first; home < first + 3; home++) {
    if (enemiesIn(w, s, slot, side, home) > 0 && friendsIn(w, s, slot, side, home) === 0) return true;
  }
  return false;
}

/** Tested after every move, hit, elimination and retreat: a rout, or a side that is gone. True if the battle is decided. */
export function testRout(w: World, s: State, tell: Tell): boolean {
  const town = s[w.at.fight];
  for (const side of [FRENCH, otherSide(FRENCH)]) {
    if (blocksOf(w, s, town, side) === 0) {
      s[w.at.victor] = blocksOf(w, s, town, otherSide(side)) > 0 ? otherSide(side) : -1;
      setStep(w, s, 'battle-won');
      return true;
    }
  }
  for (const side of [FRENCH, otherSide(FRENCH)]) {
    if (!isBroken(w, s, side)) continue;
    rout(w, s, side, tell);
    return true;
  }
  return false;
}

/** 7.4b, 7.41d: attrition as the units stand, then the survivors go. */
function rout(w: World, s: State, side: Side, tell: Tell): void {
  // FOG-12: what was done up to now is shown first, so that whoever went to RESERVE leaves as one of those in it.
  publish(w, s, tell);
  if (tell !== null) {
    const data = { side: SIDES[side], town: w.townId(s[w.at.fight]) };
    // FOG-17: who is lost of the hidden units, or that nobody is, tells of their steps: it cannot be taken back.
    tell({ type: 'rout', rule: '7.4a', data, closes: true });
  }
  s[w.at.routed] = side;
  s[w.at.victor] = otherSide(side);
  // 7.4d: only the side on turn may have used roads in this Battle Turn.
  if (side !== s[w.at.side]) clearFlow(w, s);
  // 6.5h, 7.41c: a broken square shares no fate with its guest any more.
  for (const unit of inBattle(w, s, side)) if (has(w, s, unit, SQUARE)) breakSquare(w, s, unit);
  const losses = inBattle(w, s, side).map((unit) => [unit, attritionOf(w, s, unit)] as const);
  for (const [unit, steps] of losses) wearDown(w, s, unit, steps, '7.41a', tell);
  nextRouted(w, s, -1, tell);
}

/** 7.41 */
export function attritionOf(w: World, s: State, unit: Unit): number {
  if (w.type[unit] !== CAVALRY) return w.attrition[w.type[unit]];
  const slot = slotOf(w, s, whereIs(w, s, unit));
  const place = seenByEnemy(placeOf(w, s, unit));
  const facesCavalry = w.unitsOf[otherSide(w.side[unit])].some(
    (enemy) =>
      w.type[enemy] === CAVALRY && whereIs(w, s, enemy) === whereIs(w, s, unit) && placeOf(w, s, enemy) === place,
  );
  return slot >= 0 && facesCavalry ? w.cavalryAttrition : 0;
}

/** FOG-17: losses of hidden units are told to their owner only, unless they are eliminated; `open`: those of others to all. */
export function wearDown(
  w: World,
  s: State,
  unit: Unit,
  steps: number,
  rule: string,
  tell: Tell,
  open = isOpen(w, s, unit),
): void {
  for (let i = 0; i < steps && onMap(w, s, unit); i++) {
    if (strengthOf(w, s, unit) > 1) {
      if (!open) tellOwner(w, s, unit, tell, 'attrition', rule, {});
      else if (tell !== null) tell({ type: 'attrition', rule, data: { unit: w.unitId(unit) } });
    }
    loseStep(w, s, unit, rule, tell);
  }
  if (open && onMap(w, s, unit)) s[w.at.shownStrength + unit] = s[w.at.strength + unit];
}

/** The next unit to be assigned to a road, after one of a seat; whoever finds no place is eliminated (7.4c). */
function nextRouted(w: World, s: State, last: number, tell: Tell): void {
  const side = s[w.at.routed];
  const left = inBattle(w, s, side);
  if (left.length === 0 || refuges(w, s, side, s[w.at.fight]).length === 0) {
    for (const unit of left) if (onMap(w, s, unit)) eliminate(w, s, unit, '7.4c', tell);
    setStep(w, s, 'rout-done');
    return;
  }
  s[w.at.active] = assigner(w, s, side, s[w.at.fight], last);
  // The roads he took the ally can not take any more.
  if (last >= 0 && last !== s[w.at.active]) tellDone(w, s, last, 'retreats-made', tell);
  setStep(w, s, 'rout');
}

export const routPhase = (w: World): Stage<Action> => ({
  rule: '7.4b',
  accepts: ['retreat'],
  pieces: (s, seat) => inBattle(w, s, s[w.at.routed]).filter((unit) => owns(w, s, seat, unit)),
  choices: (s, seat, piece) =>
    piece >= 0 && owns(w, s, seat, piece) && inBattle(w, s, s[w.at.routed]).includes(piece)
      ? refuges(w, s, s[w.at.routed], s[w.at.fight]).map((town) => ({ type: 'retreat', unit: piece, town }))
      : [],
  refuse: (s, seat, action) => (action.type === 'retreat' ? refuseFlight(w, s, seat, action.unit, action.town) : null),
  whyNot: (s, seat, unit, town) => refuseFlight(w, s, seat, unit, town),
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'retreat') return;
    retreat(w, s, action.unit, action.town, '7.4b', tell);
    nextRouted(w, s, seat, tell);
  },
});

function refuseFlight(w: World, s: State, seat: Seat, unit: Unit, town: Place): Refusal | null {
  if (owns(w, s, seat, unit) && inBattle(w, s, s[w.at.routed]).includes(unit))
    return refuseRoad(w, s, unit, town, '7.4c');
  return refusal(notHis(w, s, seat, unit, '7.4b'), 'not-routed', { unit: w.unitId(unit) });
}
