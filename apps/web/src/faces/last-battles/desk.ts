import type { State } from '@hundred-days/kernel';
import { createDesk, type Desk, type World } from '@hundred-days/last-battles';

/** One for each world, as long as its table lies open. */
const desks = new WeakMap<World, Desk>();

export function deskOf(w: World): Desk {
  const desk = desks.get(w) ?? createDesk(w);
  desks.set(w, desk);
  return desk;
}

/** 7.11c: the hexes that must still attack or be attacked. */
export function owedIn(w: World, view: State): (hex: number) => boolean {
  const { duties } = deskOf(w);
  duties.read(view);
  return (hex) => duties.owes(hex);
}
