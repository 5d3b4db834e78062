import type { Stages } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import type { Desk } from '../desk.ts';
import { combatPhase } from './combat.ts';
import { lossesPhase } from './results.ts';
import { displacementPhase, retreatPhase } from './retreat.ts';
import { withdrawalPhase } from './withdrawal.ts';

/** 7.0, 8.0: an attack from its announcement until somebody may advance; the same in a battle and in the campaign. */
export const fightingPhases = (desk: Desk) =>
  ({
    combat: combatPhase(desk),
    losses: lossesPhase(desk.w),
    retreat: retreatPhase(desk),
    displacement: displacementPhase(desk),
    withdrawal: withdrawalPhase(desk.w),
  }) satisfies Stages<Action, string>;
