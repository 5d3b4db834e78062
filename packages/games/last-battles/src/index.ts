export { ACTIONS, type Action } from './actions.ts';
export * as battles from './battles.ts';
export * as board from './board.ts';
export { createDesk, type Desk } from './desk.ts';
export type { Documents, UnitDocument } from './documents.ts';
export { createLastBattles } from './game.ts';
export type { LastBattles } from './made.ts';
export { openBattle } from './opening.ts';
export * as position from './position.ts';
export { type Announcement, announcement, isLoose } from './rules/announcement.ts';
export { attackersIn, attackersOf, bombards, mayAttack } from './rules/attack.ts';
export { isDemoralized, isSheltered } from './rules/chateaux.ts';
export { type OpenDuties, openDuties } from './rules/explain.ts';
export * as levels from './rules/levels.ts';
export { allowanceOf } from './rules/movement.ts';
export { holds, holdsAll, occupy, wouldTake } from './rules/occupation.ts';
export { stillNeeded } from './rules/open.ts';
export { arrivalCost, isAvailable, mayComeInBy, stackOfColumn } from './rules/reinforcements.ts';
export { openHexes } from './rules/retreat.ts';
export {
  type Attackers,
  attackStrength,
  defenceFactor,
  defenceStrength,
  fullColumn,
  hasCeiling,
  isCombinedArms,
  isOverWater,
  strengths,
} from './rules/strength.ts';
export { OUTCOMES, scoreExit } from './rules/victory.ts';
export { describe, describePosition } from './scenario.ts';
export type { Description } from './setup.ts';
export * as tables from './tables.ts';
export { nameOfHex, placeName, unitName } from './text/wording.ts';
export * as units from './units.ts';
export { createWorld, SCENARIO_WORLDS, type World } from './world.ts';
