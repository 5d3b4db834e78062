import type { State } from '@hundred-days/kernel';
import { canBombard, DEFENCE, EXIT_HEX, HEXES, MAP, NEIGHBOURS } from './board.ts';
import {
  AIMED,
  AT,
  ATTACKED,
  has,
  inContact,
  inZoneOf,
  JOINED,
  onMap,
  partnerOf,
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
 * stands to where it is wanted. In strength points of the enemy's losses. Called for every choice, so nothing is looked
 * at twice.
 */
const VICTORY = 1000;
const DEMORALIZED = 15;
const EXIT_WORTH = 3;
/** What it is worth to drive a unit back, as a share of its strength. */
const RETREAT_SHARE = 0.3;
const NEARNESS = 0.04;
const NEARNESS_TO_EXIT = 0.2;

export function appraise(s: State, seat: number): number {
  const outcome = OUTCOMES[s[AT.outcome]];
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners[0] === seat ? VICTORY : -VICTORY;
  const forFrench =
    s[AT.losses + ALLIED] -
    s[AT.losses + FRENCH] +
    s[AT.demoralized] * DEMORALIZED +
    s[AT.exited] * EXIT_WORTH +
    drivenBack(s);
  const ledger = seat === FRENCH ? forFrench : -forFrench;
  return ledger + attacks(s, seat) + nearness(s, seat) - stacked(s, seat);
}

/** What is still to be fought in this player turn. Before the enemy has moved nobody knows what he will attack. */
function attacks(s: State, seat: number): number {
  if (s[AT.phasing] === seat) return attacksInSight(s);
  return stepOf(s) === 'movement' ? 0 : -attacksInSight(s);
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
  const phasing = s[AT.phasing];
  const guns: number[] = [];
  let joined = 0;
  for (const unit of UNITS_OF[phasing]) {
    if (!onMap(s, unit) || has(s, unit, ATTACKED)) continue;
    if (has(s, unit, JOINED)) joined++;
    else if (GUN[unit] === 1 && !inContact(s, unit)) guns.push(unit);
  }
  let worth = 0;
  const aimed: number[] = [];
  for (const enemy of UNITS_OF[enemyOf(phasing)]) {
    if (!onMap(s, enemy) || has(s, enemy, TARGETED)) continue;
    // Half an announcement is none yet: whoever has joined may still attack anybody he touches.
    if (joined > 0 && has(s, enemy, AIMED)) aimed.push(enemy);
    else worth += worthAgainst(s, enemy, guns);
  }
  return aimed.length === 0 ? worth : worth + announcedWorth(s, aimed);
}

/** Each unused unit lends its strength in equal parts to the enemies it touches, each gun a half to those in range. */
function worthAgainst(s: State, enemy: number, guns: readonly number[]): number {
  const hex = whereIs(s, enemy);
  const phasing = s[AT.phasing];
  let contact = 0;
  if (inZoneOf(s, phasing, hex)) {
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const unit = NEIGHBOURS[slot] < 0 ? -1 : unitIn(s, NEIGHBOURS[slot]);
      if (unit >= 0 && SIDE[unit] === phasing && !has(s, unit, ATTACKED))
        contact += STRENGTH[unit] / enemiesAt(s, unit);
    }
  }
  let fire = 0;
  for (const gun of guns) {
    const from = whereIs(s, gun);
    if (MAP.distance(from, hex) === 2 && canBombard(from, hex)) fire += STRENGTH[gun] / 2;
  }
  if (contact + fire === 0) return 0;
  return attackWorth(s, columnOf(contact + fire, STRENGTH[enemy] * DEFENCE[hex]), contact, STRENGTH[enemy]);
}

/** How many enemies a unit touches. */
const enemiesAt = (s: State, unit: number): number => s[AT.zone + enemyOf(SIDE[unit]) * HEXES + whereIs(s, unit)];

/** The attack being announced: all who have joined, and in parts those who still can. */
function announcedWorth(s: State, aimed: readonly number[]): number {
  let contact = 0;
  let fire = 0;
  for (const unit of UNITS_OF[s[AT.phasing]]) {
    if (!onMap(s, unit) || has(s, unit, ATTACKED)) continue;
    const joined = has(s, unit, JOINED);
    if (inContact(s, unit)) {
      const canJoin = aimed.every((enemy) => MAP.distance(whereIs(s, unit), whereIs(s, enemy)) === 1);
      if (joined || canJoin) contact += joined ? STRENGTH[unit] : (STRENGTH[unit] * aimed.length) / enemiesAt(s, unit);
    } else if (joined) fire += STRENGTH[unit];
  }
  let defence = 0;
  let printed = 0;
  for (const enemy of aimed) {
    defence += STRENGTH[enemy] * DEFENCE[whereIs(s, enemy)];
    printed += STRENGTH[enemy];
  }
  return attackWorth(s, columnOf(contact + fire, defence), contact, printed);
}

/** 4.4.3: of two units left in a hex the enemy takes one. */
function stacked(s: State, seat: number): number {
  const step = stepOf(s);
  if (step !== 'movement' && step !== 'stacks') return 0;
  let sum = 0;
  for (const unit of UNITS_OF[seat]) {
    if (partnerOf(s, unit) >= 0 && partnerOf(s, unit) < unit) sum += STRENGTH[unit];
  }
  return sum;
}

/** Everybody wants the enemy; the French want the exits once he is broken. */
function nearness(s: State, seat: number): number {
  if (seat === FRENCH && s[AT.losses + ALLIED] >= alliedLossesForDemoralization - 5) {
    let sum = 0;
    for (const unit of UNITS_OF[FRENCH]) if (onMap(s, unit)) sum += TO_EXIT[whereIs(s, unit)];
    return -NEARNESS_TO_EXIT * sum;
  }
  const enemies: number[] = [];
  for (const enemy of UNITS_OF[enemyOf(seat)]) if (onMap(s, enemy)) enemies.push(whereIs(s, enemy));
  let sum = 0;
  for (const unit of UNITS_OF[seat]) {
    if (onMap(s, unit)) sum += inContact(s, unit) ? 1 : toNearest(whereIs(s, unit), enemies);
  }
  return -NEARNESS * sum;
}

/** How far the nearest of these hexes is, for a unit that touches none. */
function toNearest(hex: number, others: readonly number[]): number {
  let nearest = 30;
  for (const other of others) {
    nearest = Math.min(nearest, MAP.distance(hex, other));
    if (nearest === 2) break;
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
