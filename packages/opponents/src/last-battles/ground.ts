import type { State } from '@hundred-days/kernel';
import { isSheltered, position, tables, units, type World } from '@hundred-days/last-battles';
import { coversOf, floodHexes, type Nearby, nearbyOf, UNREACHABLE } from '../forced-combat/ground.ts';
import { type Odds, oddsOf } from '../forced-combat/odds.ts';
import { type Aftermath, type Footing, hasWayOut } from '../forced-combat/retreat.ts';

const { destroy, hasRoom, isEmpty, shift, sideIn, strengthOf } = position;
const { AE, AR, COLUMNS, DE, DR, EX, resultOf } = tables;
const { enemyOf } = units;

/** A battlefield with tables that answer the questions the search asks very often. */
export interface Ground extends World, Odds {
  /** Where a unit in a hex attacks one in another next to it (7.13), and where guns in it may bombard another (8.3, 10.4). */
  readonly touch: Nearby;
  readonly fire: Nearby;
  /** 5.4: what a unit in a neighbour covers of the hexes around a hex; second: with 29.52. */
  readonly covers: readonly [Uint8Array, Uint8Array];
  readonly closedSides: Uint8Array;
  readonly barredSides: Uint8Array;
  /** The place of a unit that has left the map, in a plan. */
  readonly gone: number;
}

export function surveyGround(world: World): Ground {
  return Object.freeze({
    ...world,
    touch: nearbyOf(world, touches(world)),
    fire: nearbyOf(world, lines(world)),
    covers: [
      coversOf(world, (slot) => world.zoneSide[0][slot] === 1),
      coversOf(world, (slot) => world.zoneSide[1][slot] === 1),
    ] as const,
    closedSides: world.closedSide,
    barredSides: world.closedSide,
    gone: world.hexes,
    ...oddsOf(COLUMNS.length, [AE, AR, EX, DR, DE], (die, column) => resultOf(world, die, column)),
  });
}

function* touches({ hexes, neighbours, closedSide }: World): Generator<readonly [number, number]> {
  for (let slot = 0; slot < 6 * hexes; slot++)
    if (neighbours[slot] >= 0 && closedSide[slot] === 0) yield [Math.floor(slot / 6), neighbours[slot]];
}

function* lines({ hexes, sighted, chateau }: World): Generator<readonly [number, number]> {
  for (let gun = 0; gun < hexes; gun++)
    for (let i = sighted.first[gun]; i < sighted.first[gun + 1]; i++)
      if (chateau[sighted.hexes[i]] === 0) yield [gun, sighted.hexes[i]];
}

/** 7.4, 7.6 */
const footingOf = (w: Ground): Footing => ({
  neighbours: w.neighbours,
  isSafe: (s, side, slot) => {
    const to = w.neighbours[slot];
    return (
      w.closedSide[slot] === 0 &&
      s[w.at.zone + enemyOf(side) * w.hexes + to] === 0 &&
      sideIn(w, s, to) !== enemyOf(side)
    );
  },
  hasRoom: (s, hex) => (w.chateau[hex] === 1 ? isEmpty(w, s, hex) : hasRoom(w, s, hex)),
  givesWay: (s, side, hex) => w.chateau[hex] === 0 && sideIn(w, s, hex) === side,
  isQuiet: (s, side, hex) => s[w.at.zone + enemyOf(side) * w.hexes + hex] === 0,
});

/** 7.83: what results do, in the likeliest way. */
export const aftermathOf = (w: Ground): Aftermath => ({
  where: w.at.where,
  side: w.side,
  footing: footingOf(w),
  strength: (s, unit) => strengthOf(w, s, unit),
  // 10.31a
  stands: (s, unit) => isSheltered(w, s, unit),
  destroy: (s, unit) => destroy(w, s, unit),
  shift: (s, unit, to) => shift(w, s, unit, to),
});

/** Whether a unit has a way to retreat, itself or by displacing one friend who has room. */
export function wayOutOf(w: Ground): (s: State, unit: number) => boolean {
  const footing = footingOf(w);
  return (s, unit) => hasWayOut(footing, s, w.side[unit], s[w.at.where + unit]);
}

/** How far every hex is from the nearest enemy of a side, as far as it matters. */
export function enemyDistances(w: World, queue: Int16Array, toEnemy: Uint8Array, most = UNREACHABLE) {
  return (s: State, side: number): void => {
    toEnemy.fill(UNREACHABLE);
    let sources = 0;
    for (const enemy of w.unitsOf[enemyOf(side)]) {
      const hex = s[w.at.where + enemy];
      if (hex < 0 || toEnemy[hex] === 0) continue;
      toEnemy[hex] = 0;
      queue[sources++] = hex;
    }
    floodHexes(w.neighbours, w.closedSide, queue, sources, toEnemy, most);
  };
}
