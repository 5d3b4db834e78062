import { createReach, refusal, type State } from '@hundred-days/kernel';
import {
  AIMED,
  CLOSED,
  campaignStep,
  EXITED,
  inZoneOf,
  isLeader,
  JOINED,
  onMap,
  order,
  plays,
  whereIs,
} from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { AE, AR, DE, DR, resultOf } from '../../tables.ts';
import { enemyOf, FRENCH } from '../../units.ts';
import type { Above } from '../above.ts';
import { aloneAgainst, noteAttended, overrun } from './19-leaders.ts';
import { grantCommand, isInCommand } from './20-command.ts';
import { isUnordered, refuseUnordered } from './20-orders.ts';
import { intoBox } from './21-boxes.ts';
import { paceOfPiece } from './22-demoralization.ts';
import { noteGuard } from './22-guard.ts';
import { refuseImpetus } from './25-following.ts';
import { isAsleep } from './25-late-start.ts';
import { alarm, refuseSleeper } from './25-rousing.ts';
import { countsTotal, exitToBrussels, testTotal } from './26-victory.ts';
import { hasGroups } from './27-armies.ts';
import {
  declareInGrandWaterloo,
  enterPlaces,
  exitByWavreRoad,
  isWaitingPrussian,
  refuseWaitingPrussian,
} from './27-grand-waterloo.ts';
import { declareInGrandLigny, isHeldBack, refuseCautious, refuseHeldBack } from './28-grand-ligny.ts';
import { dieAt, noteOdds } from './28-odds.ts';
import { isDemoralizedHere, testLevels } from './levels.ts';

/** The campaign's answers to what the rules of the battles ask: which rule speaks where. */
export const aboveOf = (w: CampaignWorld, reach = createReach(w.movementNet)): Above => ({
  refuseStart: (s, piece) =>
    refuseHeldBack(w, s, piece) ??
    refuseWaitingPrussian(w, s, piece) ??
    (isLeader(w, piece) ? refuseSleeper(w, s, piece) : refuseUnordered(w, s, piece)),

  mayStart: (s, piece) =>
    !isHeldBack(w, s, piece) &&
    !isWaitingPrussian(w, s, piece) &&
    !(isLeader(w, piece) ? isAsleep(w, s, piece) : isUnordered(w, s, piece)),

  paceOf: (s, piece) => paceOfPiece(w, s, piece),

  mayClose: (s, unit) => isInCommand(w, s, unit),

  refuseContact: (s, unit, hex) =>
    isInCommand(w, s, unit)
      ? null
      : refusal('20.31a', 'no-orders-to-close', { unit: w.unitId(unit), hex: w.hexId(hex) }),

  entered(s, unit, hex, tell) {
    overrun(w, s, unit, hex, tell);
    enterPlaces(w, s, unit, hex, tell);
    alarm(w, s, unit, hex, tell);
  },

  overruns: (s, unit) => aloneAgainst(w, s, w.side[unit]),

  marched(s, unit, entering) {
    // 20.0e
    if (entering) grantCommand(w, s, unit);
    if (onMap(w, s, unit) && inZoneOf(w, s, enemyOf(w.side[unit]), whereIs(w, s, unit))) order(w, s, unit, CLOSED);
  },

  exited(s, unit, tell) {
    // 26.0f: leaders count when the total is read; 27.22d: they change nothing else.
    if (isLeader(w, unit)) testTotal(w, s, tell);
    else if (countsTotal(w)) exitToBrussels(w, s, unit, tell);
    else exitByWavreRoad(w, s, unit, tell);
  },

  exitRule: hasGroups(w) ? '27.34' : countsTotal(w) ? '26.0b' : '28.35',

  isDemoralized: (s, unit) => isDemoralizedHere(w, s, unit),

  testMorale: (s, tell) => !isQuiet(w, s) && testLevels(w, s, tell),

  destroyed: (s, unit) => intoBox(w, s, unit),

  declared(s, attackers, targets, tell) {
    noteAttended(w, s);
    noteGuard(w, s, attackers, targets);
    noteOdds(w, s, targets);
    declareInGrandWaterloo(w, reach, s, attackers, targets, tell);
    declareInGrandLigny(w, s, attackers, targets, tell);
  },

  resultOf: (s, die, column) => convert(w, s, resultOf(w, dieAt(w, s, die, column), column)),

  refuseAttack: (s, unit) => refuseCautious(w, s, unit),

  refuseAdvance(s, unit, to) {
    // 20.33b: of defenders only.
    if (!plays(w, s, unit, AIMED) || isInCommand(w, s, unit))
      return refuseHeldBack(w, s, unit) ?? refuseImpetus(w, s, unit, to);
    return refusal('20.33b', 'no-orders-to-follow', { unit: w.unitId(unit), hex: w.hexId(to) });
  },
});

/** 20.32 with 20.32b, then 20.33: results as command changes them. */
export function convert(w: CampaignWorld, s: State, result: number): number {
  const now = (result === DE || result === DR) && isAttackUnordered(w, s) ? AR : result;
  return now === AE && isDefenceUnordered(w, s) ? AR : now;
}

/** 20.32b: one attacker without orders is enough; guns at a distance count. 27.39, 28.36: not used there. */
const isAttackUnordered = (w: CampaignWorld, s: State): boolean =>
  !w.switched('outOfCommandAttacksNormal') &&
  w.unitsOf[s[w.at.phasing]].some((unit) => plays(w, s, unit, JOINED) && !isInCommand(w, s, unit));

/** 20.33a: every defender is without orders. */
function isDefenceUnordered(w: CampaignWorld, s: State): boolean {
  for (const unit of w.unitsOf[enemyOf(s[w.at.phasing])])
    if (plays(w, s, unit, AIMED) && onMap(w, s, unit) && isInCommand(w, s, unit)) return false;
  return true;
}

/** Moves change no level of the campaign: only what leaves for Brussels does (26.0a). */
function isQuiet(w: CampaignWorld, s: State): boolean {
  if (!countsTotal(w) || campaignStep(w, s) !== 'movement') return false;
  for (const unit of w.unitsOf[FRENCH]) if (whereIs(w, s, unit) === EXITED) return false;
  return true;
}
