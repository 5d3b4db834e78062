import type { Place, Seat, State, Unit } from '@hundred-days/kernel';
import { canBombard } from './board.ts';
import type { NapoleonAtWaterloo } from './game.ts';
import { AIMED, ATTACKED, JOINED, RETREATING, TARGETED } from './layout.ts';
import { has, inContact, inZoneOf, onMap, partnerOf, stepOf, unitIn, whereIs } from './position.ts';
import { shiftedColumn } from './rules/combat.ts';
import { OUTCOMES } from './rules/victory.ts';
import { AE, AR, columnOf, DE, DR, EE, resultOf } from './tables.ts';
import { ALLIED, enemyOf, FRENCH } from './units.ts';
import type { World } from './world.ts';

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

export function appraisal({ world }: NapoleonAtWaterloo): (s: State, seat: Seat) => number {
  const toExit = distancesToExit(world);
  return (s, seat) => appraise(world, toExit, s, seat);
}

function appraise(w: World, toExit: Uint8Array, s: State, seat: Seat): number {
  const outcome = OUTCOMES[s[w.at.outcome]];
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners[0] === seat ? VICTORY : -VICTORY;
  const forFrench =
    s[w.at.losses + ALLIED] -
    s[w.at.losses + FRENCH] +
    s[w.at.demoralized] * DEMORALIZED +
    s[w.at.exited] * EXIT_WORTH +
    drivenBack(w, s);
  const ledger = seat === FRENCH ? forFrench : -forFrench;
  return ledger + attacks(w, s, seat) + nearness(w, toExit, s, seat) - stacked(w, s, seat);
}

/** What is still to be fought in this player turn. Before the enemy has moved nobody knows what he will attack. */
function attacks(w: World, s: State, seat: Seat): number {
  if (s[w.at.phasing] === seat) return attacksInSight(w, s);
  return stepOf(w, s) === 'movement' ? 0 : -attacksInSight(w, s);
}

/** Units that are about to retreat count against their owner. */
function drivenBack(w: World, s: State): number {
  if (stepOf(w, s) !== 'retreat') return 0;
  let forFrench = 0;
  for (let unit = 0; unit < w.units; unit++) {
    if (has(w, s, unit, RETREATING))
      forFrench += (w.side[unit] === ALLIED ? RETREAT_SHARE : -RETREAT_SHARE) * w.strength[unit];
  }
  return forFrench;
}

/** What an attack at a column is worth on average to the attacker. */
export function attackWorth(w: World, s: State, column: number, attack: number, defence: number): number {
  const shifted = shiftedColumn(w, s, column);
  let worth = 0;
  for (let die = 1; die <= 6; die++) {
    const result = resultOf(w, die, shifted);
    if (result === DE) worth += defence;
    else if (result === DR) worth += RETREAT_SHARE * defence;
    else if (result === EE) worth += defence - Math.min(attack, defence);
    else if (result === AR) worth -= RETREAT_SHARE * attack;
    else if (result === AE) worth -= attack;
  }
  return worth / 6;
}

function attacksInSight(w: World, s: State): number {
  const phasing = s[w.at.phasing];
  const guns: Unit[] = [];
  let joined = 0;
  for (const unit of w.unitsOf[phasing]) {
    if (!onMap(w, s, unit) || has(w, s, unit, ATTACKED)) continue;
    if (has(w, s, unit, JOINED)) joined++;
    else if (w.gun[unit] === 1 && !inContact(w, s, unit)) guns.push(unit);
  }
  let worth = 0;
  const aimed: number[] = [];
  for (const enemy of w.unitsOf[enemyOf(phasing)]) {
    if (!onMap(w, s, enemy) || has(w, s, enemy, TARGETED)) continue;
    // Half an announcement is none yet: whoever has joined may still attack anybody he touches.
    if (joined > 0 && has(w, s, enemy, AIMED)) aimed.push(enemy);
    else worth += worthAgainst(w, s, enemy, guns);
  }
  return aimed.length === 0 ? worth : worth + announcedWorth(w, s, aimed);
}

/** Each unused unit lends its strength in equal parts to the enemies it touches, each gun a half to those in range. */
function worthAgainst(w: World, s: State, enemy: Unit, guns: readonly Unit[]): number {
  const hex = whereIs(w, s, enemy);
  const phasing = s[w.at.phasing];
  let contact = 0;
  if (inZoneOf(w, s, phasing, hex)) {
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const unit = w.neighbours[slot] < 0 ? -1 : unitIn(w, s, w.neighbours[slot]);
      if (unit >= 0 && w.side[unit] === phasing && !has(w, s, unit, ATTACKED))
        contact += w.strength[unit] / enemiesAt(w, s, unit);
    }
  }
  let fire = 0;
  for (const gun of guns) {
    const from = whereIs(w, s, gun);
    if (w.map.distance(from, hex) === 2 && canBombard(w, from, hex)) fire += w.strength[gun] / 2;
  }
  if (contact + fire === 0) return 0;
  return attackWorth(w, s, columnOf(contact + fire, w.strength[enemy] * w.defence[hex]), contact, w.strength[enemy]);
}

/** How many enemies a unit touches. */
const enemiesAt = (w: World, s: State, unit: Unit): number =>
  s[w.at.zone + enemyOf(w.side[unit]) * w.hexes + whereIs(w, s, unit)];

/** The attack being announced: all who have joined, and in parts those who still can. */
function announcedWorth(w: World, s: State, aimed: readonly number[]): number {
  let contact = 0;
  let fire = 0;
  for (const unit of w.unitsOf[s[w.at.phasing]]) {
    if (!onMap(w, s, unit) || has(w, s, unit, ATTACKED)) continue;
    const joined = has(w, s, unit, JOINED);
    if (inContact(w, s, unit)) {
      const canJoin = aimed.every((enemy) => w.map.distance(whereIs(w, s, unit), whereIs(w, s, enemy)) === 1);
      if (joined || canJoin)
        contact += joined ? w.strength[unit] : (w.strength[unit] * aimed.length) / enemiesAt(w, s, unit);
    } else if (joined) fire += w.strength[unit];
  }
  let defence = 0;
  let printed = 0;
  for (const enemy of aimed) {
    defence += w.strength[enemy] * w.defence[whereIs(w, s, enemy)];
    printed += w.strength[enemy];
  }
  return attackWorth(w, s, columnOf(contact + fire, defence), contact, printed);
}

/** 4.4.3: of two units left in a hex the enemy takes one. */
function stacked(w: World, s: State, seat: Seat): number {
  const step = stepOf(w, s);
  if (step !== 'movement' && step !== 'stacks') return 0;
  let sum = 0;
  for (const unit of w.unitsOf[seat]) {
    if (partnerOf(w, s, unit) >= 0 && partnerOf(w, s, unit) < unit) sum += w.strength[unit];
  }
  return sum;
}

/** Everybody wants the enemy; the French want the exits once he is broken. */
function nearness(w: World, toExit: Uint8Array, s: State, seat: Seat): number {
  if (seat === FRENCH && s[w.at.losses + ALLIED] >= w.alliedLossesForDemoralization - 5) {
    let sum = 0;
    for (const unit of w.unitsOf[FRENCH]) if (onMap(w, s, unit)) sum += toExit[whereIs(w, s, unit)];
    return -NEARNESS_TO_EXIT * sum;
  }
  const held: Place[] = [];
  for (const enemy of w.unitsOf[enemyOf(seat)]) if (onMap(w, s, enemy)) held.push(whereIs(w, s, enemy));
  let sum = 0;
  for (const unit of w.unitsOf[seat]) {
    if (onMap(w, s, unit)) sum += inContact(w, s, unit) ? 1 : toNearest(w, whereIs(w, s, unit), held);
  }
  return -NEARNESS * sum;
}

/** How far the nearest of these hexes is, for a unit that touches none. */
function toNearest(w: World, hex: Place, others: readonly Place[]): number {
  let nearest = 30;
  for (const other of others) {
    nearest = Math.min(nearest, w.map.distance(hex, other));
    if (nearest === 2) break;
  }
  return nearest;
}

/** Distance of each hex to the nearest exit hex. */
const distancesToExit = (w: World): Uint8Array =>
  Uint8Array.from({ length: w.hexes }, (_, hex) => {
    let nearest = 60;
    for (let exit = 0; exit < w.hexes; exit++)
      if (w.exitHex[exit] === 1) nearest = Math.min(nearest, w.map.distance(hex, exit));
    return nearest;
  });
