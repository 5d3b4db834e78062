import tables from '../data/tables.json' with { type: 'json' };

/** Numbers of the rules, from the data. */

/** GEN-11: eight half days. */
export const TURNS = tables.turns.length;
export const TURN_NAMES: readonly string[] = tables.turns.map((turn) => turn.name);
/** BLN-2: turns on which every Blown is Eliminated. */
export const LAST_DAY: readonly boolean[] = [false, ...tables.turns.map((turn) => turn.lastDay === true)];

export const {
  hqPlacementDistance,
  blownReturnPerSide,
  blownDelayTurns,
  parentTraceLength,
  grandBatteryDistance,
  withdrawalsAfterPass,
  retreatHexes,
  angstThreshold,
} = tables.limits;

export const { turns: DELUGE_TURNS, rain: DELUGE_RAIN } = tables.deluge;
export const ROAD_TO_THE_NORTH = tables.victoryPoints.lineOfCommunication;

/** CRT-1 */
export const RESULTS = ['stalemate', 'retreat', 'blown', 'eliminated'] as const;
export const STALEMATE = 0;
export const RETREAT = 1;
export const BLOWN_RESULT = 2;
export const ELIMINATED_RESULT = 3;

const rows = tables.combatResults.map(({ minDifference, result }) => ({
  from: minDifference,
  result: RESULTS.findIndex((name) => name === result),
}));

/** What a difference between the totals does to the side with the lower one. */
export function resultOf(difference: number): number {
  let found = STALEMATE;
  for (const { from, result } of rows) if (difference >= from) found = result;
  return found;
}

/** VIC-6 to VIC-8 */
export const LEVELS = tables.victoryLevels.map(({ level, minMargin }) => ({ level, minMargin }));
