import type { Action } from '@hundred-days/day-of-waterloo';
import { below, concealed, copyState, SPECTATOR, type State } from '@hundred-days/kernel';
import { ADVANCED, ASTIR, DUELING, PASSED } from '../src/fighting.ts';
import {
  corpsOf,
  putUnder,
  REORGANIZING,
  ROLLED,
  rebuild,
  strengthOf,
  topIn,
  UNKNOWN,
  unitsIn,
} from '../src/position.ts';
import { roomFor } from '../src/rules/stacking.ts';
import { FRENCH } from '../src/units.ts';
import { game } from './fought.ts';
import { w } from './world.ts';

/**
 * 5.4.2 Positions that differ only in what lies under top counters: two hidden counters in each other's place, one under
 * another stack, or as many casualties on another hidden unit of the corps.
 */

export interface Twin {
  readonly kind: 'exchanged' | 'moved' | 'worn';
  /** The side whose counters differ. */
  readonly side: number;
  readonly state: State;
  /** Who differs; twice the same if it is one alone. */
  readonly units: readonly [number, number];
  /** They, and whoever lies with one that was moved: its place under a battery or a brigade of the Guard may be another now. */
  readonly touched: readonly number[];
}

export const sideOf = (seat: number): number => (seat === FRENCH ? FRENCH : 1);
/** Everybody from whom the stacks of a side are hidden. */
export const enemiesOf = (side: number): number[] => [SPECTATOR, ...[0, 1, 2].filter((seat) => sideOf(seat) !== side)];

/** Counters that everybody else knows nothing of. */
export function hiddenOf(s: State, army: number): number[] {
  const view = concealed(game, s, SPECTATOR);
  return Array.from({ length: w.units }, (_, unit) => unit).filter(
    (unit) =>
      w.army[unit] === army &&
      view[w.at.where + unit] === UNKNOWN &&
      // 5.4.2c: who reorganizes is known by name; 5.4.2e: so is who has just advanced, though another covers him now.
      (s[w.at.status + unit] & (REORGANIZING | ROLLED)) === 0 &&
      (s[w.at.part + unit] & ADVANCED) === 0,
  );
}

/** What a counter has by its place in a stack, and what it does there. */
const OF_PLACE = ['where', 'beneath', 'part', 'marker', 'did', 'began', 'charges'] as const;

const sound = (t: State): State | null => {
  rebuild(w, t);
  return game.unsound(t).length === 0 ? t : null;
};

/** The same with two counters in each other's place; null where that would not be a position of the game: who rides is known. */
function exchanged(s: State, a: number, b: number): State | null {
  if (((s[w.at.marker + a] | s[w.at.marker + b]) & DUELING) !== 0) return null;
  const t = copyState(s);
  for (const field of OF_PLACE) [t[w.at[field] + a], t[w.at[field] + b]] = [s[w.at[field] + b], s[w.at[field] + a]];
  const other = (unit: number): number => (unit === a + 1 ? b + 1 : unit === b + 1 ? a + 1 : unit);
  for (let unit = 0; unit < w.units; unit++) t[w.at.beneath + unit] = other(t[w.at.beneath + unit]);
  if (t[w.at.charger] >= 0) t[w.at.charger] = other(t[w.at.charger] + 1) - 1;
  return sound(t);
}

/** The same with a hidden counter at the bottom of another stack. Who has a part where he lies stays there. */
function moved(s: State, unit: number, to: number): State | null {
  if ((s[w.at.part + unit] & ~PASSED) !== 0 || (s[w.at.marker + unit] & DUELING) !== 0) return null;
  const t = copyState(s);
  const from = s[w.at.where + unit];
  const over = unitsIn(w, s, from).find((one) => s[w.at.beneath + one] === unit + 1);
  if (over === undefined || from === to || !roomFor(w, s, to, unit)) return null;
  // 5.2f: with another brigade of the Guard it would have taken part as one unit, and been shown.
  if (w.guard[unit] === 1 && unitsIn(w, s, to).some((one) => w.guard[one] === 1)) return null;
  // Where somebody has just advanced it is known who went in.
  if (unitsIn(w, s, to).some((one) => (s[w.at.part + one] & ADVANCED) !== 0)) return null;
  t[w.at.beneath + over] = s[w.at.beneath + unit];
  t[w.at.beneath + unit] = 0;
  t[w.at.where + unit] = -1;
  t[w.at.part + unit] = 0;
  rebuild(w, t);
  // 11.9.2b: in a stack that has checked he would have passed if one of no higher morale has.
  if ((s[w.at.ground + to] & ASTIR) !== 0) {
    const passed = unitsIn(w, s, to).filter((one) => (s[w.at.part + one] & PASSED) !== 0);
    if (!passed.some((one) => w.morale[one] <= w.morale[unit] && corpsOf(w, s, one) === corpsOf(w, s, unit)))
      return null;
    t[w.at.part + unit] = PASSED;
  }
  putUnder(w, t, unit, to);
  return sound(t);
}

/** The same with one casualty of a hidden unit on another one of its corps. */
function worn(s: State, a: number, b: number): State | null {
  if (corpsOf(w, s, a) !== corpsOf(w, s, b) || s[w.at.casualties + a] === 0 || strengthOf(w, s, b) < 2) return null;
  const t = copyState(s);
  t[w.at.casualties + a]--;
  t[w.at.casualties + b]++;
  return sound(t);
}

/** One twin of each kind, if there is one, that tells something of who acts, if he is hidden. */
export function twinsOf(s: State, army: number, action: Action, bits: () => number): Twin[] {
  const hidden = hiddenOf(s, army);
  if (hidden.length === 0) return [];
  const side = army === FRENCH ? FRENCH : 1;
  const one = (from: readonly number[]): number => from[below(from.length, bits)];
  const named = 'unit' in action ? [action.unit] : 'units' in action ? action.units : [];
  const acting = named.filter((unit) => hidden.includes(unit));
  const a = acting.length > 0 && below(4, bits) > 0 ? acting[0] : one(hidden);
  const others = hidden.filter((unit) => unit !== a);
  const found: Twin[] = [];
  const add = (kind: Twin['kind'], state: State | null, units: readonly [number, number]): void => {
    if (state === null) return;
    const [from, to] = [s, state].map((at) => at[w.at.where + units[0]]);
    const beside = kind === 'moved' ? hidden.filter((unit) => [from, to].includes(s[w.at.where + unit])) : [];
    found.push({ kind, side, state, units, touched: [...units, ...beside] });
  };
  if (others.length > 0) {
    const b = one(others);
    add('exchanged', exchanged(s, a, b), [a, b]);
    add('worn', worn(s, a, b) ?? worn(s, b, a), [a, b]);
  }
  add('moved', moved(s, a, one(stacksOf(s, army))), [a, a]);
  return found;
}

/** The hexes of an army; those of the fight being carried out first and again and again. */
function stacksOf(s: State, army: number): number[] {
  const all = Array.from({ length: w.hexes }, (_, hex) => hex).filter(
    (hex) => topIn(w, s, hex) >= 0 && w.army[topIn(w, s, hex)] === army,
  );
  const fought = [...s.slice(w.at.targets, w.at.targets + 6), ...s.slice(w.at.sources, w.at.sources + 6)];
  const close = all.filter((hex) => fought.includes(hex));
  return [...all, ...close.flatMap((hex) => Array.from({ length: all.length }, () => hex))];
}

/** The same order for the twin: of those exchanged each has the other's name. */
export function renamed(action: Action, { kind, units: [a, b] }: Twin): Action {
  if (kind !== 'exchanged') return action;
  const other = (unit: number): number => (unit === a ? b : unit === b ? a : unit);
  if ('units' in action) {
    const order = action.units.map((_, i) => i).sort((i, j) => other(action.units[i]) - other(action.units[j]));
    const units = order.map((i) => other(action.units[i]));
    if (action.type === 'retreat')
      return { ...action, units, to: order.flatMap((i) => action.to.slice(2 * i, 2 * i + 2)) };
    if (action.type === 'evade') return { ...action, units, to: order.map((i) => action.to[i]) };
    return action.type === 'react' ? { ...action, units, top: other(action.top) } : { ...action, units };
  }
  if (action.type === 'receive') return { ...action, top: other(action.top) };
  return 'unit' in action ? { ...action, unit: other(action.unit) } : action;
}
