import { MOST_VACATED, type ScenarioHeading, type State } from '@hundred-days/kernel';
import { DESTROYED, ENGAGED, EXITED, HEARTENED, MORALE, OFF_MAP, REDUCED, WATERLOO } from './layout.ts';
import { battleOf, rebuild, sideIn, strengthOf } from './position.ts';
import { ARMIES, FRENCH, SIDES } from './units.ts';
import type { World } from './world.ts';

/** 3.7 Set-up: what a description says, and how its counters are laid out, in a battle and in the campaign. */

export const GAME_ID = 'last-battles';

export const PHASES = ['frenchMovement', 'frenchCombat', 'alliedMovement', 'alliedCombat'] as const;
export const ONCE = { heartened: HEARTENED, waterloo: WATERLOO, engaged: ENGAGED } as const;

type PlacedUnit = string | { readonly at: string; readonly reduced?: boolean };
export interface ComingUnit {
  readonly turn: number;
  readonly entry: string;
  readonly reduced?: boolean;
}
export type DescribedUnit = PlacedUnit | ComingUnit;
type ArmyName = (typeof ARMIES)[number];
type SideName = (typeof SIDES)[number];

/**
 * A unit is in a hex, or comes on a turn by an entry hex, or is destroyed or exited; a unit not named is not in the game.
 * Levels are those of the moment, with every change for good; what is not said is as when the battle begins.
 */
export type Description = ScenarioHeading<typeof GAME_ID> & {
  /** The battlefield; it may be left out where the table knows it. */
  readonly world?: string;
  readonly battle: string;
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
};

export const isComing = (unit: DescribedUnit): unit is ComingUnit => typeof unit === 'object' && 'turn' in unit;
export const isReduced = (unit: DescribedUnit): boolean => typeof unit === 'object' && unit.reduced === true;
export const placeOf = (unit: PlacedUnit): string => (typeof unit === 'string' ? unit : unit.at);

export function layOut(w: World, s: State, described: Description, options: number): void {
  s[w.at.battle] = w.battles.findIndex(({ id }) => id === described.battle);
  s[w.at.options] = options;
  s[w.at.turn] = described.turn ?? 1;
  s[w.at.displaced] = -1;
  s.fill(-1, w.at.vacated, w.at.vacated + MOST_VACATED);
  s.fill(OFF_MAP, w.at.where, w.at.where + w.units);
  s.fill(-1, w.at.entry, w.at.entry + w.units);
  for (const [id, unit] of Object.entries(described.units)) placeUnit(w, s, w.unitIndex(id), unit);
  setLevels(w, s, described);
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
