import type { State } from '@hundred-days/kernel';
import { position, tables, units, type World } from '@hundred-days/napoleon-at-waterloo';
import { coversOf, distancesOf } from '../forced-combat/ground.ts';
import { type Odds, oddsOf } from '../forced-combat/odds.ts';
import { type Aftermath, type Footing, hasWayOut } from '../forced-combat/retreat.ts';
import { breaksOf, type Keys, keysOf } from './tables.ts';

const { destroy, shift } = position;
const { AE, AR, COLUMNS, DE, DR, EE, resultOf } = tables;
const { enemyOf } = units;

/** A world with tables that answer the questions the search asks very often. */
export interface Ground extends World, Odds, Keys {
  /** Distance of every two hexes, at hexes * a + b. */
  readonly distance: Uint8Array;
  /** 1 where a gun in a has b in range and line of fire. */
  readonly fire: Uint8Array;
  /**
   * At 6 * hex + direction: which of the six neighbours of the hex, as bits, lie in the zone of a unit in that neighbour or
   * are taken by it.
   */
  readonly cover: Uint8Array;
  /** The place of a unit that has left by the north edge, in a plan. */
  readonly north: number;
  /** For the assault: where nobody retreats, and where nobody attacks: a unit fights over any hexside. */
  readonly closedSides: Uint8Array;
  readonly barredSides: Uint8Array;
  readonly stacking: number;
  /** What the losses of each side are worth to its enemy, by points. */
  readonly breaks: readonly Float64Array[];
}

export function surveyGround(world: World): Ground {
  return Object.freeze({
    ...world,
    distance: distancesOf(world),
    fire: lines(world),
    cover: coversOf(world, () => true),
    north: world.hexes,
    closedSides: world.closedHexside,
    barredSides: new Uint8Array(6 * world.hexes),
    stacking: 1,
    breaks: breaksOf(world),
    ...oddsOf(COLUMNS.length, [AE, AR, EE, DR, DE], (die, column) => resultOf(world, die, column)),
    ...keysOf(world),
  });
}

function lines({ hexes, bombarded }: World): Uint8Array {
  const table = new Uint8Array(hexes * hexes);
  for (let gun = 0; gun < hexes; gun++)
    for (let i = bombarded.first[gun]; i < bombarded.first[gun + 1]; i++) table[hexes * gun + bombarded.hexes[i]] = 1;
  return table;
}

/** 6.4.2: a unit falls back to an empty hex without enemies or their zones. */
const footingOf = (w: Ground): Footing => ({
  neighbours: w.neighbours,
  isSafe: (s, side, slot) =>
    w.closedHexside[slot] === 0 && s[w.at.zone + enemyOf(side) * w.hexes + w.neighbours[slot]] === 0,
  hasRoom: (s, hex) => s[w.at.occupant + hex] === 0,
  givesWay: (s, side, hex) => {
    const there = s[w.at.occupant + hex] - 1;
    return there >= 0 && w.side[there] === side;
  },
  isQuiet: (s, side, hex) => s[w.at.zone + enemyOf(side) * w.hexes + hex] === 0,
});

/** 6.3: what results do, in the likeliest way. */
export const aftermathOf = (w: Ground): Aftermath => ({
  where: w.at.where,
  side: w.side,
  footing: footingOf(w),
  strength: (_, unit) => w.strength[unit],
  stands: () => false,
  destroy: (s, unit) => destroy(w, s, unit),
  shift: (s, unit, to) => shift(w, s, unit, to),
});

/** Whether a unit has a way to retreat, itself or by displacing one friend who has room. */
export function wayOutOf(w: Ground): (s: State, unit: number) => boolean {
  const footing = footingOf(w);
  return (s, unit) => hasWayOut(footing, s, w.side[unit], s[w.at.where + unit]);
}
