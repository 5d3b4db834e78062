import type { Place, Side, Unit } from '@hundred-days/kernel';
import type { Board } from './board.ts';
import type { CounterDocument, ExitDocument, LevelDocument, ScenarioDocument } from './documents.ts';
import { ALLIED, ARMIES, FRENCH, type Roster, SIDES } from './units.ts';

/** 14.0 to 17.0, 29.0: what the battles have of their own, compiled from the scenarios. Campaign games are not among them. */

export const DAY = 0;
export const TURN_KINDS = ['day', 'night', 'rain'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

/** Options of the battles, by the ids of the documents: their names here, and the rule that gives them. */
export const OPTIONS = [
  { name: 'combined-arms', document: '12.1', rule: '12.1a' },
  { name: 'imperial-guard', document: '12.2', rule: '12.2a' },
  { name: 'optional-french', document: 'qb-optional-french', rule: '15.4b' },
  { name: 'double-march', document: '29.51', rule: '29.51' },
  { name: 'bridge-combat', document: '29.52', rule: '29.52' },
] as const;
export type OptionName = (typeof OPTIONS)[number]['name'];

/** A level that is lowered while the enemy holds hexes (14.2b). */
export interface HeldModifier {
  readonly army: number;
  readonly amount: number;
  readonly hexes: readonly Place[];
}

export interface Battle {
  readonly id: string;
  readonly turns: number;
  /** By turn, the first at 1: index into day, night, rain. */
  readonly turnKind: Uint8Array;
  /** By turn, the first at 1: its hour, as the track has it. */
  readonly turnIds: readonly string[];
  readonly firstSide: Side;
  readonly options: readonly { readonly name: OptionName; readonly standard: boolean }[];
  /** Armies that are in it; the levels at 2 * army, demoralization then disintegration, 0 for none. */
  readonly armies: readonly number[];
  readonly levels: Int16Array;
  /** 15.2a: by turn, the French demoralization level, or null where it does not go by turns. */
  readonly frenchSchedule: Int16Array | null;
  /** 16.2b */
  readonly frenchPlusPoints: boolean;
  readonly heldModifiers: readonly HeldModifier[];
  /** The rules by which points are scored. */
  readonly scores: ReadonlySet<string>;
  /** By rule id: 17.2b, 17.2c, 17.2d. */
  readonly onceAmount: Readonly<Record<string, number>>;
  readonly objectives: Readonly<Record<string, readonly Place[]>>;
  /** By objective hex of the battle: the side that holds it at the start. */
  readonly holders: ReadonlyMap<Place, Side>;
  /** 6.0: by side and arm, what it costs to leave from a hex at hexes * side + hex; 0 where nobody leaves. */
  readonly exitCost: readonly Int8Array[];
  readonly placed: readonly Placed[];
  readonly arrivals: readonly Arrival[];
}

interface Counter {
  readonly unit: Unit;
  readonly reduced: boolean;
  /** 15.4b */
  readonly optional: boolean;
}
export interface Placed extends Counter {
  readonly hex: Place;
}
export interface Arrival extends Counter {
  readonly turn: number;
  readonly entry: Place;
}

/** 1.2: battles are played with the standard rules, or with those and 29.0; the rest needs the campaign's. */
export const isBattle = ({ rules }: ScenarioDocument): boolean => !rules.includes('campaign');

/** The ids of all counters that a scenario uses. */
export const countersOf = (scenario: ScenarioDocument): string[] =>
  SIDES.flatMap((side) => [
    ...scenario.setup[side].map(({ unit }) => unit),
    ...scenario.reinforcements[side].flatMap(({ units }) => units.map(({ unit }) => unit)),
  ]);

export function compileBattle(w: Board & Roster, scenario: ScenarioDocument): Battle {
  const hex = (id: string): Place => placeOf(w, scenario.id, id);
  const turnOf = (id: string): number => scenario.turns.findIndex((turn) => turn.id === id) + 1;
  const hexesOf = (ids: readonly string[] = []): readonly Place[] => ids.map(hex);
  const counter = ({ unit, side, optional }: CounterDocument): Counter => ({
    unit: unitOf(w, scenario.id, unit),
    reduced: side === 'reduced',
    optional: optional === true,
  });
  return {
    id: scenario.id,
    turns: scenario.turns.length,
    turnKind: Uint8Array.from([{ kind: 'day' }, ...scenario.turns], ({ kind }) => TURN_KINDS.indexOf(kind as TurnKind)),
    turnIds: ['', ...scenario.turns.map(({ id }) => id)],
    firstSide: scenario.firstPlayer === 'allied' ? ALLIED : FRENCH,
    options: OPTIONS.flatMap(({ name, document }) => {
      const offered = scenario.options.find(({ id }) => id === document);
      return offered === undefined ? [] : [{ name, standard: offered.default }];
    }),
    armies: [...ARMIES.keys()].filter((army) => scenario.levels[ARMIES[army]] !== undefined),
    levels: Int16Array.from(ARMIES.flatMap((army) => levelsOf(scenario.levels[army]))),
    frenchSchedule: scheduleOf(scenario.levels.french, scenario.turns.length, turnOf),
    frenchPlusPoints: scenario.levels.french?.plus !== undefined,
    scores: new Set(Array.isArray(scenario.victory.points) ? scenario.victory.points.map(({ rule }) => rule) : []),
    heldModifiers: scenario.modifiers.flatMap(({ hexes, armies, amount }) =>
      hexes === undefined
        ? []
        : armies.map((army) => ({ army: armyOf(army), amount: Number(amount), hexes: hexesOf(hexes) })),
    ),
    onceAmount: Object.fromEntries(
      scenario.modifiers.filter(({ hexes }) => hexes === undefined).map(({ rule, amount }) => [rule, Number(amount)]),
    ),
    objectives: Object.fromEntries(Object.entries(scenario.objectives).map(([name, ids]) => [name, hexesOf(ids)])),
    holders: new Map(
      Object.entries(scenario.initialOccupation ?? {}).map(([id, side]) => [
        hex(id),
        side === 'french' ? FRENCH : ALLIED,
      ]),
    ),
    exitCost: w.hexCost.map((_, arm) => exitCosts(w, scenario.exits, arm, hex)),
    placed: SIDES.flatMap((side) =>
      scenario.setup[side].map((placed) => ({ ...counter(placed), hex: hex(placed.hex) })),
    ),
    arrivals: SIDES.flatMap((side) =>
      scenario.reinforcements[side].flatMap(({ turn, entry, units }) =>
        // 3.7e: arrivals outside the turns of the battle are ignored.
        turnOf(turn) === 0 ? [] : units.map((unit) => ({ ...counter(unit), turn: turnOf(turn), entry: hex(entry) })),
      ),
    ),
  };
}

const armyOf = (name: string): number => ARMIES.indexOf(name as (typeof ARMIES)[number]);

function placeOf(w: Board, scenario: string, id: string): Place {
  const place = w.map.indexOf(id);
  if (place < 0) throw new Error(`${scenario}: there is no hex ${id}`);
  return place;
}

function unitOf(w: Roster, scenario: string, id: string): Unit {
  const unit = w.unitIndex(id);
  if (unit < 0) throw new Error(`${scenario}: there is no unit ${id}`);
  return unit;
}

const levelsOf = (level: LevelDocument | undefined): readonly number[] => [
  level?.demoralization ?? 0,
  level?.disintegration ?? 0,
];

function scheduleOf(
  level: LevelDocument | undefined,
  turns: number,
  turnOf: (id: string) => number,
): Int16Array | null {
  if (level?.schedule === undefined) return null;
  const schedule = new Int16Array(turns + 1).fill(level.demoralization);
  for (const { from, to, demoralization } of level.schedule)
    schedule.fill(demoralization, turnOf(from), turnOf(to) + 1);
  return schedule;
}

/** 6.0: as if entering another hex like the one that is left, or by the line that leaves the map there. */
function exitCosts(w: Board, exits: readonly ExitDocument[], arm: number, hex: (id: string) => Place): Int8Array {
  const costs = new Int8Array(2 * w.hexes);
  for (const { side, hexes, direction } of exits) {
    const first = side === 'french' ? 0 : w.hexes;
    for (const id of hexes) {
      const from = hex(id);
      costs[first + from] = w.edgeLine(from, direction[0].toUpperCase()) || w.hexCost[arm][from];
    }
  }
  return costs;
}
