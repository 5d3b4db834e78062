import { goalOf, type State } from '@hundred-days/kernel';
import { ACTIONS, type Action, arrivalCost, position } from '@hundred-days/last-battles';
import type { Company } from '../../face/types.ts';
import type { Ask } from './asking.ts';
import type { Setting } from './setting.ts';

/** What a hand means: stacks of two that go together or apart. */

export const handOf = ({ inHand, along }: Ask): readonly number[] => (inHand === null ? [] : [inHand, ...along]);

export type March = Extract<Action, { readonly path: readonly number[] }>;
export const isMarch = (action: Action): action is March => 'path' in action;

/** 5.3: the units of a hex that can still move; those who wait for the same entry go one by one. */
export function companyOf(w: Setting, { view, pieces }: Ask, piece: number): readonly number[] {
  if (piece < 0 || position.stepOf(w, view) !== 'movement' || !position.onMap(w, view, piece)) return [];
  const hex = position.whereIs(w, view, piece);
  return pieces.filter((unit) => unit >= 0 && position.whereIs(w, view, unit) === hex);
}

/** Both, then one, then the other, then neither. */
const nextHand = (asked: Ask, company: readonly number[]): readonly number[] =>
  nextAfter(
    handOf(asked).filter((unit) => company.includes(unit)),
    company,
  );

export function nextAfter(held: readonly number[], company: readonly number[]): readonly number[] {
  if (held.length === company.length) return company.slice(0, 1);
  if (held.length === 0) return company;
  return company.slice(company.indexOf(held[0]) + 1).slice(0, 1);
}

/** The same end, by a way of its own: cavalry and guns pay otherwise. */
const alike = (action: Action, choices: readonly Action[]): Action | null =>
  choices.find((other) => other.type === action.type && goalOf(ACTIONS, other) === goalOf(ACTIONS, action)) ?? null;

/** 5.3: so many more may end there. */
export const roomIn = (w: Setting, view: State, hex: number): number =>
  (w.chateau[hex] === 1 ? w.chateauStacking : w.stacking) - position.countIn(w, view, hex);

/** 5.3: who of the hand can go, as far as there is room; the one the way was found for first. */
export function goersOf(w: Setting, asked: Ask, action: Action): readonly number[] {
  const goal = goalOf(ACTIONS, action);
  if (!isMarch(action)) return handOf(asked);
  const able = handOf(asked).filter((unit) => alike(action, asked.choicesOf(unit)) !== null);
  // 6.0: beyond the edge there is room for all.
  if (goal === null) return able;
  const room = roomIn(w, asked.view, goal);
  const first = able.filter((unit) => unit === action.unit);
  return [...first, ...able.filter((unit) => unit !== action.unit)].slice(0, room);
}

export const companyIn = (w: Setting): Company<Action> => ({
  of: (asked, piece) => companyOf(w, asked, piece),
  next: nextHand,
  alike,
  shares: isMarch,
  goers: (asked, action) => goersOf(w, asked, action),
});

/** Of several ways to one end the one that takes the most on its way (13.11), for the fewest points. */
export const chooseOf = (w: Setting, actions: readonly Action[], view: State): Action =>
  actions.reduce((best, next) => (isBetter(w, view, next, best) ? next : best));

function isBetter(w: Setting, view: State, one: Action, other: Action): boolean {
  if (!isMarch(one) || !isMarch(other)) return false;
  const more = takenBy(w, view, one).length - takenBy(w, view, other).length;
  return more !== 0 ? more > 0 : spentBy(w, view, one) < spentBy(w, view, other);
}

/** 13.1: the hexes that would change hands. */
export const takenBy = (w: Setting, view: State, { unit, path }: March): number[] =>
  path.filter((hex) => {
    const number = w.objective[hex];
    const holder = number === 0 ? 0 : view[w.at.held + number - 1];
    return holder > 0 && holder !== w.side[unit] + 1;
  });

/** The hexes a march goes through with the running cost in points. A unit that enters pays for its first hex too (9.0c). */
export function wayOf(
  w: Setting,
  action: Action,
  view: State,
): { places: readonly number[]; costs: readonly number[] } | null {
  if (!isMarch(action)) return null;
  const { unit, path } = action;
  const entering = !position.onMap(w, view, unit);
  const pace = w.above?.paceOf(view, unit) ?? w.arm[unit];
  let halves = entering ? arrivalCost(w, view, unit, path[0]) : 0;
  const costs = entering ? [halves / 2] : [];
  for (let i = 1; i < path.length; i++) {
    halves += w.stepCost[pace][6 * path[i - 1] + w.map.direction(path[i - 1], path[i])];
    costs.push(halves / 2);
  }
  return { places: path, costs };
}

/** In half points. */
export const spentBy = (w: Setting, view: State, action: March): number =>
  2 * (wayOf(w, action, view)?.costs.at(-1) ?? 0);
