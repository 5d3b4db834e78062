import type { State, Tell } from '@hundred-days/kernel';
import { battleOf } from '../position.ts';
import { ARMIES, enemyOf, FRENCH, FRENCH_ARMY, sideOfArmy } from '../units.ts';
import type { World } from '../world.ts';

/** 11.1 The levels at which armies break, as they stand now. */

export const DEMORALIZATION = 0;
export const DISINTEGRATION = 1;

/** The level of an army with all that changes it; 0 at the base means that it has none. */
export function levelOf(w: World, s: State, army: number, kind: number): number {
  const battle = battleOf(w, s);
  let level = s[w.at.level + 2 * army + kind];
  const enemy = enemyOf(sideOfArmy(army));
  for (const modifier of battle.heldModifiers) {
    if (modifier.army !== army) continue;
    // 14.2b: live both ways.
    for (const hex of modifier.hexes) if (s[w.at.held + w.objective[hex] - 1] === enemy + 1) level += modifier.amount;
  }
  // 16.2b
  return army === FRENCH_ARMY && battle.frenchPlusPoints ? level + s[w.at.points + FRENCH] : level;
}

/** Whether an army has such a level in this battle: no modifier takes one away or gives one. */
export const hasLevel = (w: World, s: State, army: number, kind: number): boolean =>
  battleOf(w, s).levels[2 * army + kind] !== 0;

/** A change for good of all levels an army has. */
export function changeLevels(w: World, s: State, army: number, by: number, rule: string, tell: Tell): void {
  for (const kind of [DEMORALIZATION, DISINTEGRATION])
    if (hasLevel(w, s, army, kind)) s[w.at.level + 2 * army + kind] += by;
  if (tell !== null)
    tell({ type: 'level', rule, data: { army: ARMIES[army], by, level: levelOf(w, s, army, DEMORALIZATION) } });
}
