import type { State, Tell, Unit } from '@hundred-days/kernel';
import { CADRE, corpsOf, DEMORALIZED, levelsOf, lift, onMap, strengthOf } from '../position.ts';
import type { World } from '../world.ts';

/** 11.10, 8.1i: casualties, kept by unit and by corps. */

/** Takes SP from a unit, as many as it has; 8.2a: at zero it is a cadre. What levels that reaches is tested by the caller. */
export function lose(w: World, s: State, unit: Unit, sp: number, rule: string, tell: Tell): number {
  const lost = Math.min(sp, strengthOf(w, s, unit));
  if (lost === 0) return 0;
  s[w.at.casualties + unit] += lost;
  s[w.at.losses + corpsOf(w, s, unit)] += lost;
  const left = strengthOf(w, s, unit);
  if (tell !== null) tell({ type: 'lost', rule, data: { unit: w.unitId(unit), lost, left }, reveals: true });
  if (left > 0) return lost;
  if (onMap(w, s, unit)) lift(w, s, unit, CADRE);
  if (tell !== null) tell({ type: 'cadre', rule: '8.2a', data: { unit: w.unitId(unit) } });
  return lost;
}

/** 8.1i, 8.1k: an SP comes back, off the totals at once; 12.3a: below its level the corps is no longer Demoralized. */
export function recover(w: World, s: State, unit: Unit, tell: Tell): void {
  const corps = corpsOf(w, s, unit);
  s[w.at.casualties + unit]--;
  s[w.at.losses + corps]--;
  const morale = w.at.corpsMorale + corps;
  if (s[morale] !== DEMORALIZED || s[w.at.armyMorale + w.army[unit]] !== 0) return;
  if (s[w.at.losses + corps] >= levelsOf(w, s, corps).demoralization) return;
  s[morale] = 0;
  if (tell !== null) tell({ type: 'corps-recovered', rule: '12.3a', data: { corps: w.corpsIds[corps] } });
}
