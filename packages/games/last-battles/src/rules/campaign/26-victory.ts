import type { Outcome, Seat, State, Tell, Unit } from '@hundred-days/kernel';
import { hasOrder, isChosenHere, order, setCampaignStep, UNSUPPLIED } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { EXITED, strengthOf, whereIs } from '../../position.ts';
import { ALLIED, FRENCH, sideOfArmy } from '../../units.ts';
import { isSupplied } from './24-supply.ts';
import { coveredStrength, exitPoints, gradeOf } from './26-brussels.ts';

/** 26.0 Victory in the campaign, and how all games of these rules end. */

const outcome = (winner: Seat, rule: string, code: string): Outcome => ({ winners: [winner], rule, code });

/** The ways a game can end; a position holds the index, 0 while it goes on. */
export const CAMPAIGN_OUTCOMES: readonly (Outcome | null)[] = [
  null,
  outcome(FRENCH, '26.0d', 'campaign-won'),
  outcome(ALLIED, '26.0d', 'campaign-held'),
  outcome(FRENCH, '26.1', 'french-decisive'),
  outcome(FRENCH, '26.1', 'french-tactical'),
  outcome(FRENCH, '26.1', 'french-marginal'),
  outcome(ALLIED, '26.1', 'allied-marginal'),
  outcome(ALLIED, '26.1', 'allied-tactical'),
  outcome(ALLIED, '26.1', 'allied-decisive'),
  outcome(FRENCH, '27.41', 'both-demoralized'),
  outcome(FRENCH, '27.41', 'anglo-allied-disintegrated'),
  outcome(ALLIED, '27.42', 'napoleon-demoralized'),
  outcome(ALLIED, '27.42', 'french-failed'),
  outcome(FRENCH, '28.41', 'ligny-decisive-french'),
  outcome(FRENCH, '28.41', 'ligny-marginal-french'),
  outcome(ALLIED, '28.42', 'ligny-decisive-allied'),
  outcome(ALLIED, '28.42', 'ligny-marginal-allied'),
];

export const outcomeNumber = (rule: string, code: string): number =>
  CAMPAIGN_OUTCOMES.findIndex((one) => one !== null && one.rule === rule && one.code === code);

export function endCampaign(w: CampaignWorld, s: State, number: number, tell: Tell): boolean {
  s[w.at.outcome] = number;
  setCampaignStep(w, s, 'over');
  if (tell !== null) {
    const { rule, code } = CAMPAIGN_OUTCOMES[number] as Outcome;
    tell({ type: 'game-over', rule, data: { outcome: code } });
  }
  return true;
}

/** Whether the running total decides this game: the campaign's own. */
export const countsTotal = (w: CampaignWorld): boolean => w.scenario.victory.points === '26.0';

/** 26.0a: both boxes at full value, the enemy's for the French and their own against them, and the road to Brussels. */
export function victoryTotal(w: CampaignWorld, s: State): number {
  let total = exitPoints(coveredInBrussels(w, s), {
    perStrength: w.numbers.victoryCampaign.perFrenchSPExited,
    doubledAt: w.numbers.victoryCampaign.doubleWhenExitPointsReach,
  });
  for (const [body, { army }] of w.bodies.entries())
    total += sideOfArmy(army) === FRENCH ? -s[w.at.fallen + body] : s[w.at.fallen + body];
  return total;
}

/** 26.0f */
export function coveredInBrussels(w: CampaignWorld, s: State): number {
  const hasLeft = (piece: Unit): boolean => whereIs(w, s, piece) === EXITED;
  const units = [...w.unitsOf[FRENCH]].filter(hasLeft);
  if (units.length === 0) return 0;
  const leaders = [...w.leadersOf[FRENCH]].filter(hasLeft);
  return coveredStrength(
    units.map((unit) => ({
      corps: w.body[unit],
      strength: strengthOf(w, s, unit),
      supplied: !hasOrder(w, s, unit, UNSUPPLIED),
    })),
    new Set(leaders.map((leader) => w.body[leader])),
    leaders.reduce((places, leader) => places + w.capacity[leader], 0),
  );
}

/** 26.0a, 26.0d: the total after a whole event; true if it ends the game. */
export function testTotal(w: CampaignWorld, s: State, tell: Tell): boolean {
  if (!countsTotal(w)) return false;
  const before = s[w.at.total];
  const total = victoryTotal(w, s);
  s[w.at.total] = total;
  if (tell !== null && total !== before)
    tell({ type: 'victory-total', rule: '26.0a', data: { by: total - before, total } });
  return total >= w.numbers.victoryCampaign.frenchWinsAt ? endCampaign(w, s, verdictOf(w, s), tell) : false;
}

/** 26.0d, 26.1: what the total is worth. */
function verdictOf(w: CampaignWorld, s: State): number {
  const total = s[w.at.total];
  const grade = isChosenHere(w, s, 'graded-victory') ? gradeOf(w.scenario.victory.graded ?? [], total) : undefined;
  if (grade !== undefined) return outcomeNumber('26.1', `${grade.side}-${grade.level}`);
  return total >= w.numbers.victoryCampaign.frenchWinsAt
    ? outcomeNumber('26.0d', 'campaign-won')
    : outcomeNumber('26.0d', 'campaign-held');
}

/** 26.0d: the last turn of the campaign is over. */
export function judgeTotal(w: CampaignWorld, s: State, tell: Tell): boolean {
  return testTotal(w, s, tell) || endCampaign(w, s, verdictOf(w, s), tell);
}

/** 26.0b, 26.0e: a unit has left by the road to Brussels; whether it scores was settled when it left. */
export function exitToBrussels(w: CampaignWorld, s: State, unit: Unit, tell: Tell): void {
  const [exit] = w.battles[0].objectives.brussels;
  if (isSupplied(w, s, w.army[unit], exit)) return;
  order(w, s, unit, UNSUPPLIED);
  if (tell !== null) tell({ type: 'exit-unsupplied', rule: '26.0e', data: { unit: w.unitId(unit) } });
}
