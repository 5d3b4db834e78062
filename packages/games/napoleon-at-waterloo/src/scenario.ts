import type { Dice, Offer, Result, ScenarioFaults, ScenarioHeading, State, Tell, Unit } from '@hundred-days/kernel';
import { bad, fault, good, MOST_VACATED, scenarioHeading, startBy } from '@hundred-days/kernel';
import { DESTROYED, EXITED, OFF_MAP, rebuild } from './position.ts';
import { beginCombat, beginMovement } from './rules/sequence.ts';
import { testVictory } from './rules/victory.ts';
import type { KeyTable } from './tables.ts';
import { ALLIED, FRENCH } from './units.ts';
import type { World } from './world.ts';

/** 1.0 Set-up. A description (a scenario of the game, or a file) becomes a position, or the list of its faults. */

export { SCENARIO_FORMAT } from '@hundred-days/kernel';

export const PHASES = ['frenchMovement', 'frenchCombat', 'alliedMovement', 'alliedCombat'] as const;

/** A unit is in a hex, or comes on a turn, or is destroyed or exited; a unit not named is not in the game. */
export type Description = ScenarioHeading<'napoleon-at-waterloo'> & {
  readonly turn?: number;
  readonly phase?: (typeof PHASES)[number];
  readonly units: Readonly<Record<string, string | number>>;
  /** 8.2.5: the Allies broke first; needed only where both sides have lost 40 points. */
  readonly demoralized?: boolean;
  /** 9.0: drawn by the players in secret, or given (and then secret all the same). */
  readonly keys?: 'drawn' | Readonly<Record<'french' | 'prussian', number>>;
  readonly keyTable?: KeyTable;
};

/** The columns of the table of keys and the sides they belong to. */
export const KEY_COLUMNS = [
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

export const offerOf = (w: World): Offer => ({
  scenarios: w.documents.scenarios.scenarios.map(({ id, turns }) => ({ id, title: titleOf(id), turns, world: w.id })),
  options: [],
});

/** What lays out the positions of a world. */
export function createStart(w: World, faultsOf: ScenarioFaults | null) {
  const scenarios = { describe: (id: string) => describe(w, id), faultsOf };
  return startBy(offerOf(w), scenarios, (described, _, dice, tell) => start(w, described, dice, tell));
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
