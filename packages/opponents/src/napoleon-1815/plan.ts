import type { State } from '@hundred-days/kernel';
import { type Action, position, units, type World } from '@hundred-days/napoleon-1815';
import { latenessOf } from '@hundred-days/napoleon-1815/appraisal';
import type { March } from './manoeuvre.ts';
import { brinkOf } from './script/stances.ts';
import type { Stance } from './script.ts';

const { sideOfSeat } = position;
const { FRENCH } = units;

/** What a turn's Group Moves could be, and what trials made of it. */
export interface Plan {
  readonly marches: readonly March[];
  readonly moves: readonly Action[];
  /** How much it is to the taste of who makes it. */
  readonly liking: number;
  /** What the enemy may do about it: those who are not attacked do nothing. */
  readonly answers: readonly Stance[];
  /** How much it counts that trials fall short of their mean, and what the enemy's next turn leaves: 0 to 1. */
  readonly caution: number;
  /** Whole positions it has been tried in so far, and what the trials came to for each answer. */
  tried: number;
  readonly values: readonly number[][];
  /** What is left of it after the enemy's next Player Turn, for each way to meet him. */
  readonly after: readonly number[][];
  /** Steps each side lost in all of its trials. */
  readonly lost: Float64Array;
}

export const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** How far trials fall short of their mean, on average over all of them. */
export function shortfallOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => Math.max(0, mean - value)));
}

const cautious = (values: readonly number[], caution: number): number => meanOf(values) - caution * shortfallOf(values);

/** What a plan is worth against one of the enemy's answers: the nearer a defeat, the more of it is what his next turn leaves. */
export function worthAgainst({ values, after, caution, liking }: Plan, answer: number): number {
  const before = cautious(values[answer], caution);
  if (after[0].length === 0) return before + liking;
  const met = Math.max(...after.map((those) => cautious(those, caution)));
  return (1 - caution) * before + caution * met + liking;
}

/** The enemy chooses his answer: what a plan is worth is what it is worth against the best of them. */
export const meritOf = (plan: Plan): number =>
  plan.tried === 0
    ? Number.NEGATIVE_INFINITY
    : Math.min(...plan.answers.map((_, answer) => worthAgainst(plan, answer)));

/** What it is worth if he gives the wrong answer: where all is lost otherwise that is all there is. */
const hopeOf = (plan: Plan): number => Math.max(...plan.answers.map((_, answer) => worthAgainst(plan, answer)));

/** Those that have not been tried are alike. */
export const byValue = (a: Plan, b: Plan): number =>
  meritOf(b) - meritOf(a) || (a.tried > 0 && b.tried > 0 ? hopeOf(b) - hopeOf(a) : 0);

/** How late it has to be before the French throw caution away. */
const DESPAIR = 4;

/**
 * Near a defeat it is not the mean that matters: 0 where nobody is lost yet, 1 for an army that breaks with the next unit. For the French it
 * matters again when time is nearly up (10.2b): who waits has lost as well.
 */
export function cautionOf(w: World, view: State, seat: number): number {
  const side = sideOfSeat(w, view, seat);
  const late = side === FRENCH ? latenessOf(w, view) ** DESPAIR : 0;
  return (1 - late) * brinkOf(w, view, side) ** 2;
}
