import { board, fighting, position, type World } from '@hundred-days/day-of-waterloo';
import * as reckoning from '@hundred-days/day-of-waterloo/reckoning';
import type { Place, State, Unit } from '@hundred-days/kernel';
import { mightHide, mightJoinDefence } from './known.ts';
import { type Costs, costsOf, expected, groupsOf, type ResultCode } from './losses.ts';

/** 11.1 to 11.8 The numbers of an attack, as far as its viewer knows them. */

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What a unit brings: its points, and the morale that counts with them (11.2.2a, 11.2.4a, 9.4.5f). */
export interface Summand {
  readonly unit: Unit;
  readonly sp: number;
  readonly morale: number;
}

/** 11.5: one thing of the ground that changes the die. */
export interface Ground {
  readonly what: 'hex' | 'hexsides';
  readonly by: number;
}

/** 11.6a: what an attack lacks to shift the column; null where nothing is lacking. */
export type Lacking = 'fire' | 'infantry' | 'cavalry' | null;

export interface Odds {
  readonly attackers: readonly Summand[];
  readonly defenders: readonly Summand[];
  readonly attack: number;
  readonly defence: number;
  /** The column of the ratio alone, and after combined arms. */
  readonly plain: number;
  readonly column: number;
  readonly combined: boolean;
  readonly lacking: Lacking;
  readonly claimed: boolean;
  /** 11.6b: the defender may still claim it, for all that is seen. */
  readonly mayClaim: boolean;
  readonly morale: { readonly attackers: number; readonly defenders: number };
  readonly differential: number;
  readonly ground: readonly Ground[];
  /** What is added to the die. */
  readonly modifier: number;
  /** By face of the die. */
  readonly results: readonly ResultCode[];
  readonly costs: readonly Costs[];
  readonly expected: Costs;
  /** 5.4.2i: somebody who is not seen may defend as well, or pay. */
  readonly unknown: boolean;
  readonly farm: boolean;
}

const strengths = (
  w: World,
  view: State,
  units: readonly Unit[],
  of: (w: World, s: State, unit: Unit) => number,
): readonly Summand[] =>
  units.map((unit) => {
    const sp = position.strengthOf(w, view, unit);
    return { unit, sp, morale: of(w, view, unit) - sp };
  });

const total = (all: readonly Summand[]): number => all.reduce((sum, { sp, morale }) => sum + sp + morale, 0);

/** The hexes units stand in, each once. */
export const hexesOf = (w: World, view: State, units: readonly Unit[]): readonly Place[] =>
  [...new Set(units.map((unit) => position.whereIs(w, view, unit)))].sort((a, b) => a - b);

/** An attack by these units, each with the lower brigade of its pair (5.2f). Null until somebody attacks. */
export function oddsOf(w: World, view: State, units: readonly Unit[], targets: readonly Place[]): Odds | null {
  const sources = hexesOf(w, view, units);
  const attacking = sources.flatMap((hex) => {
    const able = reckoning.attackersIn(w, view, hex);
    return able.some((unit) => units.includes(unit)) ? able : units.filter((unit) => w.arm[unit] !== board.ARTILLERY);
  });
  const defending = targets.flatMap((hex) => reckoning.defendersIn(w, view, hex));
  if (attacking.length === 0 || defending.length === 0) return null;
  const attackers = strengths(w, view, attacking, reckoning.attackStrength);
  const defenders = strengths(w, view, defending, reckoning.defenceStrength);
  const lacking = lackingIn(w, view, attacking, targets);
  const claimed = view[w.at.claimed] === 1;
  const ground = groundOf(w, sources, targets);
  return read(w, view, {
    attackers,
    defenders,
    shift: (lacking === null ? w.attackShift : 0) - (claimed ? w.defenceShift : 0),
    ground,
    combined: lacking === null,
    lacking,
    claimed,
    mayClaim: !claimed && targets.some((hex) => mayClaim(w, view, hex)),
    unknown: targets.some((hex) => mightJoinDefence(w, view, hex) || mightHide(w, view, hex)),
    farm: targets.some((hex) => w.terrain[hex] === board.GRAND_FARM),
    isDuel: false,
  });
}

/** 9.4.5f: a Reaction Charge: the reacting cavalry attacks, the ground counts for nothing. */
export function duelOdds(w: World, view: State, reacting: readonly Unit[], charging: readonly Unit[]): Odds {
  return read(w, view, {
    attackers: strengths(w, view, reacting, reckoning.duelStrength),
    defenders: strengths(w, view, charging, reckoning.duelStrength),
    shift: 0,
    ground: [],
    combined: false,
    lacking: 'fire',
    claimed: false,
    mayClaim: false,
    unknown: false,
    farm: false,
    isDuel: true,
  });
}

interface Weighed
  extends Pick<Odds, 'attackers' | 'defenders' | 'ground' | 'combined' | 'lacking' | 'claimed' | 'mayClaim'> {
  readonly shift: number;
  readonly unknown: boolean;
  readonly farm: boolean;
  readonly isDuel: boolean;
}

function read(w: World, view: State, { shift, isDuel, ...all }: Weighed): Odds {
  const { attackers, defenders, ground } = all;
  const [attack, defence] = [total(attackers), total(defenders)];
  const unitsOf = (summed: readonly Summand[]): Unit[] => summed.map(({ unit }) => unit);
  const morale = {
    attackers: reckoning.averagedMorale(w, view, unitsOf(attackers), false),
    defenders: reckoning.averagedMorale(w, view, unitsOf(defenders), true),
  };
  const differential = morale.attackers - morale.defenders;
  const modifier = differential + ground.reduce((sum, { by }) => sum + by, 0);
  const column = reckoning.columnOf(attack, defence, shift);
  const results = FACES.map((die) => fighting.RESULTS[reckoning.readRows(w.combatRows, die + modifier, column)]);
  const attacking = groupsOf(w, view, unitsOf(attackers), isDuel);
  const defending = groupsOf(w, view, unitsOf(defenders), isDuel);
  const costs = results.map((code) => costsOf(w, view, code, attacking, defending, !isDuel));
  return {
    ...all,
    attack,
    defence,
    plain: reckoning.columnOf(attack, defence, 0),
    column,
    morale,
    differential,
    modifier,
    results,
    costs,
    expected: expected(costs),
  };
}

/** 11.6a, 11.4b */
function lackingIn(w: World, view: State, attackers: readonly Unit[], targets: readonly Place[]): Lacking {
  if (!attackers.some((unit) => w.arm[unit] === board.INFANTRY)) return 'infantry';
  if (!attackers.some((unit) => w.arm[unit] === board.CAVALRY)) return 'cavalry';
  return targets.every((hex) => reckoning.isGround(w, view, hex, fighting.BOMBARDED)) ? null : 'fire';
}

/** 11.6b: all three arms are seen there, or some are and others may lie beneath. */
function mayClaim(w: World, view: State, hex: Place): boolean {
  if (reckoning.combinedIn(w, view, hex).length > 0) return true;
  return w.mostSP[hex] > 0 && mightHide(w, view, hex);
}

/** 11.5: hexside modifiers count only where all attack through one. */
function groundOf(w: World, sources: readonly Place[], targets: readonly Place[]): readonly Ground[] {
  const of = (hex: Place): number => reckoning.terrainModifier(w, sources, hex);
  const worst = targets.reduce((least, hex) => (of(hex) < of(least) ? hex : least), targets[0]);
  const inHex = Math.min(0, w.combatModifier[worst]);
  const sides = of(worst) - inHex;
  const found: Ground[] = [
    { what: 'hex', by: inHex },
    { what: 'hexsides', by: sides },
  ];
  return found.filter(({ by }) => by !== 0);
}

/** Equal results together, best for the attacker first. */
export interface Outcome {
  readonly code: ResultCode;
  readonly dice: readonly number[];
  readonly costs: Costs;
}

const BEST_FIRST: readonly ResultCode[] = ['Dr2', 'Dr', 'DrC', 'Ex', 'Ar', 'Ar2'];

export const outcomesIn = ({ results, costs }: Pick<Odds, 'results' | 'costs'>): readonly Outcome[] =>
  BEST_FIRST.flatMap((code) => {
    const at = results.indexOf(code);
    return at < 0 ? [] : [{ code, dice: FACES.filter((die) => results[die - 1] === code), costs: costs[at] }];
  });
