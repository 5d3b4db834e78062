import type { Offer, ScenarioFaults, Setup, State, Tell } from '@hundred-days/kernel';
import { bad, fault, good, scenarioHeading, startBy } from '@hundred-days/kernel';
import { OPTIONS, type OptionName } from './battles.ts';
import { DESTROYED, MORALE, OFF_MAP, REDUCED } from './layout.ts';
import { battleOf, optionMask, strengthOf } from './position.ts';
import { testMorale } from './rules/morale.ts';
import { beginCombat, beginMovement } from './rules/phases.ts';
import { scoreLoss } from './rules/victory.ts';
import { type DescribedUnit, type Description, GAME_ID, layOut, ONCE, type PHASES } from './setup.ts';
import { ALLIED, ARMIES, FRENCH, SIDES } from './units.ts';
import type { World } from './world.ts';

/** 3.7 Set-up. A description (a battle of the game, or a file) becomes a position, or the list of its faults. */

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

/** What scenarios are called in records; readers have them by their catalogs. */
const TITLES: Readonly<Record<string, string>> = {
  ligny: 'Ligny',
  'quatre-bras': 'Quatre Bras',
  wavre: 'Wavre',
  'la-belle-alliance': 'La Belle Alliance',
  'historic-wavre': 'Historic Wavre',
};

export const offerOf = (w: World): Offer => ({
  scenarios: w.battles.map(({ id, turns }) => ({ id, title: TITLES[id] ?? id, turns, world: w.id })),
  options: optionsOf(w),
});

/** The options of the battles of a world, each with those it belongs to. */
export const optionsOf = (w: World): Offer['options'] =>
  OPTIONS.flatMap(({ name, rule }) => {
    const offering = w.battles.filter(({ options }) => options.some((option) => option.name === name));
    if (offering.length === 0) return [];
    const standard = offering[0].options.find((option) => option.name === name)?.standard ?? false;
    return [{ id: name, values: [false, true], standard, rule, scenarios: offering.map(({ id }) => id) }];
  });

/** What lays out the positions of a world. */
export function createStart(w: World, faultsOf: ScenarioFaults | null) {
  const offer = offerOf(w);
  const describeFor = (id: string, setup: Setup) => describe(w, id, setup.options['optional-french'] === true);
  return startBy(offer, { describe: describeFor, faultsOf }, (described, setup, _dice, tell) => {
    const state = new Int16Array(w.at.size);
    layOut(w, state, described, chosenOptions(offer.options, described, setup));
    setPoints(w, state, described);
    if (testMorale(w, state, null)) return bad([fault('already-over', 'units')]);
    begin(w, state, described, tell);
    return good(state);
  });
}

/** The options said, and the standard of those that are not. */
function chosenOptions(options: Offer['options'], { battle }: Description, setup: Setup): number {
  let chosen = 0;
  for (const { id, standard, scenarios } of options) {
    const value = setup.options[id] ?? standard;
    if (value === true && scenarios?.includes(battle) === true) chosen |= optionMask(id as OptionName);
  }
  return chosen;
}

/** Points for what is destroyed already, unless the file tells them. */
function setPoints(w: World, s: State, { points }: Description): void {
  for (let unit = 0; unit < w.units; unit++)
    if (s[w.at.where + unit] === DESTROYED) scoreLoss(w, s, unit, strengthOf(w, s, unit));
  if (points === undefined) return;
  s[w.at.points + FRENCH] = points.french;
  s[w.at.points + ALLIED] = points.allied;
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
  const { scores, id } = battleOf(w, s);
  const phase = `${SIDES[s[w.at.phasing]]}${s[w.at.step] === 0 ? 'Movement' : 'Combat'}` as (typeof PHASES)[number];
  return {
    ...scenarioHeading(GAME_ID),
    world: w.id,
    battle: id,
    turn: s[w.at.turn],
    phase,
    units,
    held: describeHeld(w, s),
    ...describeLevels(w, s),
    once: (Object.keys(ONCE) as (keyof typeof ONCE)[]).filter((name) => (s[w.at.once] & ONCE[name]) !== 0),
    ...(scores.size === 0 ? {} : { points: { french: s[w.at.points + FRENCH], allied: s[w.at.points + ALLIED] } }),
  };
}

export const describeHeld = (w: World, s: State): NonNullable<Description['held']> =>
  Object.fromEntries(
    [...battleOf(w, s).holders.keys()].map((hex) => [w.hexId(hex), SIDES[s[w.at.held + w.objective[hex] - 1] - 1]]),
  );

export function describeLevels(w: World, s: State): Required<Pick<Description, 'levels' | 'morale'>> {
  const { levels: own, armies } = battleOf(w, s);
  const levelOf = (army: number) => ({
    demoralization: s[w.at.level + 2 * army],
    ...(own[2 * army + 1] === 0 ? {} : { disintegration: s[w.at.level + 2 * army + 1] }),
  });
  return {
    levels: Object.fromEntries(armies.map((army) => [ARMIES[army], levelOf(army)])),
    morale: Object.fromEntries(armies.map((army) => [ARMIES[army], MORALE[s[w.at.morale + army]]])),
  };
}

export function describeUnit(w: World, s: State, unit: number): DescribedUnit | null {
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
