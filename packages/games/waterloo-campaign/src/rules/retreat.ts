import { type Facts, type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import { hexId, RIVER } from '../board.ts';
import { corpsIn, inZoc, unitIn, whereIs } from '../position.ts';
import { enemyOf, type Side, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { mayEnter } from './march.ts';

/** RET-1 to RET-3: three hexes, each farther from the victorious unit, or from several enemies at once (H-3). */

/** A hex a Corps may retreat through or into, whatever the direction. */
export const isRefuge = (w: World, s: State, side: Side, hex: Place): boolean =>
  mayEnter(w, s, side, hex) && !inZoc(w, s, enemyOf(side), hex);

/** Whether a step takes the Corps farther from every hex it flees from. */
const isFarther = (w: World, fleeing: readonly number[], from: Place, to: Place): boolean => {
  for (const enemy of fleeing) if (w.map.distance(enemy, to) <= w.map.distance(enemy, from)) return false;
  return true;
};

/** Calls `take` with every way of three hexes; stops when it answers true. */
function eachWay(
  w: World,
  s: State,
  unit: Unit,
  fleeing: readonly number[],
  take: (first: number, second: number, third: number) => boolean,
): boolean {
  const side = w.side[unit];
  const walk = (from: Place, first: number, second: number, depth: number): boolean => {
    for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
      const to = w.neighbours[slot];
      if (to < 0 || (w.hexsides[slot] & RIVER) !== 0) continue;
      if (!isFarther(w, fleeing, from, to) || !isRefuge(w, s, side, to)) continue;
      if (depth === w.retreatHexes) {
        if (take(first, second, to)) return true;
      } else if (walk(to, depth === 1 ? to : first, depth === 2 ? to : second, depth + 1)) return true;
    }
    return false;
  };
  return walk(whereIs(w, s, unit), -1, -1, 1);
}

/** The hexes where a retreat may end, each once. */
export function retreatEnds(w: World, s: State, unit: Unit, fleeing: readonly number[]): number[] {
  const ends: number[] = [];
  eachWay(w, s, unit, fleeing, (_first, _second, third) => {
    if (!ends.includes(third)) ends.push(third);
    return false;
  });
  return ends;
}

export const canRetreat = (w: World, s: State, unit: Unit, fleeing: readonly number[]): boolean =>
  eachWay(w, s, unit, fleeing, () => true);

/** A way to an end, the hex left included; empty if there is none. */
export function retreatWay(w: World, s: State, unit: Unit, fleeing: readonly number[], to: Place): number[] {
  const way: number[] = [];
  eachWay(w, s, unit, fleeing, (first, second, third) => {
    if (third !== to) return false;
    way.push(whereIs(w, s, unit), first, second, third);
    return true;
  });
  return way;
}

/** H-3: the enemy units in whose ZoC a Corps stands. */
export function enemiesInTouch(w: World, s: State, unit: Unit): number[] {
  const at = whereIs(w, s, unit);
  const found: number[] = [];
  for (let slot = 6 * at; slot < 6 * at + 6; slot++) {
    const hex = w.neighbours[slot];
    if (hex < 0 || (w.hexsides[slot] & RIVER) !== 0) continue;
    const enemy = unitIn(w, s, hex);
    if (enemy >= 0 && w.side[enemy] !== w.side[unit]) found.push(hex);
  }
  return found;
}

/** What keeps a Corps from ending its retreat in a hex, as a code for the catalogs and its facts. */
function whyNoRefuge(w: World, s: State, unit: Unit, hex: Place): { rule: string; code: string } {
  if (hex === whereIs(w, s, unit)) return { rule: 'RET-1', code: 'not-three-hexes' };
  if (corpsIn(w, s, hex) >= 0) return { rule: 'RET-3', code: 'corps-there' };
  if (!mayEnter(w, s, w.side[unit], hex)) return { rule: 'RET-3', code: 'enemy-detachment-there' };
  if (inZoc(w, s, enemyOf(w.side[unit]), hex)) return { rule: 'RET-3', code: 'retreat-into-zoc' };
  const distance = w.map.distance(whereIs(w, s, unit), hex);
  if (distance !== w.retreatHexes) return { rule: 'RET-1', code: 'not-three-hexes' };
  return { rule: 'RET-2', code: 'no-way-to-retreat' };
}

/** Why a Corps cannot end its retreat in a hex, with the hexes where it can; null if it can. */
export function refuseRefuge(w: World, s: State, unit: Unit, fleeing: readonly number[], to: Place): Refusal | null {
  const ends = retreatEnds(w, s, unit, fleeing);
  if (ends.includes(to)) return null;
  const { rule, code } = whyNoRefuge(w, s, unit, to);
  return refusal(rule, code, { unit: unitId(w, unit), hex: hexId(w, to), hexes: hexIds(w, ends) });
}

/** The way a Corps has gone back, as it is told. */
export const wayBack = (w: World, unit: Unit, way: readonly number[]): Facts => ({
  unit: unitId(w, unit),
  from: hexId(w, way[0]),
  hex: hexId(w, way[way.length - 1]),
  path: hexIds(w, way),
});

export const fleeingFrom = (w: World, s: State): readonly number[] => [s[w.at.awayFrom]];
export const hexIds = (w: World, hexes: readonly number[]): string[] => hexes.map((hex) => hexId(w, hex));
