import {
  BARRED,
  createReach,
  type EnterCost,
  type Place,
  type Reach,
  type State,
  type Unit,
} from '@hundred-days/kernel';
import { ARTILLERY } from '../../src/board.ts';
import { MOVING, sideIn, weatherOf, whereIs } from '../../src/position.ts';
import { mayStop, owedFor, singleStep, stepCosts } from '../../src/rules/roads.ts';
import { enemyOf } from '../../src/units.ts';
import type { World } from '../../src/world.ts';

/** The searches of the game as the kernel does them, which asks for the cost of every step it looks at. */
export interface SlowSearches {
  /** 9.0: the ways of a piece on the map, and where it begins. */
  ways(s: State, piece: Unit, points: number): Reach;
  trace(s: State, leader: Unit): Reach;
  span(s: State, side: number, arm: number, hex: Place, points: number): Reach;
}

export const startOf = (w: World, s: State, piece: Unit): number => {
  const hex = whereIs(w, s, piece);
  const column = piece < w.units && (s[w.at.did + piece] & MOVING) !== 0 && s[w.at.owed] > 0;
  return column ? hex + w.hexes : hex;
};

export function slowSearches(w: World): SlowSearches {
  const [net, plain, back] = [createReach(w.columnNet), createReach(w.map), createReach(w.backNet)];
  return {
    ways(s, piece, points) {
      const party = { units: [piece], single: true, pair: false };
      const start = startOf(w, s, piece);
      const home = whereIs(w, s, piece);
      const search = piece < w.units ? net : plain;
      search.from(start, points, stepCosts(w, s, party), (node) => {
        const hex = node % w.hexes;
        return hex !== home && (piece >= w.units || mayStop(w, s, party, hex, node >= w.hexes));
      });
      return search;
    },
    trace(s, leader) {
      const enemy = enemyOf(w.side[leader]);
      plain.from(whereIs(w, s, leader), w.radius[leader - w.units], (from, to, via) => {
        const points = w.traceCost[6 * from + via];
        return points < 0 || sideIn(w, s, to) === enemy ? BARRED : points;
      });
      return plain;
    },
    span(s, side, arm, hex, points) {
      back.from(hex, points, spanBack(w, s, side, arm, hex));
      return back;
    },
  };
}

/**
 * 8.1b: the steps of enemies of `side` whose span is measured, backwards from a hex that they come next to: their command, zones and
 * friends are ignored, the others block.
 */
function spanBack(w: World, s: State, side: number, arm: number, goal: Place): EnterCost {
  const { hexes } = w;
  const guns = arm === ARTILLERY && w.gunsByRoad[weatherOf(w, s)];
  return (node, from, via) => {
    const hex = from >= hexes ? from - hexes : from;
    if (from === w.offMap || sideIn(w, s, hex) === side) return BARRED;
    if (node === goal) return 0;
    const slot = 6 * hex + via;
    if (guns && w.along[slot] === 0) return BARRED;
    const points = singleStep(w, arm, slot, node >= hexes, false);
    if (points < 0) return BARRED;
    if (from < hexes || w.holdsBack[hex] === 0 || w.along[slot] === 1) return points;
    const owed = owedFor(w, arm, hex);
    return owed < 0 ? BARRED : points + owed;
  };
}
