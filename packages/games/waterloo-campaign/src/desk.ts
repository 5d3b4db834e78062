import { HEXES } from './board.ts';
import { createMarch, type March } from './rules/march.ts';
import { createTrace, type Trace } from './rules/trace.ts';

/**
 * Working memory of one instance of the game: searches that are used again and again, so that nothing is allocated for each
 * hex looked at. It holds nothing between two calls.
 */
export interface Desk {
  readonly march: March;
  readonly trace: Trace;
  readonly marks: HexMarks;
}

export function createDesk(): Desk {
  return { march: createMarch(), trace: createTrace(), marks: createHexMarks() };
}

/** A set of hexes in the order they were put in; emptied at no cost. */
export interface HexMarks {
  readonly size: number;
  clear(): void;
  /** Adds a hex, once. */
  add(hex: number): void;
  has(hex: number): boolean;
  /** The hexes as an array of their own. */
  list(): Int16Array;
}

function createHexMarks(): HexMarks {
  const stamps = new Int32Array(HEXES);
  const found = new Int16Array(HEXES);
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
