export { ACTIONS, type Action, type ActionType } from './actions.ts';
export * as board from './board.ts';
export { createNapoleonAtWaterloo } from './game.ts';
export * as position from './position.ts';
export { announcement, strengths } from './rules/attack.ts';
export { type Description, describe, describePosition, SCENARIO_FORMAT } from './scenario.ts';
export * as tables from './tables.ts';
export * as units from './units.ts';
