import type { BySize, TablesDocument } from './documents.ts';

/** Numbers of the rules, from the data. */
export interface Tables {
  /** 5.1c, 5.1d: Group Moves by army. */
  readonly groupMoves: readonly number[];
  /** Limits by size of road: minor, major (5.4a, 5.5a, 6.34c, 7.2a, 7.4c, 7.5b). */
  readonly moveLimit: readonly number[];
  readonly riverLimit: readonly number[];
  readonly reinforceLimit: readonly number[];
  readonly retreatLimit: readonly number[];
  readonly regroupLimit: readonly number[];
  /** 4.1d, 4.2b: by side. */
  readonly deployLimit: readonly number[];
  /** 6.6 */
  readonly minUnitsForBattle: number;
  readonly revealMin: number;
  readonly revealMax: number;
  /** 6.6f: by type, in the order of TYPES. */
  readonly skirmishFire: readonly number[];
  /** 6.21: in the order of MARKERS. */
  readonly markerCounts: readonly number[];
  readonly attackerDraws: number;
  readonly defenderDraws: number;
  /** 6.7a */
  readonly attackerIdleBattleTurns: number;
  /** 7.41a: steps lost in a rout, by type; cavalry by 7.41b. */
  readonly attrition: readonly number[];
  readonly cavalryAttrition: number;
  /** 9.0 */
  readonly supply: TablesDocument['supply'];
  /** 10.1d */
  readonly citiesNeeded: number;
}

/** 5.6b, 6.31b: a die this low, or lower, is bad. */
export const BAD_DIE = 3;

/** 6.21: the markers. */
export const MARKERS = ['none', 'woods', 'farm', 'stream', 'hill'] as const;
export const NO_MARKER = 0;
export const WOODS = 1;
export const FARM = 2;
export const STREAM = 3;
export const HILL = 4;

const bySize = ({ major, minor }: BySize): readonly number[] => [minor, major];

export function compileTables(tables: TablesDocument): Tables {
  const { groupMoves, roadLimits, deployment, skirmish, terrainMarkers, stalemate, routAttrition } = tables;
  return {
    groupMoves: [groupMoves.french, groupMoves['anglo-dutch'], groupMoves.prussian],
    moveLimit: bySize(roadLimits.move),
    riverLimit: bySize(roadLimits.attackAcrossRiver),
    reinforceLimit: bySize(roadLimits.perBattleTurn.reinforce),
    retreatLimit: bySize(roadLimits.perBattleTurn.retreat),
    regroupLimit: bySize(roadLimits.regroup),
    deployLimit: [deployment.maxPerTown.french, deployment.maxPerTown.allied],
    minUnitsForBattle: skirmish.minUnitsForBattle,
    revealMin: skirmish.revealMin,
    revealMax: skirmish.revealMax,
    skirmishFire: [
      skirmish.firepower.leader,
      skirmish.firepower.infantry,
      skirmish.firepower.cavalry,
      skirmish.firepower['horse-artillery'],
      skirmish.firepower['foot-artillery'],
    ],
    markerCounts: MARKERS.map((name) => terrainMarkers.set.find(({ type }) => type === name)?.count ?? 0),
    attackerDraws: terrainMarkers.draw.attacker,
    defenderDraws: terrainMarkers.draw.defender,
    attackerIdleBattleTurns: stalemate.attackerIdleBattleTurns,
    attrition: [
      routAttrition.leader,
      routAttrition.infantry,
      routAttrition.cavalry.otherwise,
      routAttrition['horse-artillery'],
      routAttrition['foot-artillery'],
    ],
    cavalryAttrition: routAttrition.cavalry.engagedWithEnemyCavalry,
    supply: tables.supply,
    citiesNeeded: tables.victory.citiesNeeded,
  };
}
