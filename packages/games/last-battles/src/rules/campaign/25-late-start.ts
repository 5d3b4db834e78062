import type { Dice, State, Tell, Unit } from '@hundred-days/kernel';
import { ASLEEP, countermand, hasOrder, hourOf, ROUSED } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { onMap } from '../../position.ts';
import { FRENCH_ARMY } from '../../units.ts';

/** 25.2 French late start: commanders who sleep at dawn neither move nor command. */

const DAWN = '0600';
/** 24.0a, 25.2a: the first daylight turn of a day. */
export const isDawn = (w: CampaignWorld, s: State): boolean => hourOf(w, s) === DAWN;

export const isAsleep = (w: CampaignWorld, s: State, commander: Unit): boolean => hasOrder(w, s, commander, ASLEEP);

export const sleepers = (w: CampaignWorld, s: State): Unit[] =>
  w.commandersOf[FRENCH_ARMY].filter((commander) => onMap(w, s, commander) && isAsleep(w, s, commander));

/** 25.2b: a die for each sleeper in each French Command Phase. */
export function rollToWake(w: CampaignWorld, s: State, dice: Dice, tell: Tell): void {
  for (const commander of sleepers(w, s)) {
    const die = dice.roll(6);
    if (w.numbers.optional.lateStartWakeRoll.includes(die)) wake(w, s, commander, '25.2b', tell, die);
    else if (tell !== null) tell({ type: 'sleeps', rule: '25.2b', data: { unit: w.unitId(commander), die } });
  }
}

export function wake(w: CampaignWorld, s: State, commander: Unit, rule: string, tell: Tell, die?: number): void {
  const slept = isAsleep(w, s, commander);
  countermand(w, s, commander, ASLEEP | ROUSED);
  if (!slept || tell === null) return;
  const data = { unit: w.unitId(commander) };
  tell({ type: 'woke', rule, data: die === undefined ? data : { ...data, die } });
}
