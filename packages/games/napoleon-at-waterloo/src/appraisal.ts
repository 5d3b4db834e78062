import type { State } from '@hundred-days/kernel';
import { canBombard, DEFENCE, EXIT_HEX, HEXES, MAP, NEIGHBOURS } from './board.ts';
import {
  AIMED,
  AT,
  ATTACKED,
  has,
  inContact,
  JOINED,
  onMap,
  RETREATING,
  stepOf,
  TARGETED,
  unitIn,
  whereIs,
} from './position.ts';
import { shiftedColumn } from './rules/combat.ts';
import { OUTCOMES } from './rules/victory.ts';
import { AE, AR, alliedLossesForDemoralization, columnOf, DE, DR, EE, resultOf } from './tables.ts';
import { ALLIED, enemyOf, FRENCH, GUN, SIDE, STRENGTH, UNITS, UNITS_OF } from './units.ts';

/**
 * A small evaluation for the baseline player: points lost and won, what the attacks in sight are worth, and how near a unit
 * stands to where it is wanted. In strength points of the enemy's losses.
 */
const VICTORY = 1000;
const DEMORALIZED = 15;
const EXIT_WORTH = 3;
/** What it is worth to drive a unit back, as a share of its strength. */
const RETREAT_SHARE = 0.3;
const NEARNESS = 0.04;

export function appraise(s: State, seat: number): number {
  const outcome = OUTCOMES[s[AT.outcome]];
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners[0] === seat ? VICTORY : -VICTORY;
  const forFrench =
    s[AT.losses + ALLIED] -
    s[AT.losses + FRENCH] +
    s[AT.demoralized] * DEMORALIZED +
    s[AT.exited] * EXIT_WORTH +
    drivenBack(s);
  const sign = seat === FRENCH ? 1 : -1;
  const attacking = s[AT.phasing] === seat ? attacksInSight(s) : 0;
  return sign * forFrench + attacking + nearness(s, seat);
}

/** Units that are about to retreat count against their owner. */
function drivenBack(s: State): number {
  if (stepOf(s) !== 'retreat') return 0;
  let forFrench = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    if (has(s, unit, RETREATING))
      forFrench += (SIDE[unit] === ALLIED ? RETREAT_SHARE : -RETREAT_SHARE) * STRENGTH[unit];
  }
  return forFrench;
}

/** What an attack at a column is worth on average to the attacker. */
export function attackWorth(s: State, column: number, attack: number, defence: number): number {
  const shifted = shiftedColumn(s, column);
  let worth = 0;
  for (let die = 1; die <= 6; die++) {
    const result = resultOf(die, shifted);
    if (result === DE) worth += defence;
    else if (result === DR) worth += RETREAT_SHARE * defence;
    else if (result === EE) worth += defence - Math.min(attack, defence);
    else if (result === AR) worth -= RETREAT_SHARE * attack;
    else if (result === AE) worth -= attack;
  }
  return worth / 6;
}

function attacksInSight(s: State): number {
  const step = stepOf(s);
  if (step !== 'movement' && step !== 'combat') return 0;
  let worth = 0;
  let announced = false;
  for (let unit = 0; unit < UNITS; unit++) if (has(s, unit, JOINED | AIMED)) announced = true;
  if (announced) worth += announcedWorth(s);
  // Each unused unit lends its strength in equal parts to the enemies it touches; guns to the first in range.
  for (const enemy of UNITS_OF[enemyOf(s[AT.phasing])]) {
    if (!onMap(s, enemy) || has(s, enemy, TARGETED | AIMED)) continue;
    const [contact, guns] = strengthAgainst(s, enemy);
    if (contact + guns === 0) continue;
    const defence = STRENGTH[enemy] * DEFENCE[whereIs(s, enemy)];
    worth += attackWorth(s, columnOf(contact + guns, defence), contact, STRENGTH[enemy]);
  }
  return worth;
}

function announcedWorth(s: State): number {
  let contact = 0;
  let guns = 0;
  let defence = 0;
  let printed = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    if (has(s, unit, AIMED)) {
      defence += STRENGTH[unit] * DEFENCE[whereIs(s, unit)];
      printed += STRENGTH[unit];
    } else if (has(s, unit, JOINED)) {
      if (inContact(s, unit)) contact += STRENGTH[unit];
      else guns += STRENGTH[unit];
    }
  }
  // Half an announcement is worth nothing yet.
  return defence === 0 || contact + guns === 0
    ? 0
    : attackWorth(s, columnOf(contact + guns, defence), contact, printed);
}

function strengthAgainst(s: State, enemy: number): [number, number] {
  const hex = whereIs(s, enemy);
  const phasing = s[AT.phasing];
  let contact = 0;
  let guns = 0;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const unit = NEIGHBOURS[slot] < 0 ? -1 : unitIn(s, NEIGHBOURS[slot]);
    if (unit < 0 || SIDE[unit] !== phasing || has(s, unit, ATTACKED | JOINED)) continue;
    contact += STRENGTH[unit] / s[AT.zone + enemyOf(phasing) * HEXES + whereIs(s, unit)];
  }
  for (const unit of UNITS_OF[phasing]) {
    if (GUN[unit] === 0 || !onMap(s, unit) || has(s, unit, ATTACKED | JOINED) || inContact(s, unit)) continue;
    if (canBombard(whereIs(s, unit), hex)) guns += STRENGTH[unit] / 2;
  }
  return [contact, guns];
}

/** The French want the enemy, and the exits once he is broken; the Allies want the enemy to come to them. */
function nearness(s: State, seat: number): number {
  const seekExit = seat === FRENCH && s[AT.losses + ALLIED] >= alliedLossesForDemoralization - 5;
  let sum = 0;
  for (const unit of UNITS_OF[seat]) {
    if (!onMap(s, unit)) continue;
    sum -= seekExit ? TO_EXIT[whereIs(s, unit)] : toNearestEnemy(s, unit, seat);
  }
  return sum * NEARNESS * (seekExit ? 5 : 1);
}

function toNearestEnemy(s: State, unit: number, seat: number): number {
  let nearest = 30;
  for (const enemy of UNITS_OF[enemyOf(seat)]) {
    if (onMap(s, enemy)) nearest = Math.min(nearest, MAP.distance(whereIs(s, unit), whereIs(s, enemy)));
  }
  return nearest;
}

/** Distance of each hex to the nearest exit hex. */
const TO_EXIT = Uint8Array.from({ length: HEXES }, (_, hex) => {
  let nearest = 60;
  for (let exit = 0; exit < HEXES; exit++)
    if (EXIT_HEX[exit] === 1) nearest = Math.min(nearest, MAP.distance(hex, exit));
  return nearest;
});
