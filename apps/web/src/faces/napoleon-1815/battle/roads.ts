import type { State } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import { mayRetreatBy } from '@hundred-days/napoleon-1815/battle';
import type { Painted } from '../art.ts';
import { say, sayMany } from '../text/battleWords.ts';
import type { Field } from './field.ts';

/** The roads by which units leave a battle and come up to it. */

export interface Road {
  readonly town: number;
  readonly road: number;
  readonly major: boolean;
  readonly room: number;
  readonly most: number;
}

export function roadsFrom(w: Painted, view: State, town: number, limit: readonly number[]): Road[] {
  const found: Road[] = [];
  for (let i = w.first[town]; i < w.first[town + 1]; i++) {
    const road = w.via[i];
    const most = limit[w.major[road]];
    const room = Math.max(0, most - view[w.at.flow + road]);
    found.push({ town: w.next[i], road, major: w.major[road] === 1, room, most });
  }
  return found;
}

/** 7.1, 7.2a: where a side may retreat to, full roads included. */
export const waysOut = (w: Painted, view: State, town: number, side: number): readonly Road[] =>
  roadsFrom(w, view, town, w.retreatLimit).filter((way) => mayRetreatBy(w, view, side, town, way.road, way.town));

export const retreatsOf = (w: Painted, { asked: { view }, town }: Field, side: number): readonly Road[] =>
  waysOut(w, view, town, side);

export interface Comers extends Road {
  readonly units: readonly number[];
}

/** 6.34b, 6.34c: one's own next to the battle, by the road they would take. */
export function comersOf(w: Painted, { asked: { view, viewer }, town }: Field): readonly Comers[] {
  return roadsFrom(w, view, town, w.reinforceLimit)
    .map((road) => ({
      ...road,
      units: [...Array(w.unitCount).keys()].filter(
        (unit) => position.whereIs(w, view, unit) === road.town && viewer >= 0 && position.owns(w, view, viewer, unit),
      ),
    }))
    .filter((road) => road.units.length > 0);
}

/** "major road, 1 of 2 free" */
export function roomIn(language: string, { major, room, most }: Road): string {
  const free = room === 0 ? say(language, 'road.full') : sayMany(language, 'road.room', room, { of: most });
  return `${say(language, major ? 'road.major' : 'road.minor')}, ${free}`;
}
