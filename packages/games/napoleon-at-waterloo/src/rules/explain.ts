import { BARRED, type Place, type Refusal, refusal, type Seat, type State, type Unit } from '@hundred-days/kernel';
import type { Desk } from '../desk.ts';
import { inZoneOf, OFF_MAP, onMap, unitIn, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { refuseArrival, refuseWaiting } from './reinforcements.ts';
import { findMoves, refuseStart, whoStays } from './ways.ts';

/** "Why not?" of movement: the rule that keeps a unit from a hex, whatever way it took. */

export function whyNotMove(desk: Desk, s: State, seat: Seat, piece: Unit, hex: Place): Refusal | null {
  const { w } = desk;
  if (w.side[piece] !== seat) return refusal('4.0.1', 'not-your-unit', { unit: w.unitId(piece) });
  const no =
    whereIs(w, s, piece) === OFF_MAP ? refuseWaiting(w, s, piece) : refuseStart(w, s, piece, whereIs(w, s, piece));
  if (no !== null) return no;
  findMoves(desk, s, piece);
  if (desk.reach.reached(hex) && hex !== whereIs(w, s, piece)) return null;
  return whyNotEnter(w, s, piece, hex) ?? whyNotStop(w, s, piece, hex) ?? whatBarsTheWay(desk, s, piece, hex);
}

/** 7.2.1: a barred entry hex is not entered from off the map. */
const whyNotEnter = (w: World, s: State, unit: Unit, hex: Place): Refusal | null =>
  whereIs(w, s, unit) === OFF_MAP && w.entryHex[hex] === 1 ? refuseArrival(w, s, unit, hex) : null;

/** The hex itself is at fault. */
function whyNotStop(w: World, s: State, unit: Unit, hex: Place): Refusal | null {
  const side = w.side[unit];
  const data = { unit: w.unitId(unit), hex: w.hexId(hex) };
  if (hex === whereIs(w, s, unit)) return refusal('4.1.2', 'no-move', data);
  if (w.closedHex[hex] === 1) return refusal('2.2.4', 'woods', data);
  const there = unitIn(w, s, hex);
  if (there < 0) return null;
  const other = w.unitId(there);
  if (w.side[there] !== side) return refusal('4.3.1', 'enemy-there', { ...data, other });
  if (inZoneOf(w, s, enemyOf(side), hex)) return refusal('4.5.6', 'friend-in-enemy-zone', { ...data, other });
  const stays = whoStays(w, s, hex);
  return stays < 0 ? null : refusal('4.4.2', 'would-stack', { ...data, other: w.unitId(stays) });
}

/** The hex is free: the ground, enemy units or enemy zones keep the unit from it, whichever comes first. */
function whatBarsTheWay(desk: Desk, s: State, unit: Unit, hex: Place): Refusal {
  const { w } = desk;
  const allowance = w.allowance[unit];
  const data = { unit: w.unitId(unit), hex: w.hexId(hex), allowance };
  const start = onMap(w, s, unit) ? whereIs(w, s, unit) : w.eastOfMap;
  const alone = costOf(desk, s, unit, start, hex, false);
  if (alone < 0 || alone > allowance) {
    return start !== w.eastOfMap && w.map.distance(start, hex) <= allowance
      ? refusal('4.2.2', 'closed-hexsides-bar', data)
      : refusal('4.1.1', 'too-far', { ...data, points: alone });
  }
  const around = costOf(desk, s, unit, start, hex, true);
  if (around < 0 || around > allowance) return refusal('4.3.1', 'enemies-bar', data);
  // The zone that stops it lies before the hex, on the way it would have taken.
  const enemy = enemyOf(w.side[unit]);
  const stop = desk.reach.path(hex).find((passed, i) => i > 0 && inZoneOf(w, s, enemy, passed));
  return refusal('4.5.2', 'zones-bar', { ...data, from: w.hexId(stop ?? hex) });
}

/** The points to a hex if zones did not stop anybody, with or without the enemy units in the way; -1 if there is none. */
function costOf(desk: Desk, s: State, unit: Unit, start: Place, hex: Place, enemies: boolean): number {
  const { w } = desk;
  const side = w.side[unit];
  desk.reach.steps(start, w.hexes, (from, to, via) => {
    if (to === w.northOfMap) return BARRED;
    if (via < 6 && w.closedHexside[6 * from + via] === 1) return BARRED;
    const there = unitIn(w, s, to);
    return enemies && there >= 0 && w.side[there] !== side ? BARRED : 1;
  });
  return desk.reach.cost(hex);
}
