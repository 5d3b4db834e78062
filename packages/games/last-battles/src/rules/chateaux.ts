import type { State, Unit } from '@hundred-days/kernel';
import { whereIs } from '../position.ts';
import { INFANTRY } from '../units.ts';
import type { World } from '../world.ts';

/** 10.0 What a chateau does for those in it, beyond tripling them. */

export const isDemoralized = (w: World, s: State, unit: Unit): boolean =>
  w.above?.isDemoralized(s, unit) ?? s[w.at.morale + w.army[unit]] > 0;

/** 10.3, 10.31: infantry in a chateau, unless it is demoralized. */
export const isSheltered = (w: World, s: State, unit: Unit): boolean =>
  w.arm[unit] === INFANTRY && w.chateau[whereIs(w, s, unit)] === 1 && !isDemoralized(w, s, unit);
