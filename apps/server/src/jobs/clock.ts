import type { Task } from 'graphile-worker';
import { timeOut } from '../tables/ending.ts';
import type { Keeper } from '../tables/keeper.ts';

/** The time of a seat may have run out. */
export const clockTask =
  (keeper: Keeper): Task =>
  (payload) =>
    timeOut(keeper, (payload as { readonly table: string }).table);
