import { type Place, type Refusal, refusal, type State, type Tell, type Unit } from '@hundred-days/kernel';
import { attackerOf, blocksOf, DISRUPTED, IN_BATTLE, mark, transfer, unmark, whereIs } from '../position.ts';
import { ARMIES, otherSide } from '../units.ts';
import type { World } from '../world.ts';
import { hasRoom, mayRetreatBy } from './fights.ts';
import { breakSquare } from './losses.ts';
import { tellOwner } from './publishing.ts';

/** 7.0 Retreats: a unit leaves a fight by a road. */

/** Why a unit cannot retreat to a town, as far as roads and towns go; null if it can. `limits`: the rule that limits roads. */
export function refuseRoad(w: World, s: State, unit: Unit, town: Place, limits = '7.2a'): Refusal | null {
  const from = whereIs(w, s, unit);
  const side = w.side[unit];
  const data = { unit: w.unitId(unit), town: w.townId(town), from: w.townId(from) };
  const road = w.roadBetween(from, town);
  if (road < 0) return refusal('1.0c', 'no-road', data);
  // In another fight there are enemies too.
  if (s[w.at.fights + town] !== 0) return refusal('7.1d', 'fight-there', data);
  if (blocksOf(w, s, town, otherSide(side)) > 0) return refusal('7.1c', 'enemy-there', data);
  if (!mayRetreatBy(w, s, side, from, road, town)) {
    return side === attackerOf(w, s)
      ? refusal('7.1a', 'not-an-entry-town', data)
      : refusal('7.1b', 'attackers-town', data);
  }
  return hasRoom(w, s, road) ? null : refusal(limits, 'road-full-for-retreat', data);
}

/** Carries a retreat out; 7.3a: the unit is disrupted. The others hear of it when the step is shown (FOG-13). */
export function retreat(w: World, s: State, unit: Unit, town: Place, rule: string, tell: Tell): void {
  const from = whereIs(w, s, unit);
  s[w.at.flow + w.roadBetween(from, town)]++;
  breakSquare(w, s, unit);
  s[w.at.host + unit] = 0;
  transfer(w, s, unit, town);
  unmark(w, s, unit, IN_BATTLE);
  mark(w, s, unit, DISRUPTED);
  const data = { town: w.townId(town), from: w.townId(from), army: ARMIES[w.army[unit]] };
  tellOwner(w, s, unit, tell, 'retreated', rule, data);
}
