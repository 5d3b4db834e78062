import { MapError, type Place, type ScenarioWorlds, type Unit } from '@hundred-days/kernel';
import { type Board, compileBoard } from './board.ts';
import type { Documents } from './documents.ts';
import { compileFates, type Fates } from './fates.ts';
import { compileFightTables, type FightTables } from './fighttables.ts';
import { type Layout, layOutPosition } from './layout.ts';
import { compileTables, type Tables } from './tables.ts';
import { compileRoster, type Roster, rosterFaults } from './units.ts';

/**
 * Everything that stays as it is while a game is played: the map, the pieces, the numbers of the rules, the lines of fate, and
 * where each field of a position lies. Flat, so that what the rules read most is one step away.
 */
export interface World extends Board, Roster, Tables, Fates, FightTables {
  readonly id: string;
  readonly documents: Documents;
  /** One legal placement: by hex, its stack from the bottom up; and the leaders. */
  readonly defaultStacks: readonly { readonly hex: Place; readonly units: readonly Unit[] }[];
  readonly defaultLeaders: readonly { readonly leader: Unit; readonly hex: Place }[];
  readonly at: Layout;
}

export const WORLD_ID = 'waterloo';

export const SCENARIO_WORLDS: ScenarioWorlds = {
  historical: WORLD_ID,
  'testing-fate': WORLD_ID,
  'forcing-fate': WORLD_ID,
};

/** Compiles the documents into a world. Throws a MapError with all faults of the map and the roster. */
export function createWorld(documents: Documents): World {
  const board = compileBoard(documents.map, documents.tables);
  const roster = compileRoster(documents.units, board);
  const faults = rosterFaults(roster);
  if (faults.length > 0) throw new MapError(faults);
  const { stacks, leaders } = documents.scenarios.defaultDeployment;
  return Object.freeze({
    id: WORLD_ID,
    documents,
    ...board,
    ...roster,
    ...compileTables(documents.tables),
    ...compileFightTables(documents.tables, board),
    ...compileFates(documents.scenarios, roster),
    defaultStacks: Object.entries(stacks).map(([hex, units]) => ({
      hex: board.map.indexOf(hex),
      units: units.map(roster.unitIndex).reverse(),
    })),
    defaultLeaders: Object.entries(leaders).map(([id, hex]) => ({
      leader: roster.unitIndex(id),
      hex: board.map.indexOf(hex),
    })),
    at: layOutPosition(board, roster),
  });
}
