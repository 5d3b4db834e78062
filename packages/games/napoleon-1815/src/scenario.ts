import {
  bad,
  type Dice,
  type Fault,
  fault,
  formatFaults,
  good,
  type OptionInfo,
  optionFaults,
  type Result,
  type Setup,
  type State,
  type Tell,
} from '@hundred-days/kernel';
import { Type } from 'typebox';
import scenarioData from '../data/scenarios.json' with { type: 'json' };
import { NET, roadBetween, TURNS, ZONE } from './board.ts';
import {
  AT,
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
import { DEPLOY_LIMIT, MARKER_COUNTS } from './tables.ts';
import { ARMY, SIDE, STRENGTH, UNITS, unitId, unitIndex } from './units.ts';

/** 4.0 Set-up. A description (a scenario of the game, or a file) becomes a position, or the list of its faults. */

export const SCENARIO_FORMAT = 'hundred-days-scenario';

/** Where a unit is: `brussels`, `brussels 2` (with two steps left), `eliminated`. A unit not named is still to be placed. */
const Place = Type.String({ pattern: '^([a-z-]+( [1-4])?|eliminated)$' });

export const DescriptionSchema = Type.Object(
  {
    format: Type.Literal(SCENARIO_FORMAT),
    version: Type.Literal(1),
    game: Type.Literal('napoleon-1815'),
    title: Type.Optional(Type.String({ maxLength: 200 })),
    turn: Type.Optional(Type.Integer({ minimum: 1, maximum: TURNS })),
    units: Type.Record(Type.String(), Place),
    /** Where play has got to: 4.0b: the limits of a deployment do not hold then. `fights`: all moves of the turn are made. */
    begun: Type.Optional(Type.Enum(['movement', 'fights'])),
    /** 7.1a: with `fights`, the towns the Attackers came from, by the town of the fight. */
    entries: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  },
  { additionalProperties: false },
);

export type Description = Type.Static<typeof DescriptionSchema>;

const heading = { format: SCENARIO_FORMAT, version: 1, game: 'napoleon-1815' } as const;

/** The scenarios of the rulebook, as descriptions; null for an id that none has. */
export const describe = (id: string): Description | null => DESCRIPTIONS.get(id) ?? null;

const DESCRIPTIONS: ReadonlyMap<string, Description> = new Map(
  scenarioData.scenarios.map((scenario) => {
    const units: Record<string, string> = {};
    const setup: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = scenario.setup ?? {};
    for (const towns of Object.values(setup)) {
      for (const [town, named] of Object.entries(towns)) for (const unit of named) units[unit] = town;
    }
    return [scenario.id, { ...heading, title: scenario.title, units }];
  }),
);

export const SCENARIOS = scenarioData.scenarios.map(({ id, title, turns }) => ({ id, title, turns: turns.last }));

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

export function start(setup: Setup, dice: Dice, tell: Tell): Result<State> {
  let faults = [...optionFaults({ options: GAME_OPTIONS, scenarios: SCENARIOS }, setup), ...bidderFaults(setup)];
  const described = typeof setup.scenario === 'string' ? describe(setup.scenario) : setup.scenario;
  if (described === null) faults.push(fault('unknown-scenario', 'scenario', { scenario: String(setup.scenario) }));
  else if (typeof setup.scenario !== 'string')
    faults = [...faults, ...descriptionFaults(described), ...bidFaults(setup)];
  if (faults.length === 0 && isBare(described as Description)) faults = [fault('no-units', 'units')];
  if (faults.length > 0) return bad(faults);
  const state = new Int16Array(AT.size);
  layOut(state, described as Description, setup.options);
  begin(state, described as Description, setup.options, dice, tell);
  return good(state);
}

/** Nobody is left to play with. Before play has begun (4.0b) all units may still have to be placed. */
const isBare = ({ begun, units }: Description): boolean =>
  (begun !== undefined || Object.keys(units).length === UNITS) &&
  Object.values(units).every((place) => place === 'eliminated');

/** 12.0f: bidding is for two. */
const bidderFaults = ({ options }: Setup): Fault[] =>
  options.threePlayers === true && options.bidding === true ? [fault('bidding-is-for-two', 'options.bidding')] : [];

function descriptionFaults(input: unknown): Fault[] {
  const faults = formatFaults(DescriptionSchema, input);
  if (faults.length > 0) return faults;
  return [...unitFaults(input as Description), ...entryFaults(input as Description)];
}

/** 12.0c, 12.0d: sides are bid for before anybody has lost anything, or has seen where a side stands that he may yet play against. */
function bidFaults({ scenario, options }: Setup): Fault[] {
  if (typeof scenario === 'string' || options.bidding !== true) return [];
  const { begun, units } = scenario as Description;
  const laidOut = Object.keys(units ?? {}).length > 0;
  return begun !== undefined || laidOut ? [fault('bidding-comes-first', 'options.bidding')] : [];
}

function entryFaults({ entries = {} }: Description): Fault[] {
  const faults: Fault[] = [];
  for (const [town, from] of Object.entries(entries)) {
    for (const one of from) {
      const road = roadBetween(NET.indexOf(one), NET.indexOf(town));
      if (NET.indexOf(town) < 0 || NET.indexOf(one) < 0 || road < 0)
        faults.push(fault('no-road', `entries.${town}`, { town, from: one }));
    }
  }
  return faults;
}

function unitFaults({ units, begun }: Description): Fault[] {
  const faults: Fault[] = [];
  const count = new Map<string, number>();
  const holds = new Map<string, number>();
  for (const [id, place] of Object.entries(units)) {
    const unit = unitIndex(id);
    const at = `units.${id}`;
    if (unit < 0) {
      faults.push(fault('unknown-unit', at, { unit: id }));
      continue;
    }
    if (place === 'eliminated') continue;
    const [name, steps] = place.split(' ');
    const town = NET.indexOf(name);
    if (town < 0) {
      faults.push(fault('unknown-town', at, { unit: id, town: name }));
      continue;
    }
    if (steps !== undefined && Number(steps) > STRENGTH[unit])
      faults.push(fault('too-strong', at, { unit: id, most: STRENGTH[unit] }));
    // 2.3d: between turns a town holds units of one side.
    if (begun !== 'fights' && (holds.get(name) ?? SIDE[unit]) !== SIDE[unit])
      faults.push(fault('both-sides', at, { unit: id, town: name }));
    holds.set(name, SIDE[unit]);
    count.set(name, (count.get(name) ?? 0) + 1);
    if (begun !== undefined) continue;
    if (ZONE[town] !== ARMY[unit]) faults.push(fault('not-its-zone', at, { unit: id, town: name }));
    if ((count.get(name) ?? 0) > DEPLOY_LIMIT[SIDE[unit]])
      faults.push(fault('town-full', at, { unit: id, town: name }));
  }
  return faults;
}

function layOut(s: State, described: Description, options: Setup['options']): void {
  s[AT.turn] = described.turn ?? 1;
  for (const name of OPTIONS) if (options[name] === true) s[AT.options] |= optionBit(name);
  s[AT.seats] = options.threePlayers === true ? 3 : 2;
  for (const field of [AT.fight, AT.routed, AT.victor, AT.bidSide, AT.bidSteps, AT.bidder]) s[field] = -1;
  s.fill(-1, AT.battleTown, AT.battleTown + SLOTS);
  for (const [kind, number] of MARKER_COUNTS.entries()) s[AT.pool + kind] = number;
  for (let unit = 0; unit < UNITS; unit++) layOutUnit(s, unit, described);
  rebuild(s);
  // FOG-22: a set-up that is given is known by its blocks; one still to be made is not shown.
  publishUnits(s);
}

function layOutUnit(s: State, unit: number, { units, begun }: Description): void {
  const place = units[unitId(unit)];
  s[AT.strength + unit] = STRENGTH[unit];
  s[AT.where + unit] = UNPLACED;
  if (place === 'eliminated' || (place === undefined && begun !== undefined)) {
    s[AT.where + unit] = ELIMINATED;
    s[AT.strength + unit] = 0;
  } else if (place !== undefined) {
    const [name, steps] = place.split(' ');
    s[AT.where + unit] = NET.indexOf(name);
    if (steps !== undefined) s[AT.strength + unit] = Number(steps);
  }
}

function begin(s: State, described: Description, options: Setup['options'], dice: Dice, tell: Tell): void {
  if (options.bidding === true) {
    // 12.0a
    beginBidding(s, dice.roll(2) - 1);
    return;
  }
  if (described.begun === 'movement') beginTurn(s, described.turn ?? 1, tell);
  else {
    for (const [town, from] of Object.entries(described.entries ?? {}))
      for (const one of from) noteEntry(s, roadBetween(NET.indexOf(one), NET.indexOf(town)), NET.indexOf(town));
    setStep(s, described.begun === 'fights' ? 'march-done' : 'deployment-next');
    proceed(s, dice, tell);
  }
}
