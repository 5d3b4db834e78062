import { type Field, one } from './fields.ts';

/**
 * A position is one flat array of small integers, so that a copy is one memory copy and a position can be sent, hashed
 * and compared without knowing the game. The first part (the core) says everything; the rest is derived from it and kept
 * only because looking it up is faster than working it out.
 */
export type State = Int16Array;

/** A field is a count of plain numbers, or says what they are (fields.ts). */
type Fields = Readonly<Record<string, number | Field>>;

/** A field of the core and where it begins. */
export interface LaidField extends Field {
  readonly name: string;
  readonly from: number;
}

/** What a layout of any game can be asked: how long the core and the whole are, and what stands in the core. */
export interface AnyLayout {
  readonly coreSize: number;
  readonly size: number;
  readonly fields: readonly LaidField[];
}

/** Where each field of a position begins. */
export type Layout<C extends Fields, D extends Fields> = Readonly<Record<keyof C | keyof D, number>> & AnyLayout;

const RESERVED = new Set(['size', 'coreSize', 'fields']);
const asField = (given: number | Field): Field =>
  typeof given !== 'number' ? given : given === 1 ? one() : { ...one(), size: given, axes: [indexed(given)] };
const indexed = (length: number): Field['axes'][number] => ({ length, by: 'index' });

/** Lays fields one after another: `layout({ turn: 1, where: perUnit(73, place()) }, { occupant: 380 })`. */
export function layout<const C extends Fields, const D extends Fields>(core: C, derived: D): Layout<C, D> {
  const at: Record<string, number> = {};
  const fields: LaidField[] = [];
  let next = 0;
  const lay = (given: Fields): void => {
    for (const [name, one] of Object.entries(given)) {
      if (Object.hasOwn(at, name) || RESERVED.has(name)) throw new Error(`the field ${name} is taken`);
      const field = asField(one);
      at[name] = next;
      fields.push({ ...field, name, from: next });
      next += field.size;
    }
  };
  lay(core);
  const coreSize = next;
  const inCore = Object.freeze([...fields]);
  lay(derived);
  return Object.freeze({ ...at, coreSize, size: next, fields: inCore }) as unknown as Layout<C, D>;
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

/** What is wrong with a position whose derived part is not what its core says. */
export function derivedFaults({ coreSize }: AnyLayout, state: State, rebuild: (state: State) => void): string[] {
  const again = copyState(state);
  rebuild(again);
  for (let i = coreSize; i < state.length; i++)
    if (state[i] !== again[i]) return ['derived part differs from the core'];
  return [];
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
