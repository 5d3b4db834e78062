import type { Place, State, Unit } from '@hundred-days/kernel';
import type { World } from '../world.ts';
import { wouldTake } from './occupation.ts';

/**
 * 13.11: passing through a hex occupies it. Where a unit could take objective hexes on its way, two ways to the same end
 * that take different ones are two deeds; they are found by a search over hexes and what has been taken so far.
 */

/** Half points of a step, negative if it may not be taken. */
export type StepCost = (from: Place, to: Place, via: number) => number;

export interface Deed {
  readonly goal: Place;
  /** Bit i: the i-th of the hexes to be taken. */
  readonly taken: number;
  readonly path: readonly Place[];
}

export interface Passage {
  /**
   * All deeds of a unit, the cheapest path for each, in order of cost, goal and what is taken. `goesOn` says whether the
   * unit may go on from a hex, `mayEnd` whether it may stop there.
   */
  search(
    start: Place,
    allowance: number,
    takes: readonly Place[],
    cost: StepCost,
    goesOn: (place: Place) => boolean,
    mayEnd: (place: Place) => boolean,
  ): readonly Deed[];
}

export function createPassage({ movementNet }: World): Passage {
  const { size, first, to, via } = movementNet;
  let costs = new Int16Array(0);
  let froms = new Int32Array(0);

  function pathTo(label: number, kinds: number): Place[] {
    const path: Place[] = [];
    for (let at = label; at >= 0; at = froms[at]) path.push(Math.floor(at / kinds));
    return path.reverse();
  }

  return {
    search(start, allowance, takes, cost, goesOn, mayEnd) {
      const kinds = 1 << takes.length;
      if (costs.length < size * kinds) {
        costs = new Int16Array(size * kinds);
        froms = new Int32Array(size * kinds);
      }
      costs.fill(-1, 0, size * kinds);
      const waiting: number[][] = Array.from({ length: allowance + 1 }, () => []);
      const origin = start * kinds;
      costs[origin] = 0;
      froms[origin] = -1;
      waiting[0].push(origin);
      const deeds: Deed[] = [];
      for (let now = 0; now <= allowance; now++) {
        const settled: number[] = [];
        for (let i = 0; i < waiting[now].length; i++) {
          const label = waiting[now][i];
          if (costs[label] !== now) continue;
          settled.push(label);
          const from = Math.floor(label / kinds);
          if (label !== origin && !goesOn(from)) continue;
          for (let slot = first[from]; slot < first[from + 1]; slot++) {
            const points = cost(from, to[slot], via[slot]);
            if (points < 0 || now + points > allowance) continue;
            const bit = takes.indexOf(to[slot]);
            const next = to[slot] * kinds + ((label % kinds) | (bit < 0 ? 0 : 1 << bit));
            if (costs[next] >= 0 && costs[next] <= now + points) continue;
            costs[next] = now + points;
            froms[next] = label;
            waiting[now + points].push(next);
          }
        }
        for (const label of settled.sort((a, b) => a - b)) {
          const goal = Math.floor(label / kinds);
          // Going out and back again is a deed only if something was taken.
          if (label !== origin && mayEnd(goal)) deeds.push({ goal, taken: label % kinds, path: pathTo(label, kinds) });
        }
      }
      return deeds;
    },
  };
}

/** The hexes a unit could take in passing, among those it can reach: a zone would stop it there. */
export function takenInPassing(w: World, s: State, unit: Unit, passes: (hex: Place) => boolean): readonly Place[] {
  return w.objectiveHexes.filter((hex) => wouldTake(w, s, unit, hex) && passes(hex));
}
