import type {
  Dice,
  Fault,
  Offer,
  ScenarioFaults,
  ScenarioHeading,
  Setup,
  State,
  Tell,
  Unit,
} from '@hundred-days/kernel';
import { fault, good, scenarioHeading, startBy } from '@hundred-days/kernel';
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

export const BEGUN = ['movement', 'fights'] as const;

export type Description = ScenarioHeading<'napoleon-1815'> & {
  readonly turn?: number;
  /** Where a unit is: `brussels`, `brussels 2` (with two steps left), `eliminated`. A unit not named is still to be placed. */
  readonly units: Readonly<Record<string, string>>;
  /** Where play has got to: 4.0b: the limits of a deployment do not hold then. `fights`: all moves of the turn are made. */
  readonly begun?: (typeof BEGUN)[number];
  /** 7.1a: with `fights`, the towns the Attackers came from, by the town of the fight. */
  readonly entries?: Readonly<Record<string, readonly string[]>>;
};

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

const RULES: Readonly<Record<OptionName, string>> = {
  threePlayers: '11.0a',
  bidding: '12.0a',
  hiddenUntilFire: '6.24d',
};

export const offerOf = ({ id: world, documents }: World): Offer => ({
  scenarios: documents.scenarios.scenarios.map(({ id, title, turns }) => ({ id, title, turns: turns.last, world })),
  options: OPTIONS.map((id) => ({ id, values: [false, true], standard: false, rule: RULES[id] })),
});

export function createStart(w: World, faultsOf: ScenarioFaults | null) {
  const scenarios = { describe: (id: string) => describe(w, id), faultsOf, clashes: bidderFaults };
  return startBy(offerOf(w), scenarios, (described, { options }, dice, tell) => {
    const state = new Int16Array(w.at.size);
    layOut(w, state, described, options);
    begin(w, state, described, options, dice, tell);
    return good(state);
  });
}

/** 12.0f: bidding is for two. */
const bidderFaults = ({ options }: Setup): Fault[] =>
  options.threePlayers === true && options.bidding === true ? [fault('bidding-is-for-two', 'options.bidding')] : [];

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
