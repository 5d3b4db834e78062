import { ARTILLERY, CAVALRY, INFANTRY } from '../board.ts';
import type { World } from '../world.ts';
import { owedFor, singleStep } from './roads.ts';

/** 7.5, 8.1b, 9.2 What the ground costs each kind of piece from hex to hex, laid out once for the searches of ways.ts. */

/**
 * The steps of a kind of piece, node by node as in `columnNet`: where each leads, what it costs without and with friends there
 * (-1 where it is not taken), and the lesser of the two; and by node, what its cheapest step costs.
 */
export interface Steps {
  readonly first: Int32Array;
  readonly to: Int16Array;
  readonly via: Int8Array;
  readonly open: Int8Array;
  readonly met: Int8Array;
  readonly least: Int8Array;
  readonly cheapest: Int8Array;
}

/** 9.2.1b: what a unit pays besides that leaves a hex off the road it came in by; -1 where it cannot. */
function owedOnLeaving(w: World, arm: number, node: number, slot: number): number {
  const hex = node - w.hexes;
  return hex < 0 || w.holdsBack[hex] === 0 || w.along[slot] === 1 ? 0 : owedFor(w, arm, hex);
}

function stepsOf(w: World, arm: number, byRoadOnly: boolean): Steps {
  const { hexes } = w;
  const first = new Int32Array(2 * hexes + 1);
  const found: number[][] = [];
  for (let node = 0; node < 2 * hexes; node++) {
    for (let i = w.columnNet.first[node]; i < w.columnNet.first[node + 1]; i++) {
      const [to, via] = [w.columnNet.to[i], w.columnNet.via[i]];
      const slot = 6 * (node % hexes) + via;
      const owed = owedOnLeaving(w, arm, node, slot);
      if (owed < 0 || (byRoadOnly && w.along[slot] === 0)) continue;
      const [open, met] = to >= hexes ? [w.openColumn, w.metColumn] : [w.openFull, w.metFull];
      const paid = (points: number): number => (points < 0 ? -1 : points + owed);
      const [alone, joined] = [paid(open[arm][slot]), paid(met[arm][slot])];
      if (alone >= 0 || joined >= 0) found.push([to, via, alone, joined]);
    }
    first[node + 1] = found.length;
  }
  return listed(first, found);
}

/** Steps from hex to hex, out of Road Column, each at the cost of its slot: of leaders (9.2b), of paths of command (7.5). */
function plainSteps(w: World, costs: ArrayLike<number>): Steps {
  const first = new Int32Array(2 * w.hexes + 1);
  const found: number[][] = [];
  for (let hex = 0; hex < w.hexes; hex++) {
    for (let i = w.map.first[hex]; i < w.map.first[hex + 1]; i++) {
      const points = costs[6 * hex + w.map.via[i]];
      if (points >= 0) found.push([w.map.to[i], w.map.via[i], points, points]);
    }
    first[hex + 1] = found.length;
  }
  return listed(first.fill(found.length, w.hexes), found);
}

/** 8.1b: the steps of an arm against the march, friends ignored; those it cannot take are there, too (-1). */
function stepsBack(w: World, arm: number, byRoadOnly: boolean): Steps {
  const { hexes } = w;
  const first = new Int32Array(2 * hexes + 1);
  const found: number[][] = [];
  for (let node = 0; node < 2 * hexes; node++) {
    for (let i = w.backNet.first[node]; i < w.backNet.first[node + 1]; i++) {
      const [from, via] = [w.backNet.to[i], w.backNet.via[i]];
      if (from === w.offMap) continue;
      const slot = 6 * (from % hexes) + via;
      const points = byRoadOnly && w.along[slot] === 0 ? -1 : singleStep(w, arm, slot, node >= hexes, false);
      const owed = owedOnLeaving(w, arm, from, slot);
      const paid = points < 0 || owed < 0 ? -1 : points + owed;
      found.push([from, via, paid, paid]);
    }
    first[node + 1] = found.length;
  }
  return listed(first, found);
}

function listed(first: Int32Array, found: readonly number[][]): Steps {
  const least = Int8Array.from(found, ([, , open, met]) => (open < 0 ? met : met < 0 ? open : Math.min(open, met)));
  return {
    first,
    to: Int16Array.from(found, ([to]) => to),
    via: Int8Array.from(found, ([, via]) => via),
    open: Int8Array.from(found, ([, , open]) => open),
    met: Int8Array.from(found, ([, , , met]) => met),
    least,
    cheapest: Int8Array.from(first.subarray(1), (end, node) =>
      least.subarray(first[node], end).reduce((a, b) => (b >= 0 ? Math.min(a, b) : a), DEAREST),
    ),
  };
}
/** More half points than any piece has. */
const DEAREST = 127;

const ARMS = [INFANTRY, CAVALRY, ARTILLERY];

/** By arm, and leaders last; guns apart that keep to roads (9.2.14b), paths of command, and marches looked at from their end. */
export interface StepTables {
  readonly byArm: readonly Steps[];
  readonly gunsByRoad: Steps;
  readonly traces: Steps;
  readonly back: readonly Steps[];
  readonly gunsBack: Steps;
}

export const layOutSteps = (w: World): StepTables => ({
  byArm: [...ARMS.map((arm) => stepsOf(w, arm, false)), plainSteps(w, w.leaderCost)],
  gunsByRoad: stepsOf(w, ARTILLERY, true),
  traces: plainSteps(w, w.traceCost),
  back: ARMS.map((arm) => stepsBack(w, arm, false)),
  gunsBack: stepsBack(w, ARTILLERY, true),
});
