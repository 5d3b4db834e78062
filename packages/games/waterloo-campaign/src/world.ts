import { type HexLists, listsOf, type ScenarioWorlds } from '@hundred-days/kernel';
import { type Board, compileBoard } from './board.ts';
import type { Documents } from './documents.ts';
import { type At, layOf } from './layout.ts';
import { compileTables, type Tables } from './tables.ts';
import { compileRoster, type Roster } from './units.ts';

/**
 * What a game is played with: the map, the pieces, the numbers of the rules, and how a position of it is laid out. All of it
 * stands flat in one object, so that what a search looks at is one step away.
 */
export interface World extends Board, Roster, Tables {
  readonly id: string;
  readonly documents: Documents;
  readonly at: At;
  /** the hexes an HQ may be from a unit of its army, the unit's own first. */
  readonly nearUnit: HexLists;
}

/** Throws a MapError with the faults of the map, an Error with those of the pieces. */
export function createWorld(documents: Documents): World {
  const board = compileBoard(documents.map);
  const roster = compileRoster(documents.units, documents.scenarios, board);
  const tables = compileTables(documents.tables);
  return {
    id: WORLD,
    documents,
    at: layOf(
      roster.units,
      board.hexes,
      tables.outcomes.map((outcome) => outcome?.code ?? 'goes-on'),
    ),
    nearUnit: listsOf(board.map, (hex) => [...board.map.within(hex, tables.hqPlacementDistance)]),
    ...board,
    ...roster,
    ...tables,
  };
}

/** The one world of this game. */
const WORLD = 'brabant';

/** The scenarios, the usual one first, and where each is played. */
export const SCENARIO_WORLDS: ScenarioWorlds = { june16: WORLD, june15: WORLD };
