import type { State, Tell } from '@hundred-days/kernel';
import { campaignStep } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { enemyOf, FRENCH_ARMY } from '../../units.ts';
import { isGuardRepulsed, isRedeemed, lowerForRepulse } from './22-guard.ts';
import { testTotal } from './26-victory.ts';
import { changeArmyLevels, hasGroups } from './27-armies.ts';
import { type Broke, decide, testSide } from './levels.ts';

/** 19.25d (2): the same after a combat, with what the Guard's repulse does between the two sides. */
export function testAfterFight(w: CampaignWorld, s: State, tell: Tell): boolean {
  if (campaignStep(w, s) === 'over') return true;
  const phasing = s[w.at.phasing];
  const broke = testSide(w, s, enemyOf(phasing), tell);
  if (decide(w, s, tell)) return true;
  if (isGuardRepulsed(w, s)) repulse(w, s, broke, tell);
  testSide(w, s, phasing, tell);
  return decide(w, s, tell) || testTotal(w, s, tell);
}

/** 22.5 where corps break; 12.2 in Grand Waterloo (27.33a), redeemed by an army that this very attack breaks (12.21). */
function repulse(w: CampaignWorld, s: State, { bodies, armies }: Broke, tell: Tell): void {
  if (!hasGroups(w)) {
    if (!isRedeemed(w, bodies)) lowerForRepulse(w, s, tell);
  } else if (armies.length === 0) changeArmyLevels(w, s, FRENCH_ARMY, -w.guardReduction, '27.33a', tell);
}
