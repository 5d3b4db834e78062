export { ACTIONS, type Action, type ActionType, BIDS, POSITIONS, TARGETS } from './actions.ts';
export * as board from './board.ts';
export { createNapoleon1815 } from './game.ts';
export * as places from './places.ts';
export * as position from './position.ts';
export { type Description, describe, SCENARIO_FORMAT } from './scenario.ts';
export * as tables from './tables.ts';
export * as units from './units.ts';
