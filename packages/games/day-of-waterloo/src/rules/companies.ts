import type { State, Unit } from '@hundred-days/kernel';
import { seatOf } from '../position.ts';
import type { World } from '../world.ts';

/** 4.0b: whether whoever orders a unit may take a leader of its hex along as he likes; another player's goes only if he must. */
export const mayTakeAlong = (w: World, s: State, unit: Unit, leader: Unit): boolean =>
  seatOf(w, s, w.army[unit]) === seatOf(w, s, w.army[leader]);

/** 11.9g: the leaders who go with a unit: any choice of them if somebody stays, else all. */
export function companies(w: World, s: State, leaders: readonly Unit[], unit: Unit, somebodyStays: boolean): Unit[][] {
  if (!somebodyStays) return [[...leaders]];
  const free = leaders.filter((leader) => mayTakeAlong(w, s, unit, leader));
  const choices: Unit[][] = [];
  for (let choice = 0; choice < 1 << free.length; choice++)
    choices.push(free.filter((_, i) => (choice & (1 << i)) !== 0));
  return choices;
}
