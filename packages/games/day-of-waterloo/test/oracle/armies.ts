import type { State } from '@hundred-days/kernel';
import UNITS from '../../data/units.json' with { type: 'json' };
import type { World } from '../../src/world.ts';

/**
 * A slow referee of 12 and 13: what must hold of corps and armies whatever has happened, counted unit by unit from the roster
 * of the historical scenario.
 */

const [FIT, DEMORALIZED, DISINTEGRATED] = [0, 1, 2];
const GONE = -3;

interface Corps {
  readonly morale: number;
  readonly lost: number;
  readonly full: number;
  readonly demoralization: number;
  readonly disintegration: number | null;
  readonly fled: number;
  readonly onMap: number;
}

function countCorps(w: World, s: State, army: string, corps: string): Corps {
  const level = UNITS.corps.find((one) => one.army === army && one.corps === corps);
  if (level === undefined) throw new Error(`no corps ${corps}`);
  const units = UNITS.units.filter((one) => one.army === army && one.corps === corps);
  const where = (id: string): number => s[w.at.where + w.unitIndex(id)];
  const lost = (id: string): number => s[w.at.casualties + w.unitIndex(id)];
  const isFleeing = (unit: (typeof units)[number]): boolean => unit.landwehr === true || unit.dutchBelgian === true;
  return {
    morale: s[w.at.corpsMorale + w.corpsIds.indexOf(`${army}-${corps}`)],
    lost: units.reduce((sum, { id }) => sum + lost(id), 0),
    full: level.maxStrength,
    demoralization: level.demoralization,
    disintegration: level.disintegration,
    fled: units
      .filter((unit) => isFleeing(unit) && where(unit.id) === GONE)
      .reduce((sum, { id, strength }) => sum + strength - lost(id), 0),
    onMap: units.filter(({ id }) => where(id) >= 0).length,
  };
}

/** What is wrong with the corps and armies of a position; empty if nothing is. */
export function armyFaults(w: World, s: State, isOver: boolean): string[] {
  const faults: string[] = [];
  for (const army of ['french', 'adg', 'prussian'] as const) {
    const state = s[w.at.armyMorale + ['french', 'adg', 'prussian'].indexOf(army)];
    const corps = new Map(
      UNITS.corps.filter((one) => one.army === army).map((one) => [one.corps, countCorps(w, s, army, one.corps)]),
    );
    // 14.0a: when the French army breaks the game is over, and nothing else is tested.
    if (isOver) continue;
    for (const [name, one] of corps) faults.push(...corpsFaults(name, one, state));
    faults.push(...stateFaults(army, state, corps));
  }
  return faults;
}

/** 12.1a, 12.3a, 12.7a, 13.1a */
function corpsFaults(name: string, one: Corps, army: number): string[] {
  const faults: string[] = [];
  const breaks = one.disintegration !== null && one.lost >= one.disintegration;
  if (army !== DISINTEGRATED && breaks !== (one.morale === DISINTEGRATED))
    faults.push(`${name}: disintegration at ${one.lost}`);
  const shaken = one.lost >= one.demoralization || army !== FIT;
  if (one.morale !== DISINTEGRATED && army !== DISINTEGRATED && shaken !== (one.morale === DEMORALIZED))
    faults.push(`${name}: ${one.morale} at ${one.lost} of ${one.demoralization}`);
  if (one.morale === DISINTEGRATED && one.onMap > 0)
    faults.push(`${name}: ${one.onMap} units of a disintegrated corps`);
  return faults;
}

/** 12.4 to 12.7, 13.1b, 13.2 */
function stateFaults(army: string, state: number, corps: ReadonlyMap<string, Corps>): string[] {
  const faults: string[] = [];
  const broken = (name: string): boolean => (corps.get(name)?.morale ?? FIT) > FIT;
  const all = [...corps.values()];
  const lost = all.reduce((sum, one) => sum + (one.morale === DISINTEGRATED ? one.full : one.lost + one.fled), 0);
  const level = { french: 72, adg: 70, prussian: 46 }[army] as number;
  if (state !== DISINTEGRATED && lost >= level) faults.push(`${army}: stands at ${lost}`);
  if (state === DISINTEGRATED && all.some(({ onMap }) => onMap > 0)) faults.push(`${army}: units left`);
  if (state !== FIT) return faults;
  if (army === 'french' && broken('IG')) faults.push('the French army is fit without its Guard');
  if (army === 'adg' && broken('I') && broken('II')) faults.push('the ADG army is fit without I and II Corps');
  if (army === 'prussian' && all.filter(({ morale }) => morale > FIT).length > 1) faults.push('two Prussian corps');
  if (all.some(({ fled }) => fled > 0)) faults.push(`${army}: somebody has fled from an army that is fit`);
  return faults;
}
