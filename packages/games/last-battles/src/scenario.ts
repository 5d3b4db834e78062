import type { Fault, OptionInfo, Place, Result, ScenarioInfo, Setup, State, Tell } from '@hundred-days/kernel';
import { bad, fault, formatFaults, good, headingSchema, optionFaults, scenarioHeading } from '@hundred-days/kernel';
import { Type } from 'typebox';
import { type Battle, OPTIONS, type OptionName } from './battles.ts';
import {
  battleOf,
  DESTROYED,
  ENGAGED,
  EXITED,
  HEARTENED,
  MORALE,
  MOST_VACATED,
  OFF_MAP,
  optionMask,
  REDUCED,
  rebuild,
  sideIn,
  strengthOf,
  WATERLOO,
} from './position.ts';
import { testMorale } from './rules/morale.ts';
import { beginCombat, beginMovement } from './rules/sequence.ts';
import { scoreLoss } from './rules/victory.ts';
import { ALLIED, ARMIES, FRENCH, SIDES } from './units.ts';
import type { World } from './world.ts';

/** 3.7 Set-up. A description (a battle of the game, or a file) becomes a position, or the list of its faults. */

export const GAME_ID = 'last-battles';

const PHASES = ['frenchMovement', 'frenchCombat', 'alliedMovement', 'alliedCombat'] as const;
const ONCE = { heartened: HEARTENED, waterloo: WATERLOO, engaged: ENGAGED } as const;

const Level = Type.Object(
  { demoralization: Type.Integer(), disintegration: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
);
const literals = <const T extends string>(words: readonly T[]) => Type.Union(words.map((word) => Type.Literal(word)));
const perArmy = <T extends Type.TSchema>(value: T) => Type.Partial(Type.Record(literals(ARMIES), value));

/**
 * A unit is in a hex, or comes on a turn by an entry hex, or is destroyed or exited; a unit not named is not in the game.
 * Levels are those of the moment, with every change for good; what is not said is as when the battle begins.
 */
const descriptionSchema = (w: World) =>
  Type.Object(
    {
      ...headingSchema(GAME_ID),
      world: Type.Optional(Type.Literal(w.id)),
      battle: literals(w.battles.map(({ id }) => id)),
      turn: Type.Optional(Type.Integer({ minimum: 1 })),
      phase: Type.Optional(literals(PHASES)),
      units: Type.Record(
        Type.String(),
        Type.Union([
          Type.String(),
          Type.Object({ at: Type.String(), reduced: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
          Type.Object(
            { turn: Type.Integer({ minimum: 1 }), entry: Type.String(), reduced: Type.Optional(Type.Boolean()) },
            { additionalProperties: false },
          ),
        ]),
      ),
      held: Type.Optional(Type.Record(Type.String(), literals(SIDES))),
      levels: Type.Optional(perArmy(Level)),
      morale: Type.Optional(perArmy(literals(MORALE))),
      once: Type.Optional(Type.Array(literals(['heartened', 'waterloo', 'engaged']))),
      points: Type.Optional(
        Type.Object({ french: Type.Integer(), allied: Type.Integer() }, { additionalProperties: false }),
      ),
    },
    { additionalProperties: false },
  );

type DescriptionSchema = ReturnType<typeof descriptionSchema>;

type PlacedUnit = string | { readonly at: string; readonly reduced?: boolean };
interface ComingUnit {
  readonly turn: number;
  readonly entry: string;
  readonly reduced?: boolean;
}
type DescribedUnit = PlacedUnit | ComingUnit;
type ArmyName = (typeof ARMIES)[number];
type SideName = (typeof SIDES)[number];

export interface Description {
  readonly format: 'hundred-days-scenario';
  readonly version: 1;
  readonly game: typeof GAME_ID;
  /** The battlefield; it may be left out where the table knows it. */
  readonly world?: string;
  readonly battle: string;
  readonly title?: string;
  readonly turn?: number;
  readonly phase?: (typeof PHASES)[number];
  readonly units: Readonly<Record<string, DescribedUnit>>;
  readonly held?: Readonly<Record<string, SideName>>;
  readonly levels?: Readonly<
    Partial<Record<ArmyName, { readonly demoralization: number; readonly disintegration?: number }>>
  >;
  readonly morale?: Readonly<Partial<Record<ArmyName, (typeof MORALE)[number]>>>;
  readonly once?: readonly (keyof typeof ONCE)[];
  readonly points?: Readonly<Record<SideName, number>>;
}

const isComing = (unit: DescribedUnit): unit is ComingUnit => typeof unit === 'object' && 'turn' in unit;
const isReduced = (unit: DescribedUnit): boolean => typeof unit === 'object' && unit.reduced === true;
const placeOf = (unit: PlacedUnit): string => (typeof unit === 'string' ? unit : unit.at);

/** A battle of the rulebook as a description; 15.4b with or without the units marked optional. */
export function describe(w: World, id: string, withOptional = false): Description | null {
  const battle = w.battles.find((one) => one.id === id);
  if (battle === undefined) return null;
  const units: Record<string, DescribedUnit> = {};
  const faced = <T extends object>(unit: T, reduced: boolean): T => (reduced ? { ...unit, reduced } : unit);
  for (const { unit, hex, reduced, optional } of battle.placed)
    if (!optional || withOptional) units[w.unitId(unit)] = reduced ? { at: w.hexId(hex), reduced } : w.hexId(hex);
  for (const { unit, turn, entry, reduced, optional } of battle.arrivals)
    if (!optional || withOptional) units[w.unitId(unit)] = faced({ turn, entry: w.hexId(entry) }, reduced);
  return { ...scenarioHeading(GAME_ID), world: w.id, battle: id, units };
}

export const scenariosOf = (w: World, titleOf: (id: string) => string): readonly ScenarioInfo[] =>
  w.battles.map(({ id, turns }) => ({ id, title: titleOf(id), turns, world: w.id }));

/** The options of the battles of a world, each with those it belongs to. */
export const optionsOf = (w: World): readonly OptionInfo[] =>
  OPTIONS.flatMap(({ name, rule }) => {
    const offering = w.battles.filter(({ options }) => options.some((option) => option.name === name));
    if (offering.length === 0) return [];
    const standard = offering[0].options.find((option) => option.name === name)?.standard ?? false;
    return [{ id: name, values: [false, true], standard, rule, scenarios: offering.map(({ id }) => id) }];
  });

interface Forms {
  readonly schema: DescriptionSchema;
  readonly scenarios: readonly ScenarioInfo[];
  readonly options: readonly OptionInfo[];
}

/** What lays out the positions of a world. */
export function createStart(w: World): (setup: Setup, tell: Tell) => Result<State> {
  const forms = { schema: descriptionSchema(w), scenarios: scenariosOf(w, (id) => id), options: optionsOf(w) };
  return (setup, tell) => start(w, forms, setup, tell);
}

function start(w: World, forms: Forms, setup: Setup, tell: Tell): Result<State> {
  const faults = optionFaults(forms, setup);
  const { scenario, options } = setup;
  const described =
    typeof scenario === 'string' ? describe(w, scenario, options['optional-french'] === true) : scenario;
  if (described === null) faults.push(fault('unknown-scenario', 'scenario', { scenario: String(scenario) }));
  else faults.push(...descriptionFaults(w, forms, described, setup));
  if (faults.length > 0) return bad(faults);
  const state = new Int16Array(w.at.size);
  layOut(w, state, described as Description, chosenOptions(forms, described as Description, setup));
  if (testMorale(w, state, null)) return bad([fault('already-over', 'units')]);
  begin(w, state, described as Description, tell);
  return good(state);
}

/** The options said, and the standard of those that are not. */
function chosenOptions({ options }: Forms, { battle }: Description, setup: Setup): number {
  let chosen = 0;
  for (const { id, standard, scenarios } of options) {
    const value = setup.options[id] ?? standard;
    if (value === true && scenarios?.includes(battle) === true) chosen |= optionMask(id as OptionName);
  }
  return chosen;
}

function descriptionFaults(w: World, { schema, options }: Forms, input: unknown, setup: Setup): Fault[] {
  const faults = formatFaults(schema, input);
  if (faults.length > 0) return faults;
  const described = input as Description;
  if (Object.keys(described.units).length === 0) return [fault('no-units', 'units')];
  const battle = w.battles.find(({ id }) => id === described.battle) as Battle;
  return [
    ...foreignOptionFaults(options, described, setup),
    ...turnFaults(battle, described),
    ...unitFaults(w, battle, described),
    ...stackFaults(w, described),
    ...heldFaults(w, battle, described),
    ...levelFaults(battle, described),
  ];
}

/** A file that is played by its content: the kernel knows only the battles by their ids. */
function foreignOptionFaults(options: readonly OptionInfo[], { battle }: Description, setup: Setup): Fault[] {
  if (typeof setup.scenario === 'string') return [];
  return options.flatMap(({ id, scenarios }) =>
    setup.options[id] === true && scenarios?.includes(battle) === false
      ? [fault('option-not-here', `options.${id}`, { option: id })]
      : [],
  );
}

const turnFaults = ({ turns }: Battle, { turn = 1 }: Description): Fault[] =>
  turn > turns ? [fault('no-such-turn', 'turn', { turn, turns })] : [];

function unitFaults(w: World, battle: Battle, { units }: Description): Fault[] {
  return Object.entries(units).flatMap(([id, described]) => {
    const at = `units.${id}`;
    const unit = w.unitIndex(id);
    if (unit < 0) return [fault('unknown-unit', at, { unit: id })];
    if (isReduced(described) && w.reduced[unit] === 0) return [fault('no-reverse', at, { unit: id })];
    if (isComing(described)) return arrivalFaults(w, battle, id, described);
    const place = placeOf(described);
    if (place === 'destroyed') return [];
    if (place === 'exited') {
      const leaves = battle.exitCost[w.arm[unit]]
        .subarray(w.side[unit] * w.hexes, (w.side[unit] + 1) * w.hexes)
        .some((cost) => cost > 0);
      return leaves ? [] : [fault('cannot-exit', at, { unit: id })];
    }
    const hex = w.map.indexOf(place);
    if (hex < 0) return [fault('off-the-map', at, { unit: id, hex: place })];
    return isShutIn(w, w.arm[unit], hex) ? [fault('shut-in', at, { unit: id, hex: place })] : [];
  });
}

/** A hex that rivers close on every side: nobody gets in or out. */
const isShutIn = (w: World, arm: number, hex: Place): boolean =>
  w.stepCost[arm].subarray(6 * hex, 6 * hex + 6).every((cost) => cost < 0);

function arrivalFaults(w: World, { turns }: Battle, id: string, { turn, entry }: ComingUnit): Fault[] {
  const at = `units.${id}`;
  const hex = w.map.indexOf(entry);
  if (hex < 0 || w.entry[hex] === 0) return [fault('not-an-entry', at, { unit: id, hex: entry })];
  return turn > turns ? [fault('no-such-turn', at, { turn, turns })] : [];
}

/** 5.3, 10.2, 5.3x */
function stackFaults(w: World, { units }: Description): Fault[] {
  const inHex = new Map<number, string[]>();
  const faults: Fault[] = [];
  for (const [id, described] of Object.entries(units)) {
    const hex = isComing(described) ? -1 : w.map.indexOf(placeOf(described));
    const unit = w.unitIndex(id);
    if (hex < 0 || unit < 0) continue;
    const there = inHex.get(hex) ?? [];
    inHex.set(hex, [...there, id]);
    const data = { unit: id, hex: w.hexId(hex), other: there[0] ?? id };
    if (there.length > 0 && w.side[w.unitIndex(there[0])] !== w.side[unit])
      faults.push(fault('both-sides', `units.${id}`, data));
    else if (w.chateau[hex] === 1 && there.length >= w.chateauStacking)
      faults.push(fault('chateau-full', `units.${id}`, data));
    else if (there.length >= w.stacking) faults.push(fault('hex-full', `units.${id}`, data));
  }
  return faults;
}

function heldFaults(w: World, { holders }: Battle, { held = {} }: Description): Fault[] {
  return Object.keys(held).flatMap((hex) =>
    holders.has(w.map.indexOf(hex)) ? [] : [fault('not-an-objective', `held.${hex}`, { hex })],
  );
}

/** Levels an army does not have, and a disintegration that would come before demoralization. */
function levelFaults({ levels: own }: Battle, { levels = {}, morale = {} }: Description): Fault[] {
  const faults: Fault[] = [];
  for (const [army, name] of ARMIES.entries()) {
    const level = levels[name];
    const [hasDemoralization, hasDisintegration] = [own[2 * army] !== 0, own[2 * army + 1] !== 0];
    if (!hasDemoralization && (level !== undefined || morale[name] !== undefined))
      faults.push(fault('no-such-army', `levels.${name}`, { army: name }));
    else if (!hasDisintegration && (level?.disintegration !== undefined || morale[name] === 'disintegrated'))
      faults.push(fault('no-disintegration', `levels.${name}`, { army: name }));
    else if (hasDisintegration && level !== undefined && (level.disintegration ?? 0) <= level.demoralization)
      faults.push(fault('levels-crossed', `levels.${name}`, { army: name }));
  }
  return faults;
}

function layOut(w: World, s: State, described: Description, options: number): void {
  s[w.at.battle] = w.battles.findIndex(({ id }) => id === described.battle);
  s[w.at.options] = options;
  s[w.at.turn] = described.turn ?? 1;
  s[w.at.displaced] = -1;
  s.fill(-1, w.at.vacated, w.at.vacated + MOST_VACATED);
  s.fill(OFF_MAP, w.at.where, w.at.where + w.units);
  s.fill(-1, w.at.entry, w.at.entry + w.units);
  for (const [id, unit] of Object.entries(described.units)) placeUnit(w, s, w.unitIndex(id), unit);
  setLevels(w, s, described);
  setPoints(w, s, described);
  rebuild(w, s);
  setHolders(w, s, described);
}

function placeUnit(w: World, s: State, unit: number, described: DescribedUnit): void {
  if (isReduced(described)) s[w.at.counter + unit] |= REDUCED;
  if (isComing(described)) {
    s[w.at.due + unit] = described.turn;
    s[w.at.entry + unit] = w.map.indexOf(described.entry);
    return;
  }
  const place = placeOf(described);
  if (place === 'exited') s[w.at.where + unit] = EXITED;
  else if (place !== 'destroyed') s[w.at.where + unit] = w.map.indexOf(place);
  else {
    s[w.at.where + unit] = DESTROYED;
    s[w.at.losses + w.army[unit]] += strengthOf(w, s, unit);
  }
}

function setLevels(w: World, s: State, { levels = {}, morale = {}, once = [] }: Description): void {
  const battle = battleOf(w, s);
  for (const [army, name] of ARMIES.entries()) {
    const standard = battle.levels[2 * army];
    const scheduled = army === 0 && battle.frenchSchedule !== null ? battle.frenchSchedule[s[w.at.turn]] : standard;
    s[w.at.level + 2 * army] = levels[name]?.demoralization ?? scheduled;
    s[w.at.level + 2 * army + 1] = levels[name]?.disintegration ?? battle.levels[2 * army + 1];
    s[w.at.morale + army] = MORALE.indexOf(morale[name] ?? 'fit');
  }
  for (const name of once) s[w.at.once] |= ONCE[name];
}

/** Points for what is destroyed already, unless the file tells them. */
function setPoints(w: World, s: State, { points }: Description): void {
  for (let unit = 0; unit < w.units; unit++)
    if (s[w.at.where + unit] === DESTROYED) scoreLoss(w, s, unit, strengthOf(w, s, unit));
  if (points === undefined) return;
  s[w.at.points + FRENCH] = points.french;
  s[w.at.points + ALLIED] = points.allied;
}

/** 13.1: units in a hex hold it, whatever else is said. */
function setHolders(w: World, s: State, { held = {} }: Description): void {
  const { holders, objectives } = battleOf(w, s);
  for (const [i, hex] of w.objectiveHexes.entries()) {
    const standard = holders.get(hex);
    if (standard === undefined) continue;
    const said = held[w.hexId(hex)];
    const inside = sideIn(w, s, hex);
    const side = inside >= 0 ? inside : said === undefined ? standard : SIDES.indexOf(said);
    s[w.at.held + i] = side + 1;
    if (side === FRENCH && objectives.waterloo?.includes(hex) === true) s[w.at.once] |= WATERLOO;
  }
}

function begin(w: World, s: State, { phase }: Description, tell: Tell): void {
  const first = battleOf(w, s).firstSide;
  const side = phase === undefined ? first : phase.startsWith('french') ? FRENCH : ALLIED;
  if (phase === undefined || phase.endsWith('Movement')) beginMovement(w, s, side, tell);
  else {
    s[w.at.phasing] = side;
    beginCombat(w, s, tell);
  }
}

/** The description that would lay out this position, at the start of its phase: for scenario files and for tests. */
export function describePosition(w: World, s: State): Description {
  const units: Record<string, DescribedUnit> = {};
  for (let unit = 0; unit < w.units; unit++) {
    const described = describeUnit(w, s, unit);
    if (described !== null) units[w.unitId(unit)] = described;
  }
  const { levels: own, armies, holders, scores, id } = battleOf(w, s);
  const phase = `${SIDES[s[w.at.phasing]]}${s[w.at.step] === 0 ? 'Movement' : 'Combat'}` as (typeof PHASES)[number];
  const levelOf = (army: number) => ({
    demoralization: s[w.at.level + 2 * army],
    ...(own[2 * army + 1] === 0 ? {} : { disintegration: s[w.at.level + 2 * army + 1] }),
  });
  return {
    ...scenarioHeading(GAME_ID),
    world: w.id,
    battle: id,
    turn: s[w.at.turn],
    phase,
    units,
    held: Object.fromEntries(
      [...holders.keys()].map((hex) => [w.hexId(hex), SIDES[s[w.at.held + w.objective[hex] - 1] - 1]]),
    ),
    levels: Object.fromEntries(armies.map((army) => [ARMIES[army], levelOf(army)])),
    morale: Object.fromEntries(armies.map((army) => [ARMIES[army], MORALE[s[w.at.morale + army]]])),
    once: (Object.keys(ONCE) as (keyof typeof ONCE)[]).filter((name) => (s[w.at.once] & ONCE[name]) !== 0),
    ...(scores.size === 0 ? {} : { points: { french: s[w.at.points + FRENCH], allied: s[w.at.points + ALLIED] } }),
  };
}

function describeUnit(w: World, s: State, unit: number): DescribedUnit | null {
  const where = s[w.at.where + unit];
  const reduced = (s[w.at.counter + unit] & REDUCED) !== 0;
  if (where === OFF_MAP) {
    if (s[w.at.due + unit] === 0) return null;
    const coming = { turn: s[w.at.due + unit], entry: w.hexId(s[w.at.entry + unit]) };
    return reduced ? { ...coming, reduced } : coming;
  }
  const at = where >= 0 ? w.hexId(where) : where === DESTROYED ? 'destroyed' : 'exited';
  return reduced ? { at, reduced } : at;
}
