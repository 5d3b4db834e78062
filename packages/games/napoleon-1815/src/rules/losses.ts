import type { State, Tell } from '@hundred-days/kernel';
import { townId } from '../board.ts';
import { AT, ELIMINATED, HOLDS, has, lift, SQUARE, strengthOf, whereIs } from '../position.ts';
import { ARMIES, ARMY, UNITS, unitId } from '../units.ts';

/** 3.4: steps and units that are lost. */

/** A unit loses a step; true if that was its last. */
export function loseStep(s: State, unit: number, rule: string, tell: Tell): boolean {
  if (strengthOf(s, unit) > 1) {
    s[AT.strength + unit]--;
    return false;
  }
  eliminate(s, unit, rule, tell);
  return true;
}

/** 3.4b, FOG-8: out of the game, and open for good. 6.52f: with the guest of its square. */
export function eliminate(s: State, unit: number, rule: string, tell: Tell): void {
  const town = whereIs(s, unit);
  const hostOfGuests = has(s, unit, SQUARE);
  lift(s, unit, ELIMINATED);
  s[AT.strength + unit] = 0;
  s[AT.flags + unit] = 0;
  s[AT.host + unit] = 0;
  for (let i = 0; i < 4; i++) s[AT.way + 4 * unit + i] = 0;
  showLoss(s, unit);
  if (tell !== null) {
    const data = { unit: unitId(unit), army: ARMIES[ARMY[unit]], town: town >= 0 ? townId(town) : '' };
    tell({ type: 'eliminated', rule, data, reveals: true });
  }
  if (hostOfGuests)
    for (let guest = 0; guest < UNITS; guest++) if (s[AT.host + guest] === unit + 1) eliminate(s, guest, '6.52f', tell);
}

/** A loss is seen at once, whatever else is still to be shown. */
function showLoss(s: State, unit: number): void {
  s[AT.shownWhere + unit] = ELIMINATED;
  s[AT.shownPlace + unit] = 0;
  s[AT.shownStrength + unit] = 0;
  s[AT.shownFlags + unit] = 0;
  s[AT.shownHost + unit] = 0;
}

/** 6.5h, 6.52g: a unit leaves its square, and whoever sheltered there is on his own again. */
export function breakSquare(s: State, unit: number): void {
  s[AT.flags + unit] &= ~SQUARE;
  for (let guest = 0; guest < UNITS; guest++) if (s[AT.host + guest] === unit + 1) s[AT.host + guest] = 0;
}

/** 6.21o: a unit gives up the Farm or Hill it held. */
export function letGo(s: State, unit: number): void {
  s[AT.flags + unit] &= ~HOLDS;
}
