import type { Fault, Game, OptionInfo, Proceed, ScenarioInfo, Setup, State, Tell, Unit } from '@hundred-days/kernel';
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
import type { Action } from './actions.ts';
import { hexId } from './board.ts';
import type { Desk } from './desk.ts';
import type { ScenarioDocument } from './documents.ts';
import {
  ABSENT,
  BACK,
  BLOWN,
  ELIMINATED,
  FRONT,
  OFF_MAP,
  OPTIONS,
  type OptionName,
  optionBit,
  rebuild,
  setStep,
  UNLIMITED,
} from './position.ts';
import { beginModes } from './rules/headquarters.ts';
import { beginAlternation } from './rules/passing.ts';
import { openDetachments, openRecall, organize } from './rules/sequence.ts';
import { ARMIES, FRENCH, isCorps, isDetachment, isHq, unitId, unitIndex } from './units.ts';
import type { World } from './world.ts';

/** Set-up (S16, S15). A description (a scenario of the game, or a file) becomes a position, or the list of its faults. */

export { SCENARIO_FORMAT } from '@hundred-days/kernel';

/** Where a described game starts: the modes of HQs (S15-2), or at the beginning of a step or phase. */
export const STARTS = [
  'modes',
  'turn',
  'return',
  'detachments',
  'recall',
  'organization',
  'movement',
  'attack',
] as const;
export type Start = (typeof STARTS)[number];

/**
 * Where a piece is: `1217`, `1217 battle` (or exhausted), `turn 3` (comes then), `blown 5` (is due then), `eliminated`,
 * `available` (a Detachment). A piece not named is not in the game.
 */
const Place = Type.String({
  pattern: '^([0-9]{4}( (advance|battle|fresh|exhausted|normal))?|turn [1-8]|blown [1-8]|eliminated|available)$',
});

const schemaOf = (turns: number) =>
  Type.Object(
    {
      ...headingSchema('waterloo-campaign'),
      turn: Type.Optional(Type.Integer({ minimum: 1, maximum: turns })),
      start: Type.Optional(Type.Enum(STARTS)),
      /** S15-5 to S15-11: the special rules of June 15, which matter on turns 1 and 2. */
      june15: Type.Optional(Type.Boolean()),
      /** S16-4: whether the deluge is rolled for on turns 5 and 6; yes if not said. */
      deluge: Type.Optional(Type.Boolean()),
      /** Turns on which it has rained. */
      rain: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: turns }), { maxItems: turns })),
      hillStars: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
      units: byName(Place),
    },
    { additionalProperties: false },
  );

export type Description = Type.Static<ReturnType<typeof schemaOf>>;

/** The scenarios of the world, as descriptions; null for an id that none has. */
export function describe(w: World, id: string): Description | null {
  const found = w.documents.scenarios.scenarios.find((scenario) => scenario.id === id);
  return found === undefined ? null : descriptionOf(found);
}

function descriptionOf(found: ScenarioDocument): Description {
  const units: Record<string, string> = {};
  for (const { unit, hex, mode } of found.setup)
    units[unit] = mode === undefined || mode === 'choice' ? hex : `${hex} ${mode}`;
  for (const unit of found.available) units[unit] = 'available';
  for (const { turn, unit } of [...found.reinforcements, ...found.hqArrivals]) units[unit] = `turn ${turn}`;
  return {
    ...scenarioHeading('waterloo-campaign'),
    title: found.name,
    turn: found.firstTurn,
    start: found.startStep === 'D' ? 'detachments' : 'modes',
    june15: found.rules === 'S15',
    hillStars: found.hillStars,
    units,
  };
}

export const scenariosOf = (w: World): ScenarioInfo[] =>
  w.documents.scenarios.scenarios.map(({ id, name, firstTurn, lastTurn }) => ({
    id,
    title: name,
    turns: lastTurn - firstTurn + 1,
    world: w.id,
  }));

export const optionsOf = (w: World): OptionInfo[] =>
  w.documents.scenarios.options.map((option) => ({
    id: option.id,
    values: [false, true],
    standard: option.default,
    rule: option.rule,
    scenarios: option.scenarios,
  }));

export function starterOf(desk: Desk, proceed: Proceed): Game<Action>['start'] {
  const { w } = desk;
  const known = { options: optionsOf(w), scenarios: scenariosOf(w) };
  const schema = schemaOf(w.turns);
  return (setup, dice, tell) => {
    let faults = optionFaults(known, setup);
    const described = typeof setup.scenario === 'string' ? describe(w, setup.scenario) : setup.scenario;
    if (described === null) faults.push(fault('unknown-scenario', 'scenario', { scenario: String(setup.scenario) }));
    // The game's own scenarios are checked by its tests.
    else if (typeof setup.scenario !== 'string') faults = [...faults, ...descriptionFaults(w, schema, described)];
    if (faults.length > 0) return bad(faults);
    const state = new Int16Array(w.at.size);
    layOut(w, state, described as Description, setup.options);
    begin(desk, state, described as Description, tell);
    proceed(state, dice, tell);
    return good(state);
  };
}

function descriptionFaults(w: World, schema: ReturnType<typeof schemaOf>, input: unknown): Fault[] {
  const faults = formatFaults(schema, input);
  if (faults.length > 0) return faults;
  const described = input as Description;
  if (Object.values(described.units).every((place) => place === 'eliminated')) return [fault('no-units', 'units')];
  return [...placeFaults(w, described), ...commandFaults(w, described)];
}

const FACES: readonly (readonly string[])[] = [
  ['advance', 'battle'],
  ['fresh', 'exhausted'],
  ['normal', 'battle'],
];
const facesOf = (w: World, unit: Unit): readonly string[] => FACES[isHq(w, unit) ? 2 : w.cavalry[unit]];

function placeFaults(w: World, { units, turn = 1 }: Description): Fault[] {
  const faults: Fault[] = [];
  const taken = new Map<string, string>();
  for (const [id, place] of Object.entries(units)) {
    const unit = unitIndex(w, id);
    const at = `units.${id}`;
    if (unit < 0) {
      faults.push(fault('unknown-unit', at, { unit: id }));
      continue;
    }
    const [word, more] = place.split(' ');
    const wrong = kindFault(w, unit, word, more, turn);
    if (wrong !== null) faults.push(fault(wrong, at, { unit: id, hex: word }));
    if (!/^[0-9]/.test(word)) continue;
    if (w.map.indexOf(word) < 0) faults.push(fault('off-the-map', at, { unit: id, hex: word }));
    // STK-1, STK-2: one Corps, one Detachment and one HQ to a hex.
    const key = `${isHq(w, unit) ? 'hq' : isCorps(w, unit) ? 'corps' : 'detachment'} ${word}`;
    const other = taken.get(key);
    if (other !== undefined) faults.push(fault('hex-taken', at, { unit: id, hex: word, other }));
    taken.set(key, id);
  }
  return faults;
}

/** The code of what a piece of this kind cannot be, or null. */
function kindFault(w: World, unit: Unit, word: string, more: string | undefined, turn: number): string | null {
  if (word === 'available') return isDetachment(w, unit) ? null : 'not-a-detachment';
  if (word === 'eliminated') return isHq(w, unit) ? 'hq-stays' : null;
  if (word === 'blown') return isCorps(w, unit) && Number(more) >= turn ? null : 'cannot-be-blown';
  if (word === 'turn') return isHq(w, unit) || w.entry[unit] !== null ? null : 'no-entry-hex';
  if (more === undefined) return null;
  if (isDetachment(w, unit)) return 'no-such-side';
  return facesOf(w, unit).includes(more) ? null : 'no-such-side';
}

/** Every army with units on the map or to come needs an HQ on the map; enemies never share a hex. */
function commandFaults(w: World, { units }: Description): Fault[] {
  const faults: Fault[] = [];
  const hexOf = (unit: Unit): string | null => {
    const place = units[unitId(w, unit)];
    return place !== undefined && /^[0-9]/.test(place) ? place.slice(0, 4) : null;
  };
  for (const [army, name] of ARMIES.entries()) {
    const named = Object.keys(units).filter((id) => unitIndex(w, id) >= 0 && w.army[unitIndex(w, id)] === army);
    if (named.length > 0 && !w.hqsOfArmy[army].some((hq) => hexOf(hq) !== null))
      faults.push(fault('no-hq', 'units', { army: name }));
  }
  const sides = new Map<string, number>();
  for (const id of Object.keys(units)) {
    const unit = unitIndex(w, id);
    const hex = unit < 0 || isHq(w, unit) ? null : hexOf(unit);
    if (hex === null) continue;
    if (sides.has(hex) && sides.get(hex) !== w.side[unit])
      faults.push(fault('both-sides', `units.${id}`, { unit: id, hex }));
    sides.set(hex, w.side[unit]);
  }
  return faults;
}

function layOut(w: World, s: State, described: Description, options: Setup['options']): void {
  s[w.at.turn] = described.turn ?? 1;
  for (const name of OPTIONS) if (isOn(options, name)) s[w.at.options] |= optionBit(name);
  // OPT-2: neither the rules of turns 1 and 2 nor the rain.
  const special = !isOn(options, 'noSpecialRules');
  s[w.at.june15] = described.june15 === true && special ? 1 : 0;
  s[w.at.deluge] = described.deluge !== false && special ? 1 : 0;
  for (const turn of described.rain ?? []) s[w.at.rain] |= 1 << turn;
  s[w.at.hill] = described.hillStars ?? w.stars[2 * w.hill];
  s[w.at.left] = UNLIMITED;
  s[w.at.left + 1] = UNLIMITED;
  for (const field of [
    w.at.attacker,
    w.at.defender,
    w.at.targetHex,
    w.at.retreating,
    w.at.awayFrom,
    w.at.entering,
    w.at.entryHex,
  ])
    s[field] = -1;
  s.fill(ABSENT, w.at.where, w.at.where + w.units);
  for (const [id, place] of Object.entries(described.units)) layOutPiece(w, s, unitIndex(w, id), place);
  rebuild(w, s);
}

const isOn = (options: Setup['options'], name: OptionName): boolean => options[name] === true;

function layOutPiece(w: World, s: State, unit: Unit, place: string): void {
  const [word, more] = place.split(' ');
  s[w.at.face + unit] = more !== undefined && facesOf(w, unit).indexOf(more) === BACK ? BACK : FRONT;
  if (word === 'available') s[w.at.where + unit] = OFF_MAP;
  else if (word === 'eliminated') s[w.at.where + unit] = ELIMINATED;
  else if (word === 'turn' || word === 'blown') {
    s[w.at.where + unit] = word === 'turn' ? OFF_MAP : BLOWN;
    s[w.at.due + unit] = Number(more);
  } else s[w.at.where + unit] = w.map.indexOf(word);
}

function begin(desk: Desk, s: State, { start: at = 'turn' }: Description, tell: Tell): void {
  const { w } = desk;
  if (at === 'turn') setStep(w, s, 'turn-begins');
  else if (at === 'detachments') openDetachments(desk, s, FRENCH);
  else if (at === 'recall') openRecall(w, s, FRENCH);
  else if (at === 'organization') organize(w, s, tell);
  else if (at === 'movement') setStep(w, s, 'movement-begins');
  else if (at === 'attack') {
    beginAlternation(w, s);
    setStep(w, s, 'attack-next');
  } else if (at === 'return') {
    // Step A is taken to be done: its last side is the Coalition.
    s[w.at.active] = 1;
    setStep(w, s, 'hq-done');
  } else if (!beginModes(w, s, FRENCH) && !beginModes(w, s, 1)) setStep(w, s, 'movement-begins');
}

/** The description of where the pieces of a position are: for scenario files and for tests. */
export function describePosition(w: World, s: State): Description['units'] {
  const units: Record<string, string> = {};
  for (let unit = 0; unit < w.units; unit++) {
    const where = s[w.at.where + unit];
    if (where === ABSENT) continue;
    units[unitId(w, unit)] = placeOf(w, s, unit, where);
  }
  return units;
}

function placeOf(w: World, s: State, unit: Unit, where: number): string {
  if (where === ELIMINATED) return 'eliminated';
  if (where === BLOWN) return `blown ${s[w.at.due + unit]}`;
  if (where === OFF_MAP) return isDetachment(w, unit) ? 'available' : `turn ${s[w.at.due + unit]}`;
  return isDetachment(w, unit) ? hexId(w, where) : `${hexId(w, where)} ${facesOf(w, unit)[s[w.at.face + unit]]}`;
}
