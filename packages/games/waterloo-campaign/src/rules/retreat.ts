import { type Facts, type Refusal, refusal, type State } from '@hundred-days/kernel';
import { HEXSIDES, hexId, MAP, NEIGHBOURS, RIVER } from '../board.ts';
import { AT, corpsIn, inZoc, unitIn, whereIs } from '../position.ts';
import { retreatHexes } from '../tables.ts';
import { enemyOf, SIDE, unitId } from '../units.ts';
import { mayEnter } from './march.ts';

/** RET-1 to RET-3: three hexes, each farther from the victorious unit, or from several enemies at once (H-3). */

/** A hex a Corps may retreat through or into, whatever the direction. */
export const isRefuge = (s: State, side: number, hex: number): boolean =>
  mayEnter(s, side, hex) && !inZoc(s, enemyOf(side), hex);

/** Whether a step takes the Corps farther from every hex it flees from. */
const isFarther = (fleeing: readonly number[], from: number, to: number): boolean => {
  for (const enemy of fleeing) if (MAP.distance(enemy, to) <= MAP.distance(enemy, from)) return false;
  return true;
};

/** Calls `take` with every way of three hexes; stops when it answers true. */
function eachWay(
  s: State,
  unit: number,
  fleeing: readonly number[],
  take: (first: number, second: number, third: number) => boolean,
): boolean {
  const side = SIDE[unit];
  const walk = (from: number, first: number, second: number, depth: number): boolean => {
    for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
      const to = NEIGHBOURS[slot];
      if (to < 0 || (HEXSIDES[slot] & RIVER) !== 0) continue;
      if (!isFarther(fleeing, from, to) || !isRefuge(s, side, to)) continue;
      if (depth === retreatHexes) {
        if (take(first, second, to)) return true;
      } else if (walk(to, depth === 1 ? to : first, depth === 2 ? to : second, depth + 1)) return true;
    }
    return false;
  };
  return walk(whereIs(s, unit), -1, -1, 1);
}

/** The hexes where a retreat may end, each once. */
export function retreatEnds(s: State, unit: number, fleeing: readonly number[]): number[] {
  const ends: number[] = [];
  eachWay(s, unit, fleeing, (_first, _second, third) => {
    if (!ends.includes(third)) ends.push(third);
    return false;
  });
  return ends;
}

export const canRetreat = (s: State, unit: number, fleeing: readonly number[]): boolean =>
  eachWay(s, unit, fleeing, () => true);

/** A way to an end, the hex left included; empty if there is none. */
export function retreatWay(s: State, unit: number, fleeing: readonly number[], to: number): number[] {
  const way: number[] = [];
  eachWay(s, unit, fleeing, (first, second, third) => {
    if (third !== to) return false;
    way.push(whereIs(s, unit), first, second, third);
    return true;
  });
  return way;
}

/** H-3: the enemy units in whose ZoC a Corps stands. */
export function enemiesInTouch(s: State, unit: number): number[] {
  const at = whereIs(s, unit);
  const found: number[] = [];
  for (let slot = 6 * at; slot < 6 * at + 6; slot++) {
    const hex = NEIGHBOURS[slot];
    if (hex < 0 || (HEXSIDES[slot] & RIVER) !== 0) continue;
    const enemy = unitIn(s, hex);
    if (enemy >= 0 && SIDE[enemy] !== SIDE[unit]) found.push(hex);
  }
  return found;
}

/** What keeps a Corps from ending its retreat in a hex, as a code for the catalogs and its facts. */
function whyNoRefuge(s: State, unit: number, hex: number): { rule: string; code: string } {
  if (corpsIn(s, hex) >= 0) return { rule: 'RET-3', code: 'corps-there' };
  if (!mayEnter(s, SIDE[unit], hex)) return { rule: 'RET-3', code: 'enemy-detachment-there' };
  if (inZoc(s, enemyOf(SIDE[unit]), hex)) return { rule: 'RET-3', code: 'retreat-into-zoc' };
  const distance = MAP.distance(whereIs(s, unit), hex);
  if (distance !== retreatHexes) return { rule: 'RET-1', code: 'not-three-hexes' };
  return { rule: 'RET-2', code: 'no-way-to-retreat' };
}

/** Why a Corps cannot end its retreat in a hex, with the hexes where it can; null if it can. */
export function refuseRefuge(s: State, unit: number, fleeing: readonly number[], to: number): Refusal | null {
  const ends = retreatEnds(s, unit, fleeing);
  if (ends.includes(to)) return null;
  const { rule, code } = whyNoRefuge(s, unit, to);
  return refusal(rule, code, { unit: unitId(unit), hex: hexId(to), hexes: hexIds(ends) });
}

/** The way a Corps has gone back, as it is told. */
export const wayBack = (unit: number, way: readonly number[]): Facts => ({
  unit: unitId(unit),
  from: hexId(way[0]),
  hex: hexId(way[way.length - 1]),
  path: hexIds(way),
});

export const fleeingFrom = (s: State): readonly number[] => [s[AT.awayFrom]];
export const hexIds = (hexes: readonly number[]): string[] => hexes.map(hexId);
