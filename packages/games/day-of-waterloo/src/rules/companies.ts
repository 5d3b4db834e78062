import type { Unit } from '@hundred-days/kernel';

/** 11.9g: any choice of leaders if somebody stays, else all of them. */
export function companies(leaders: readonly Unit[], somebodyStays: boolean): Unit[][] {
  if (!somebodyStays) return [[...leaders]];
  const choices: Unit[][] = [];
  for (let choice = 0; choice < 1 << leaders.length; choice++)
    choices.push(leaders.filter((_, i) => (choice & (1 << i)) !== 0));
  return choices;
}
