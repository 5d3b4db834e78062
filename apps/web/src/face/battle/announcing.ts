import type { AnyAction } from '@hundred-days/kernel';

/** An attack is announced in steps, targets and attackers in any order, and can be given up until it is rolled for. */

/** Where the announcement in progress begins among the actions. */
export function announcedFrom(actions: readonly (AnyAction | null)[]): number {
  let step = actions.length;
  while (step > 0 && ['target', 'join'].includes(actions[step - 1]?.type ?? '')) step--;
  return step;
}

/** How many steps stand when it is given up; -1 if there is none. */
export function begunAt(actions: readonly (AnyAction | null)[]): number {
  const step = announcedFrom(actions);
  return step === actions.length ? -1 : step;
}
