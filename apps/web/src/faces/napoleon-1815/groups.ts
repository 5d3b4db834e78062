import type { State } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-1815';
import type { Asked } from '../../face/types.ts';
import type { Painted } from './art.ts';

/** Blocks that are taken up together, what they can do alike, and how much room the roads have for them. */

type Ask = Asked<Action>;
export type Move = Extract<Action, { readonly type: 'move' }>;
export type Regroup = Extract<Action, { readonly type: 'regroup' }>;

/** Steps in which the blocks of a town are looked through by a click on it. */
const STACKED: ReadonlySet<string> = new Set(['reduction', 'movement', 'regroup', 'supply']);

/** 5.1a: the units of an army in one town, as far as they can act; those just placed are listed and taken back elsewhere. */
export function companyOf(w: Painted, { view, viewer, pieces }: Ask, piece: number): readonly number[] {
  if (piece < 0 || piece >= w.unitCount || !position.onMap(w, view, piece)) return [];
  const [town, army] = [position.whereIs(w, view, piece), w.army[piece]];
  const isWith = (unit: number): boolean =>
    unit >= 0 && position.whereIs(w, view, unit) === town && w.army[unit] === army;
  const step = position.stepOf(w, view);
  if (step === 'deployment')
    return position.owns(w, view, viewer, piece) ? [...w.unitsOfArmy[army]].filter(isWith) : [];
  return STACKED.has(step) && pieces.includes(piece) ? pieces.filter(isWith) : [];
}

export const handOf = ({ inHand, along }: Ask): readonly number[] => (inHand === null ? [] : [inHand, ...along]);

/** The same way; to the same town by another that is no longer, if that one is full; the same town where there are no ways. */
export function alike(w: Painted, action: Action, choices: readonly Action[], view: State): Action | null {
  if (action.type === 'deploy' || action.type === 'regroup')
    return choices.find((other) => other.type === action.type && other.town === action.town) ?? null;
  if (action.type !== 'move') return null;
  const moves = choices.filter((other) => other.type === 'move');
  const same = moves.find(({ path }) => path.join() === action.path.join());
  if (same !== undefined) return same;
  const others = moves.filter(({ path }) => path.at(-1) === action.path.at(-1) && path.length <= action.path.length);
  return others.length === 0 ? null : chooseOf(w, others, view);
}

/** 5.6: more towns than the unit enters without a force march. */
export const isForced = (w: Painted, unit: number, path: readonly number[]): boolean => path.length - 1 > w.pace[unit];

/** Whoever need not hurry goes before those who must: where a road does not take all, the least is risked (5.4a, 5.6b). */
const inOrder = (w: Painted, action: Action, hand: readonly number[]): readonly number[] =>
  action.type === 'move'
    ? [...hand].sort((a, b) => Number(isForced(w, a, action.path)) - Number(isForced(w, b, action.path)))
    : hand;

/** Who of the hand goes: as many as the roads take; where nothing bounds them, all. */
export function goingBy(w: Painted, asked: Ask, action: Action): readonly number[] {
  if (action.type === 'move') return goersOf(w, asked, action).map(({ unit }) => unit);
  if (action.type !== 'regroup') return handOf(asked);
  const may = handOf(asked).filter((unit) =>
    asked.choices.some((other) => other.type === 'regroup' && other.unit === unit && other.town === action.town),
  );
  return may.slice(0, roomIn(regroupWidth(w, asked.view, action)));
}

/** 7.5b: how much of the road next to a battle the victor has used. */
export function regroupWidth(w: Painted, view: State, { unit, town }: Regroup): Pick<Width, 'most' | 'used'> {
  const road = w.roadBetween(position.whereIs(w, view, unit), town);
  return { most: w.regroupLimit[w.major[road]], used: view[w.at.flow + road] };
}

/** Who of the hand really goes, and by which way: one after another, as long as the roads take them. */
export function goersOf(w: Painted, asked: Ask, action: Move): readonly Move[] {
  const { view, choices } = asked;
  const taken = new Map<number, number>();
  const attack = position.blocksOf(w, view, action.path[action.path.length - 1], otherSideOf(w, action.unit)) > 0;
  const fits = ({ path }: Move): boolean =>
    roadsOf(w, path).every((road) => roomOn(w, view, road) > (taken.get(road) ?? 0)) &&
    roomIn(widthOf(w, view, path, attack)) > (taken.get(roadsOf(w, path)[path.length - 2]) ?? 0);
  return inOrder(w, action, handOf(asked)).flatMap((unit) => {
    const own = choices.filter((other): other is Move => other.type === 'move' && other.unit === unit && fits(other));
    const way = alike(w, action, own, view);
    if (way?.type !== 'move') return [];
    for (const road of roadsOf(w, way.path)) taken.set(road, (taken.get(road) ?? 0) + 1);
    return [way];
  });
}

const otherSideOf = (w: Painted, unit: number): number => units.otherSide(w.side[unit]);

export const roomIn = ({ most, used }: Pick<Width, 'most' | 'used'>): number => most - used;

const roomOn = (w: Painted, view: State, road: number): number => w.moveLimit[w.major[road]] - view[w.at.used + road];

export const roadsOf = (w: Painted, path: readonly number[]): number[] =>
  path.slice(1).map((town, i) => w.roadBetween(path[i], town));

/** What bounds a way: the narrowest road of it, or the river before a town that is attacked (5.4a, 5.5a). */
export interface Width {
  readonly rule: '5.4a' | '5.5a';
  readonly road: number;
  readonly most: number;
  readonly used: number;
}

export function widthOf(w: Painted, view: State, path: readonly number[], attack: boolean): Width {
  const widths = roadsOf(w, path).map((road): Width => {
    return { rule: '5.4a', road, most: w.moveLimit[w.major[road]], used: view[w.at.used + road] };
  });
  const road = widths[widths.length - 1].road;
  if (attack && w.river[road] === 1)
    widths.push({
      rule: '5.5a',
      road,
      most: w.riverLimit[w.major[road]],
      used: view[w.at.crossings + road],
    });
  return widths.reduce((best, next) => (next.most - next.used < best.most - best.used ? next : best));
}

/** The shortest way there; of those the one with the most room. */
export function chooseOf(w: Painted, actions: readonly Action[], view: State): Action {
  return actions.reduce((best, next) => {
    if (best.type !== 'move' || next.type !== 'move') return best;
    const shorter = next.path.length - best.path.length;
    if (shorter !== 0) return shorter < 0 ? next : best;
    return roomOf(w, view, next) > roomOf(w, view, best) ? next : best;
  });
}

const roomOf = (w: Painted, view: State, { path }: Move): number =>
  Math.min(...roadsOf(w, path).map((road) => roomOn(w, view, road)));

/** 5.1g: where the Group Moves of each army stand. */
const GROUPS: readonly (readonly number[])[] = [[0, 1], [2], [3]];

/** The towns whose Groups of an army have moved, and how many more may. */
export function groupMoves(
  w: Painted,
  view: State,
  army: number,
): { readonly made: readonly number[]; readonly left: number } {
  const made = GROUPS[army].map((group) => view[w.at.groups + group] - 1).filter((town) => town >= 0);
  return { made, left: w.groupMoves[army] - made.length };
}

/** The armies of a viewer. */
export const armiesOf = (w: Painted, view: State, viewer: number): number[] =>
  [0, 1, 2].filter((army) => position.ownerOf(w, view, army) === viewer);

/** 5.2: towns whose Groups attack a town already. */
export function attackersOf(w: Painted, view: State, town: number): number[] {
  const bit = (group: number): number =>
    view[w.at.attacks + group * w.attackWords + Math.floor(town / 15)] >> (town % 15);
  return [0, 1, 2, 3].filter((group) => (bit(group) & 1) === 1).map((group) => view[w.at.groups + group] - 1);
}
