import type { Place, State, Unit } from '@hundred-days/kernel';
import type { World } from '../world.ts';
import { wouldTake } from './occupation.ts';

/**
 * 13.11: passing through a hex occupies it. Where a unit could take objective hexes on its way, two ways to the same end
 * that take different ones are two deeds; they are found by a search over hexes and what has been taken so far.
 */

/** Half points of a step, negative if it may not be taken. */
export type StepCost = (from: Place, to: Place, via: number) => number;

/** The deeds of a unit, the cheapest path for each, in order of cost, goal and what is taken. */
export interface Deeds {
  readonly length: number;
  goal(index: number): Place;
  /** Bit i: the i-th of the hexes to be taken. */
  taken(index: number): number;
  /** The way there from the start, which is its first place. */
  path(index: number): Place[];
}

export interface Passage {
  /** `goesOn` says whether the unit may go on from a place, `mayEnd` whether it may stop there. */
  search(
    start: Place,
    allowance: number,
    takes: readonly Place[],
    cost: StepCost,
    goesOn: (place: Place) => boolean,
    mayEnd: (place: Place) => boolean,
  ): Deeds;
}

const NONE = -1;

export function createPassage({ movementNet }: World): Passage {
  const { size, first, to, via } = movementNet;
  // A label is a place and what has been taken, place * kinds + taken; each knows its cost, the label before it and when it was settled.
  let costs = new Int16Array(0);
  let befores = new Int32Array(0);
  let numbers = new Int32Array(0);
  /** Labels in the order in which they were settled, and those that wait at each cost as linked lists of entries. */
  let settled = new Int32Array(0);
  let entries = new Int32Array(0);
  let nexts = new Int32Array(0);
  let heads = new Int32Array(64);

  function makeRoom(labels: number, allowance: number): void {
    if (costs.length < labels) {
      costs = new Int16Array(labels);
      befores = new Int32Array(labels);
      numbers = new Int32Array(labels);
      settled = new Int32Array(labels);
      entries = new Int32Array(6 * labels);
      nexts = new Int32Array(6 * labels);
    }
    if (heads.length <= allowance) heads = new Int32Array(2 * (allowance + 1));
    costs.fill(NONE, 0, labels);
    heads.fill(NONE, 0, allowance + 1);
  }

  return {
    search(start, allowance, takes, cost, goesOn, mayEnd) {
      const kinds = 1 << takes.length;
      const origin = start * kinds;
      makeRoom(size * kinds, allowance);
      let waiting = 0;
      const enter = (label: number, points: number, before: number): void => {
        costs[label] = points;
        befores[label] = before;
        entries[waiting] = label;
        nexts[waiting] = heads[points];
        heads[points] = waiting++;
      };
      enter(origin, 0, NONE);
      let count = 0;
      for (let now = 0; now <= allowance; now++) {
        const begun = count;
        // A step costs something, so nothing joins those that wait at this cost.
        for (let entry = heads[now]; entry >= 0; entry = nexts[entry])
          if (costs[entries[entry]] === now) settled[count++] = entries[entry];
        settled.subarray(begun, count).sort();
        for (let i = begun; i < count; i++) {
          const label = settled[i];
          numbers[label] = i;
          const from = (label / kinds) | 0;
          if (label !== origin && !goesOn(from)) continue;
          for (let slot = first[from]; slot < first[from + 1]; slot++) {
            const points = cost(from, to[slot], via[slot]);
            if (points < 0 || now + points > allowance) continue;
            const bit = takes.indexOf(to[slot]);
            const next = to[slot] * kinds + ((label % kinds) | (bit < 0 ? 0 : 1 << bit));
            if (costs[next] < 0 || costs[next] > now + points) enter(next, now + points, label);
          }
        }
      }
      return new Found(kinds, settled.slice(0, count), befores, numbers, mayEnd);
    },
  };
}

/** What one search has found, untouched by later ones. */
class Found implements Deeds {
  readonly #kinds: number;
  readonly #labels: Int32Array;
  readonly #before: Int32Array;
  readonly #ends: Int32Array;
  readonly length: number;

  constructor(
    kinds: number,
    labels: Int32Array,
    befores: Int32Array,
    numbers: Int32Array,
    mayEnd: (place: Place) => boolean,
  ) {
    this.#kinds = kinds;
    this.#labels = labels;
    this.#before = new Int32Array(labels.length);
    this.#ends = new Int32Array(labels.length);
    let ends = 0;
    for (let i = 0; i < labels.length; i++) {
      const before = befores[labels[i]];
      this.#before[i] = before < 0 ? NONE : numbers[before];
      // The start, with nothing taken, is no deed; going out and back again is one only if something was taken.
      if (i > 0 && mayEnd((labels[i] / kinds) | 0)) this.#ends[ends++] = i;
    }
    this.length = ends;
  }

  goal(index: number): Place {
    return (this.#labels[this.#ends[index]] / this.#kinds) | 0;
  }

  taken(index: number): number {
    return this.#labels[this.#ends[index]] % this.#kinds;
  }

  path(index: number): Place[] {
    const path: Place[] = [];
    for (let at = this.#ends[index]; at >= 0; at = this.#before[at]) path.push((this.#labels[at] / this.#kinds) | 0);
    return path.reverse();
  }
}

/** The hexes a unit could take in passing, among those it can reach: a zone would stop it there. */
export function takenInPassing(w: World, s: State, unit: Unit, passes: (hex: Place) => boolean): readonly Place[] {
  return w.objectiveHexes.filter((hex) => wouldTake(w, s, unit, hex) && passes(hex));
}
