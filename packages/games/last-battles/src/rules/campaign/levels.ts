import type { State, Tell, Unit } from '@hundred-days/kernel';
import { campaignStep } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { DESTROYED, DISINTEGRATED, whereIs } from '../../position.ts';
import { ANGLO_ALLIED_ARMY, enemyOf, FRENCH_ARMY, PRUSSIAN_ARMY } from '../../units.ts';
import { isShakenPiece, testBodies } from './22-demoralization.ts';
import { endCampaign, judgeTotal, outcomeNumber, testTotal } from './26-victory.ts';
import { hasGroups, isArmyBroken, NAPOLEON, testArmies } from './27-armies.ts';

/** What is tested after every event (11.22, 19.25d): corps and nationalities, armies, the Guard, victory. */

/** 22.1, 27.21e, 28.21c: with its corps, or with its army. */
export const isDemoralizedHere = (w: CampaignWorld, s: State, unit: Unit): boolean =>
  isShakenPiece(w, s, unit) || isArmyBroken(w, s, unit);

/** 11.2a: all levels as they stand, the side that is not phasing first; true if the game is over. */
export function testLevels(w: CampaignWorld, s: State, tell: Tell): boolean {
  if (campaignStep(w, s) === 'over') return true;
  const phasing = s[w.at.phasing];
  testSide(w, s, enemyOf(phasing), tell);
  if (decide(w, s, tell)) return true;
  testSide(w, s, phasing, tell);
  return decide(w, s, tell) || testTotal(w, s, tell);
}

export interface Broke {
  readonly bodies: readonly number[];
  readonly armies: readonly number[];
}

export const testSide = (w: CampaignWorld, s: State, side: number, tell: Tell): Broke => ({
  bodies: testBodies(w, s, side, tell),
  armies: testArmies(w, s, side, tell),
});

/** 27.4, 28.4: ends the game if the armies as they stand decide it. */
export function decide(w: CampaignWorld, s: State, tell: Tell): boolean {
  const verdict = verdictNow(w, s);
  return verdict === 0 ? false : endCampaign(w, s, verdict, tell);
}

function verdictNow(w: CampaignWorld, s: State): number {
  const morale = (army: number): number => s[w.at.morale + army];
  const both = morale(ANGLO_ALLIED_ARMY) > 0 && morale(PRUSSIAN_ARMY) > 0;
  if (hasGroups(w)) {
    if (morale(ANGLO_ALLIED_ARMY) === DISINTEGRATED) return outcomeNumber('27.41', 'anglo-allied-disintegrated');
    if (both) return outcomeNumber('27.41', 'both-demoralized');
    // 27.42: of the two groups only Napoleon's counts, or the combined army's.
    return s[w.at.groupMorale + NAPOLEON] > 0 ? outcomeNumber('27.42', 'napoleon-demoralized') : 0;
  }
  if (w.id !== 'grand-ligny') return 0;
  if (both || morale(PRUSSIAN_ARMY) === DISINTEGRATED) return outcomeNumber('28.41', 'ligny-decisive-french');
  const isNapoleonDead = whereIs(w, s, w.unitIndex('ld-napoleon')) === DESTROYED;
  return morale(FRENCH_ARMY) > 0 || isNapoleonDead ? outcomeNumber('28.42', 'ligny-decisive-allied') : 0;
}

/** 4.0: the last turn is over. */
export function judgeCampaign(w: CampaignWorld, s: State, tell: Tell): boolean {
  if (hasGroups(w)) return endCampaign(w, s, outcomeNumber('27.42', 'french-failed'), tell);
  if (w.id !== 'grand-ligny') return judgeTotal(w, s, tell);
  return endCampaign(
    w,
    s,
    s[w.at.morale + PRUSSIAN_ARMY] > 0
      ? outcomeNumber('28.41', 'ligny-marginal-french')
      : outcomeNumber('28.42', 'ligny-marginal-allied'),
    tell,
  );
}
