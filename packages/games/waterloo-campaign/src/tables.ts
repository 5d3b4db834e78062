import type { Outcome } from '@hundred-days/kernel';
import type { LimitsDocument, TablesDocument } from './documents.ts';
import { COALITION, FRENCH, type Side } from './units.ts';

/** Numbers of the rules, from the data. */

export interface Tables extends LimitsDocument {
  /** GEN-11: eight half days. */
  readonly turns: number;
  readonly turnNames: readonly string[];
  /** BLN-2: turns on which every Blown is Eliminated. */
  readonly lastDay: readonly boolean[];
  readonly delugeTurns: readonly number[];
  readonly delugeRain: readonly number[];
  readonly roadToTheNorth: number;
  /** CRT-1: from which difference on a result stands. */
  readonly results: readonly { readonly from: number; readonly result: number }[];
  /** VIC-6 to VIC-8 */
  readonly levels: readonly { readonly level: string; readonly minMargin: number }[];
  /** The ways a game can end; a position holds the index, 0 while it goes on. */
  readonly outcomes: readonly (Outcome | null)[];
}

/** CRT-1 */
export const RESULTS = ['stalemate', 'retreat', 'blown', 'eliminated'] as const;
export const STALEMATE = 0;
export const RETREAT = 1;
export const BLOWN_RESULT = 2;
export const ELIMINATED_RESULT = 3;

export function compileTables(document: TablesDocument): Tables {
  const levels = document.victoryLevels.map(({ level, minMargin }) => ({ level, minMargin }));
  const { limits } = document;
  return {
    turns: document.turns.length,
    turnNames: document.turns.map((turn) => turn.name),
    lastDay: [false, ...document.turns.map((turn) => turn.lastDay === true)],
    hqPlacementDistance: limits.hqPlacementDistance,
    blownReturnPerSide: limits.blownReturnPerSide,
    blownDelayTurns: limits.blownDelayTurns,
    parentTraceLength: limits.parentTraceLength,
    grandBatteryDistance: limits.grandBatteryDistance,
    withdrawalsAfterPass: limits.withdrawalsAfterPass,
    retreatHexes: limits.retreatHexes,
    angstThreshold: limits.angstThreshold,
    delugeTurns: document.deluge.turns,
    delugeRain: document.deluge.rain,
    roadToTheNorth: document.victoryPoints.lineOfCommunication,
    results: document.combatResults.map(({ minDifference, result }) => ({
      from: minDifference,
      result: (RESULTS as readonly string[]).indexOf(result),
    })),
    levels,
    outcomes: [null, ...outcomesOf(levels, FRENCH, 'french'), ...outcomesOf(levels, COALITION, 'coalition')],
  };
}

const outcomesOf = (levels: Tables['levels'], side: Side, name: string): Outcome[] =>
  levels.map(({ level }, i) => ({ winners: [side], rule: `VIC-${6 + i}`, code: `${name}-${level}` }));

/** What a difference between the totals does to the side with the lower one. */
export function resultOf(w: Tables, difference: number): number {
  let found = STALEMATE;
  for (const { from, result } of w.results) if (difference >= from) found = result;
  return found;
}
