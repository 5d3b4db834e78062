import tables from '../data/tables.json' with { type: 'json' };

/** Numbers of the rules, from the data. */

/** 5.1c, 5.1d: Group Moves by army. */
export const GROUP_MOVES: readonly number[] = [
  tables.groupMoves.french,
  tables.groupMoves['anglo-dutch'],
  tables.groupMoves.prussian,
];

const bySize = ({ major, minor }: { major: number; minor: number }): readonly number[] => [minor, major];
/** Limits by size of road: minor, major (5.4a, 5.5a, 6.34c, 7.2a, 7.4c, 7.5b). */
export const MOVE_LIMIT = bySize(tables.roadLimits.move);
export const RIVER_LIMIT = bySize(tables.roadLimits.attackAcrossRiver);
export const REINFORCE_LIMIT = bySize(tables.roadLimits.perBattleTurn.reinforce);
export const RETREAT_LIMIT = bySize(tables.roadLimits.perBattleTurn.retreat);
export const REGROUP_LIMIT = bySize(tables.roadLimits.regroup);

/** 4.1d, 4.2b: by side. */
export const DEPLOY_LIMIT: readonly number[] = [
  tables.deployment.maxPerTown.french,
  tables.deployment.maxPerTown.allied,
];

/** 5.6b, 6.31b: a die this low, or lower, is bad. */
export const BAD_DIE = 3;

export const { minUnitsForBattle, revealMin, revealMax } = tables.skirmish;
/** 6.6f: by type, in the order of TYPES. */
export const SKIRMISH_FIRE: readonly number[] = [
  tables.skirmish.firepower.leader,
  tables.skirmish.firepower.infantry,
  tables.skirmish.firepower.cavalry,
  tables.skirmish.firepower['horse-artillery'],
  tables.skirmish.firepower['foot-artillery'],
];

/** 6.21: the markers. */
export const MARKERS = ['none', 'woods', 'farm', 'stream', 'hill'] as const;
export const NO_MARKER = 0;
export const WOODS = 1;
export const FARM = 2;
export const STREAM = 3;
export const HILL = 4;
export const MARKER_COUNTS: readonly number[] = MARKERS.map(
  (name) => tables.terrainMarkers.set.find(({ type }) => type === name)?.count ?? 0,
);
export const { attacker: ATTACKER_DRAWS, defender: DEFENDER_DRAWS } = tables.terrainMarkers.draw;

/** 6.7a */
export const { attackerIdleBattleTurns } = tables.stalemate;
/** 7.41a: steps lost in a rout, by type; cavalry by 7.41b. */
export const ATTRITION: readonly number[] = [
  tables.routAttrition.leader,
  tables.routAttrition.infantry,
  tables.routAttrition.cavalry.otherwise,
  tables.routAttrition['horse-artillery'],
  tables.routAttrition['foot-artillery'],
];
export const CAVALRY_ATTRITION = tables.routAttrition.cavalry.engagedWithEnemyCavalry;

/** 9.0 */
export const SUPPLY: readonly { readonly city: string; readonly army: string; readonly units: number }[] =
  tables.supply;
/** 10.1d */
export const { citiesNeeded } = tables.victory;
/** 12.0b: steps that can be removed: every unit but the leaders. */
export const MOST_BID: readonly number[] = [23, 32];
