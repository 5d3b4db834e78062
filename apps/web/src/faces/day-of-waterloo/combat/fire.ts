import { position, type World } from '@hundred-days/day-of-waterloo';
import * as reckoning from '@hundred-days/day-of-waterloo/reckoning';
import type { Place, State, Unit } from '@hundred-days/kernel';
import { mightHide } from './known.ts';
import { FACES } from './odds.ts';

/** 10.1 The numbers of a bombardment, as far as the firer knows them. */

export interface Battery {
  readonly hex: Place;
  readonly units: readonly Unit[];
  readonly points: number;
  /** 10.2c: the line runs along a hexside past an obstruction. */
  readonly halved: boolean;
}

export interface Fire {
  readonly batteries: readonly Battery[];
  readonly points: number;
  readonly column: number;
  readonly columns: readonly string[];
  readonly terrain: number;
  /** 10.1f: nine points or more are there; unknown where more may lie beneath. */
  readonly massed: 'yes' | 'no' | 'unknown';
  /** 12.2b */
  readonly doubled: boolean;
  /** By face of the die: points lost if the target is not massed, and if it is. */
  readonly losses: readonly { readonly open: number; readonly massed: number }[];
  /** Their means, by what is known of the target. */
  readonly expected: { readonly least: number; readonly most: number };
}

/** These guns at this hex; null while nobody fires. */
export function fireOn(w: World, view: State, guns: readonly Unit[], target: Place): Fire | null {
  const top = position.topIn(w, view, target);
  if (guns.length === 0 || top < 0) return null;
  const batteries = batteriesOf(w, view, guns, target);
  const points = batteries.reduce((sum, battery) => sum + battery.points, 0);
  const column = reckoning.fireColumn(w, points);
  const terrain = w.bombardModifier[target];
  const known = position.spIn(w, view, target);
  const hides = mightHide(w, view, target);
  const massed = known >= w.massedSP ? 'yes' : hides ? 'unknown' : 'no';
  const doubled = position.isDemoralized(w, view, top);
  // What the top unit cannot pay falls on those beneath (10.1h); of the unseen nobody knows how many they are.
  const most = hides ? Number.POSITIVE_INFINITY : known;
  const lost = (die: number): number => {
    const found = reckoning.readRows(w.bombardRows, die + terrain, column);
    return Math.min(most, doubled ? Math.max(1, 2 * found) : found);
  };
  const losses = FACES.map((die) => ({ open: lost(die), massed: lost(die + w.massedModifier) }));
  const mean = (kind: 'open' | 'massed'): number => losses.reduce((sum, face) => sum + face[kind], 0) / FACES.length;
  return {
    batteries,
    points,
    column,
    columns: w.documents.tables.bombardmentTable.columns.map(({ label }) => label),
    terrain,
    massed,
    doubled,
    losses,
    expected: { least: mean(massed === 'yes' ? 'massed' : 'open'), most: mean(massed === 'no' ? 'open' : 'massed') },
  };
}

function batteriesOf(w: World, view: State, guns: readonly Unit[], target: Place): readonly Battery[] {
  const hexes = [...new Set(guns.map((unit) => position.whereIs(w, view, unit)))];
  return hexes.map((hex) => {
    const units = guns.filter((unit) => position.whereIs(w, view, unit) === hex);
    const sp = units.reduce((sum, unit) => sum + reckoning.gunsOf(w, view, unit), 0);
    const halved = reckoning.lineOfSight(w.sight, view, w.at.top, hex, target) === reckoning.HALVED;
    return { hex, units, points: halved ? Math.ceil(sp / 2) : sp, halved };
  });
}
