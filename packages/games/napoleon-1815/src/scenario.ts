import type { Dice, Fault, OptionInfo, Result, ScenarioInfo, Setup, State, Tell, Unit } from '@hundred-days/kernel';
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
import {
  ELIMINATED,
  OPTIONS,
  type OptionName,
  optionBit,
  publishUnits,
  rebuild,
  SLOTS,
  setStep,
  UNPLACED,
} from './position.ts';
import { beginBidding } from './rules/bidding.ts';
import { noteEntry } from './rules/movement.ts';
import { beginTurn, proceed } from './rules/sequence.ts';
import type { World } from './world.ts';

/** 4.0 Set-up. A description (a scenario of the game, or a file) becomes a position, or the list of its faults. */

export { SCENARIO_FORMAT } from '@hundred-days/kernel';

/** Where a unit is: `brussels`, `brussels 2` (with two steps left), `eliminated`. A unit not named is still to be placed. */
const Place = Type.String({ pattern: '^([a-z-]+( [1-4])?|eliminated)$' });

export const descriptionSchema = ({ turns }: World) =>
  Type.Object(
    {
      ...headingSchema('napoleon-1815'),
      turn: Type.Optional(Type.Integer({ minimum: 1, maximum: turns })),
      units: byName(Place),
      /** Where play has got to: 4.0b: the limits of a deployment do not hold then. `fights`: all moves of the turn are made. */
      begun: Type.Optional(Type.Enum(['movement', 'fights'])),
      /** 7.1a: with `fights`, the towns the Attackers came from, by the town of the fight. */
      entries: Type.Optional(byName(Type.Array(Type.String()))),
    },
    { additionalProperties: false },
  );

export type Description = Type.Static<ReturnType<typeof descriptionSchema>>;

const heading = scenarioHeading('napoleon-1815');

/** The scenarios of the rulebook, as descriptions; null for an id that none has. */
export function describe({ documents }: World, id: string): Description | null {
  const scenario = documents.scenarios.scenarios.find((one) => one.id === id);
  if (scenario === undefined) return null;
  const units: Record<string, string> = {};
  for (const towns of Object.values(scenario.setup ?? {})) {
    for (const [town, named] of Object.entries(towns)) for (const unit of named) units[unit] = town;
  }
  return { ...heading, title: scenario.title, units };
}

export const scenariosOf = ({ id: world, documents }: World): readonly ScenarioInfo[] =>
  documents.scenarios.scenarios.map(({ id, title, turns }) => ({ id, title, turns: turns.last, world }));

const RULES: Readonly<Record<OptionName, string>> = {
  threePlayers: '11.0a',
  bidding: '12.0a',
  hiddenUntilFire: '6.24d',
};
export const GAME_OPTIONS: readonly OptionInfo[] = OPTIONS.map((id) => ({
  id,
  values: [false, true],
  standard: false,
  rule: RULES[id],
}));

export function start(w: World, setup: Setup, dice: Dice, tell: Tell): Result<State> {
  let faults = [...optionFaults({ options: GAME_OPTIONS, scenarios: scenariosOf(w) }, setup), ...bidderFaults(setup)];
  const described = typeof setup.scenario === 'string' ? describe(w, setup.scenario) : setup.scenario;
  if (described === null) faults.push(fault('unknown-scenario', 'scenario', { scenario: String(setup.scenario) }));
  else if (typeof setup.scenario !== 'string')
    faults = [...faults, ...descriptionFaults(w, described), ...bidFaults(setup)];
  if (faults.length === 0 && isBare(w, described as Description)) faults = [fault('no-units', 'units')];
  if (faults.length > 0) return bad(faults);
  const state = new Int16Array(w.at.size);
  layOut(w, state, described as Description, setup.options);
  begin(w, state, described as Description, setup.options, dice, tell);
  return good(state);
}

/** Nobody is left to play with. Before play has begun (4.0b) all units may still have to be placed. */
const isBare = (w: World, { begun, units }: Description): boolean =>
  (begun !== undefined || Object.keys(units).length === w.unitCount) &&
  Object.values(units).every((place) => place === 'eliminated');

/** 12.0f: bidding is for two. */
const bidderFaults = ({ options }: Setup): Fault[] =>
  options.threePlayers === true && options.bidding === true ? [fault('bidding-is-for-two', 'options.bidding')] : [];

function descriptionFaults(w: World, input: unknown): Fault[] {
  const faults = formatFaults(descriptionSchema(w), input);
  if (faults.length > 0) return faults;
  return [...unitFaults(w, input as Description), ...entryFaults(w, input as Description)];
}

/** 12.0c, 12.0d: sides are bid for before anybody has lost anything, or has seen where a side stands that he may yet play against. */
function bidFaults({ scenario, options }: Setup): Fault[] {
  if (typeof scenario === 'string' || options.bidding !== true) return [];
  const { begun, units } = scenario as Description;
  const laidOut = Object.keys(units ?? {}).length > 0;
  return begun !== undefined || laidOut ? [fault('bidding-comes-first', 'options.bidding')] : [];
}

function entryFaults(w: World, { entries = {} }: Description): Fault[] {
  const faults: Fault[] = [];
  for (const [town, from] of Object.entries(entries)) {
    for (const one of from) {
      const road = w.roadBetween(w.net.indexOf(one), w.net.indexOf(town));
      if (w.net.indexOf(town) < 0 || w.net.indexOf(one) < 0 || road < 0)
        faults.push(fault('no-road', `entries.${town}`, { town, from: one }));
    }
  }
  return faults;
}

function unitFaults(w: World, { units, begun }: Description): Fault[] {
  const faults: Fault[] = [];
  const count = new Map<string, number>();
  const holds = new Map<string, number>();
  for (const [id, place] of Object.entries(units)) {
    const unit = w.unitIndex(id);
    const at = `units.${id}`;
    if (unit < 0) {
      faults.push(fault('unknown-unit', at, { unit: id }));
      continue;
    }
    if (place === 'eliminated') continue;
    const [name, steps] = place.split(' ');
    const town = w.net.indexOf(name);
    if (town < 0) {
      faults.push(fault('unknown-town', at, { unit: id, town: name }));
      continue;
    }
    if (steps !== undefined && Number(steps) > w.strength[unit])
      faults.push(fault('too-strong', at, { unit: id, most: w.strength[unit] }));
    // 2.3d: between turns a town holds units of one side.
    if (begun !== 'fights' && (holds.get(name) ?? w.side[unit]) !== w.side[unit])
      faults.push(fault('both-sides', at, { unit: id, town: name }));
    holds.set(name, w.side[unit]);
    count.set(name, (count.get(name) ?? 0) + 1);
    if (begun !== undefined) continue;
    if (w.zone[town] !== w.army[unit]) faults.push(fault('not-its-zone', at, { unit: id, town: name }));
    if ((count.get(name) ?? 0) > w.deployLimit[w.side[unit]])
      faults.push(fault('town-full', at, { unit: id, town: name }));
  }
  return faults;
}

function layOut(w: World, s: State, described: Description, options: Setup['options']): void {
  s[w.at.turn] = described.turn ?? 1;
  for (const name of OPTIONS) if (options[name] === true) s[w.at.options] |= optionBit(name);
  s[w.at.seats] = options.threePlayers === true ? 3 : 2;
  for (const field of [w.at.fight, w.at.routed, w.at.victor, w.at.bidSide, w.at.bidSteps, w.at.bidder]) s[field] = -1;
  s.fill(-1, w.at.battleTown, w.at.battleTown + SLOTS);
  for (const [kind, number] of w.markerCounts.entries()) s[w.at.pool + kind] = number;
  for (let unit = 0; unit < w.unitCount; unit++) layOutUnit(w, s, unit, described);
  rebuild(w, s);
  // FOG-22: a set-up that is given is known by its blocks; one still to be made is not shown.
  publishUnits(w, s);
}

function layOutUnit(w: World, s: State, unit: Unit, { units, begun }: Description): void {
  const place = units[w.unitId(unit)];
  s[w.at.strength + unit] = w.strength[unit];
  s[w.at.where + unit] = UNPLACED;
  if (place === 'eliminated' || (place === undefined && begun !== undefined)) {
    s[w.at.where + unit] = ELIMINATED;
    s[w.at.strength + unit] = 0;
  } else if (place !== undefined) {
    const [name, steps] = place.split(' ');
    s[w.at.where + unit] = w.net.indexOf(name);
    if (steps !== undefined) s[w.at.strength + unit] = Number(steps);
  }
}

function begin(w: World, s: State, described: Description, options: Setup['options'], dice: Dice, tell: Tell): void {
  if (options.bidding === true) {
    // 12.0a
    beginBidding(w, s, dice.roll(2) - 1);
    return;
  }
  if (described.begun === 'movement') beginTurn(w, s, described.turn ?? 1, tell);
  else {
    for (const [town, from] of Object.entries(described.entries ?? {}))
      for (const one of from)
        noteEntry(w, s, w.roadBetween(w.net.indexOf(one), w.net.indexOf(town)), w.net.indexOf(town));
    setStep(w, s, described.begun === 'fights' ? 'march-done' : 'deployment-next');
    proceed(w, s, dice, tell);
  }
}
