/**
 * A position is one flat array of small integers, so that a copy is one memory copy and a position can be sent, hashed
 * and compared without knowing the game. The first part (the core) says everything; the rest is derived from it and kept
 * only because looking it up is faster than working it out.
 */
export type State = Int16Array;

type Sizes = Readonly<Record<string, number>>;

/** Where each field of a position begins, and how long the core and the whole are. */
export type Layout<C extends Sizes, D extends Sizes> = Readonly<Record<keyof C | keyof D, number>> & {
  readonly coreSize: number;
  readonly size: number;
};

/** Lays fields one after another: `layout({ turn: 1, where: 73 }, { occupant: 380 })`. */
export function layout<const C extends Sizes, const D extends Sizes>(core: C, derived: D): Layout<C, D> {
  const at: Record<string, number> = {};
  let next = 0;
  const lay = (sizes: Sizes): void => {
    for (const [name, size] of Object.entries(sizes)) {
      if (Object.hasOwn(at, name) || name === 'size' || name === 'coreSize')
        throw new Error(`the field ${name} is taken`);
      at[name] = next;
      next += size;
    }
  };
  lay(core);
  const coreSize = next;
  lay(derived);
  return Object.freeze({ ...at, coreSize, size: next }) as Layout<C, D>;
}

export function copyState(state: State): State {
  const copy = new Int16Array(state.length);
  copy.set(state);
  return copy;
}

/** Copies without allocating: for search, which works through many positions in the same memory. */
export function copyInto(target: State, source: State): void {
  target.set(source);
}

export function sameState(a: State, b: State): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The core as bytes, little-endian on every machine, for hashing and storage. */
export function coreBytes(state: State, coreSize: number): Uint8Array {
  const bytes = new Uint8Array(coreSize * 2);
  for (let i = 0; i < coreSize; i++) {
    bytes[2 * i] = state[i] & 0xff;
    bytes[2 * i + 1] = (state[i] >> 8) & 0xff;
  }
  return bytes;
}

/** A copy of plain data, as it would come out of a file. */
export function plainCopy<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}
