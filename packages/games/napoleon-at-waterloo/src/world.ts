import type { ScenarioWorlds } from '@hundred-days/kernel';
import { type Board, compileBoard } from './board.ts';
import type { Documents } from './documents.ts';
import { type Layout, layOutPosition } from './layout.ts';
import { compileTables, type Tables } from './tables.ts';
import { compileRoster, type Roster } from './units.ts';

/**
 * Everything that stays the same during a game: the map, the counters, the tables, and where each fact of a position
 * stands. One flat object, so that the arrays the rules read most are one step away.
 */
export interface World extends Board, Roster, Tables {
  readonly id: string;
  readonly documents: Documents;
  readonly at: Layout;
}

/** Compiles documents into a world. Throws a MapError with all faults of the map. */
export function createWorld(documents: Documents): World {
  const board = compileBoard(documents.map, documents.tables);
  const roster = compileRoster(documents.units);
  return Object.freeze({
    id: WORLD,
    documents,
    at: layOutPosition(roster.units, board.hexes),
    ...board,
    ...roster,
    ...compileTables(documents.tables),
  });
}

/** The one world of this game. */
const WORLD = 'waterloo';

/** The scenarios, the usual one first, and where each is played. */
export const SCENARIO_WORLDS: ScenarioWorlds = { standard: WORLD, grouchy: WORLD };
