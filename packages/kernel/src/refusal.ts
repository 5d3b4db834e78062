/** A fact that a refusal or an event carries: ids of units and places as the players write them, or numbers. */
export type Fact = string | number | boolean | readonly string[] | readonly number[];
export type Facts = Readonly<Record<string, Fact>>;

/**
 * Why something is not allowed: the rule that decides, a code for the message catalogs, and the facts of the case. A value,
 * not an exception; prose is made where people read it.
 */
export interface Refusal {
  readonly rule: string;
  readonly code: string;
  readonly data: Facts;
}

const NO_FACTS: Facts = Object.freeze({});

export function refusal(rule: string, code: string, data: Facts = NO_FACTS): Refusal {
  return { rule, code, data };
}

/** A fault in a file or argument: `at` names the place, as a path into the file. */
export interface Fault {
  readonly code: string;
  readonly at: string;
  readonly data: Facts;
}

export function fault(code: string, at: string, data: Facts = NO_FACTS): Fault {
  return { code, at, data };
}

/** A described thing becomes a legal one or a list of its faults; nothing in between. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** More would tell nobody more; how many they are is the last fault then. */
const MOST_FAULTS = 20;

export function bad<T>(faults: readonly Fault[]): Result<T> {
  const counted = faults.length === MOST_FAULTS + 1 && faults[MOST_FAULTS].code === 'more-faults';
  if (faults.length <= MOST_FAULTS || counted) return { ok: false, faults };
  const further = faults.length - MOST_FAULTS;
  return { ok: false, faults: [...faults.slice(0, MOST_FAULTS), fault('more-faults', '', { further })] };
}
