export { ACTIONS, type Action, type ActionType, MODES } from './actions.ts';
export * as board from './board.ts';
export { createDesk, type Desk } from './desk.ts';
export type { Documents } from './documents.ts';
export { createWaterlooCampaign, type WaterlooCampaign } from './game.ts';
export * as position from './position.ts';
export {
  attackModifier,
  defenceModifier,
  type HearModifier,
  MODIFIERS,
  type ModifierName,
  mayBeCommitted,
  softGround,
} from './rules/modifiers.ts';
export { canRetreat, enemiesInTouch, retreatEnds, retreatWay } from './rules/retreat.ts';
export { finalPoints, roadIsOpen } from './rules/victory.ts';
export { type Walk, walk } from './rules/walk.ts';
export { type Description, describe, describePosition, SCENARIO_FORMAT, STARTS } from './scenario.ts';
export * as tables from './tables.ts';
export { nameOfHex, nameOfSide, unitName } from './text/wording.ts';
export * as units from './units.ts';
export { createWorld, SCENARIO_WORLDS, type World } from './world.ts';
