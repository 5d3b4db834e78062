import type { AnyAction } from '@hundred-days/kernel';

/** What a player who is thinking lets others see now and then. */
export interface Thought<A extends AnyAction> {
  /** Share of the budget that is spent, 0 to 1. */
  readonly progress: number;
  /** Positions valued so far. */
  readonly nodes: number;
  /** What it would do now, in order, as far as it has thought. */
  readonly intent: readonly A[];
}

export type Thinking<A extends AnyAction> = Generator<Thought<A>, A, void>;

/** Thinks to the end without pausing. */
export function conclude<T, R>(thinking: Generator<T, R, void>): R {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}
