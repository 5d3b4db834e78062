import type { Dice, Stages, State, Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { FIRING } from '../fighting.ts';
import { isEmpty, type StepName, setStep, stepOf } from '../position.ts';
import type { World } from '../world.ts';
import { advancePhase, afterCombat, followPhase, impetuousPhase, openSupportAdvance, pursuitPhase } from './advance.ts';
import { firePhase, isFartherFromFire, rollFire } from './bombardment.ts';
import {
  afterAnswer,
  afterCharge,
  chargeAdvancePhase,
  chargeAnswerPhase,
  claimPhase,
  openClaims,
  rollCharge,
} from './chargeanswers.ts';
import { checkStacks } from './checks.ts';
import {
  attackPhase,
  beginCombat,
  endAttack,
  isAwayFromAttack,
  nextEvasion,
  openAttack,
  settleTargets,
  targetPhase,
} from './combat.ts';
import { counterPhase, openCounterattack } from './counterattack.ts';
import { evasionPhase } from './evasion.ts';
import { exchangePhase } from './exchange.ts';
import { allWith, uncast } from './parts.ts';
import { fightDuel, rollAttack } from './resolution.ts';
import { retreatPhase, routPhase } from './retreat.ts';
import { afterSurprise, openSurprise, surprisePhase } from './surprise.ts';

/** 9.4, 10, 11: all decisions of charges and of the Combat Phase, and the moments between them. */
export const fightingPhases = (w: World) =>
  ({
    'charge-answer': chargeAnswerPhase(w),
    claim: claimPhase(w),
    retreat: retreatPhase(w),
    rout: routPhase(w),
    'charge-advance': chargeAdvancePhase(w),
    combat: targetPhase(w),
    breakthrough: targetPhase(w),
    fire: firePhase(w),
    'fire-evasion': evasionPhase(w, '10.6a', isFartherFromFire, (_w, s) => setStep(w, s, 'fire-stood')),
    attack: attackPhase(w),
    'attack-evasion': evasionPhase(w, '11.1.1a', isAwayFromAttack, nextEvasion),
    exchange: exchangePhase(w),
    surprise: surprisePhase(w),
    counterattack: counterPhase(w),
    advance: advancePhase(w),
    follow: followPhase(w),
    impetuous: impetuousPhase(w),
    pursuit: pursuitPhase(w),
  }) satisfies Stages<Action, StepName>;

/** Goes on from a moment of a charge or a combat; false when somebody has to decide, or it is another's moment. */
export function goOnInCombat(w: World, s: State, dice: Dice, tell: Tell): boolean {
  const step = stepOf(w, s);
  switch (step) {
    case 'charge-answered':
      afterAnswer(w, s, tell);
      break;
    case 'charge-claimed':
      rollCharge(w, s, dice, tell);
      break;
    case 'charge-settled':
      afterCharge(w, s, tell);
      break;
    case 'combat-begins':
      beginCombat(w, s);
      break;
    default:
      return goOnInAttack(w, s, dice, tell);
  }
  return true;
}

/** 11.14a */
function goOnInAttack(w: World, s: State, dice: Dice, tell: Tell): boolean {
  switch (stepOf(w, s)) {
    case 'fire-stood':
      afterFire(w, s, dice, tell);
      return true;
    case 'attack-stood':
      settleTargets(w, s, tell);
      askToClaim(w, s);
      return true;
    case 'attack-claimed':
      rollAttack(w, s, dice, tell);
      return true;
    case 'settled':
      checkStacks(w, s, dice, tell);
      return true;
    case 'stacks-checked':
      openSurprise(w, s);
      return true;
    case 'surprised':
      afterSurprise(w, s);
      return true;
    case 'countered':
      if (!openCounterattack(w, s)) afterCombat(w, s, dice, tell);
      return true;
    case 'attack-over':
      endAttack(w, s);
      return true;
    default:
      return false;
  }
}

/** 11.14a (2 to 4): the die if anybody fires and somebody is there; then the Reaction Charge, or the attack. */
function afterFire(w: World, s: State, dice: Dice, tell: Tell): void {
  const hex = s[w.at.targets];
  const isFiring = allWith(w, s, FIRING).length > 0;
  // 10.6d: no die at an empty hex.
  if (isFiring && isEmpty(w, s, hex)) s[w.at.evaded] = 1;
  else if (isFiring) rollFire(w, s, dice, tell);
  if (s[w.at.outcome] !== 0) return;
  for (const unit of allWith(w, s, FIRING)) uncast(w, s, unit, FIRING);
  if (isEmpty(w, s, hex)) openSupportAdvance(w, s);
  else if (!fightDuel(w, s, hex, dice, tell)) openAttack(w, s);
}

/** 11.14a (6); 11.1.1c: nothing is left to attack. */
function askToClaim(w: World, s: State): void {
  if (s[w.at.evaded] === 1) openSupportAdvance(w, s);
  else openClaims(w, s);
}
