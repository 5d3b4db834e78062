import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/last-battles';
import { isHeldBack, kindOfTurn, type LastCampaign } from '@hundred-days/last-battles/campaign';
import type { PointlessWatch } from '../../planner/general.ts';
import { type Corps, corpsOf } from './corps.ts';

const { inEnemyZone } = position;
const { ARMIES, enemyOf } = units;

/** Hours, that is turns by day, that a corps may stand before it is pointless; and hexes within which an enemy is before it. */
export const HOURS = 3;
export const NOTHING_WITHIN = 10;

/**
 * The measure of a campaign's opponent. A turn by day is pointless if in it a corps stands, as it has for hours: none of its
 * units has changed hex or come back for HOURS turns by day running, no enemy unit is within NOTHING_WITHIN hexes of any of
 * them though there is one on the map, and the road is open: somebody of it could march if he were told to. Night is for sleep
 * and counts neither way.
 */
export function watchPointless(game: LastCampaign): PointlessWatch {
  const { world: w } = game;
  const all = corpsOf(w);
  const hours = all.map(() => 0);
  let before: State | null = null;
  const found: { readonly turn: number; readonly corps: string }[] = [];

  const onMap = (s: State, { units: own }: Corps): number[] => own.filter((unit) => s[w.at.where + unit] >= 0);
  const hasStood = (then: State, now: State, corps: Corps): boolean =>
    corps.units.every((unit) => then[w.at.where + unit] === now[w.at.where + unit]);
  const isAlone = (s: State, own: readonly number[]): boolean => {
    const enemies = [...w.unitsOf[enemyOf(w.side[own[0]])]].filter((enemy) => s[w.at.where + enemy] >= 0);
    const isFar = (enemy: number, unit: number): boolean =>
      w.map.distance(s[w.at.where + unit], s[w.at.where + enemy]) > NOTHING_WITHIN;
    return enemies.length > 0 && enemies.every((enemy) => own.every((unit) => isFar(enemy, unit)));
  };
  const hasOpenRoad = (s: State, own: readonly number[]): boolean =>
    own.some((unit) => !inEnemyZone(w, s, unit) && !isHeldBack(w, s, unit) && canLeave(s, unit));
  function canLeave(s: State, unit: number): boolean {
    const from = s[w.at.where + unit];
    const costs = w.stepCost[w.above?.paceOf(s, unit) ?? w.arm[unit]];
    for (let slot = 6 * from; slot < 6 * from + 6; slot++)
      if (w.neighbours[slot] >= 0 && costs[slot] >= 0 && costs[slot] <= w.allowance[unit]) return true;
    return false;
  }

  function endOfTurn(then: State, now: State): void {
    const turn = then[w.at.turn];
    if (kindOfTurn(w, turn) === 'night') return;
    for (const [i, corps] of all.entries()) {
      const own = onMap(now, corps);
      const stands = own.length > 0 && hasStood(then, now, corps) && isAlone(now, own) && hasOpenRoad(now, own);
      hours[i] = stands ? hours[i] + 1 : 0;
      if (hours[i] >= HOURS) found.push({ turn, corps: `${ARMIES[corps.army]} ${corps.name}` });
    }
  }

  return {
    see(s) {
      if (before !== null && before[w.at.turn] === s[w.at.turn]) return;
      if (before !== null && s[w.at.turn] > before[w.at.turn]) endOfTurn(before, s);
      before = s.slice();
    },
    found: () => found,
  };
}
