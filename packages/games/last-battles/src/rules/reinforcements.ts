import { type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import { DAY } from '../battles.ts';
import { battleOf, EXITED, inZoneOf, OFF_MAP, sideIn, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';

/** 9.0 Reinforcements: who comes, by which hex, and what the column costs. How they go on from there is in movement.ts. */

/** 9.0a, 9.0b: due by now and not yet on the map. */
export function isAvailable(w: World, s: State, unit: Unit): boolean {
  const due = s[w.at.due + unit];
  return whereIs(w, s, unit) === OFF_MAP && due > 0 && due <= s[w.at.turn];
}

/** 9.0c: the stack of its column that the next unit listed for this hex belongs to; units pair in order of arrival. */
export const stackOfColumn = (w: World, s: State, listed: Place): number =>
  (s[w.at.column + w.entry[listed] - 1] >> 1) + 1;

/** What entering costs a unit, in half points: its entry cost for each stack of the column up to its own (9.0c). */
export const arrivalCost = (w: World, s: State, unit: Unit, hex: Place): number =>
  stackOfColumn(w, s, s[w.at.entry + unit]) * w.entryCost[paceOf(w, s, unit)][hex];

/** 5.6: the row of the tables of costs a unit goes by. */
export const paceOf = (w: World, s: State, unit: Unit): number => w.above?.paceOf(s, unit) ?? w.arm[unit];

/** 9.14: the enemy stands in the hex or controls it. */
const isContested = (w: World, s: State, enemy: number, hex: Place): boolean =>
  sideIn(w, s, hex) === enemy || inZoneOf(w, s, enemy, hex);

/** Whether a unit may come in by a hex as far as the enemy goes: its own, or the nearest open ones if that is contested. */
export const mayComeInBy = (w: World, s: State, unit: Unit, hex: Place): boolean => waysIn(w, s, unit)(hex);

/** The same for one hex after another: how far the nearest open ones are is found once. */
export function waysIn(w: World, s: State, unit: Unit): (hex: Place) => boolean {
  const listed = s[w.at.entry + unit];
  const enemy = enemyOf(w.side[unit]);
  // 5.5: at night and in rain no unit enters an enemy zone; leaders heed 19.21b instead, by day and by night.
  const mayClose = unit >= w.units || battleOf(w, s).turnKind[s[w.at.turn]] === DAY;
  const byListed = sideIn(w, s, listed) !== enemy && (mayClose || !inZoneOf(w, s, enemy, listed));
  const elsewhere = isContested(w, s, enemy, listed);
  let nearest = -1;
  return (hex) => {
    if (hex === listed || !elsewhere) return hex === listed && byListed;
    if (nearest < 0) nearest = nearestOpen(w, s, enemy, listed);
    return w.map.distance(listed, hex) === nearest && !isContested(w, s, enemy, hex) && w.edgeHexes.includes(hex);
  };
}

function nearestOpen(w: World, s: State, enemy: number, listed: Place): number {
  let nearest = w.hexes;
  for (const hex of w.edgeHexes) {
    const distance = w.map.distance(listed, hex);
    if (distance < nearest && !isContested(w, s, enemy, hex)) nearest = distance;
  }
  return nearest;
}

/** 15.4b: one of those that come only if chosen. */
function isOptional(w: World, s: State, unit: Unit): boolean {
  const { placed, arrivals } = battleOf(w, s);
  return [...placed, ...arrivals].some((counter) => counter.unit === unit && counter.optional);
}

/** 9.0a: whether the unit is one that waits to enter. */
export function refuseWaiting(w: World, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  const due = s[w.at.due + unit];
  if (whereIs(w, s, unit) !== OFF_MAP)
    return refusal(whereIs(w, s, unit) === EXITED ? '6.11' : '9.0a', 'not-waiting', data);
  if (due <= 0) return refusal(isOptional(w, s, unit) ? '15.4b' : '3.7b', 'not-in-game', data);
  return due > s[w.at.turn] ? refusal('9.0a', 'not-yet', { ...data, turn: due }) : null;
}

export function refuseArrival(w: World, s: State, unit: Unit, hex: Place): Refusal | null {
  const no = refuseWaiting(w, s, unit);
  if (no !== null) return no;
  if (mayComeInBy(w, s, unit, hex)) return w.above?.refuseStart(s, unit) ?? null;
  const listed = s[w.at.entry + unit];
  const data = { unit: w.unitId(unit), hex: w.hexId(hex), entry: w.hexId(listed) };
  const enemy = enemyOf(w.side[unit]);
  if (hex === listed) {
    return sideIn(w, s, hex) === enemy ? refusal('9.14', 'entry-held', data) : refusal('5.5', 'no-contact', data);
  }
  return isContested(w, s, enemy, listed)
    ? refusal('9.14', 'not-nearest-open', data)
    : refusal('9.0a', 'not-the-entry', data);
}
