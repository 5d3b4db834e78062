import type { Dice, State, Tell } from '@hundred-days/kernel';
import { DAY } from '../../battles.ts';
import {
  battleOf,
  CLOSED,
  campaignStep,
  countermand,
  GALLOPED,
  isNight,
  REORGANIZING,
  setCampaignStep,
} from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { enemyOf } from '../../units.ts';
import { openAdvance } from '../advance.ts';
import { testMorale } from '../morale.ts';
import { beginCombat } from '../phases.ts';
import { closeAttack } from '../sequence.ts';
import { openWithdrawal } from '../withdrawal.ts';
import { beginPlayerTurn, goOnOpening, startMovement } from './18-opening.ts';
import { type CampaignDesk, openPlacing, rollForAbandoned } from './19-leaders.ts';
import { grantCommand } from './20-command.ts';
import { fixCommand } from './20-orders.ts';
import { openReorganization } from './21-reorganization.ts';
import { spreadDemoralization } from './22-demoralization.ts';
import { testAfterFight } from './22-repulse.ts';
import { openEvasion } from './25-evasion.ts';
import { rollImpetus } from './25-following.ts';
import { beginDay } from './25-rousing.ts';
import { judgeCampaign } from './levels.ts';

/**
 * 18.3 The sequence of play of the campaign. A Player Turn begins with a Command and Reorganization Phase, except at night
 * (23.0); then movement and, by day, combat. A combat is carried out in the order of 19.25d:
 *
 *   roll -> losses, retreats with displacements -> guns withdraw -> levels, victory -> leaders' dice -> advance -> levels
 */
export function proceedCampaign(desk: CampaignDesk, s: State, dice: Dice, tell: Tell): void {
  while (!openPlacing(desk.w, s) && goOn(desk, s, dice, tell)) {
    // Some moments have nothing to ask and lead straight on to the next.
  }
}

/** Goes on from a moment between two decisions; false when somebody has to decide. */
function goOn({ w, reach }: CampaignDesk, s: State, dice: Dice, tell: Tell): boolean {
  switch (campaignStep(w, s)) {
    case 'deployed':
    case 'turn-begun':
      return goOnOpening(w, reach, s, dice, tell);
    case 'command-given':
      fixCommand(w, s, tell);
      if (openReorganization(w, s)) return false;
      setCampaignStep(w, s, 'reorganized');
      return true;
    case 'reorganized':
      spreadDemoralization(w, s, s[w.at.phasing], tell);
      if (!testMorale(w, s, tell)) startMovement(w, s, tell);
      return false;
    case 'movement-ended':
      // 7.9: no combat at night or in rain.
      if (battleOf(w, s).turnKind[s[w.at.turn]] === DAY) {
        if (!openEvasion(w, s)) beginCombat(w, s, tell);
        return false;
      }
      setCampaignStep(w, s, 'combat-ended');
      return true;
    case 'evaded':
      rollForAbandoned(w, s, dice, tell);
      if (!testMorale(w, s, tell)) beginCombat(w, s, tell);
      return false;
    case 'losses-settled':
      if (openWithdrawal(w, s)) return false;
      setCampaignStep(w, s, 'guns-withdrawn');
      return true;
    case 'guns-withdrawn':
      if (testAfterFight(w, s, tell)) return false;
      rollForAbandoned(w, s, dice, tell);
      // 28.42: the Emperor may be among them.
      if (testMorale(w, s, tell)) return false;
      rollImpetus(w, s, dice, tell);
      if (openAdvance(w, s)) return false;
      setCampaignStep(w, s, 'attack-done');
      return true;
    case 'attack-done':
      if (testMorale(w, s, tell)) return false;
      closeAttack(w, s);
      s[w.at.fight] = 0;
      return false;
    case 'combat-ended':
      return endPlayerTurn(w, s, tell);
    default:
      return false;
  }
}

/** 4.0; returns whether the sequence goes on by itself. */
function endPlayerTurn(w: CampaignWorld, s: State, tell: Tell): boolean {
  const { firstSide, turns } = battleOf(w, s);
  const side = s[w.at.phasing];
  // 19.27, 21.2a: for the rest of that Player Turn, and no longer.
  for (let piece = 0; piece < w.pieces; piece++)
    if (w.side[piece] === side) countermand(w, s, piece, CLOSED | GALLOPED | REORGANIZING);
  if (side === firstSide) {
    beginPlayerTurn(w, s, enemyOf(firstSide), tell);
    return true;
  }
  if (s[w.at.turn] === turns) {
    judgeCampaign(w, s, tell);
    return false;
  }
  const wasNight = isNight(w, s);
  s[w.at.turn]++;
  // 20.0c: the Night's disorder ends with it, for those too whose Command Segment is still to come.
  if (wasNight && !isNight(w, s)) for (let unit = 0; unit < w.units; unit++) grantCommand(w, s, unit);
  beginDay(w, s, tell);
  beginPlayerTurn(w, s, firstSide, tell);
  return true;
}
