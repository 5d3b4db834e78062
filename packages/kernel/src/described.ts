import type { Axis, Meaning } from './fields.ts';
import type { AnyLayout, LaidField, State } from './state.ts';

/**
 * A position, or what changed in one, by names: `{ "turn": 3, "step": "combat", "where": { "fr-1inf": "1011" } }`. Plain
 * data, for records, storage and the chain of hashes: it stays the same when fields, units or places are laid out otherwise.
 */
export type Described = Readonly<Record<string, DescribedValue>>;
export type DescribedValue = number | string | readonly string[] | { readonly [key: string]: DescribedValue };

/** The names of units and places; a Game has them. */
export interface Names {
  readonly unitIds: readonly string[];
  readonly placeIds: readonly string[];
}

/** Thrown for a description that does not fit the layout: `at` says where. It came from a file, not from these rules. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
  readonly at: string;

  constructor(at: string, message: string) {
    super(`${at}: ${message}`);
    this.at = at;
  }
}

export interface Describer {
  /** The core by names; what is as it is left unsaid is left out. */
  describe(state: State): Described;
  /** Numbers by their places in the core, each given a name, whatever they are. */
  numbers(numbers: Iterable<readonly [index: number, value: number]>): Described;
  /** What is different in the core of `after`, by names. */
  changes(before: State, after: State): Described;
  /** What is described, as numbers by their places in the core. */
  read(described: Described): [index: number, value: number][];
  /** Writes what is described into the core; the derived part is the game's to rebuild. */
  apply(state: State, described: Described): void;
  /** A position of which nothing is said but this; its derived part is still empty. */
  make(described: Described): State;
}

/** Describes positions of one layout with the names of one game. */
export function describer(layout: AnyLayout, names: Names): Describer {
  const codes = layout.fields.map((field) => fieldCode(field, names));
  const byName = new Map(codes.map((code) => [code.field.name, code]));
  const standard = new Int16Array(layout.coreSize);
  for (const { from, size, standard: value } of layout.fields) standard.fill(value, from, from + size);

  const numbers = (given: Iterable<readonly [index: number, value: number]>): Described => {
    const described: Record<string, unknown> = {};
    let next = 0;
    for (const [index, value] of given) {
      while (index >= codes[next].field.from + codes[next].field.size) next++;
      if (index < codes[next].field.from) next = codes.findIndex(({ field }) => index < field.from + field.size);
      codes[next].write(described, index, value);
    }
    return described as Described;
  };
  function* different(before: State, after: State): Generator<readonly [index: number, value: number]> {
    for (let i = 0; i < layout.coreSize; i++) if (before[i] !== after[i]) yield [i, after[i]];
  }
  const read = (described: Described): [index: number, value: number][] => {
    const found: [number, number][] = [];
    for (const [name, value] of Object.entries(described)) {
      const code = byName.get(name);
      if (code === undefined) throw new DescriptionError(name, 'no such field');
      code.read(found, value);
    }
    return found;
  };
  const apply = (state: State, described: Described): void => {
    for (const [index, value] of read(described)) state[index] = value;
  };
  return {
    numbers,
    read,
    apply,
    describe: (state) => numbers(different(standard, state)),
    changes: (before, after) => numbers(different(before, after)),
    make(described) {
      const state = new Int16Array(layout.size);
      state.set(standard);
      apply(state, described);
      return state;
    },
  };
}

/** For a single use; who describes many positions keeps a describer. */
export const describe = (layout: AnyLayout, names: Names, state: State): Described =>
  describer(layout, names).describe(state);
export const changes = (layout: AnyLayout, names: Names, before: State, after: State): Described =>
  describer(layout, names).changes(before, after);
export const applyChanges = (layout: AnyLayout, names: Names, state: State, described: Described): void =>
  describer(layout, names).apply(state, described);

/** Writes and reads one field. */
interface FieldCode {
  readonly field: LaidField;
  write(into: Record<string, unknown>, index: number, value: number): void;
  read(into: [index: number, value: number][], value: unknown): void;
}

function fieldCode(field: LaidField, names: Names): FieldCode {
  const axes = field.axes.map((axis) => axisCode(field.name, axis, names));
  const meaning = meaningCode(field.meaning, names);
  const strides = field.axes.map((_, depth) =>
    field.axes.slice(depth + 1).reduce((size, { length }) => size * length, 1),
  );
  const read = (into: [number, number][], value: unknown, depth: number, index: number, at: string): void => {
    if (depth === axes.length) {
      into.push([index, numberOf(meaning, value, at)]);
      return;
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new DescriptionError(at, 'not a list by names');
    for (const [key, inner] of Object.entries(value)) {
      const found = axes[depth].indexOf.get(key);
      if (found === undefined) throw new DescriptionError(`${at}.${key}`, 'no such name');
      read(into, inner, depth + 1, index + found * strides[depth], `${at}.${key}`);
    }
  };
  return {
    field,
    read: (into, value) => read(into, value, 0, field.from, field.name),
    write(into, index, value) {
      let target = into;
      let key = field.name;
      let rest = index - field.from;
      for (let depth = 0; depth < axes.length; depth++) {
        if (target[key] === undefined) target[key] = {};
        target = target[key] as Record<string, unknown>;
        key = axes[depth].keys[Math.floor(rest / strides[depth])];
        rest %= strides[depth];
      }
      target[key] = meaning.name(value);
    },
  };
}

function axisCode(name: string, { by, length }: Axis, names: Names) {
  const all = by === 'unit' ? names.unitIds : by === 'place' ? names.placeIds : by;
  if (all !== 'index' && all.length < length) throw new Error(`${name} has ${length} numbers for ${all.length} names`);
  const keys = all === 'index' ? Array.from({ length }, (_, i) => String(i)) : all.slice(0, length);
  const indexOf = new Map(keys.map((key, index) => [key, index]));
  if (indexOf.size !== length) throw new Error(`${name}: a name stands twice`);
  return { keys, indexOf };
}

interface MeaningCode {
  name(value: number): DescribedValue;
  /** The number that is named so; undefined if none is. */
  value(name: string | readonly unknown[]): number | undefined;
}

const SMALLEST = -0x8000;
const LARGEST = 0x7fff;

function numberOf(meaning: MeaningCode, value: unknown, at: string): number {
  if (typeof value === 'number') {
    if (Number.isInteger(value) && value >= SMALLEST && value <= LARGEST) return value;
    throw new DescriptionError(at, 'no number of a position');
  }
  const found = typeof value === 'string' || Array.isArray(value) ? meaning.value(value) : undefined;
  if (found === undefined) throw new DescriptionError(at, 'no such name');
  return found;
}

function meaningCode(meaning: Meaning, names: Names): MeaningCode {
  switch (meaning.type) {
    case 'number':
      return { name: (value) => value, value: () => undefined };
    case 'place':
      return listCode(names.placeIds);
    case 'unit':
      return listCode(names.unitIds);
    case 'word':
      return listCode(meaning.words);
    case 'flags':
      return flagsCode(meaning.names);
    case 'plus-one':
      return plusOneCode(meaningCode(meaning.of, names));
  }
}

function listCode(list: readonly string[]): MeaningCode {
  const indexOf = new Map(list.map((name, index) => [name, index]));
  return {
    name: (value) => list[value] ?? value,
    value: (name) => (typeof name === 'string' ? indexOf.get(name) : undefined),
  };
}

function plusOneCode(of: MeaningCode): MeaningCode {
  return {
    name(value) {
      const name = value > 0 ? of.name(value - 1) : value;
      return typeof name === 'number' ? value : name;
    },
    value(name) {
      const found = of.value(name);
      return found === undefined ? undefined : found + 1;
    },
  };
}

/** Flags by name, in the order of the alphabet; a number with bits that have no name stays a number. */
function flagsCode(flags: readonly string[]): MeaningCode {
  const sorted = [...flags].sort().map((name) => ({ name, bit: 1 << flags.indexOf(name) }));
  const known = sorted.reduce((bits, { bit }) => bits | bit, 0);
  return {
    name(value) {
      const bits = value & 0xffff;
      if ((bits & ~known) !== 0) return value;
      return sorted.filter(({ bit }) => (bits & bit) !== 0).map(({ name }) => name);
    },
    value(list) {
      if (typeof list === 'string') return undefined;
      let bits = 0;
      for (const name of list) {
        const flag = sorted.find((one) => one.name === name);
        if (flag === undefined) return undefined;
        bits |= flag.bit;
      }
      return (bits << 16) >> 16;
    },
  };
}

/** Plain data as text that does not hang on the order of names. */
export function canonicalText(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  if (Array.isArray(data)) return `[${data.map(canonicalText).join(',')}]`;
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonicalText(value)}`).join(',')}}`;
}
