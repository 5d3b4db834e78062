import type { State, Tell, Unit } from '@hundred-days/kernel';
import {
  corpsOf,
  DISINTEGRATED,
  FLED,
  GONE,
  HOMELESS,
  is,
  levelsOf,
  lift,
  onMap,
  strengthOf,
  whereIs,
} from '../position.ts';
import { ARMIES } from '../units.ts';
import type { World } from '../world.ts';

/** 13.0 Corps and army Disintegration. */

/** 12.7, 13: out of play for good, wherever it is. */
export function takeAway(w: World, s: State, unit: Unit): void {
  if (onMap(w, s, unit)) lift(w, s, unit, GONE);
  else s[w.at.where + unit] = GONE;
}

/** 13.1a, 13.2b: a leader goes with them; 3.4.2d: one who was driven off looks for a place no longer. */
function takeLeader(w: World, s: State, leader: Unit): void {
  if (whereIs(w, s, leader) === HOMELESS) s[w.at.homeless]--;
  s[w.at.driven + leader] = 0;
  s[w.at.where + leader] = GONE;
}

/** 13.1b: full strength of disintegrated corps, casualties of the others, and SP that fled from those; each SP once. */
export function armyLosses(w: World, s: State, army: number): number {
  let lost = s[w.at.fled + army];
  for (let corps = 0; corps < w.corpsIds.length; corps++) {
    if (w.corpsArmy[corps] !== army) continue;
    lost += s[w.at.corpsMorale + corps] === DISINTEGRATED ? levelsOf(w, s, corps).full : s[w.at.losses + corps];
  }
  return lost;
}

/** 13.1b: SP of a corps that fled are counted with it when it disintegrates. */
function fledOf(w: World, s: State, corps: number): number {
  let sp = 0;
  for (let unit = 0; unit < w.units; unit++)
    if (corpsOf(w, s, unit) === corps && is(w, s, unit, FLED)) sp += strengthOf(w, s, unit);
  return sp;
}

/** 13.1a: its leader and all its units, cadres and those not yet entered too; an army leader stays. */
export function disintegrateCorps(w: World, s: State, corps: number, tell: Tell): void {
  const army = w.corpsArmy[corps];
  s[w.at.fled + army] -= fledOf(w, s, corps);
  s[w.at.corpsMorale + corps] = DISINTEGRATED;
  const units: Unit[] = [];
  for (let unit = 0; unit < w.units; unit++)
    if (corpsOf(w, s, unit) === corps && whereIs(w, s, unit) !== GONE) units.push(unit);
  const leader = w.corpsLeader[corps];
  if (w.isArmyLeader[leader - w.units] === 0) takeLeader(w, s, leader);
  if (tell !== null) {
    const { full, disintegration } = levelsOf(w, s, corps);
    const data = { corps: w.corpsIds[corps], losses: s[w.at.losses + corps], level: disintegration, full };
    tell({ type: 'corps-disintegrated', rule: '13.1a', data: { ...data, units: units.map(w.unitId) }, reveals: true });
  }
  for (const unit of units) takeAway(w, s, unit);
}

/** 13.2b: its leaders too, and its reinforcements no longer enter. */
export function disintegrateArmy(w: World, s: State, army: number, tell: Tell): void {
  const losses = armyLosses(w, s, army);
  s[w.at.armyMorale + army] = DISINTEGRATED;
  for (let unit = 0; unit < w.units; unit++) if (w.army[unit] === army) takeAway(w, s, unit);
  for (let leader = w.units; leader < w.pieces; leader++) if (w.army[leader] === army) takeLeader(w, s, leader);
  if (tell === null) return;
  const data = { army: ARMIES[army], losses, level: w.armyLevel[army] };
  tell({ type: 'army-disintegrated', rule: '13.2b', data, reveals: true });
}
