import {
  type Dice,
  type Place,
  type Refusal,
  refusal,
  type Stage,
  type State,
  TABLE,
  type Tell,
  type Unit,
} from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { CAVALRY } from '../board.ts';
import { ASTIR, ATTACKING, LEFT, PASSED, SPENT, SWEPT, TRIED } from '../fighting.ts';
import { beneath, inCommand, moraleOf, onMap, setStep, sideIn, topIn, whereIs } from '../position.ts';
import type { World } from '../world.ts';
import { chargeModifiers, readCharge } from './chargeanswers.ts';
import {
  allWith,
  ask,
  cast,
  clearGround,
  isGround,
  isOver,
  mark,
  plays,
  setFight,
  setGround,
  sourcesOf,
  targetsOf,
  uncast,
} from './parts.ts';
import { show, stirring } from './questions.ts';
import { applySurprise, hexesWith } from './results.ts';
import { averagedMorale } from './strength.ts';

/** 11.9.3 Cavalry of a defending stack that has passed its check may charge the attackers. */

/** 11.14a (10): asks the defender while somebody may charge and somebody is left to be charged. */
export function openSurprise(w: World, s: State): void {
  const hexes = stirring(w, s);
  if (hexes.length === 0 || hexesWith(w, s, sourcesOf(w, s), ATTACKING).length === 0) setStep(w, s, 'countered');
  else ask(w, s, sideIn(w, s, hexes[0]), 'surprise');
}

/** 11.9.3a: the attacking hexes that a unit may charge; zones and points do not matter. */
function goalsOf(w: World, s: State, unit: Unit): Place[] {
  if (unit < 0 || unit >= w.units || !onMap(w, s, unit) || w.arm[unit] !== CAVALRY || !plays(w, s, unit, PASSED))
    return [];
  const hex = whereIs(w, s, unit);
  if (!isGround(w, s, hex, ASTIR) || !inCommand(w, s, unit)) return [];
  return hexesWith(w, s, sourcesOf(w, s), ATTACKING).filter((to) => {
    const direction = w.map.direction(hex, to);
    return direction >= 0 && w.fullCost[CAVALRY][6 * hex + direction] >= 0 && w.unchargeable[to] === 0;
  });
}

/** Those of the defender who may charge. */
function chargers(w: World, s: State): Unit[] {
  const found: Unit[] = [];
  for (const hex of targetsOf(w, s))
    for (let unit = topIn(w, s, hex); unit >= 0; unit = beneath(w, s, unit))
      if (goalsOf(w, s, unit).length > 0) found.push(unit);
  return found.sort((a, b) => a - b);
}

export const surprisePhase = (w: World): Stage<Action> => ({
  rule: '11.9.3a',
  accepts: ['charge', 'done'],
  pieces: (s) => [TABLE, ...chargers(w, s)],
  choices: (s, _side, piece) =>
    piece === TABLE ? [{ type: 'done' }] : goalsOf(w, s, piece).map((to) => ({ type: 'charge', units: [piece], to })),
  refuse: (s, _side, action) => (action.type === 'charge' ? refuseSurprise(w, s, action.units, action.to) : null),
  whyNot: (s, _side, piece, place) => refuseSurprise(w, s, [piece], place),
  apply(s, _side, action, dice, tell) {
    if (action.type === 'charge') charge(w, s, action.units[0], action.to, dice, tell);
    else endSurprise(w, s);
  },
});

function refuseSurprise(w: World, s: State, units: readonly Unit[], to: Place): Refusal | null {
  const [unit] = units;
  const data = { unit: w.unitId(unit), hex: w.hexId(to) };
  if (units.length > 1) return refusal('11.9.3b', 'one-by-one', data);
  return goalsOf(w, s, unit).includes(to) ? null : refusal('11.9.3a', 'cannot-charge-now', data);
}

function endSurprise(w: World, s: State): void {
  for (const hex of targetsOf(w, s)) clearGround(w, s, hex, ASTIR);
  setStep(w, s, 'countered');
}

/** 11.9.3b: its morale against the whole attacking force, with surprise. */
function charge(w: World, s: State, unit: Unit, to: Place, dice: Dice, tell: Tell): void {
  const hex = whereIs(w, s, unit);
  s[w.at.charger] = unit;
  s[w.at.payer] = -1;
  setFight(w, s, 'surprise');
  show(w, s, unit, '5.4.2i', tell);
  if (tell !== null) {
    const data = { unit: w.unitId(unit), from: w.hexId(hex), hex: w.hexId(to) };
    tell({ type: 'surprise-charge', rule: '11.9.3a', data, reveals: true });
  }
  // Those whom an earlier charge has driven off are no longer among the attackers.
  const charged = allWith(w, s, ATTACKING).filter((one) => !plays(w, s, one, LEFT));
  const differential = moraleOf(w, s, unit) - averagedMorale(w, s, charged, true);
  const modifiers = { ...chargeModifiers(w, hex, to), surprise: w.chargeModifier.surprise };
  applySurprise(w, s, readCharge(w, s, dice.roll(6), differential, modifiers, to, tell), tell);
}

/** 11.9.3c: it is spent; then others may charge. */
export function afterSurprise(w: World, s: State): void {
  const unit = s[w.at.charger];
  if (isOver(w, s)) return;
  if (unit >= 0) {
    uncast(w, s, unit, PASSED);
    // Once in a combat; and 11.9.3d: it does not advance, so 11.11h does not ask for it.
    cast(w, s, unit, TRIED);
    if (onMap(w, s, unit)) mark(w, s, unit, SPENT);
  }
  // 11.11f: what a charge has emptied no defender enters.
  for (const hex of sourcesOf(w, s)) if (sideIn(w, s, hex) !== s[w.at.phasing]) setGround(w, s, hex, SWEPT);
  s[w.at.charger] = -1;
  s[w.at.length] = 0;
  setFight(w, s, 'attack');
  setStep(w, s, 'stacks-checked');
}
