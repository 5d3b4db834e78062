import type { BySize, TablesDocument } from './documents.ts';
import { ARMIES, SIDES, TYPES } from './units.ts';

/** Numbers of the rules, from the data. */
export type Tables = ReturnType<typeof compileTables>;

/** 5.6b, 6.31b: a die this low, or lower, is bad. */
export const BAD_DIE = 3;

/** 6.21: the markers. */
export const MARKERS = ['none', 'woods', 'farm', 'stream', 'hill'] as const;
export const [NO_MARKER, WOODS, FARM, STREAM, HILL] = MARKERS.keys();

const bySize = ({ major, minor }: BySize): readonly number[] => [minor, major];

export function compileTables(tables: TablesDocument) {
  const { groupMoves, roadLimits, deployment, skirmish, terrainMarkers, stalemate, routAttrition } = tables;
  const { perBattleTurn } = roadLimits;
  const { otherwise: cavalry, engagedWithEnemyCavalry } = routAttrition.cavalry;
  const byType = (numbers: Readonly<Record<(typeof TYPES)[number], number>>): readonly number[] =>
    TYPES.map((type) => numbers[type]);
  return {
    /** 5.1c, 5.1d: Group Moves by army. */
    groupMoves: ARMIES.map((army): number => groupMoves[army]),
    /** Limits by size of road: minor, major (5.4a, 5.5a, 6.34c, 7.2a, 7.4c, 7.5b). */
    moveLimit: bySize(roadLimits.move),
    riverLimit: bySize(roadLimits.attackAcrossRiver),
    reinforceLimit: bySize(perBattleTurn.reinforce),
    retreatLimit: bySize(perBattleTurn.retreat),
    regroupLimit: bySize(roadLimits.regroup),
    /** 4.1d, 4.2b: by side. */
    deployLimit: SIDES.map((side): number => deployment.maxPerTown[side]),
    /** 6.6 */
    minUnitsForBattle: skirmish.minUnitsForBattle,
    revealMin: skirmish.revealMin,
    revealMax: skirmish.revealMax,
    /** 6.6f */
    skirmishFire: byType(skirmish.firepower),
    /** 6.21: in the order of MARKERS. */
    markerCounts: MARKERS.map((name) => terrainMarkers.set.find(({ type }) => type === name)?.count ?? 0),
    attackerDraws: terrainMarkers.draw.attacker,
    defenderDraws: terrainMarkers.draw.defender,
    /** 6.7a */
    attackerIdleBattleTurns: stalemate.attackerIdleBattleTurns,
    /** 7.41a: steps lost in a rout; cavalry by 7.41b. */
    attrition: byType({ ...routAttrition, cavalry }),
    cavalryAttrition: engagedWithEnemyCavalry,
    /** 9.0 */
    supply: tables.supply,
    /** 10.1d */
    citiesNeeded: tables.victory.citiesNeeded,
  };
}
