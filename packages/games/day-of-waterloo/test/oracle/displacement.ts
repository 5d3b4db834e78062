import type { Place, State, Unit } from '@hundred-days/kernel';
import { FOREST, GRAND_FARM, SWAMP, TOWN, WOODS } from '../../src/board.ts';
import { isOpenStep, sideIn, strengthOf, unitsIn, whereIs } from '../../src/position.ts';
import type { World } from '../../src/world.ts';

/**
 * A slow referee of 11.9.1 and 11.9.5: every way in which one unit can retreat one hex, with whom it displaces. It tries every
 * choice of displaced units near by and every hex for each of them, and keeps those that the rule allows.
 */
export interface Move {
  readonly unit: Unit;
  readonly to: Place;
}

interface Scene {
  readonly w: World;
  readonly s: State;
  readonly unit: Unit;
  readonly enemies: readonly Place[];
}

/** Each as a line `unit-hex` sorted by unit, so that lists can be compared. */
export const written = (moves: readonly Move[]): string =>
  [...moves]
    .sort((a, b) => a.unit - b.unit)
    .map(({ unit, to }) => `${unit}-${to}`)
    .join(' ');

export function slowRetreats(w: World, s: State, unit: Unit, enemies: readonly Place[], most: number): string[] {
  const scene: Scene = { w, s, unit, enemies };
  const ways = stepsOf(scene, unit);
  const open = ways.filter((to) => isLegal(scene, [{ unit, to }]));
  if (open.length > 0) return open.map((to) => written([{ unit, to }])).sort();
  for (let count = 1; count <= most; count++) {
    const found = ways.flatMap((to) => chains(scene, [{ unit, to }], count));
    if (found.length > 0) return [...new Set(found)].sort();
  }
  return [];
}

/** 11.9d: one step over open ground to a hex without enemies or another army, next to nobody it has fought. */
function stepsOf({ w, s, enemies }: Scene, unit: Unit): Place[] {
  const from = whereIs(w, s, unit);
  return [0, 1, 2, 3, 4, 5]
    .filter((direction) => isOpenStep(w, unit, from, direction))
    .map((direction) => w.neighbours[6 * from + direction])
    .filter((to) => sideIn(w, s, to) < 0 || unitsIn(w, s, to).every((one) => w.army[one] === w.army[unit]))
    .filter((to) => enemies.every((enemy) => w.map.distance(enemy, to) > 1));
}

/** 5.2: no hex that somebody enters holds more than it may; the hex first left does not matter. */
const isLegal = (scene: Scene, moves: readonly Move[]): boolean => moves.every(({ to }) => fits(scene, moves, to));

/** 5.2a, 5.2b: one unit in a town, farm, wood or swamp, 12 SP elsewhere. */
function fits({ w, s }: Scene, moves: readonly Move[], hex: Place): boolean {
  const there = unitsIn(w, s, hex).filter((one) => !moves.some((move) => move.unit === one));
  const all = [...there, ...moves.filter(({ to }) => to === hex).map(({ unit }) => unit)];
  if (ONE_UNIT.includes(w.terrain[hex])) return all.length <= 1;
  return all.reduce((sum, one) => sum + strengthOf(w, s, one), 0) <= 12;
}

const ONE_UNIT = [TOWN, GRAND_FARM, WOODS, FOREST, SWAMP];

/** 11.9.5b: chains of exactly `count` displaced units; nobody twice, no hex twice, the hex first left not at all. */
function chains(scene: Scene, moves: readonly Move[], count: number): string[] {
  if (count === 0) return isLegal(scene, moves) ? [written(moves)] : [];
  const { w, s, unit } = scene;
  const touched = [whereIs(w, s, unit), ...moves.map(({ to }) => to)];
  const found: string[] = [];
  for (const hex of new Set(moves.map(({ to }) => to))) {
    // Nobody is pushed out of a hex that has room.
    if (fits(scene, moves, hex)) continue;
    for (const other of unitsIn(w, s, hex)) {
      if (moves.some((move) => move.unit === other)) continue;
      for (const to of stepsOf(scene, other))
        if (!touched.includes(to)) found.push(...chains(scene, [...moves, { unit: other, to }], count - 1));
    }
  }
  return found;
}
