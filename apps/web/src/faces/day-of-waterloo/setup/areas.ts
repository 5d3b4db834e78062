import { position, type World } from '@hundred-days/day-of-waterloo';
import type { Place, State, Unit } from '@hundred-days/kernel';

/** 4.1 What is still to be placed, by the areas it may go to. */

export interface Area {
  /** The name of the set-up list: "Rossomme". */
  readonly place: string;
  readonly radius: number;
  readonly hexes: readonly Place[];
  /** Still to be placed there, and all that belong there. */
  readonly left: readonly Unit[];
  readonly of: number;
}

interface Filling extends Omit<Area, 'left' | 'of'> {
  left: Unit[];
  of: number;
}

const setupOf = (w: World, piece: Unit) => (piece < w.units ? w.unitData[piece] : w.leaderData[piece - w.units]).setup;

/** The areas of the pieces that a seat has to place, in the order of the set-up list. */
export function areasOf(w: World, view: State, seat: number): readonly Area[] {
  const areas = new Map<string, Filling>();
  for (const piece of w.unitsOf[position.sideOfSeat(seat)]) {
    const setup = setupOf(w, piece);
    if (setup === undefined || w.areas[piece].length === 0 || !position.owns(w, view, seat, piece)) continue;
    const key = [setup.place, setup.radius, ...w.areas[piece]].join();
    const area: Filling = areas.get(key) ?? {
      place: setup.place ?? '',
      radius: setup.radius ?? 0,
      hexes: [...w.areas[piece]],
      left: [],
      of: 0,
    };
    areas.set(key, area);
    area.of++;
    if (position.whereIs(w, view, piece) === position.UNPLACED) area.left.push(piece);
  }
  return [...areas.values()];
}

export const leftIn = (areas: readonly Area[]): number => areas.reduce((sum, { left }) => sum + left.length, 0);
