import type { Offer, Proceed, ScenarioFaults, ScenarioHeading, Setup, State, Tell, Unit } from '@hundred-days/kernel';
import { good, scenarioHeading, startBy } from '@hundred-days/kernel';
import { hexId } from './board.ts';
import type { Desk } from './desk.ts';
import type { ScenarioDocument } from './documents.ts';
import { ABSENT, BACK, BLOWN, ELIMINATED, FRONT, OFF_MAP, OPTIONS, UNLIMITED } from './layout.ts';
import { type OptionName, optionBit, rebuild, setStep } from './position.ts';
import { beginModes } from './rules/headquarters.ts';
import { beginAlternation } from './rules/passing.ts';
import { openDetachments, openRecall, organize } from './rules/sequence.ts';
import { FRENCH, isDetachment, isHq, unitId, unitIndex } from './units.ts';
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

export type Description = ScenarioHeading<'waterloo-campaign'> & {
  readonly turn?: number;
  readonly start?: Start;
  /** S15-5 to S15-11: the special rules of June 15, which matter on turns 1 and 2. */
  readonly june15?: boolean;
  /** S16-4: whether the deluge is rolled for on turns 5 and 6; yes if not said. */
  readonly deluge?: boolean;
  /** Turns on which it has rained. */
  readonly rain?: readonly number[];
  readonly hillStars?: number;
  /**
   * Where a piece is: `1217`, `1217 battle` (or exhausted), `turn 3` (comes then), `blown 5` (is due then), `eliminated`,
   * `available` (a Detachment). A piece not named is not in the game.
   */
  readonly units: Readonly<Record<string, string>>;
};

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

export const offerOf = (w: World): Offer => ({
  scenarios: w.documents.scenarios.scenarios.map(({ id, name, firstTurn, lastTurn }) => ({
    id,
    title: name,
    turns: lastTurn - firstTurn + 1,
    world: w.id,
  })),
  options: w.documents.scenarios.options.map(({ id, default: standard, rule, scenarios }) => ({
    id,
    values: [false, true],
    standard,
    rule,
    scenarios,
  })),
});

export function starterOf(desk: Desk, proceed: Proceed, faultsOf: ScenarioFaults | null) {
  const { w } = desk;
  const scenarios = { describe: (id: string) => describe(w, id), faultsOf };
  return startBy(offerOf(w), scenarios, (described, { options }, dice, tell) => {
    const state = new Int16Array(w.at.size);
    layOut(w, state, described, options);
    begin(desk, state, described, tell);
    proceed(state, dice, tell);
    return good(state);
  });
}

const FACES: readonly (readonly string[])[] = [
  ['advance', 'battle'],
  ['fresh', 'exhausted'],
  ['normal', 'battle'],
];
/** The words for the two sides of a piece's counter. */
export const facesOf = (w: World, unit: Unit): readonly string[] => FACES[isHq(w, unit) ? 2 : w.cavalry[unit]];

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
