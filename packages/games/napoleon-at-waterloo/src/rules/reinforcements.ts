import { type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import { inZoneOf, OFF_MAP, unitIn, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';

/** 7.0 Reinforcements; 9.2.1 for those of the variant. How far they go on arrival is in movement.ts. */

/** 7.0.1, 7.3.1: due by now and not yet on the map. */
export function isAvailable(w: World, s: State, unit: Unit): boolean {
  const due = s[w.at.due + unit];
  return whereIs(w, s, unit) === OFF_MAP && due > 0 && due <= s[w.at.turn];
}

export function refuseArrival(w: World, s: State, unit: Unit, hex: Place): Refusal | null {
  const no = refuseWaiting(w, s, unit);
  if (no !== null) return no;
  if (w.entryHex[hex] === 0) return refusal('7.0.2', 'not-an-entry-hex', { unit: w.unitId(unit), hex: w.hexId(hex) });
  return refuseEntryHex(w, s, unit, hex);
}

/** 7.0.1, 1.0.3: whether the unit is one that waits to enter. */
export function refuseWaiting(w: World, s: State, unit: Unit): Refusal | null {
  const name = w.unitId(unit);
  const due = s[w.at.due + unit];
  if (whereIs(w, s, unit) !== OFF_MAP) return refusal('7.0.1', 'not-waiting', { unit: name });
  if (due <= 0) return refusal('1.0.3', 'not-in-game', { unit: name });
  if (due > s[w.at.turn])
    return refusal(w.variant[unit] === 1 ? '9.1.1' : '7.0.1', 'not-yet', { unit: name, turn: due });
  return null;
}

/** 7.2.1 */
function refuseEntryHex(w: World, s: State, unit: Unit, hex: Place): Refusal | null {
  const enemy = enemyOf(w.side[unit]);
  const there = unitIn(w, s, hex);
  const held = there >= 0 && w.side[there] === enemy;
  return held || inZoneOf(w, s, enemy, hex)
    ? refusal('7.2.1', 'entry-barred', { unit: w.unitId(unit), hex: w.hexId(hex) })
    : null;
}
