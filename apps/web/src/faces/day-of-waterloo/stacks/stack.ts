import { type Action, board, position, units, type World } from '@hundred-days/day-of-waterloo';
import type { Place, State, Unit } from '@hundred-days/kernel';

/** 5.4 A stack as its owner sees it, and what the enemy sees of it. */

/** What a unit does where it lies: rules 5.4.1a to c, 5.2f, 6.2a. */
export type Part = 'fights' | 'bombards' | 'supports' | 'pair' | 'zone' | 'beneath';

export const RULE_OF_PART: Readonly<Record<Part, string>> = {
  fights: '5.4.1a',
  bombards: '5.4.1c',
  supports: '5.4.1b',
  pair: '5.2f',
  zone: '6.2a',
  beneath: '5.4.2a',
};

export interface Row {
  readonly unit: Unit;
  /** From the top, the first is 1. */
  readonly place: number;
  readonly part: Part;
  readonly sp: number;
  readonly taken: boolean;
}

export interface Stack {
  readonly hex: Place;
  readonly rows: readonly Row[];
  readonly sp: number;
  /** 5.2a: the most points the ground holds; 0 where it holds one unit (5.2b). */
  readonly most: number;
  readonly leaders: readonly Unit[];
}

export function stackIn(w: World, view: State, hex: Place): Stack {
  const order = position.unitsIn(w, view, hex);
  return {
    hex,
    rows: order.map((unit, i) => ({
      unit,
      place: i + 1,
      part: partOf(w, view, order, i),
      sp: position.strengthOf(w, view, unit),
      taken: position.did(w, view, unit, position.TAKEN),
    })),
    sp: position.spIn(w, view, hex),
    most: w.mostSP[hex],
    leaders: position.leadersIn(w, view, hex),
  };
}

/** What the i-th from the top does. */
function partOf(w: World, view: State, order: readonly Unit[], i: number): Part {
  const [top] = order;
  const guns = w.arm[top] === board.ARTILLERY;
  if (i === 0) return guns ? 'bombards' : 'fights';
  if (position.lowerOfPair(w, view, order[i - 1]) === order[i]) return 'pair';
  if (i === 1 && guns) return 'supports';
  return w.arm[order[i]] === board.CAVALRY ? 'zone' : 'beneath';
}

/** 5.4.2a: whether the viewer sees the hex as its owner does. */
export const isOwnStack = (w: World, view: State, viewer: number, hex: Place): boolean =>
  viewer >= 0 && position.sideIn(w, view, hex) === position.sideOfSeat(viewer);

/** What the enemy of its owner sees of it: its top counter alone, whatever lies beneath. */
export const seenOf = (w: World, view: State, hex: Place): Unit => position.topIn(w, view, hex);

/** The order with one unit moved to another place of it. */
export function reordered(order: readonly Unit[], unit: Unit, to: number): readonly Unit[] {
  const others = order.filter((one) => one !== unit);
  const at = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, at), unit, ...others.slice(at)];
}

/**
 * 5.4.3a: what makes one order of another. In a set-up units are brought to the top one after another, as few as can be. In the
 * Movement Phase nobody comes to the top but who shall lie there, for the enemy sees him; the others go to the bottom in turn.
 */
export function ordersFor(order: readonly Unit[], wanted: readonly Unit[], isSetup: boolean): readonly Action[] {
  if (isSetup) return raisesFor(order, wanted).map((unit) => ({ type: 'raise', unit }));
  const [top, ...rest] = wanted;
  const raised: readonly Action[] = order[0] === top ? [] : [{ type: 'raise', unit: top }];
  const beneath = order.filter((unit) => unit !== top);
  return [...raised, ...lowersFor(beneath, rest).map((unit): Action => ({ type: 'lower', unit }))];
}

/** Those at the bottom that already lie in the wanted order stay where they are. */
function raisesFor(order: readonly Unit[], wanted: readonly Unit[]): readonly Unit[] {
  let kept = wanted.length;
  let last = order.length;
  while (kept > 0 && order.indexOf(wanted[kept - 1]) < last) last = order.indexOf(wanted[--kept]);
  return wanted.slice(0, kept).reverse();
}

/** Those above that already do stay; the others go to the bottom, the uppermost first. */
function lowersFor(order: readonly Unit[], wanted: readonly Unit[]): readonly Unit[] {
  let kept = 0;
  let last = -1;
  while (kept < wanted.length && order.indexOf(wanted[kept]) > last) last = order.indexOf(wanted[kept++]);
  return wanted.slice(kept);
}

/** The side whose stacks can be put in order now: in a set-up, and in its own Movement Phase. */
export function mayReorder(w: World, view: State, viewer: number, hex: Place): boolean {
  const step = position.stepOf(w, view);
  if (step !== 'movement' && step !== 'deployment') return false;
  if (viewer < 0 || !isOwnStack(w, view, viewer, hex)) return false;
  const side = position.sideOfSeat(viewer);
  const armies = units.ARMIES.keys();
  const own = [...armies].some(
    (army) => position.seatOf(w, view, army) === viewer && position.armyIn(w, view, hex) === army,
  );
  return own && view[w.at.phasing] === side;
}
