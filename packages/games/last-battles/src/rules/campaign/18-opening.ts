import type { Dice, Reach, Side, State, Tell } from '@hundred-days/kernel';
import { battleOf, campaignStep, isNight, setCampaignStep } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { FRENCH } from '../../units.ts';
import { beginMovement, tellPhase } from '../phases.ts';
import { openCommand } from './20-command.ts';
import { checkSupply } from './24-supply.ts';
import { isDawn, rollToWake } from './25-late-start.ts';
import { goOnDeploying } from './27-deployment.ts';
import { callDerlon, rollForNey } from './28-dice.ts';
import { testLevels } from './levels.ts';

/** 18.3 How a game opens and every Player Turn after it, as far as its first decision. */

/** Goes on from a moment before that decision; false when somebody has to decide. */
export function goOnOpening(w: CampaignWorld, reach: Reach, s: State, dice: Dice, tell: Tell): boolean {
  switch (campaignStep(w, s)) {
    case 'deployed':
      if (goOnDeploying(w, s)) return false;
      beginPlayerTurn(w, s, battleOf(w, s).firstSide, tell);
      return true;
    case 'turn-begun':
      // 18.3d (1): supply at dawn; (2): the dice of those who may not act yet.
      if (isDawn(w, s)) checkSupply(w, s, tell);
      if (testLevels(w, s, tell)) return false;
      rollForLeaders(w, s, dice, tell);
      openCommand(w, reach, s);
      tellPhase(w, s, 'command', tell);
      return false;
    default:
      return false;
  }
}

/** 18.3d (2) */
function rollForLeaders(w: CampaignWorld, s: State, dice: Dice, tell: Tell): void {
  if (s[w.at.phasing] !== FRENCH) return;
  rollToWake(w, s, dice, tell);
  callDerlon(w, s, dice, tell);
  rollForNey(w, s, dice, tell);
}

/** 18.3a, 23.0: by night a Player Turn begins with movement. */
export function beginPlayerTurn(w: CampaignWorld, s: State, side: Side, tell: Tell): void {
  s[w.at.phasing] = side;
  if (isNight(w, s)) startMovement(w, s, tell);
  else setCampaignStep(w, s, 'turn-begun');
}

export function startMovement(w: CampaignWorld, s: State, tell: Tell): void {
  beginMovement(w, s, s[w.at.phasing], tell);
  s.fill(0, w.at.did + w.units, w.at.did + w.pieces);
}
