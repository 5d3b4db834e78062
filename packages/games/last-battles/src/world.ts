import type { Place, ScenarioWorlds } from '@hundred-days/kernel';
import { type Battle, compileBattle, countersOf, isBattle } from './battles.ts';
import { type Board, compileBoard } from './board.ts';
import type { Documents, MapDocument, ScenarioDocument } from './documents.ts';
import { type Layout, layOutPosition } from './layout.ts';
import type { Above } from './rules/above.ts';
import { compileTables, type Tables } from './tables.ts';
import { compileRoster, type Roster } from './units.ts';

/**
 * Everything that stays the same during a game on one battlefield: the map, the counters that fight on it, the tables, its
 * battles, and where each fact of a position stands. One flat object, so that the arrays the rules read most are one step
 * away.
 */
export interface World extends Board, Roster, Tables {
  readonly id: string;
  readonly documents: Documents;
  readonly battles: readonly Battle[];
  /** 13.1: hexes whose occupation matters in some battle here; by hex, their number + 1, or 0. */
  readonly objectiveHexes: readonly Place[];
  readonly objective: Uint8Array;
  /** 9.0: the entry hexes of its schedules; by hex, their number + 1, or 0. */
  readonly entryHexes: readonly Place[];
  readonly entry: Uint8Array;
  readonly at: Layout;
  /** The rules of the campaign, in a world where they hold. */
  readonly above?: Above;
}

/** The battles and the field each is fought on. */
export const SCENARIO_WORLDS: ScenarioWorlds = {
  ligny: 'ligny',
  'quatre-bras': 'quatre-bras',
  wavre: 'wavre',
  'la-belle-alliance': 'la-belle-alliance',
  'historic-wavre': 'wavre',
};

const battlesOn = ({ sheet }: MapDocument, scenarios: readonly ScenarioDocument[]): readonly ScenarioDocument[] =>
  scenarios.filter((scenario) => isBattle(scenario) && scenario.maps.length === 1 && scenario.maps[0] === sheet);

/** Compiles the documents of one battlefield into a world. Throws a MapError with all faults of the map. */
export function createWorld(documents: Documents, id: string): World {
  const map = documents.maps.find((one) => one.id === id);
  if (map === undefined) throw new Error(`there is no battlefield ${id}`);
  const scenarios = battlesOn(map, documents.scenarios.scenarios);
  const used = new Set(scenarios.flatMap(countersOf));
  const board = compileBoard(map, documents.tables);
  const roster = compileRoster(documents.units.units.filter((unit) => used.has(unit.id)));
  const battles = scenarios.map((scenario) => compileBattle({ ...board, ...roster }, scenario));
  const objectiveHexes = once(battles.flatMap(({ objectives }) => Object.values(objectives).flat()));
  const entryHexes = once(battles.flatMap(({ arrivals }) => arrivals.map(({ entry }) => entry)));
  return Object.freeze({
    id,
    documents,
    ...board,
    ...roster,
    ...compileTables(documents.tables),
    battles,
    objectiveHexes,
    objective: numbered(board.hexes, objectiveHexes),
    entryHexes,
    entry: numbered(board.hexes, entryHexes),
    at: layOutPosition({
      units: roster.units,
      hexes: board.hexes,
      battles: battles.map((battle) => battle.id),
      objectives: objectiveHexes.map(board.hexId),
      entries: entryHexes.map(board.hexId),
    }),
  });
}

export const once = (places: readonly Place[]): readonly Place[] => [...new Set(places)].sort((a, b) => a - b);

export function numbered(hexes: number, places: readonly Place[]): Uint8Array {
  const numbers = new Uint8Array(hexes);
  for (const [i, place] of places.entries()) numbers[place] = i + 1;
  return numbers;
}
