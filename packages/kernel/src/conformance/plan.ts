import type { AnyAction } from '../actions.ts';
import type { Words } from '../catalog.ts';
import type { Game, Setup } from '../contract.ts';

/** A set-up with a name for the failures. */
export interface NamedSetup {
  readonly name: string;
  readonly setup: Setup;
}

export const named = (name: string, scenario: Setup['scenario'], options: Setup['options'] = {}): NamedSetup => ({
  name,
  setup: { scenario, options },
});

/** A set-up and how the dice of the set-up fall, the secret ones among them. */
export interface Start {
  readonly setup: Setup;
  readonly dice: readonly number[];
}

/** Positions that differ only in what `viewer` may not know. */
export interface Twins {
  readonly name: string;
  readonly viewer: number;
  readonly starts: readonly Start[];
}

/** The random games that are looked at, each a name that a failure can show. */
export type Seeds = readonly string[];

/** What a game is put through. */
export interface Plan<A extends AnyAction> {
  /** Every scenario with every option, and described set-ups that reach what these do not. */
  readonly setups: readonly NamedSetup[];
  /** Makes another instance of the game. */
  readonly another: () => Game<A>;
  /** Random games to the end, in all, spread over the set-ups. */
  readonly games: number;
  /** Games for each set-up in the other checks, which look harder at every step. */
  readonly walks?: number;
  /** Mutated and foreign actions, in all, spread over the set-ups. */
  readonly mutations: number;
  /** Changed records, for each set-up. */
  readonly tamperings?: number;
  readonly seed?: number | string;
  /** By name of the set-up: how many choices there are at the first decision, and after each of them. */
  readonly perft: Readonly<Record<string, readonly number[]>>;
  readonly twins: readonly Twins[];
  /** Every rule id and its title. */
  readonly cases: readonly { readonly id: string; readonly title: string }[];
  /** What the game says, in every language. */
  readonly words: readonly Words[];
}

/** The plan with its gaps filled. */
export type FullPlan<A extends AnyAction> = Required<Plan<A>>;

export function fullPlan<A extends AnyAction>(plan: Plan<A>): FullPlan<A> {
  return { walks: 2, tamperings: 40, seed: 'conformance', ...plan };
}

/** The seeds of a check, each a name that a failure can show. */
export function seeds(base: number | string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${base}-${i}`);
}
