import type { Place } from '@hundred-days/kernel';
import { createMarch, type March } from './rules/march.ts';
import { createTrace, type Trace } from './rules/trace.ts';
import type { World } from './world.ts';

/**
 * Working memory of one instance of the game: searches that are used again and again, so that nothing is allocated for each
 * hex looked at. It holds nothing between two calls.
 */
export interface Desk {
  readonly w: World;
  readonly march: March;
  readonly trace: Trace;
  readonly marks: HexMarks;
}

export function createDesk(w: World): Desk {
  return { w, march: createMarch(w), trace: createTrace(w), marks: createHexMarks(w) };
}

/** A set of hexes in the order they were put in; emptied at no cost. */
export interface HexMarks {
  readonly size: number;
  clear(): void;
  /** Adds a hex, once. */
  add(hex: Place): void;
  has(hex: Place): boolean;
  /** The hexes as an array of their own. */
  list(): Int16Array;
}

function createHexMarks(w: World): HexMarks {
  const stamps = new Int32Array(w.hexes);
  const found = new Int16Array(w.hexes);
  let stamp = 1;
  let size = 0;
  return {
    get size() {
      return size;
    },
    clear() {
      size = 0;
      if (stamp === 0x7fffffff) {
        stamps.fill(0);
        stamp = 0;
      }
      stamp++;
    },
    add(hex) {
      if (stamps[hex] === stamp) return;
      stamps[hex] = stamp;
      found[size++] = hex;
    },
    has: (hex) => stamps[hex] === stamp,
    list: () => found.slice(0, size),
  };
}
