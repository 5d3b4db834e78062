import type { State } from '@hundred-days/kernel';
import { board, position, tables, units } from '@hundred-days/napoleon-1815';
import { mayRetreatBy } from '@hundred-days/napoleon-1815/battle';
import { say, sayMany } from '../text/battleWords.ts';
import type { Field } from './field.ts';

/** The roads by which units leave a battle and come up to it. */

const { AT } = position;

export interface Road {
  readonly town: number;
  readonly road: number;
  readonly major: boolean;
  readonly room: number;
  readonly most: number;
}

export function roadsFrom(view: State, town: number, limit: readonly number[]): Road[] {
  const found: Road[] = [];
  for (let i = board.FIRST[town]; i < board.FIRST[town + 1]; i++) {
    const road = board.VIA[i];
    const most = limit[board.MAJOR[road]];
    const room = Math.max(0, most - view[AT.flow + road]);
    found.push({ town: board.NEXT[i], road, major: board.MAJOR[road] === 1, room, most });
  }
  return found;
}

/** 7.1, 7.2a: where a side may retreat to, full roads included. */
export const waysOut = (view: State, town: number, side: number): readonly Road[] =>
  roadsFrom(view, town, tables.RETREAT_LIMIT).filter((way) => mayRetreatBy(view, side, town, way.road, way.town));

export const retreatsOf = ({ asked: { view }, town }: Field, side: number): readonly Road[] =>
  waysOut(view, town, side);

export interface Comers extends Road {
  readonly units: readonly number[];
}

/** 6.34b, 6.34c: one's own next to the battle, by the road they would take. */
export function comersOf({ asked: { view, viewer }, town }: Field): readonly Comers[] {
  return roadsFrom(view, town, tables.REINFORCE_LIMIT)
    .map((road) => ({
      ...road,
      units: [...Array(units.UNITS).keys()].filter(
        (unit) => position.whereIs(view, unit) === road.town && viewer >= 0 && position.owns(view, viewer, unit),
      ),
    }))
    .filter((road) => road.units.length > 0);
}

/** "major road, 1 of 2 free" */
export function roomIn(language: string, { major, room, most }: Road): string {
  const free = room === 0 ? say(language, 'road.full') : sayMany(language, 'road.room', room, { of: most });
  return `${say(language, major ? 'road.major' : 'road.minor')}, ${free}`;
}
