import { type Refusal, refusal, type State, type Tell } from '@hundred-days/kernel';
import { roadBetween, townId } from '../board.ts';
import { AT, attackerOf, blocksOf, DISRUPTED, IN_BATTLE, mark, transfer, unmark, whereIs } from '../position.ts';
import { ARMIES, ARMY, otherSide, SIDE, unitId } from '../units.ts';
import { hasRoom, mayRetreatBy } from './fights.ts';
import { breakSquare } from './losses.ts';
import { tellOwner } from './publishing.ts';

/** 7.0 Retreats: a unit leaves a fight by a road. */

/** Why a unit cannot retreat to a town, as far as roads and towns go; null if it can. */
export function refuseRoad(s: State, unit: number, town: number): Refusal | null {
  const from = whereIs(s, unit);
  const side = SIDE[unit];
  const data = { unit: unitId(unit), town: townId(town), from: townId(from) };
  const road = roadBetween(from, town);
  if (road < 0) return refusal('1.0c', 'no-road', data);
  if (blocksOf(s, town, otherSide(side)) > 0) return refusal('7.1c', 'enemy-there', data);
  if (s[AT.fights + town] !== 0) return refusal('7.1d', 'fight-there', data);
  if (!mayRetreatBy(s, side, from, road, town)) {
    return side === attackerOf(s)
      ? refusal('7.1a', 'not-an-entry-town', data)
      : refusal('7.1b', 'attackers-town', data);
  }
  return hasRoom(s, road) ? null : refusal('7.2a', 'road-full-for-retreat', data);
}

/** Carries a retreat out; 7.3a: the unit is disrupted. The others hear of it when the step is shown (FOG-13). */
export function retreat(s: State, unit: number, town: number, rule: string, tell: Tell): void {
  const from = whereIs(s, unit);
  s[AT.flow + roadBetween(from, town)]++;
  breakSquare(s, unit);
  s[AT.host + unit] = 0;
  transfer(s, unit, town);
  unmark(s, unit, IN_BATTLE);
  mark(s, unit, DISRUPTED);
  const data = { town: townId(town), from: townId(from), army: ARMIES[ARMY[unit]] };
  tellOwner(s, unit, tell, 'retreated', rule, data);
}
