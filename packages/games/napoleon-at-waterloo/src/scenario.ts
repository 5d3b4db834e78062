import type { Dice, Fault, Result, ScenarioInfo, Setup, Side, State, Tell, Unit } from '@hundred-days/kernel';
import {
  bad,
  byName,
  fault,
  formatFaults,
  good,
  headingSchema,
  optionFaults,
  scenarioHeading,
} from '@hundred-days/kernel';
import { Type } from 'typebox';
import { DESTROYED, EXITED, MOST_VACATED, OFF_MAP, rebuild } from './position.ts';
import { beginCombat, beginMovement } from './rules/sequence.ts';
import { testVictory } from './rules/victory.ts';
import type { KeyTable } from './tables.ts';
import { ALLIED, FRENCH } from './units.ts';
import type { World } from './world.ts';

/** 1.0 Set-up. A description (a scenario of the game, or a file) becomes a position, or the list of its faults. */

export { SCENARIO_FORMAT } from '@hundred-days/kernel';

const Phases = Type.Union([
  Type.Literal('frenchMovement'),
  Type.Literal('frenchCombat'),
  Type.Literal('alliedMovement'),
  Type.Literal('alliedCombat'),
]);

const Keys = Type.Object(
  { french: Type.Integer({ minimum: 1, maximum: 6 }), prussian: Type.Integer({ minimum: 1, maximum: 6 }) },
  { additionalProperties: false },
);
/** 9.5.1: who comes when, by key and turn. */
const KeyColumn = byName(byName(Type.Array(Type.String()), '^([1-9]|10)$'), '^[1-6]$');

/** A unit is in a hex, or comes on a turn, or is destroyed or exited; a unit not named is not in the game. */
const descriptionSchema = (w: World) =>
  Type.Object(
    {
      ...headingSchema('napoleon-at-waterloo'),
      turn: Type.Optional(Type.Integer({ minimum: 1, maximum: w.turns })),
      phase: Type.Optional(Phases),
      units: byName(Type.Union([Type.String(), Type.Integer({ minimum: 1, maximum: w.turns })])),
      /** 8.2.5: the Allies broke first; needed only where both sides have lost 40 points. */
      demoralized: Type.Optional(Type.Boolean()),
      /** 9.0: drawn by the players in secret, or given (and then secret all the same). */
      keys: Type.Optional(Type.Union([Type.Literal('drawn'), Keys])),
      keyTable: Type.Optional(Type.Object({ french: KeyColumn, prussian: KeyColumn }, { additionalProperties: false })),
    },
    { additionalProperties: false },
  );

type DescriptionSchema = ReturnType<typeof descriptionSchema>;
export type Description = Type.Static<DescriptionSchema>;

/** The columns of the table of keys and the sides they belong to. */
const KEY_COLUMNS = [
  ['french', FRENCH],
  ['prussian', ALLIED],
] as const;

/** What the scenarios are called in records; readers have them by their catalogs. */
const TITLES: Readonly<Record<string, string>> = { standard: 'The battle', grouchy: 'The Grouchy variant' };
const titleOf = (id: string): string => TITLES[id] ?? id;

/** The rulebook's two scenarios, as descriptions. */
export function describe(w: World, id: string): Description | null {
  const found = w.documents.scenarios.scenarios.find((scenario) => scenario.id === id);
  if (found === undefined) return null;
  const [standard] = w.documents.scenarios.scenarios;
  const units: Record<string, string | number> = { ...(standard.setup as Readonly<Record<string, string>>) };
  const heading = { ...scenarioHeading('napoleon-at-waterloo'), title: titleOf(id) };
  // 9.0.1: with the variant, the keys alone say who comes and when.
  if (found.hiddenKeys) return { ...heading, units, keys: 'drawn' };
  for (const [turn, arrivals] of Object.entries(standard.reinforcements.allied)) {
    for (const unit of arrivals) units[unit] = Number(turn);
  }
  return { ...heading, units };
}

export const scenariosOf = (w: World): readonly ScenarioInfo[] =>
  w.documents.scenarios.scenarios.map(({ id, turns }) => ({ id, title: titleOf(id), turns, world: w.id }));

/** A description and what is wrong with it; null for one there is not. */
interface Checked {
  readonly described: Description | null;
  readonly faults: readonly Fault[];
}

/** What lays out the positions of a world. Its own scenarios are looked through once; those handed in, every time. */
export function createStart(w: World): (setup: Setup, dice: Dice, tell: Tell) => Result<State> {
  const schema = descriptionSchema(w);
  const scenarios = scenariosOf(w);
  const check = (described: Description): Checked => ({ described, faults: descriptionFaults(w, schema, described) });
  const own = new Map(scenarios.map(({ id }) => [id, check(describe(w, id) as Description)]));
  const unknown = (id: string): Checked => ({
    described: null,
    faults: [fault('unknown-scenario', 'scenario', { scenario: id })],
  });
  return (setup, dice, tell) => {
    const { scenario } = setup;
    const checked =
      typeof scenario === 'string' ? (own.get(scenario) ?? unknown(scenario)) : check(scenario as Description);
    const faults = [...optionFaults({ options: [], scenarios }, setup), ...checked.faults];
    return faults.length > 0 ? bad(faults) : start(w, checked.described as Description, dice, tell);
  };
}

function start(w: World, described: Description, dice: Dice, tell: Tell): Result<State> {
  const state = new Int16Array(w.at.size);
  layOut(w, state, described, dice, tell);
  if (described.demoralized === true) {
    if (state[w.at.losses + ALLIED] < w.alliedLossesForDemoralization)
      return bad([fault('not-demoralized', 'demoralized')]);
    state[w.at.demoralized] = 1;
  }
  if (testVictory(w, state, null)) return bad([fault('already-over', 'units')]);
  begin(w, state, described, tell);
  return good(state);
}

function descriptionFaults(w: World, schema: DescriptionSchema, input: unknown): Fault[] {
  const faults = formatFaults(schema, input);
  if (faults.length > 0) return faults;
  const described = input as Description;
  if (Object.values(described.units).every((place) => place === 'destroyed' || place === 'exited'))
    return [fault('no-units', 'units')];
  return [...unitFaults(w, described), ...keyTableFaults(w, described)];
}

function unitFaults(w: World, described: Description): Fault[] {
  const faults: Fault[] = [];
  const taken = new Map<string, string>();
  for (const [unit, place] of Object.entries(described.units)) {
    const at = `units.${unit}`;
    if (w.unitIndex(unit) < 0) faults.push(fault('unknown-unit', at, { unit }));
    if (typeof place === 'number' || place === 'destroyed') continue;
    if (place === 'exited') {
      if (w.unitIndex(unit) >= 0 && w.side[w.unitIndex(unit)] !== FRENCH)
        faults.push(fault('cannot-exit', at, { unit }));
      continue;
    }
    const hex = w.map.indexOf(place);
    if (hex < 0) faults.push(fault('off-the-map', at, { unit, hex: place }));
    else if (w.closedHex[hex] === 1) faults.push(fault('in-woods', at, { unit, hex: place }));
    const other = taken.get(place);
    if (other !== undefined) faults.push(fault('hex-taken', at, { unit, hex: place, other }));
    taken.set(place, unit);
  }
  return faults;
}

function keyTableFaults(w: World, { keyTable, keys, units }: Description): Fault[] {
  if (keyTable === undefined) return [];
  const faults: Fault[] = keys === undefined ? [fault('no-keys', 'keyTable')] : [];
  for (const [column, side] of KEY_COLUMNS) {
    for (const [key, arrivals] of Object.entries(keyTable[column])) {
      const come = new Set(Object.keys(units));
      for (const [turn, named] of Object.entries(arrivals)) {
        for (const unit of named) {
          const wrong = arrivalFault(w, unit, side, come, `keyTable.${column}.${key}.${turn}`);
          if (wrong !== null) faults.push(wrong);
          come.add(unit);
        }
      }
    }
  }
  return faults;
}

/** A unit of the column's side that is not in the game yet and has not been named for this key. */
function arrivalFault(w: World, unit: string, side: Side, come: ReadonlySet<string>, at: string): Fault | null {
  const index = w.unitIndex(unit);
  if (index < 0) return fault('unknown-unit', at, { unit });
  if (w.side[index] !== side) return fault('wrong-side', at, { unit });
  return come.has(unit) ? fault('unit-twice', at, { unit }) : null;
}

function layOut(w: World, s: State, described: Description, dice: Dice, tell: Tell): void {
  s[w.at.turn] = described.turn ?? 1;
  s[w.at.result] = -1;
  s[w.at.displaced] = -1;
  s[w.at.chainOrigin] = -1;
  for (let i = 0; i < MOST_VACATED; i++) s[w.at.vacated + i] = -1;
  s.fill(OFF_MAP, w.at.where, w.at.where + w.units);
  for (const [id, place] of Object.entries(described.units)) placeUnit(w, s, w.unitIndex(id), place);
  if (described.keys !== undefined) drawKeys(w, s, described.keys, described.keyTable ?? w.standardKeys, dice, tell);
  rebuild(w, s);
}

function placeUnit(w: World, s: State, unit: Unit, place: string | number): void {
  if (typeof place === 'number') s[w.at.due + unit] = place;
  else if (place === 'destroyed') {
    s[w.at.where + unit] = DESTROYED;
    s[w.at.losses + w.side[unit]] += w.strength[unit];
  } else if (place === 'exited') {
    s[w.at.where + unit] = EXITED;
    s[w.at.exited]++;
  } else s[w.at.where + unit] = w.map.indexOf(place);
}

/** 9.0.2, 9.0.3: each player draws a number from a set of his own; only he knows it. */
function drawKeys(
  w: World,
  s: State,
  keys: NonNullable<Description['keys']>,
  table: KeyTable,
  dice: Dice,
  tell: Tell,
): void {
  s[w.at.secret] = 1;
  for (const [column, side] of KEY_COLUMNS) {
    const key = keys === 'drawn' ? dice.roll(6, side) : keys[column];
    s[w.at.keys + side] = key;
    for (const [turn, units] of Object.entries(table[column][String(key)] ?? {})) {
      for (const unit of units) s[w.at.due + w.unitIndex(unit)] = Number(turn);
    }
    if (tell !== null) tell({ type: 'key-drawn', rule: '9.0.2', data: { key, column }, only: side });
  }
}

function begin(w: World, s: State, { phase = 'frenchMovement' }: Description, tell: Tell): void {
  const side = phase.startsWith('french') ? FRENCH : ALLIED;
  if (phase.endsWith('Movement')) beginMovement(w, s, side, tell);
  else {
    s[w.at.phasing] = side;
    beginCombat(w, s, tell);
  }
}

/** The description that would lay out this position, at the start of its phase: for scenario files and for tests. */
export function describePosition(w: World, s: State): Description['units'] {
  const units: Record<string, string | number> = {};
  for (let unit = 0; unit < w.units; unit++) {
    const where = s[w.at.where + unit];
    if (where >= 0) units[w.unitId(unit)] = w.hexId(where);
    else if (where === DESTROYED) units[w.unitId(unit)] = 'destroyed';
    else if (where === EXITED) units[w.unitId(unit)] = 'exited';
    else if (s[w.at.due + unit] > 0) units[w.unitId(unit)] = s[w.at.due + unit];
  }
  return units;
}
