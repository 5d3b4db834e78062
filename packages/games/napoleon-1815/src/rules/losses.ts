import type { State, Tell, Unit } from '@hundred-days/kernel';
import { ELIMINATED, HOLDS, has, lift, SQUARE, setFlags, strengthOf, unmark, whereIs } from '../position.ts';
import { ARMIES } from '../units.ts';
import type { World } from '../world.ts';

/** 3.4: steps and units that are lost. */

/** A unit loses a step; true if that was its last. */
export function loseStep(w: World, s: State, unit: Unit, rule: string, tell: Tell): boolean {
  if (strengthOf(w, s, unit) > 1) {
    s[w.at.strength + unit]--;
    return false;
  }
  eliminate(w, s, unit, rule, tell);
  return true;
}

/** 3.4b, FOG-8: out of the game, and open for good. 6.52f: with the guest of its square. */
export function eliminate(w: World, s: State, unit: Unit, rule: string, tell: Tell): void {
  const town = whereIs(w, s, unit);
  const hostOfGuests = has(w, s, unit, SQUARE);
  lift(w, s, unit, ELIMINATED);
  s[w.at.strength + unit] = 0;
  setFlags(w, s, unit, 0);
  s[w.at.host + unit] = 0;
  for (let i = 0; i < 4; i++) s[w.at.way + 4 * unit + i] = 0;
  showLoss(w, s, unit);
  if (tell !== null) {
    const data = { unit: w.unitId(unit), army: ARMIES[w.army[unit]], town: town >= 0 ? w.townId(town) : '' };
    tell({ type: 'eliminated', rule, data, reveals: true });
  }
  if (hostOfGuests)
    for (let guest = 0; guest < w.unitCount; guest++)
      if (s[w.at.host + guest] === unit + 1) eliminate(w, s, guest, '6.52f', tell);
}

/** A loss is seen at once, whatever else is still to be shown. */
function showLoss(w: World, s: State, unit: Unit): void {
  s[w.at.shownWhere + unit] = ELIMINATED;
  s[w.at.shownPlace + unit] = 0;
  s[w.at.shownStrength + unit] = 0;
  s[w.at.shownFlags + unit] = 0;
  s[w.at.shownBattleFlags + unit] = 0;
  s[w.at.shownHost + unit] = 0;
}

/** 6.5h, 6.52g: a unit leaves its square, and whoever sheltered there is on his own again. */
export function breakSquare(w: World, s: State, unit: Unit): void {
  unmark(w, s, unit, SQUARE);
  for (let guest = 0; guest < w.unitCount; guest++) if (s[w.at.host + guest] === unit + 1) s[w.at.host + guest] = 0;
}

/** 6.21o: a unit gives up the Farm or Hill it held. */
export function letGo(w: World, s: State, unit: Unit): void {
  unmark(w, s, unit, HOLDS);
}
