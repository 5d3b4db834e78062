import {
  bad,
  type Dice,
  type Fault,
  fault,
  formatFaults,
  good,
  type OptionInfo,
  optionFaults,
  type Proceed,
  type Result,
  type Setup,
  type State,
  type Tell,
} from '@hundred-days/kernel';
import { Type } from 'typebox';
import scenarioData from '../data/scenarios.json' with { type: 'json' };
import { hexId, MAP } from './board.ts';
import type { Desk } from './desk.ts';
import {
  ABSENT,
  AT,
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
import { TURNS } from './tables.ts';
import {
  ARMIES,
  ARMY,
  CAVALRY,
  ENTRY,
  FRENCH,
  HILL,
  HQS_OF_ARMY,
  isCorps,
  isDetachment,
  isHq,
  SIDE,
  STARS,
  UNITS,
  unitId,
  unitIndex,
} from './units.ts';

/** Set-up (S16, S15). A description (a scenario of the game, or a file) becomes a position, or the list of its faults. */

export const SCENARIO_FORMAT = 'hundred-days-scenario';

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

export const DescriptionSchema = Type.Object(
  {
    format: Type.Literal(SCENARIO_FORMAT),
    version: Type.Literal(1),
    game: Type.Literal('waterloo-campaign'),
    title: Type.Optional(Type.String({ maxLength: 200 })),
    turn: Type.Optional(Type.Integer({ minimum: 1, maximum: TURNS })),
    start: Type.Optional(Type.Enum(STARTS)),
    /** S15-5 to S15-11: the special rules of June 15, which matter on turns 1 and 2. */
    june15: Type.Optional(Type.Boolean()),
    /** S16-4: whether the deluge is rolled for on turns 5 and 6; yes if not said. */
    deluge: Type.Optional(Type.Boolean()),
    /** Turns on which it has rained. */
    rain: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: TURNS }), { maxItems: TURNS })),
    hillStars: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
    units: Type.Record(Type.String(), Place),
  },
  { additionalProperties: false },
);

export type Description = Type.Static<typeof DescriptionSchema>;

/** The rulebook's two scenarios, as descriptions; null for an id that none has. */
export const describe = (id: string): Description | null => DESCRIPTIONS.get(id) ?? null;

const DESCRIPTIONS: ReadonlyMap<string, Description> = new Map(
  scenarioData.scenarios.map((scenario) => [scenario.id, descriptionOf(scenario)]),
);

function descriptionOf(found: (typeof scenarioData.scenarios)[number]): Description {
  const units: Record<string, string> = {};
  for (const { unit, hex, mode } of found.setup as readonly { unit: string; hex: string; mode?: string }[])
    units[unit] = mode === undefined || mode === 'choice' ? hex : `${hex} ${mode}`;
  for (const unit of found.available) units[unit] = 'available';
  for (const { turn, unit } of [...found.reinforcements, ...found.hqArrivals] as readonly {
    turn: number;
    unit: string;
  }[])
    units[unit] = `turn ${turn}`;
  return {
    format: SCENARIO_FORMAT,
    version: 1,
    game: 'waterloo-campaign',
    title: found.name,
    turn: found.firstTurn,
    start: found.startStep === 'D' ? 'detachments' : 'modes',
    june15: found.rules === 'S15',
    hillStars: found.hillStars,
    units,
  };
}

export const SCENARIOS = scenarioData.scenarios.map(({ id, name, firstTurn, lastTurn }) => ({
  id,
  title: name,
  turns: lastTurn - firstTurn + 1,
}));

export const GAME_OPTIONS: readonly OptionInfo[] = scenarioData.options.map((option) => ({
  id: option.id,
  values: [false, true],
  standard: option.default,
  rule: option.rule,
  scenarios: option.scenarios,
}));

export function start(desk: Desk, proceed: Proceed, setup: Setup, dice: Dice, tell: Tell): Result<State> {
  let faults = optionFaults({ options: GAME_OPTIONS, scenarios: SCENARIOS }, setup);
  const described = typeof setup.scenario === 'string' ? describe(setup.scenario) : setup.scenario;
  if (described === null) faults.push(fault('unknown-scenario', 'scenario', { scenario: String(setup.scenario) }));
  // The game's own scenarios are checked by its tests.
  else if (typeof setup.scenario !== 'string') faults = [...faults, ...descriptionFaults(described)];
  if (faults.length > 0) return bad(faults);
  const state = new Int16Array(AT.size);
  layOut(state, described as Description, setup.options);
  begin(desk, state, described as Description, tell);
  proceed(state, dice, tell);
  return good(state);
}

function descriptionFaults(input: unknown): Fault[] {
  const faults = formatFaults(DescriptionSchema, input);
  if (faults.length > 0) return faults;
  const described = input as Description;
  if (Object.values(described.units).every((place) => place === 'eliminated')) return [fault('no-units', 'units')];
  return [...placeFaults(described), ...commandFaults(described)];
}

const FACES: readonly (readonly string[])[] = [
  ['advance', 'battle'],
  ['fresh', 'exhausted'],
  ['normal', 'battle'],
];
const facesOf = (unit: number): readonly string[] => FACES[isHq(unit) ? 2 : CAVALRY[unit]];

function placeFaults({ units, turn = 1 }: Description): Fault[] {
  const faults: Fault[] = [];
  const taken = new Map<string, string>();
  for (const [id, place] of Object.entries(units)) {
    const unit = unitIndex(id);
    const at = `units.${id}`;
    if (unit < 0) {
      faults.push(fault('unknown-unit', at, { unit: id }));
      continue;
    }
    const [word, more] = place.split(' ');
    const wrong = kindFault(unit, word, more, turn);
    if (wrong !== null) faults.push(fault(wrong, at, { unit: id, hex: word }));
    if (!/^[0-9]/.test(word)) continue;
    if (MAP.indexOf(word) < 0) faults.push(fault('off-the-map', at, { unit: id, hex: word }));
    // STK-1, STK-2: one Corps, one Detachment and one HQ to a hex.
    const key = `${isHq(unit) ? 'hq' : isCorps(unit) ? 'corps' : 'detachment'} ${word}`;
    const other = taken.get(key);
    if (other !== undefined) faults.push(fault('hex-taken', at, { unit: id, hex: word, other }));
    taken.set(key, id);
  }
  return faults;
}

/** The code of what a piece of this kind cannot be, or null. */
function kindFault(unit: number, word: string, more: string | undefined, turn: number): string | null {
  if (word === 'available') return isDetachment(unit) ? null : 'not-a-detachment';
  if (word === 'eliminated') return isHq(unit) ? 'hq-stays' : null;
  if (word === 'blown') return isCorps(unit) && Number(more) >= turn ? null : 'cannot-be-blown';
  if (word === 'turn') return isHq(unit) || ENTRY[unit] !== null ? null : 'no-entry-hex';
  if (more === undefined) return null;
  if (isDetachment(unit)) return 'no-such-side';
  return facesOf(unit).includes(more) ? null : 'no-such-side';
}

/** Every army with units on the map or to come needs an HQ on the map; enemies never share a hex. */
function commandFaults({ units }: Description): Fault[] {
  const faults: Fault[] = [];
  const hexOf = (unit: number): string | null => {
    const place = units[unitId(unit)];
    return place !== undefined && /^[0-9]/.test(place) ? place.slice(0, 4) : null;
  };
  for (const [army, name] of ARMIES.entries()) {
    const named = Object.keys(units).filter((id) => unitIndex(id) >= 0 && ARMY[unitIndex(id)] === army);
    if (named.length > 0 && !HQS_OF_ARMY[army].some((hq) => hexOf(hq) !== null))
      faults.push(fault('no-hq', 'units', { army: name }));
  }
  const sides = new Map<string, number>();
  for (const id of Object.keys(units)) {
    const unit = unitIndex(id);
    const hex = unit < 0 || isHq(unit) ? null : hexOf(unit);
    if (hex === null) continue;
    if (sides.has(hex) && sides.get(hex) !== SIDE[unit])
      faults.push(fault('both-sides', `units.${id}`, { unit: id, hex }));
    sides.set(hex, SIDE[unit]);
  }
  return faults;
}

function layOut(s: State, described: Description, options: Setup['options']): void {
  s[AT.turn] = described.turn ?? 1;
  for (const name of OPTIONS) if (isOn(options, name)) s[AT.options] |= optionBit(name);
  // OPT-2: neither the rules of turns 1 and 2 nor the rain.
  const special = !isOn(options, 'noSpecialRules');
  s[AT.june15] = described.june15 === true && special ? 1 : 0;
  s[AT.deluge] = described.deluge !== false && special ? 1 : 0;
  for (const turn of described.rain ?? []) s[AT.rain] |= 1 << turn;
  s[AT.hill] = described.hillStars ?? STARS[2 * HILL];
  s[AT.left] = UNLIMITED;
  s[AT.left + 1] = UNLIMITED;
  for (const field of [AT.attacker, AT.defender, AT.targetHex, AT.retreating, AT.awayFrom, AT.entering, AT.entryHex])
    s[field] = -1;
  s.fill(ABSENT, AT.where, AT.where + UNITS);
  for (const [id, place] of Object.entries(described.units)) layOutPiece(s, unitIndex(id), place);
  rebuild(s);
}

const isOn = (options: Setup['options'], name: OptionName): boolean => options[name] === true;

function layOutPiece(s: State, unit: number, place: string): void {
  const [word, more] = place.split(' ');
  s[AT.face + unit] = more !== undefined && facesOf(unit).indexOf(more) === BACK ? BACK : FRONT;
  if (word === 'available') s[AT.where + unit] = OFF_MAP;
  else if (word === 'eliminated') s[AT.where + unit] = ELIMINATED;
  else if (word === 'turn' || word === 'blown') {
    s[AT.where + unit] = word === 'turn' ? OFF_MAP : BLOWN;
    s[AT.due + unit] = Number(more);
  } else s[AT.where + unit] = MAP.indexOf(word);
}

function begin(desk: Desk, s: State, { start: at = 'turn' }: Description, tell: Tell): void {
  if (at === 'turn') setStep(s, 'turn-begins');
  else if (at === 'detachments') openDetachments(desk, s, FRENCH);
  else if (at === 'recall') openRecall(s, FRENCH);
  else if (at === 'organization') organize(s, tell);
  else if (at === 'movement') setStep(s, 'movement-begins');
  else if (at === 'attack') {
    beginAlternation(s);
    setStep(s, 'attack-next');
  } else if (at === 'return') {
    // Step A is taken to be done: its last side is the Coalition.
    s[AT.active] = 1;
    setStep(s, 'hq-done');
  } else if (!beginModes(s, FRENCH) && !beginModes(s, 1)) setStep(s, 'movement-begins');
}

/** The description of where the pieces of a position are: for scenario files and for tests. */
export function describePosition(s: State): Description['units'] {
  const units: Record<string, string> = {};
  for (let unit = 0; unit < UNITS; unit++) {
    const where = s[AT.where + unit];
    if (where === ABSENT) continue;
    units[unitId(unit)] = placeOf(s, unit, where);
  }
  return units;
}

function placeOf(s: State, unit: number, where: number): string {
  if (where === ELIMINATED) return 'eliminated';
  if (where === BLOWN) return `blown ${s[AT.due + unit]}`;
  if (where === OFF_MAP) return isDetachment(unit) ? 'available' : `turn ${s[AT.due + unit]}`;
  return isDetachment(unit) ? hexId(where) : `${hexId(where)} ${facesOf(unit)[s[AT.face + unit]]}`;
}
