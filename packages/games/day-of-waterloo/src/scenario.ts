import type {
  Dice,
  Offer,
  Proceed,
  ScenarioFaults,
  ScenarioHeading,
  Setup,
  State,
  Tell,
  Unit,
} from '@hundred-days/kernel';
import { good, scenarioHeading, startBy } from '@hundred-days/kernel';
import { MOST_HEXES } from './fighting.ts';
import {
  CADRE,
  CHOSEN,
  corpsOf,
  EXITED,
  FATES,
  GONE,
  MORALE,
  OFF_MAP,
  OPTIONS,
  OUT_OF_COMMAND,
  rebuild,
  setStep,
  UNPLACED,
} from './position.ts';
import { rollFate } from './rules/fate.ts';
import { ALLIED, ARMIES, SIDES } from './units.ts';
import { WORLD_ID, type World } from './world.ts';

/** 15.0 Set-up. A description (a scenario of the game, or a file) becomes a position, or the list of its faults. */

export const GAME_ID = 'day-of-waterloo';

export const BEGUN = ['command', 'movement', 'combat'] as const;

/**
 * Where play has got to, if it has begun: whose player turn, and which phase begins now. A piece that is named nowhere is not in the
 * game. Without `begun` everything is as 15.0 says and the set-up comes first.
 */
export type Description = ScenarioHeading<typeof GAME_ID> & {
  readonly world?: string;
  /** 16.0: none, roll, choose. */
  readonly fate?: (typeof FATES)[number];
  readonly begun?: (typeof BEGUN)[number];
  readonly side?: (typeof SIDES)[number];
  readonly turn?: number;
  /** By hex, the top unit first. */
  readonly stacks?: Readonly<Record<string, readonly string[]>>;
  readonly leaders?: Readonly<Record<string, string>>;
  /** SP lost, by unit; one that has lost all is a cadre. */
  readonly casualties?: Readonly<Record<string, number>>;
  readonly coming?: Readonly<Record<string, { readonly turn: number; readonly entry: number }>>;
  readonly exited?: readonly string[];
  /** 7.3a: pieces that are out of command. */
  readonly out?: readonly string[];
  readonly corps?: Readonly<Record<string, (typeof MORALE)[number]>>;
  readonly armies?: Readonly<Partial<Record<(typeof ARMIES)[number], (typeof MORALE)[number]>>>;
};

export const heading = scenarioHeading(GAME_ID);

/** The scenarios of the rulebook, as descriptions; null for an id that none has. */
export function describe({ documents }: World, id: string): Description | null {
  const scenario = documents.scenarios.scenarios.find((one) => one.id === id);
  if (scenario === undefined) return null;
  return {
    ...heading,
    world: WORLD_ID,
    title: scenario.name,
    fate: (scenario.fate ?? 'none') as (typeof FATES)[number],
  };
}

export const offerOf = ({ documents, turns }: World): Offer => ({
  scenarios: documents.scenarios.scenarios.map(({ id, name: title }) => ({ id, title, turns, world: WORLD_ID })),
  options: OPTIONS.map((id) => ({ id, values: [false, true], standard: false, rule: '4.0b' })),
});

/** How play goes on from a position that is laid out. */
interface Course {
  readonly proceed: Proceed;
  /** Where it has begun already. */
  readonly resume: (s: State, described: Description, tell: Tell) => void;
}

export function createStart(w: World, { faultsOf, ...course }: Course & { readonly faultsOf: ScenarioFaults | null }) {
  const scenarios = { describe: (id: string) => describe(w, id), faultsOf };
  return startBy(offerOf(w), scenarios, (described, { options }, dice, tell) => {
    const state = new Int16Array(w.at.size);
    layOut(w, state, described, options);
    begin(w, state, described, course, dice, tell);
    return good(state);
  });
}

function layOut(w: World, s: State, described: Description, options: Setup['options']): void {
  const { at } = w;
  for (const name of OPTIONS) if (options[name] === true) s[at.options] |= CHOSEN.mask[name];
  s[at.fate] = FATES.indexOf(described.fate ?? 'none');
  s[at.turn] = described.turn ?? 1;
  s[at.leader] = -1;
  s[at.payer] = s[at.checking] = s[at.charger] = -1;
  s.fill(-1, at.targets, at.targets + MOST_HEXES);
  s.fill(-1, at.sources, at.sources + MOST_HEXES);
  s.fill(-1, at.began, at.began + w.units);
  if (described.begun === undefined) layOutRulebook(w, s);
  else layOutScene(w, s, described);
  rebuild(w, s);
}

/** 15.1 to 15.3: areas to set up in, reinforcements beside their entry hexes (4.1d); the pieces of 16.0 are not in the game yet. */
function layOutRulebook(w: World, s: State): void {
  for (let piece = 0; piece < w.pieces; piece++) {
    const where = w.historical[piece] === 0 ? GONE : w.areas[piece].length > 0 ? UNPLACED : OFF_MAP;
    s[w.at.where + piece] = where;
    s[w.at.due + piece] = w.dueOf[piece];
    s[w.at.entry + piece] = w.entryOf[piece];
  }
}

function layOutScene(w: World, s: State, described: Description): void {
  const { at } = w;
  s.fill(GONE, at.where, at.where + w.pieces);
  for (const [hex, stack] of Object.entries(described.stacks ?? {})) layOutStack(w, s, hex, stack.map(w.unitIndex));
  for (const [id, hex] of Object.entries(described.leaders ?? {})) s[at.where + w.unitIndex(id)] = w.map.indexOf(hex);
  for (const [id, { turn, entry }] of Object.entries(described.coming ?? {})) {
    const piece = w.unitIndex(id);
    s[at.where + piece] = OFF_MAP;
    s[at.due + piece] = turn;
    s[at.entry + piece] = entry;
  }
  for (const id of described.exited ?? []) s[at.where + w.unitIndex(id)] = EXITED;
  for (const [id, lost] of Object.entries(described.casualties ?? {})) layOutLosses(w, s, w.unitIndex(id), lost);
  for (const id of described.out ?? []) s[at.status + w.unitIndex(id)] |= OUT_OF_COMMAND;
  for (const [id, state] of Object.entries(described.corps ?? {}))
    s[at.corpsMorale + w.corpsIds.indexOf(id)] = MORALE.indexOf(state);
  for (const [army, name] of ARMIES.entries())
    s[at.armyMorale + army] = MORALE.indexOf(described.armies?.[name] ?? 'fit');
}

function layOutStack(w: World, s: State, hex: string, stack: readonly Unit[]): void {
  for (const [i, unit] of stack.entries()) {
    s[w.at.where + unit] = w.map.indexOf(hex);
    s[w.at.beneath + unit] = i + 1 < stack.length ? stack[i + 1] + 1 : 0;
  }
}

function layOutLosses(w: World, s: State, unit: Unit, lost: number): void {
  s[w.at.casualties + unit] = lost;
  s[w.at.losses + corpsOf(w, s, unit)] += lost;
  if (lost === w.strength[unit]) s[w.at.where + unit] = CADRE;
}

function begin(w: World, s: State, described: Description, { proceed, resume }: Course, dice: Dice, tell: Tell): void {
  const { begun, side = 'allied' } = described;
  s[w.at.phasing] = s[w.at.decider] = begun === undefined ? ALLIED : SIDES.indexOf(side);
  if (begun === undefined) beginFate(w, s, dice, tell);
  else resume(s, described, tell);
  proceed(s, dice, tell);
}

/** 16.1, 16.2: before the set-up. */
function beginFate(w: World, s: State, dice: Dice, tell: Tell): void {
  const fate = FATES[s[w.at.fate]];
  if (fate === 'roll') rollFate(w, s, dice, tell);
  else setStep(w, s, fate === 'choose' ? 'fate' : 'fate-fixed');
}
