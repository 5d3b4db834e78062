import { type Place, type Refusal, refusal, type State, type Tell, type Unit } from '@hundred-days/kernel';
import {
  ASLEEP,
  campaignStep,
  hasOrder,
  inZoneOf,
  isChosenHere,
  onMap,
  order,
  ROUSED,
  whereIs,
} from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { ALLIED, FRENCH, FRENCH_ARMY } from '../../units.ts';
import { isAsleep, isDawn, sleepers, wake } from './25-late-start.ts';

/** 25.2 Going to sleep, and woken by a colleague or the enemy. Not with those who sleep: nobody marches or rides on the first board. */

export const refuseSleeper = (w: CampaignWorld, s: State, piece: Unit): Refusal | null =>
  isAsleep(w, s, piece) ? refusal('25.2a', 'commander-asleep', { unit: w.unitId(piece) }) : null;

/** A Game Turn begins: at dawn all go to sleep (25.2a); those a colleague has called wake up (25.2c). */
export function beginDay(w: CampaignWorld, s: State, tell: Tell): void {
  if (!isChosenHere(w, s, 'late-start')) return;
  for (const commander of w.commandersOf[FRENCH_ARMY]) {
    if (hasOrder(w, s, commander, ROUSED)) wake(w, s, commander, '25.2c', tell);
    if (isDawn(w, s) && onMap(w, s, commander)) order(w, s, commander, ASLEEP);
  }
}

/** 25.2d: an enemy combat unit has moved into a hex that the French control. */
export function alarm(w: CampaignWorld, s: State, unit: Unit, hex: Place, tell: Tell): void {
  if (w.side[unit] !== ALLIED || campaignStep(w, s) !== 'movement' || !inZoneOf(w, s, FRENCH, hex)) return;
  for (const commander of sleepers(w, s))
    if (w.map.distance(hex, whereIs(w, s, commander)) <= w.numbers.ranges.lateStartWake)
      wake(w, s, commander, '25.2d', tell);
}

/** 25.2c */
/** Those whom a leader wakes by riding into or through their hexes, if he is a commander and awake himself. */
function wakesBy(w: CampaignWorld, s: State, leader: Unit): Unit[] {
  if (w.capacity[leader] === 0 || w.side[leader] !== FRENCH || isAsleep(w, s, leader)) return [];
  return sleepers(w, s).filter((other) => !hasOrder(w, s, other, ROUSED));
}

/** Their hexes, each once. */
export const bedsOf = (w: CampaignWorld, s: State, leader: Unit): Place[] => [
  ...new Set(wakesBy(w, s, leader).map((other) => whereIs(w, s, other))),
];

export function passBy(w: CampaignWorld, s: State, leader: Unit, entered: readonly Place[]): void {
  for (const other of wakesBy(w, s, leader)) if (entered.includes(whereIs(w, s, other))) order(w, s, other, ROUSED);
}
