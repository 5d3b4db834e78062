import type { Place, State, Unit } from '@hundred-days/kernel';
import type { World } from '../world.ts';
import { wouldTake } from './occupation.ts';

/**
 * 13.11, 19.24: passing through a hex occupies it, and overruns leaders who are alone there. Two ways to the same end that
 * take or overrun different ones are two deeds; they are found by a search over hexes and what has been taken so far.
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
  // A label is a place and, in its lowest bits, what has been taken; each knows its cost, the label before it and when it was settled.
  let costs = new Int16Array(0);
  let befores = new Int32Array(0);
  let numbers = new Int32Array(0);
  /** Labels in the order in which they were settled, and those that wait at each cost as linked lists of entries. */
  let settled = new Int32Array(0);
  let entries = new Int32Array(1024);
  let nexts = new Int32Array(1024);
  let heads = new Int32Array(64);

  const bits = new Int16Array(size);

  function makeRoom(labels: number, allowance: number): void {
    if (costs.length < labels) {
      costs = new Int16Array(labels).fill(NONE);
      befores = new Int32Array(labels);
      numbers = new Int32Array(labels);
      settled = new Int32Array(labels);
    }
    if (heads.length <= allowance) heads = new Int32Array(2 * (allowance + 1));
    heads.fill(NONE, 0, allowance + 1);
  }

  function makeRoomToWait(): void {
    const [waited, followed] = [entries, nexts];
    entries = new Int32Array(2 * waited.length);
    nexts = new Int32Array(2 * waited.length);
    entries.set(waited);
    nexts.set(followed);
  }

  return {
    search(start, allowance, takes, cost, goesOn, mayEnd) {
      const shift = takes.length;
      const taken = (1 << shift) - 1;
      const origin = start << shift;
      makeRoom(size << shift, allowance);
      for (const [i, hex] of takes.entries()) bits[hex] = 1 << i;
      let waiting = 0;
      const enter = (label: number, points: number, before: number): void => {
        if (waiting === entries.length) makeRoomToWait();
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
          const from = label >> shift;
          if (label !== origin && !goesOn(from)) continue;
          for (let slot = first[from]; slot < first[from + 1]; slot++) {
            const points = cost(from, to[slot], via[slot]);
            if (points < 0 || now + points > allowance) continue;
            const next = (to[slot] << shift) | (label & taken) | bits[to[slot]];
            if (costs[next] < 0 || costs[next] > now + points) enter(next, now + points, label);
          }
        }
      }
      const found = new Found(shift, settled.slice(0, count), befores, numbers, mayEnd);
      // Only what was touched is cleared: there is room for far more labels than one search meets.
      for (let entry = 0; entry < waiting; entry++) costs[entries[entry]] = NONE;
      for (const hex of takes) bits[hex] = 0;
      return found;
    },
  };
}

/** What one search has found, untouched by later ones. */
class Found implements Deeds {
  readonly #shift: number;
  readonly #labels: Int32Array;
  readonly #before: Int32Array;
  readonly #ends: Int32Array;
  readonly length: number;

  constructor(
    shift: number,
    labels: Int32Array,
    befores: Int32Array,
    numbers: Int32Array,
    mayEnd: (place: Place) => boolean,
  ) {
    this.#shift = shift;
    this.#labels = labels;
    this.#before = new Int32Array(labels.length);
    this.#ends = new Int32Array(labels.length);
    let ends = 0;
    for (let i = 0; i < labels.length; i++) {
      const before = befores[labels[i]];
      this.#before[i] = before < 0 ? NONE : numbers[before];
      // The start, with nothing taken, is no deed; going out and back again is one only if something was taken.
      if (i > 0 && mayEnd(labels[i] >> shift)) this.#ends[ends++] = i;
    }
    this.length = ends;
  }

  goal(index: number): Place {
    return this.#labels[this.#ends[index]] >> this.#shift;
  }

  taken(index: number): number {
    return this.#labels[this.#ends[index]] & ((1 << this.#shift) - 1);
  }

  path(index: number): Place[] {
    const path: Place[] = [];
    for (let at = this.#ends[index]; at >= 0; at = this.#before[at]) path.push(this.#labels[at] >> this.#shift);
    return path.reverse();
  }
}

/** The deed of a way that ends there and enters these hexes, -1 if there is none. */
export function deedOf(deeds: Deeds, takes: readonly Place[], goal: Place, entered: readonly Place[]): number {
  let taken = 0;
  for (const [i, hex] of takes.entries()) if (entered.includes(hex)) taken |= 1 << i;
  for (let i = 0; i < deeds.length; i++) if (deeds.goal(i) === goal && deeds.taken(i) === taken) return i;
  return NONE;
}

/** More are not told apart: each doubles the labels, and nobody meets so many in one march. */
const MOST_TAKES = 8;

/** The hexes a unit could take in passing, or in which it would overrun leaders: a zone would stop it there. */
export function takenInPassing(w: World, s: State, unit: Unit, passes: (hex: Place) => boolean): readonly Place[] {
  const takes = w.objectiveHexes.filter((hex) => wouldTake(w, s, unit, hex) && passes(hex));
  for (const hex of w.above?.overruns(s, unit) ?? []) if (!takes.includes(hex) && passes(hex)) takes.push(hex);
  return takes.slice(0, MOST_TAKES);
}
