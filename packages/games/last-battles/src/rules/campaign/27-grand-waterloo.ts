import type { Place, Reach, Refusal, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal } from '@hundred-days/kernel';
import type { CampaignWorld } from '../../campaign/world.ts';
import { onMap, unitsIn, whereIs } from '../../position.ts';
import { ALLIED, ANGLO_ALLIED_ARMY, FRENCH, FRENCH_ARMY, PRUSSIAN_ARMY } from '../../units.ts';
import { isInCommand, traceCommand } from './20-command.ts';
import { isCommandedBy } from './20-orders.ts';
import { changeArmyLevels, GROUCHY, happened, hasGroups, NAPOLEON, setHappened } from './27-armies.ts';

/** 27.0 Grand Waterloo: what it adds to the rules of the campaign. */

/** 27.31: no Prussian moves on the first turn. */
export const isWaitingPrussian = (w: CampaignWorld, s: State, piece: Unit): boolean =>
  s[w.at.turn] === 1 && w.army[piece] === PRUSSIAN_ARMY && w.switched('prussiansFrozenOnFirstTurn');

export const refuseWaitingPrussian = (w: CampaignWorld, s: State, piece: Unit): Refusal | null =>
  isWaitingPrussian(w, s, piece) ? refusal('27.31', 'prussians-wait', { unit: w.unitId(piece) }) : null;

const MAISON_DU_ROI = -20;
const WATERLOO = -20;
const WAVRE_ROAD = -10;
const PRUSSIANS_ENGAGED = 10;

/** 27.22a, 27.22c: a combat unit has entered a hex, by whatever way; once each. */
export function enterPlaces(w: CampaignWorld, s: State, unit: Unit, hex: Place, tell: Tell): void {
  if (!hasGroups(w)) return;
  const { maisonDuRoi = [], waterloo = [] } = w.battles[0].objectives;
  if (w.side[unit] === ALLIED && maisonDuRoi.includes(hex) && !happened(w, s, 'maison-du-roi')) {
    setHappened(w, s, 'maison-du-roi');
    changeArmyLevels(w, s, FRENCH_ARMY, MAISON_DU_ROI, '27.22a', tell);
  }
  if (w.side[unit] === FRENCH && waterloo.includes(hex) && !happened(w, s, 'waterloo')) {
    setHappened(w, s, 'waterloo');
    changeArmyLevels(w, s, ANGLO_ALLIED_ARMY, WATERLOO, '27.22c', tell);
  }
}

/** 27.22c: a French unit has left by W0901, the only way out (27.34). */
export function exitByWavreRoad(w: CampaignWorld, s: State, unit: Unit, tell: Tell): void {
  if (!hasGroups(w) || w.side[unit] !== FRENCH || happened(w, s, 'left-by-wavre-road')) return;
  setHappened(w, s, 'left-by-wavre-road');
  changeArmyLevels(w, s, ANGLO_ALLIED_ARMY, WAVRE_ROAD, '27.22c', tell);
}

/** 27.22c, 27.37: an attack has been declared; its die has not been rolled. */
export function declareInGrandWaterloo(
  w: CampaignWorld,
  reach: Reach,
  s: State,
  attackers: readonly Unit[],
  targets: readonly Place[],
  tell: Tell,
): void {
  if (!hasGroups(w)) return;
  const defenders = targets.flatMap((target) => unitsIn(w, s, target));
  if (
    !happened(w, s, 'engaged') &&
    attackers.some((unit) => w.army[unit] === PRUSSIAN_ARMY) &&
    defenders.some((unit) => w.group[unit] === NAPOLEON)
  ) {
    setHappened(w, s, 'engaged');
    changeArmyLevels(w, s, ANGLO_ALLIED_ARMY, PRUSSIANS_ENGAGED, '27.22c', tell);
  }
  if (happened(w, s, 'combined') || !defenders.some((unit) => w.army[unit] === ANGLO_ALLIED_ARMY)) return;
  if (attackers.some((unit) => isGrouchys(w, s, unit)) && isInRangeOfNapoleon(w, reach, s)) combine(w, s, tell);
}

/** A unit of his group that he commands, himself or through an officer. */
const isGrouchys = (w: CampaignWorld, s: State, unit: Unit): boolean =>
  w.group[unit] === GROUCHY && isInCommand(w, s, unit) && isCommandedBy(w, s, unit, w.grouchy);

/** 20.2, 27.32: traced when the attack is declared. */
function isInRangeOfNapoleon(w: CampaignWorld, reach: Reach, s: State): boolean {
  const { grouchy } = w;
  const napoleon = w.unitIndex('ld-napoleon');
  if (!onMap(w, s, napoleon) || !onMap(w, s, grouchy)) return false;
  traceCommand(w, reach, s, napoleon, w.numbers.ranges.commander);
  return reach.reached(whereIs(w, s, grouchy));
}

/** 27.37: one army from now on; what Napoleon's group has suffered in its level carries over. */
function combine(w: CampaignWorld, s: State, tell: Tell): void {
  const { levels } = w.scenario;
  setHappened(w, s, 'combined');
  s[w.at.groupLevel + NAPOLEON] += levels['french:combined'].demoralization - levels['french:napoleon'].demoralization;
  if (tell !== null) tell({ type: 'armies-combined', rule: '27.37', data: { level: s[w.at.groupLevel + NAPOLEON] } });
}
