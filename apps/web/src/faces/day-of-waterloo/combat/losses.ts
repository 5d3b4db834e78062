import { board, type fighting, position, type World } from '@hundred-days/day-of-waterloo';
import { isRooted } from '@hundred-days/day-of-waterloo/reckoning';
import type { Place, State, Unit } from '@hundred-days/kernel';
import { mightHide } from './known.ts';

/** 11.8, 11.9, 12.2 What each result costs either side in strength points: at least, if they give ground where they can, and at most. */

export type ResultCode = (typeof fighting.RESULTS)[number];

export interface Cost {
  readonly least: number;
  readonly most: number;
}

export interface Costs {
  readonly attacker: Cost;
  readonly defender: Cost;
}

/** The units of a hex that fight, top first, and the points that pay after theirs (11.10.2a). */
export interface Group {
  readonly hex: Place;
  readonly units: readonly Unit[];
  readonly below: number;
}

/** `alone` where those beneath have no part in it (9.4.3b, 9.4.5f). */
export function groupsOf(w: World, view: State, units: readonly Unit[], alone = false): readonly Group[] {
  const hexes = [...new Set(units.map((unit) => position.whereIs(w, view, unit)))];
  return hexes.map((hex) => {
    const stack = position.unitsIn(w, view, hex);
    const group = stack.filter((unit) => units.includes(unit));
    const under = stack.slice(stack.indexOf(group[0])).filter((unit) => !group.includes(unit));
    const unseen = mightHide(w, view, hex) ? Number.POSITIVE_INFINITY : 0;
    return { hex, units: group, below: alone ? 0 : unseen + sum(under, (unit) => position.strengthOf(w, view, unit)) };
  });
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((all, one) => all + of(one), 0);
const NOTHING: Cost = { least: 0, most: 0 };
const plus = (one: Cost, other: Cost): Cost => ({ least: one.least + other.least, most: one.most + other.most });

const strengthIn = (w: World, view: State, { units, below }: Group): number =>
  below + sum(units, (unit) => position.strengthOf(w, view, unit));

/** 11.8b, 12.2d: a hex of its owner's choice pays. */
function exchanged(w: World, view: State, groups: readonly Group[], price: number): Cost {
  const prices = groups.map((group) => {
    const due = position.isDemoralized(w, view, group.units[0]) ? 2 * price : price;
    return Math.min(due, strengthIn(w, view, group));
  });
  return prices.length === 0 ? NOTHING : { least: Math.min(...prices), most: Math.max(...prices) };
}

/** 11.9b, 11.9c, 12.2c: a hex that stands pays for each hex; one that goes leaves its foot artillery to pay. */
function drivenBack(w: World, view: State, group: Group, length: number): Cost {
  const all = strengthIn(w, view, group);
  const before = Math.min(all, group.units.some((unit) => position.isDemoralized(w, view, unit)) ? length : 0);
  const standing = Math.min(length, all - before);
  const rooted = group.units.filter((unit) => isRooted(w, unit));
  const going = sum(rooted, (unit) => Math.min(length, position.strengthOf(w, view, unit)));
  return { least: before + Math.min(standing, going), most: before + Math.max(standing, going) };
}

const LENGTH: Readonly<Record<ResultCode, number>> = { Ar2: 2, Ar: 1, Ex: 0, DrC: 1, Dr: 1, Dr2: 2 };

/** What a result costs in an attack (`farms`: 11.9.6 counts), a charge or a Reaction Charge. */
export function costsOf(
  w: World,
  view: State,
  result: ResultCode,
  attacking: readonly Group[],
  defending: readonly Group[],
  farms: boolean,
): Costs {
  if (result === 'Ex')
    return { attacker: exchanged(w, view, attacking, 1), defender: exchanged(w, view, defending, 1) };
  const length = LENGTH[result];
  const back = (groups: readonly Group[]): Cost =>
    groups.reduce((all, group) => plus(all, drivenBack(w, view, group, length)), NOTHING);
  if (result === 'Ar' || result === 'Ar2') return { attacker: back(attacking), defender: NOTHING };
  const held = defending.filter(({ hex }) => farms && w.terrain[hex] === board.GRAND_FARM);
  if (held.length === 0) return { attacker: NOTHING, defender: back(defending) };
  return {
    attacker: exchanged(w, view, attacking, length),
    defender: plus(back(defending.filter((group) => !held.includes(group))), exchanged(w, view, held, length)),
  };
}

/** The mean over the six faces of a die. */
export function expected(costs: readonly Costs[]): Costs {
  const mean = (of: (cost: Costs) => number): number => sum(costs, of) / costs.length;
  return {
    attacker: { least: mean(({ attacker }) => attacker.least), most: mean(({ attacker }) => attacker.most) },
    defender: { least: mean(({ defender }) => defender.least), most: mean(({ defender }) => defender.most) },
  };
}
