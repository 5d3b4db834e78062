import type { Place, Unit } from './kinds.ts';

/**
 * One table per game describes its actions. The TypeScript types, the check of foreign input, the wire schema and the
 * notation all come from that table; there is no second list to keep in step.
 */

/**
 * unit, place: an index. path: places in order. units: indices, ascending, each once. flag: said or not said, by that word.
 * oneOf: an index into the words.
 */
export type ArgumentKind =
  | 'unit'
  | 'place'
  | 'path'
  | 'units'
  | { readonly flag: string }
  | { readonly oneOf: readonly string[] };

export interface ActionSpec {
  /** The word that opens the action in notation; empty where the first argument alone says it. */
  readonly word: string;
  readonly args: Readonly<Record<string, ArgumentKind>>;
  /** The argument that says where on the board it leads (the last place of a path); without one it is done by a button. */
  readonly goal?: string;
  /** The argument that holds the whole way there: what a person leaves out of it is filled in. */
  readonly path?: string;
  /** A table may carry it out by itself where it is the only choice left to a seat: nothing is rolled, nothing decided. */
  readonly forced?: boolean;
  /** False where the others need not learn of it, nor that it was done; otherwise everybody sees it. */
  readonly open?: boolean;
  /** A click does it at once: naming a target, letting a unit join. Others are shown first and confirmed. */
  readonly direct?: boolean;
  /** Says no to these, where a seat is asked for nothing else: it may leave that to the table once for all (standing.ts). */
  readonly declines?: readonly string[];
  /** A side has done all it wants for a time: "what happened since" is counted from here. */
  readonly endsTurn?: boolean;
}

export type ActionTable = Readonly<Record<string, ActionSpec>>;

type ValueOf<K extends ArgumentKind> = K extends keyof Values
  ? Values[K]
  : K extends { readonly flag: string }
    ? boolean
    : number;

interface Values {
  readonly unit: Unit;
  readonly place: Place;
  readonly path: readonly Place[];
  readonly units: readonly Unit[];
}

/** The union of all actions that a table describes. */
export type ActionOf<T extends ActionTable> = {
  [K in keyof T & string]: { readonly type: K } & { readonly [P in keyof T[K]['args']]: ValueOf<T[K]['args'][P]> };
}[keyof T & string];

export interface AnyAction {
  readonly type: string;
}

const argument = (action: AnyAction, name: string): unknown =>
  (action as unknown as Readonly<Record<string, unknown>>)[name];

/** Where on the board an action leads; null for one that is done by a button. */
export function goalOf(table: ActionTable, action: AnyAction): Place | null {
  const { goal } = table[action.type];
  if (goal === undefined) return null;
  const value = argument(action, goal) as number | readonly number[];
  return typeof value === 'number' ? value : value[value.length - 1];
}

/** The places an action goes through, the first one among them; null for one that has no way. */
export function pathOf(table: ActionTable, action: AnyAction): readonly Place[] | null {
  const { path } = table[action.type];
  return path === undefined ? null : (argument(action, path) as readonly number[]);
}

/** How many units and places there are, and how long a list may be. */
export interface ActionLimits {
  readonly units: number;
  readonly places: number;
  readonly path: number;
}

/** What is wrong with the shape of an input, if anything. The words are codes for the message catalogs. */
export type ShapeFault = 'not-an-action' | 'unknown-action' | 'unknown-field' | 'malformed-argument';

/** Whether a value is a whole number from 0 to count - 1. */
export const isIndex = (value: unknown, count: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;

function isIndexList(value: unknown, count: number, longest: number, ascending: boolean): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > longest) return false;
  for (let i = 0; i < value.length; i++) {
    if (!isIndex(value[i], count)) return false;
    if (ascending && i > 0 && value[i] <= value[i - 1]) return false;
  }
  return true;
}

function isArgument(kind: ArgumentKind, value: unknown, limits: ActionLimits): boolean {
  if (kind === 'unit') return isIndex(value, limits.units);
  if (kind === 'place') return isIndex(value, limits.places);
  if (kind === 'path') return isIndexList(value, limits.places, limits.path, false);
  if (kind === 'units') return isIndexList(value, limits.units, limits.units, true);
  if ('flag' in kind) return typeof value === 'boolean';
  return isIndex(value, kind.oneOf.length);
}

/**
 * Checks the shape of an input that claims to be an action: plain object, known type, every argument there and in range,
 * nothing else. Returns null if it is one.
 */
export function shapeFault(table: ActionTable, limits: ActionLimits, input: unknown): ShapeFault | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return 'not-an-action';
  const type = (input as { type?: unknown }).type;
  if (typeof type !== 'string' || !Object.hasOwn(input, 'type')) return 'not-an-action';
  if (!Object.hasOwn(table, type)) return 'unknown-action';
  const args = table[type].args;
  let given = 0;
  for (const key in input) {
    if (key === 'type') continue;
    if (!Object.hasOwn(args, key) || !Object.hasOwn(input, key)) return 'unknown-field';
    if (!isArgument(args[key], (input as Record<string, unknown>)[key], limits)) return 'malformed-argument';
    given++;
  }
  let wanted = 0;
  for (const _ in args) wanted++;
  return given === wanted ? null : 'malformed-argument';
}

/** Two actions with the same type and arguments. */
export function sameAction(a: AnyAction, b: AnyAction): boolean {
  return actionKey(a) === actionKey(b);
}

/** A text that is equal for equal actions whatever the order of their fields. */
export function actionKey(action: AnyAction): string {
  const fields = action as unknown as Readonly<Record<string, unknown>>;
  let key = action.type;
  for (const name of Object.keys(fields).sort()) if (name !== 'type') key += `|${name}:${String(fields[name])}`;
  return key;
}

/** A copy that shares nothing with what was handed in, for an action whose shape has been checked. */
export function copyAction<A extends AnyAction>(action: A): A {
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(action)) copy[name] = Array.isArray(value) ? [...value] : value;
  return copy as unknown as A;
}
