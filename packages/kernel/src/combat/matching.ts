/** Gives each of some who want somebody one of their own, as far as that goes: enemies that only guns can reach, for instance. */
export interface Matching {
  /** Those who get nobody when as many as possible are served; good until the next time it is asked. */
  leftOver(
    wanting: readonly number[],
    free: readonly number[],
    serves: (free: number, wanting: number) => boolean,
  ): readonly number[];
}

/** For numbers below `size`. */
export function createMatching(size: number): Matching {
  const matched = new Int16Array(size);
  const tried = new Uint8Array(size);
  const left: number[] = [];

  /** Serves one, giving others somebody else where that helps (augmenting paths). */
  function find(one: number, free: readonly number[], serves: (free: number, wanting: number) => boolean): boolean {
    for (const other of free) {
      if (tried[other] === 1 || !serves(other, one)) continue;
      tried[other] = 1;
      if (matched[other] < 0 || find(matched[other], free, serves)) {
        matched[other] = one;
        return true;
      }
    }
    return false;
  }

  return {
    leftOver(wanting, free, serves) {
      left.length = 0;
      if (wanting.length === 0) return left;
      for (const other of free) matched[other] = -1;
      for (const one of wanting) {
        for (const other of free) tried[other] = 0;
        if (!find(one, free, serves)) left.push(one);
      }
      return left;
    },
  };
}
