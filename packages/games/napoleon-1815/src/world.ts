import { MapError, type MapFault, type ScenarioWorlds } from '@hundred-days/kernel';
import { type Board, compileBoard } from './board.ts';
import type { Documents } from './documents.ts';
import { type At, attackWordsOf, layOut, SLOTS } from './layout.ts';
import { compileTables, type Tables } from './tables.ts';
import { compileRoster, type Roster } from './units.ts';

/**
 * Everything that stays as it is while a game is played: the map, the blocks, the numbers of the rules, and where each field of
 * a position lies. Flat, so that what the rules read most is one step away.
 */
export interface World extends Board, Roster, Tables {
  readonly id: string;
  readonly documents: Documents;
  readonly at: At;
  /** Fields for a set of towns, fifteen bits each. */
  readonly attackWords: number;
}

/** Compiles documents into a world. Throws a MapError with what is wrong with them. */
export function createWorld(documents: Documents): World {
  const board = compileBoard(documents.map);
  const roster = compileRoster(documents.units);
  const tables = compileTables(documents.tables);
  const faults = [...battleFaults(roster, tables), ...supplyFaults(board, tables)];
  if (faults.length > 0) throw new MapError(faults);
  return Object.freeze({
    id: WORLD,
    documents,
    at: layOut(board, roster),
    attackWords: attackWordsOf(board),
    ...board,
    ...roster,
    ...tables,
  });
}

/** 6.1: the smaller side decides how many battles there can be at once. */
function battleFaults({ unitsOf }: Roster, { minUnitsForBattle }: Tables): MapFault[] {
  const battles = Math.floor(Math.min(...unitsOf.map(({ length }) => length)) / minUnitsForBattle);
  return battles > SLOTS ? [{ code: 'tooManyPlaces', data: { battles, most: SLOTS } }] : [];
}

const supplyFaults = ({ net }: Board, { supply }: Tables): MapFault[] =>
  supply.filter(({ city }) => net.indexOf(city) < 0).map(({ city }) => ({ code: 'unknownNode', data: { node: city } }));

/** The one world of this game. */
const WORLD = 'low-countries';

/** The scenarios, the usual one first, and where each is played. */
export const SCENARIO_WORLDS: ScenarioWorlds = { free: WORLD, historical: WORLD };
