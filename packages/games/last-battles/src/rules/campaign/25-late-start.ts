import { type Dice, type Place, type Refusal, refusal, type State, type Tell, type Unit } from '@hundred-days/kernel';
import {
  ASLEEP,
  campaignStep,
  countermand,
  hasOrder,
  hourOf,
  isChosenHere,
  order,
  ROUSED,
} from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { inZoneOf, onMap, whereIs } from '../../position.ts';
import { ALLIED, FRENCH, FRENCH_ARMY } from '../../units.ts';

/** 25.2 French late start: commanders who sleep at dawn neither move nor command. */

const DAWN = '0600';
/** 24.0a, 25.2a: the first daylight turn of a day. */
export const isDawn = (w: CampaignWorld, s: State): boolean => hourOf(w, s) === DAWN;

export const isAsleep = (w: CampaignWorld, s: State, commander: Unit): boolean => hasOrder(w, s, commander, ASLEEP);

export const refuseSleeper = (w: CampaignWorld, s: State, piece: Unit): Refusal | null =>
  isAsleep(w, s, piece) ? refusal('25.2a', 'commander-asleep', { unit: w.unitId(piece) }) : null;

export const sleepers = (w: CampaignWorld, s: State): Unit[] =>
  w.commandersOf[FRENCH_ARMY].filter((commander) => onMap(w, s, commander) && isAsleep(w, s, commander));

/** A Game Turn begins: at dawn all go to sleep (25.2a); those a colleague has called wake up (25.2c). */
export function beginDay(w: CampaignWorld, s: State, tell: Tell): void {
  if (!isChosenHere(w, s, 'late-start')) return;
  for (const commander of w.commandersOf[FRENCH_ARMY]) {
    if (hasOrder(w, s, commander, ROUSED)) wake(w, s, commander, '25.2c', tell);
    if (isDawn(w, s) && onMap(w, s, commander)) order(w, s, commander, ASLEEP);
  }
}

/** 25.2b: a die for each sleeper in each French Command Phase. */
export function rollToWake(w: CampaignWorld, s: State, dice: Dice, tell: Tell): void {
  for (const commander of sleepers(w, s)) {
    const die = dice.roll(6);
    if (w.numbers.optional.lateStartWakeRoll.includes(die)) wake(w, s, commander, '25.2b', tell, die);
    else if (tell !== null) tell({ type: 'sleeps', rule: '25.2b', data: { unit: w.unitId(commander), die } });
  }
}

/** 25.2d: an enemy combat unit has moved into a hex that the French control. */
export function alarm(w: CampaignWorld, s: State, unit: Unit, hex: Place, tell: Tell): void {
  if (w.side[unit] !== ALLIED || campaignStep(w, s) !== 'movement' || !inZoneOf(w, s, FRENCH, hex)) return;
  for (const commander of sleepers(w, s))
    if (w.map.distance(hex, whereIs(w, s, commander)) <= w.numbers.ranges.lateStartWake)
      wake(w, s, commander, '25.2d', tell);
}

function wake(w: CampaignWorld, s: State, commander: Unit, rule: string, tell: Tell, die?: number): void {
  const slept = isAsleep(w, s, commander);
  countermand(w, s, commander, ASLEEP | ROUSED);
  if (!slept || tell === null) return;
  const data = { unit: w.unitId(commander) };
  tell({ type: 'woke', rule, data: die === undefined ? data : { ...data, die } });
}
