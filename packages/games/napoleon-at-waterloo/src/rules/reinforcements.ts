import { type Refusal, refusal, type State } from '@hundred-days/kernel';
import { ENTRY_HEX, hexId } from '../board.ts';
import { AT, inZoneOf, OFF_MAP, unitIn, whereIs } from '../position.ts';
import { enemyOf, SIDE, unitId, VARIANT } from '../units.ts';

/** 7.0 Reinforcements; 9.2.1 for those of the variant. How far they go on arrival is in movement.ts. */

/** 7.0.1, 7.3.1: due by now and not yet on the map. */
export function isAvailable(s: State, unit: number): boolean {
  const due = s[AT.due + unit];
  return whereIs(s, unit) === OFF_MAP && due > 0 && due <= s[AT.turn];
}

export function refuseArrival(s: State, unit: number, hex: number): Refusal | null {
  const no = refuseWaiting(s, unit);
  if (no !== null) return no;
  if (ENTRY_HEX[hex] === 0) return refusal('7.0.2', 'not-an-entry-hex', { unit: unitId(unit), hex: hexId(hex) });
  return refuseEntryHex(s, unit, hex);
}

/** 7.0.1, 1.0.3: whether the unit is one that waits to enter. */
export function refuseWaiting(s: State, unit: number): Refusal | null {
  const name = unitId(unit);
  const due = s[AT.due + unit];
  if (whereIs(s, unit) !== OFF_MAP) return refusal('7.0.1', 'not-waiting', { unit: name });
  if (due <= 0) return refusal('1.0.3', 'not-in-game', { unit: name });
  if (due > s[AT.turn]) return refusal(VARIANT[unit] === 1 ? '9.1.1' : '7.0.1', 'not-yet', { unit: name, turn: due });
  return null;
}

/** 7.2.1 */
function refuseEntryHex(s: State, unit: number, hex: number): Refusal | null {
  const enemy = enemyOf(SIDE[unit]);
  const there = unitIn(s, hex);
  const held = there >= 0 && SIDE[there] === enemy;
  return held || inZoneOf(s, enemy, hex)
    ? refusal('7.2.1', 'entry-barred', { unit: unitId(unit), hex: hexId(hex) })
    : null;
}
